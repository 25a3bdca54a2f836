import { regex } from '../../../../base/regex.ts'
import { clausesOf, saidIn, type Clause } from '../../words/clauses.ts'
import type { Tokens } from '../../words/tokens.ts'
import { answersIt } from './answers-it.ts'
import { isToldLater } from './told-later.ts'
import type { WhenAsked } from './when-asked.ts'

/**
 * Whether a later part points to a day that was told of something else as the one that is meant: "my salary comes on the 30th, so that
 * day", "shanivar ko chhutti hai, tab karunga", "on the 1st, as soon as the pension comes".
 */
export function isPointedTo(heard: Tokens, part: Clause & { said: string }, asked: WhenAsked): boolean {
  if (AS_SOON_AS.test(part.said) || ENDS_POINTING.test(part.said)) return true
  if (POINTS_WITHIN.test(part.said) || (IS_FREE.test(part.said) && isAtHomeThen(heard, part))) return true
  return clausesOf(heard).some((clause) => {
    const said = saidIn(heard, clause.from > part.from ? clause : { from: part.to, to: Math.max(part.to, clause.to) })
    return (
      clause.to > part.to && POINTS.test(said) && (BARE.test(said) || (answersIt(said) && !isToldLater(said, asked)))
    )
  })
}

/** "Friday chhutti hai to ghar pe rahunga", "Thursday is my weekly off, so I'm at home" */
function isAtHomeThen(heard: Tokens, { to, said }: Clause & { said: string }): boolean {
  return AT_HOME.test(saidIn(heard, { from: to, to: to + MAX_WORDS })) || AT_HOME.test(said.replace(BEFORE_THEN, ''))
}

const BEFORE_THEN = /^.* (?:hai|hain|hoon|है|हैं|हूं) (?=to |toh |isliye |तो |इसलिए )/

const MAX_WORDS = 8
const IS_FREE = /(?:^| )(?:chh?utti|chhuti|holiday|off|leave|छुट्टी)(?= |$)/
const AT_HOME = regex('u')`
  ^(?:to|toh|so|isliye|तो|इसलिए) (?:(?:main|mai|hum|sab|i|we|ill|im|i am|i will|we will|we are|मैं|हम|सब) )*
    (?:be (?:at )?home|at home|(?:ghar (?:pe|par|pr|mein)|free|khali|घर (?:पर|पे|में)|फ्री|खाली) (?:hi |ही )?(?:rah\S+|reh\S+|hoon|hun|honge|mil\S+|hai|hain|रह\S+|हूं|होंगे|मिल\S+))(?= |$)
`
/** "@ ki chhutti hai us din aa jaunga": pointed to in the same breath. */
const POINTS_WITHIN = regex('u')`
  @ .*(?:hai|hain|hoon|rahega|है|हैं|हूं) (?:to |so |तो )?(?:us|usi|uss|ussi|उस|उसी) (?:din|दिन) (?:(?!na|mat|नहीं)\S+ ){0,2}?(?:aa|le|kar|bhar|de|bhej|mil|rakh|rah|आ|ले|कर|भर|दे|रख)\S*(?: \S+)?$
`

const AS_SOON_AS = regex('u')`
  (?:^| )(?:(?:aate|milte|hote|lete|khulte) hi|as soon as)(?= |$)
  |(?<![\p{L}\p{M}])(?:आते|मिलते|होते|लेते|खुलते) ही(?= |$)
`
const POINTS = regex('u')`
  (?:^| )(?:that day|that very day|same day|that date|us din|usi din|ussi din|uss din|wahi din|usi roz|tab|tabhi|usi din se)(?= |$)
  |(?<![\p{L}\p{M}])(?:उस दिन|उसी दिन|वही दिन|उसी रोज|तब|तभी)(?= |$)
  |^(?:(?:so|and|then) )*(?:i|we|ill|well)? ?(?:can|will|shall)? ?(?:come|pay|visit|do it|do|pay it|collect|give|be free|be home) (?:only )?then$
`
const ENDS_POINTING =
  / (?:that day|same day|that very day|us din|usi din|ussi din|wahi din|उस दिन|उसी दिन)(?: (?:se|ko|hi|से|को|ही))?$/
const BARE = regex('u')`
  ^(?:(?:so|then|and|on|the|to|toh|please|itself|only|hi|se|ko|that day|that very day|same day|us din|usi din|ussi din|uss din|wahi din|theek|rahega|उस दिन|उसी दिन|वही दिन|ही|से|को|तो)(?: |$))+$
`

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
  return clausesOf(heard).some((clause) => {
    const said = saidIn(heard, clause.from > part.from ? clause : { from: part.to, to: Math.max(part.to, clause.to) })
    return (
      clause.to > part.to && POINTS.test(said) && (BARE.test(said) || (answersIt(said) && !isToldLater(said, asked)))
    )
  })
}

const AS_SOON_AS = regex('u')`
  (?:^| )(?:(?:aate|milte|hote|lete|khulte) hi|as soon as)(?= |$)
  |(?<![\p{L}\p{M}])(?:आते|मिलते|होते|लेते|खुलते) ही(?= |$)
`
const POINTS = regex('u')`
  (?:^| )(?:that day|that very day|same day|that date|us din|usi din|ussi din|uss din|wahi din|usi roz|tab|tabhi|usi din se)(?= |$)
  |(?<![\p{L}\p{M}])(?:उस दिन|उसी दिन|वही दिन|उसी रोज|तब|तभी)(?= |$)
`
const ENDS_POINTING =
  / (?:that day|same day|that very day|us din|usi din|ussi din|wahi din|उस दिन|उसी दिन)(?: (?:se|ko|hi|से|को|ही))?$/
const BARE = regex('u')`
  ^(?:(?:so|then|and|on|the|to|toh|please|itself|only|hi|se|ko|that day|that very day|same day|us din|usi din|ussi din|uss din|wahi din|theek|rahega|उस दिन|उसी दिन|वही दिन|ही|से|को|तो)(?: |$))+$
`

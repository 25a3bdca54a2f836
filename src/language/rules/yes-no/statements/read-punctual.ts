import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import { findNumbers } from '../../numbers/numbers.ts'
import { DENIES } from '../../words/function-words.ts'
import { type Tokens } from '../../words/tokens.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { toldInParts } from '../told-in-parts.ts'
import type { YesNo } from '../yes-or-no.ts'

/** "Did the plumber come on time?", "was the bus late?" */
const punctualityAsked = oncePerField((plan): 'on time' | 'late' | undefined => {
  const question = questionOf(plan)
  if (OF_PAYING.test(question)) return undefined
  if (/\b(?:on|in) time\b|\bpunctual/i.test(question)) return 'on time'
  return /^(?:was|were|did)\b.*\b(?:late|delayed)\b/i.test(question) ? 'late' : undefined
})
const OF_PAYING = /\b(?:pa(?:y|id|ys|ying)|salar\w+|emi|instal\w+)\b/i

/** "He was half an hour early", "do ghante late aaya", "said ten and reached at one" to "did he come on time?" */
export function readPunctual({ heard, move, readsHindi }: Message, plan: FieldReader): YesNo | undefined {
  const asked = punctualityAsked(plan)
  if (asked === undefined || move === 'question' || heard.words.length > MAX_WORDS) return undefined
  const broken = brokenPromise(heard, readsHindi)
  const told = broken
    ? { value: false, isExplicit: true, from: 0, to: heard.words.length }
    : toldInParts(heard, (words, part) => (endsAsking(heard, part) ? undefined : onTimeIn(words.join(' '))))
  return told && { ...told, value: told.value === (asked === 'on time') }
}

const MAX_WORDS = 24

function onTimeIn(said: string): boolean | undefined {
  if (UNSETTLED.test(said)) return undefined
  if (NEARLY.test(said)) return true
  const [isLate, isOnTime] = [LATE.test(said), ON_TIME.test(said)]
  if (isLate === isOnTime) return undefined
  if (isLate && FEW_MINUTES.test(said)) return undefined
  return isOnTime !== DENIES.test(said.replace(OPENING, ''))
}

const OPENING = /^(?:(?:no|nope|nahi|na|नहीं) )+(?!late|time|on time|samay|लेट)/
const UNSETTLED =
  /(?<!\p{L})(?:if|maybe|perhaps|sometimes|usually|mostly|kabhi kabhi|kya|shayad|agar|क्या|शायद|अगर|कभी कभी)(?![\p{L}\p{M}])/u
/** "Five minutes here and there", "thoda aage peeche" */
const NEARLY = regex('u')`
  \bminutes? (?:here (?:and|or) there|this way or that|plus or minus)\b
  |(?<!\p{L})(?:thoda |do |paanch |panch |das |\d+ )(?:bahut |minute )?(?:aage peeche|idhar udhar|upar neeche)
  |(?:थोडा|मिनट) (?:बहुत )?(?:आगे पीछे|इधर उधर|ऊपर नीचे)
`
/** Five minutes late may be on time to one and late to another. */
const FEW_MINUTES =
  /\b(?:few|couple of|two|three|five|ten|do|teen|paanch|das|[1-9]|10) (?:minutes?|mins?)\b|(?:दो|पांच|दस) मिनट/
const LATE = regex('u')`
  \b(?:
    late|latecomer|delay(?:ed|s)?|overdue|behind (?:time|schedule)|took (?:forever|ages)|(?:kept|made) (?:me|us) wait\w*
    |(?:had to|i|we) wait(?:ed)? (?:for )?(?:\w+ )?(?:long|hours?|\w+ hours|the (?:whole|entire) day|all day)
    |had to (?:call|phone|remind) (?:\w+ )?(?:twice|again|(?:two|three|four|many|several) times)
    |wait(?:ed|ing)? (?:for )?(?:\w+ ){1,2}(?:minutes|hours?)|(?:next|another) day
    |der (?:se|ho|kar|lag|laga|baad)|deri|late lateef|intez?[aa]+r (?:kar|karwa|kara)\w*|wait kar(?:wa|na pad|aya)\w*
  )\b
  |(?<!\p{L})(?:लेट|देर (?:से|हो|कर|लग|बाद)|देरी|इंतजार (?:कर|करवा|करा)[\p{L}\p{M}]*)(?![\p{L}\p{M}])
`
const ON_TIME = regex('u')`
  \b(?:
    early|earlier than|before time|ahead of (?:time|schedule)|(?:on|in|right) time|on the dot|dot on|sharp|punctual\w*
    |(?:exact|exactly at|promised|given|committed|scheduled|same) time|as (?:promised|scheduled|committed)
    |(?:time|samay|waqt|wakt) (?:pe|par|se)|(?:sahi|theek|exact|thik) (?:time|samay)|jaldi (?:hi )?aa\w*
    |pehle hi (?:aa|pahunch)\w*|(?:time|samay) se pehle
  )\b
  |(?<!\p{L})(?:समय|टाइम|वक्त) (?:पर|पे|से)|(?:सही|ठीक) (?:समय|टाइम|वक्त)|जल्दी (?:ही )?आ|पहले ही (?:आ|पहुंच)
`

/** "Said eleven and reached at two", "das bola tha, ek baje aaya": another hour than was promised, and a later one. */
function brokenPromise(heard: Tokens, readsHindi: boolean): boolean {
  if (!PROMISED.test(heard.words.join(' '))) return false
  const [promised, kept, more] = findNumbers(heard, readsHindi)
  if (promised === undefined || kept === undefined || more !== undefined) return false
  const between = heard.words.slice(promised.to).join(' ')
  if (!CAME.test(between) || [promised.value, kept.value].some((hour) => hour < 1 || hour > 12)) return false
  const later = (kept.value - promised.value + 12) % 12
  return later > 0 && later < 9
}

const PROMISED = regex('u')`
  \b(?:said|told|promised|committed|gave|given|supposed|scheduled|slot|bola|bole|kaha|kahe|diya)\b
  |(?<!\p{L})(?:बोला|बोले|कहा|दिया)(?![\p{L}\p{M}])
`
const CAME = regex('u')`
  \b(?:came|come|reached|arrived|turned up|showed up|aa?y[aei]|pahunch\w*|pahuch\w*)\b|(?<!\p{L})(?:आया|आए|आई|पहुंच)
`

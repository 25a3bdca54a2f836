import { regex } from '../../../base/regex.ts'
import { questionOf } from '../fields/question-of.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Message } from '../message.ts'
import type { YesNo } from './yes-no.ts'

/** "Have you donated blood before?", "क्या पहले भी आए हैं?" */
const asksOfBefore = oncePerField(
  (plan) =>
    !isConfirmation(plan) &&
    (/\b(?:have|has|did|were|was)\b.*\b(?:before|earlier|previously|ever)\b|\bprevious(?:ly)?\b/i.test(
      questionOf(plan),
    ) ||
      /(?:पहले|कभी).*(?:हैं|है|हो|था|थे|किया)/.test(questionOf(plan)) ||
      /^(?:\S+ )?(?:before|previously|earlier)$/.test(plan.label.slice(-2).join(' '))),
)

const FIRST = regex`
  \b(?:
    (?:my|our|this|the|very|is|be|a|just) first|first time|1st time|(?:pehli|pahli|pehla|pahla) (?:baar|bar|mauka)
    |(?:im|i am|we are|were|am) new|new to (?:this|it)|never (?:\w+ ){0,4}before
    |(?:kabhi|aaj tak|abhi tak) (?:\S+ )?nahi
  )\b
  |पहली बार|पहला मौका
  |(?:कभी|आज तक|अभी तक) (?:\S+ )?नहीं
`
const TIMES = regex`
  \b(?:
    once|twice|thrice|(?:one|two|three|four|five|many|several|few|\d+) times?
    |(?:ek|do|teen|char|chaar|paanch|kai|\d+) (?:baar|bar|dafa)|every (?:year|month|week|time)|each year
    |(?:har|hamesha) (?:saal|mahine|baar)|regular(?:ly)?|often|always|since|for (?:\S+ )?years
    |(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:years?|months?) (?:with|at|in)
    |last (?:year|month|time|week)|pichhl[ei] (?:saal|baar|mahine)|pichl[ei] (?:saal|baar|mahine)|old customer
    |purana (?:customer|grahak)
  )\b
  |(?:एक|दो|तीन|चार|पांच|कई) (?:बार|दफा)
  |हर (?:साल|महीने|बार)|पिछल[ेी] (?:साल|बार|महीने)|हमेशा
`
const ASKS = /\b(?:if|what|when|why|how|kya|kab|kaise|agar)\b|क्या|कब|कैसे|अगर|\?/

/** "This will be my first time" to "have you donated before?" is a no; "every year on my birthday" a yes. */
export function readBefore({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || !asksOfBefore(plan) || heard.words.length > MAX_WORDS) return undefined
  const said = heard.words.join(' ')
  if (ASKS.test(said)) return undefined
  const span = { isExplicit: true, from: 0, to: heard.words.length }
  const [isFirst, isOften] = [FIRST.test(said), TIMES.test(said)]
  if (isFirst === isOften) return undefined
  if (isOften && /\b(?:not|never|no|nahi)\b|नहीं/.test(said)) return undefined
  return { ...span, value: isOften }
}

const MAX_WORDS = 16

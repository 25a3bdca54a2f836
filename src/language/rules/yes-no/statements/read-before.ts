import { regex } from '../../../../base/regex.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { Message } from '../../message.ts'
import { type Clause, clausesOf } from '../../words/clauses.ts'
import type { Tokens } from '../../words/tokens.ts'
import type { YesNo } from '../yes-or-no.ts'

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

/** "Have you missed any instalment?": who was always on time has not. */
const asksOfFailing = oncePerField((plan) =>
  /\b(?:miss|delay|default|bounc|skip|fail|overdu)\w*|\blate\b/i.test(questionOf(plan)),
)
const ON_TIME = regex`
  \b(?:always|every (?:month|time)|regular(?:ly)?|on (?:time|the dot)|in time|(?:time|samay) (?:pe|par|se)|hamesha)\b
  |(?:समय|टाइम) (?:पर|पे|से)|हमेशा
`

/** "In the last two years": only how often it was counts there, and not that it lasts or was the last time. */
const asksOfSpan = oncePerField((plan) =>
  /\b(?:last|past|previous) (?:\w+ )?(?:day|week|month|year)s?\b/i.test(questionOf(plan)),
)
const COUNTED = regex`
  \b(?:
    once|twice|thrice|couple of times|(?:one|two|three|four|five|many|several|few|\d+) times?
    |(?:ek|do|teen|char|chaar|paanch|kai|\d+) (?:baar|bar|dafa)
  )\b
  |(?:एक|दो|तीन|चार|पांच|कई) (?:बार|दफा)
`

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
    once|twice|thrice|a couple of times|couple of times|(?:one|two|three|four|five|many|several|few|\d+) times?
    |(?:ek|do|teen|char|chaar|paanch|kai|\d+) (?:baar|bar|dafa)|every (?:year|month|week|time)|each year
    |(?:har|hamesha) (?:saal|mahine|baar)|regular(?:ly)?|often|always|since|for (?:\S+ )?years
    |(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:years?|months?) (?:with|at|in)
    |last (?:year|month|time|week)|pichhl[ei] (?:saal|baar|mahine)|pichl[ei] (?:saal|baar|mahine)|old customer
    |purana (?:customer|grahak)
  )\b
  |(?:एक|दो|तीन|चार|पांच|कई) (?:बार|दफा)
  |हर (?:साल|महीने|बार)|पिछल[ेी] (?:साल|बार|महीने)|हमेशा
`
const ASKS = /^(?:what|when|why|how)\b|\b(?:if|kya|kab|kaise|agar)\b|क्या|कब|कैसे|अगर|\?/

/** "This will be my first time" to "have you donated before?" is a no; "every year on my birthday" a yes. */
export function readBefore({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  const isOfSpan = asksOfSpan(plan)
  if (move !== undefined || !(asksOfBefore(plan) || isOfSpan) || heard.words.length > MAX_WORDS) return undefined
  const said = heard.words.join(' ')
  if (ASKS.test(said)) return undefined
  const span = { isExplicit: true, from: 0, to: heard.words.length }
  if (asksOfFailing(plan) && ON_TIME.test(said))
    return /\b(?:not|nahi)\b|नहीं/.test(said) ? undefined : { ...span, value: false }
  const [isFirst, isOften] = [FIRST.test(said), (isOfSpan ? COUNTED : TIMES).test(said)]
  if (isFirst === isOften || clausesOf(heard).some((clause) => isOfThings(heard, clause))) return undefined
  if (isOften && /\b(?:not|never|no|nahi)\b|नहीं/.test(said)) return undefined
  return { ...span, value: isOften }
}

/** "There is a band playing outside since five" tells of nobody who did something. */
function isOfThings({ words }: Tokens, { from, to }: Clause): boolean {
  return THERE_IS.test(words.slice(from, to).join(' '))
}

const THERE_IS =
  /^(?:(?:because|as|and|but) )?(?:theres|there (?:is|are|was|were|has been|have been)|it(?: i)?s raining)\b.*\bsince\b/
const MAX_WORDS = 16

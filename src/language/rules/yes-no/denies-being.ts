import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { clauseAt } from '../words/clauses.ts'
import { NAHI } from '../words/function-words.ts'
import type { Tokens } from '../words/tokens.ts'
import type { YesNo } from './yes-or-no.ts'

const SELF = /^(?:main|mai|hum|ham|मैं|हम)$/
const IS = /^(?:hoon|hun|hu|hoo|hain|हूं|हैं)$/
/** What one is inclined to, or pleased with, answers any question. */
const INCLINED = regex`
  ^(?:
    interest\w*|ichchhuk|ichhuk|keen|eager|convinced|willing|free|bimar|beemar|ill|sick|well|intrest\w*|taiyaa?r
    |tayyar|ready|sahmat|sehmat|raa?zi|available|comfortable|khush|santusht|happy|satisfied|इंटरेस्टेड|तैयार|सहमत|राजी|उपलब्ध
    |खुश|संतुष्ट|इच्छुक|बीमार|फ्री
  )$
  |(?:wala|wale|wali|वाला|वाले|वाली)$
`

/**
 * "Main Ravi nahi hoon", "मैं डॉक्टर नहीं हूँ": a "no" that only tells what the speaker is not, to a question that asks for
 * something else than what one is.
 */
export function deniesBeing(heard: Tokens, plan: FieldReader, { value, from }: YesNo): boolean {
  const clause = value || asksOfBeing(plan) ? undefined : clauseAt(heard, from)
  if (clause === undefined) return false
  const { words } = heard
  const self = words.findIndex((word, at) => at >= clause.from && at < from && SELF.test(word))
  if (self === -1 || !NAHI.test(words[from] ?? '') || !IS.test(words[from + 1] ?? '')) return false
  const being = words.slice(self + 1, from)
  return (
    being.length > 0 &&
    !being.some((word) => INCLINED.test(word) || speaksOf(plan, word) || plan.questionWords.has(word))
  )
}

/** "Are you married?", "whether the customer is the owner", "क्या आप शाकाहारी हैं?"; a field without a description may. */
const asksOfBeing = oncePerField(
  ({ field: { description } }) =>
    description.trim() === '' ||
    OF_BEING.test(description) ||
    (OF_BEING_IN_HINDI.test(description) && !OF_DOING.test(description)),
)

const OF_BEING = regex('i')`
  \b(?:are|is|am|was|were)
    [ ](?:you|he|she|they|the (?:customer|caller|person|patient|guest|candidate|applicant|student|child|farmer))\b
  |\bwhether (?:the )?\w+ (?:is|are)[ ]
`
const OF_BEING_IN_HINDI = /(?:आप|aap) .*(?:हैं|hain)(?![\p{L}\p{M}])/u
const OF_DOING = /(?:चुके|रहे|ते|ती|सकते|पाए|गए|chuke|rahe|te|sakte|paye|gaye) (?:हैं|hain)/

import { regex } from '../../../base/regex.ts'
import { type FieldReader, isConfirmation } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { questionOf } from '../fields/question-of.ts'
import type { Message } from '../message.ts'
import type { Clause } from '../words/clauses.ts'
import { DENIES } from '../words/function-words.ts'
import { segmentsOf } from '../words/segments.ts'
import type { YesNo } from './yes-no.ts'

/** "Is the address on the parcel correct?" asks whether one thing is right; "is all this right?" whether to go on. */
export const asksIfRight = oncePerField(
  (plan) => plan.kind === 'boolean' && !isConfirmation(plan) && RIGHT_OR_WRONG.test(questionOf(plan)),
)
const RIGHT_OR_WRONG = regex('iu')`
  ^(?!.*\b(?:right|correct) (?:now|away|side|hand|eye|leg|ear|person|number to)\b).*\b(?:is|are|was|were)\b.*\b
    (?:correct|right|accurate|wrong|incorrect)\W*$
  |^क्या .*(?:सही|गलत|ग़लत) (?:है|हैं|था|थी|थे)\W*$
`
const ASKS_IF_WRONG = /\b(?:wrong|incorrect)\W*$|(?:गलत|ग़लत) \S+$/iu

const RIGHT = regex('u')`
  \b(?:correct|accurate|right(?! (?:now|away|side|hand|after|there|here))|sahi|sahee|perfect|match(?:es|ing)?)\b
  |(?<!\p{L})(?:सही|करेक्ट)(?![\p{L}\p{M}])
`
const WRONG = regex('u')`
  \b(?:wrong|incorrect|mistakes?|errors?|misspel\w+|outdated|galat|galti|gadbad)\b
  |(?<!\p{L})(?:गलत|गलती|गडबड)(?![\p{L}\p{M}])
  |\b(?:thats|that is|its|it is|this is|ye|yeh|wo|woh) (?:to )?(?:my |our |the |mera |hamara |meri |hamari )?
    (?:old|previous|purana|purani)\b
`

/** "The flat number is wrong", "nothing wrong with it", "haan pata bilkul sahi hai" to "is the address correct?" */
export function readCorrectness(message: Message, plan: FieldReader): YesNo | undefined {
  const [first] = toldOf(message, plan)
  if (first === undefined) return undefined
  const { isRight, from, to } = first
  return { value: isRight !== ASKS_IF_WRONG.test(questionOf(plan)), isExplicit: true, from, to }
}

/** "The street is right but the flat is wrong": nobody knows which of them was asked for. */
export function isHalfRight(message: Message, plan: FieldReader): boolean {
  const [first, ...rest] = toldOf(message, plan)
  return rest.some(({ isRight }) => isRight !== first?.isRight)
}

function toldOf({ heard, move }: Message, plan: FieldReader): (Clause & { isRight: boolean })[] {
  if (move !== undefined || !asksIfRight(plan) || heard.words.length > MAX_WORDS) return []
  return segmentsOf(heard).flatMap(({ from, to }) => {
    const isRight = saidRight(heard.words.slice(from, to).join(' '))
    return isRight === undefined ? [] : [{ isRight, from, to }]
  })
}

function saidRight(said: string): boolean | undefined {
  if (WRONG.test(said)) return NOT_WRONG.test(said)
  if (!RIGHT.test(said) || NO_AND_RIGHT.test(said)) return undefined
  return !DENIES.test(said)
}

/** The "no" of "no it is wrong" answers the question; this denies the "wrong" itself. */
const NOT_WRONG = regex('u')`
  \b(?:not|isnt|arent|wasnt|werent|nothing|hardly)\b.*\b(?:wrong|incorrect)
  |\b(?:no|without) (?:\w+ )?(?:mistakes?|errors?)\b
  |\b(?:galat|galti|gadbad)\b.*\b(?:nahi|nai)\b
  |(?:गलत|गलती|गडबड).*नहीं
`
/** "No it is right" may be a "no" to what was said before. */
const NO_AND_RIGHT = /^no /
const MAX_WORDS = 20

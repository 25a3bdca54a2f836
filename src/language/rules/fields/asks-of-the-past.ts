import { regex } from '../../../base/regex.ts'
import { oncePerField } from './once-per-field.ts'
import { questionOf } from './question-of.ts'

const PAST_TENSE = regex('iu')`
  \b(?:did|was|were|had|happened|paid|already|ago|last|previous|before)\b
  |\b(?:have|has) (?:you|your|he|she|it|they|the)\b
  |(?<!\p{L})(?:था|थी|थे|हुआ|हुई|हुए|किया|दिया|गया|पिछला|पिछली|पिछले)(?![\p{L}\p{M}])
`

/** "Dropper if 12th is already passed" tells what an option is for. */
const CONDITION = /\bif\b[^;.?]*/gi

/** "Do you already have a policy?" asks how it is. */
const STATE_BY_NOW = /^((?:do|does|is|are)\b.*?) already\b/i

/** Whether a question is about what has been: "How much did you pay?", "शिकायत कब हुई?". */
export const asksOfThePast = oncePerField((plan) =>
  PAST_TENSE.test(questionOf(plan).replace(CONDITION, '').replace(STATE_BY_NOW, '$1')),
)

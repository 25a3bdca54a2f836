import { regex } from '../../../base/regex.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { questionOf } from '../fields/question-of.ts'
import type { Message } from '../message.ts'

/** "Will you provide the diesel yourself?", "do you agree to pay a deposit?" */
export const asksToGive = oncePerField((plan) => GIVES.test(questionOf(plan)))
const GIVES = regex('i')`
  \b(?:will|would|can|could|do|does|are|is|shall)\b.* (?:provide|give|pay|bring|arrange|supply|deposit)\b
  |(?:देंगे|देंगी|दे सकते)
`

/** "Diesel hum nahi denge" declines no answer: it is one. */
export function saysNotGiven({ heard: { words } }: Message): boolean {
  return NOT_GIVEN.test(words.join(' '))
}

const NOT_GIVEN = regex`
  (?:^| )(?:nahi|nai|नहीं) (?:d(?:oo|u)ng[ai]|denge|de (?:sakt[aei]|paung[ai]|payenge)|दूंगा|दूंगी|देंगे|दे (?:सकता|सकती|सकते))
    (?: |$)
`

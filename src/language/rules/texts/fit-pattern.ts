import { isOutside } from '../../../base/value-limits.ts'
import { findCode } from '../contacts/codes.ts'
import type { Message } from '../message.ts'

/**
 * "Number is z 9988776", where letters and digits of a certain form are asked for: what was said, as its pattern has it. Left
 * as it was where nothing in it fits.
 */
export function fitPatterns(message: Message): void {
  for (const { plan, value, isAsked } of message.found) {
    if (!isAsked || plan.field.pattern === undefined || typeof value !== 'string' || !isOutside(value, plan.field))
      continue
    const code = findCode(message.heard, plan, message.readsHindi)?.value ?? ''
    const fitting = [value.toUpperCase(), code, code.toLowerCase()].find(
      (form) => form !== '' && !isOutside(form, plan.field),
    )
    if (fitting !== undefined) message.answer(plan, fitting)
  }
}

import type { Message } from '../message.ts'
import type { Clause } from '../words/clauses.ts'

/** Whether a part of a message answers a field that was not asked for: "change food to vegan", "bees lakh would be good". */
export function isOfOtherAnswer({ found }: Message, { from, to }: Clause): boolean {
  return found.some((one) => !one.isAsked && one.from < to && one.to > from)
}

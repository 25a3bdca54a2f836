import type { FieldReader } from '../fields/field-reader.ts'
import { siblingsAmong } from '../fields/told-apart.ts'
import { endOf } from '../fields/which-end.ts'
import type { Found, Message } from '../message.ts'
import { saysHalf } from './clock.ts'
import { nearestPart } from './day-parts.ts'

/** "It closes at 8", of a shop that opens at 9: an hour by itself that ends before it begins is of the evening. */
export function moveBehindOpening(message: Message): void {
  for (const one of message.found) {
    const opening = openingOf(message, one.plan)
    const time = MORNING.exec(String(one.value))
    if (opening === undefined || time === null || saysPart(message, one)) continue
    const later = `${Number(time[1]) + 12}:${time[2]}`
    if (String(one.value) <= opening && later > opening) one.value = later
  }
}

const MORNING = /^(0[1-9]|1[01]):(\d\d)$/

/** The time at which what ends here begins, as the message or an earlier answer says. */
function openingOf({ plans, found, request }: Message, plan: FieldReader): string | undefined {
  if (plan.kind !== 'time' || endOf(plan) !== 'end') return undefined
  const start = siblingsAmong(plans).find((siblings) => siblings.plans.includes(plan))?.ends.start
  if (start === undefined) return undefined
  const value = found.find((one) => one.plan === start)?.value ?? request.collected[start.field.name]
  return typeof value === 'string' ? value : undefined
}

/** "7 am", "subah 7 baje" and "07:00" say it themselves. */
function saysPart({ heard }: Message, { from, to }: Found): boolean {
  return to <= from || nearestPart(heard, from, to) !== undefined || saysHalf(heard, { from, to })
}

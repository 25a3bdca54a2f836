import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { asksOf } from '../told-of-else/asked-words.ts'
import { measureOf } from './measure.ts'
import type { NumberSpan } from './number-span.ts'

/**
 * The numbers without what is charged besides or what a plan holds: the 18,000 of "18000 rent and 2000 maintenance" and "18000 plus 2000
 * maintenance" where the rent is asked for, the 799 of "100 mbps wala 799 ka".
 */
export function withoutCharges(
  { heard: { words, breaks } }: Message,
  plan: FieldReader,
  spans: readonly NumberSpan[],
): readonly NumberSpan[] {
  if (measureOf(plan) !== 'amount' || spans.length !== 2) return spans
  const kept = spans.filter(({ to }) => {
    const next = breaks[to] ? '' : (words[/^(?:rs|rupees|rupaye|ka|ki|of)$/.test(words[to] ?? '') ? to + 1 : to] ?? '')
    return !(CHARGES.test(next) && !asksOf(plan, CHARGES)) && !IN_PLAN.test(next)
  })
  return kept.length === 1 ? kept : spans
}

const CHARGES = regex`
  ^(?:
    maintenance|mentenance|deposit|security|electricity|bijli|gst|tax|tip|bonus|incentives?|variable|commission|overtime|parking|penalty
    |मेंटेनेंस|बिजली
  )$
`
const IN_PLAN = /^(?:mbps|gbps|gb|tb|channels?|bhk|sqft|एमबीपीएस|जीबी)$/

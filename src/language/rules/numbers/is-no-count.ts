import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Message } from '../message.ts'
import { measureOf, unitOf } from './measure.ts'
import { isEarned, isPriced, scaleAsked } from './money.ts'
import type { NumberSpan } from './number-span.ts'
import { unitNamed } from './units.ts'

/** Whether a number can be no count: "three and a half" pets, "eight thousand a month" where the members are counted. */
export function isNoCount(message: Message, plan: FieldReader, span: NumberSpan): boolean {
  if (Number.isInteger(span.value) && span.value < MOST_UNNAMED) return false
  if (!countsThings(plan)) return false
  if (!Number.isInteger(span.value)) return true
  const said = message.heard.words.slice(span.from, span.to)
  return isPriced(message, span) || isEarned(message) || said.some((word) => OF_MONEY.test(word))
}

/** Nobody is asked to count so many without a word of what they are. */
const MOST_UNNAMED = 100
/** Things by the lakh are money. */
const OF_MONEY = /^(?:lakhs?|lacs?|crores?|cr|लाख|करोड|करोड़|\d[\d.]*(?:l|cr))$/

/** What comes only as a whole; not litres, plates and bedrooms ("2.5 BHK"), of which there may be a half. */
const countsThings = oncePerField(
  (plan) =>
    measureOf(plan) === 'count' &&
    !countsUnits(plan) &&
    scaleAsked(plan) === undefined &&
    !DIVISIBLE.test(`${plan.label.join(' ')} ${plan.field.description}`),
)
/** "How many sick days", not "how many claims in the last five years" */
function countsUnits(plan: FieldReader): boolean {
  if (unitOf(plan) === undefined) return false
  const counted = COUNTED.exec(plan.field.description.toLowerCase())?.[1]
  return (
    counted === undefined ||
    counted
      .trim()
      .split(' ')
      .some((word) => unitNamed(word) !== undefined)
  )
}

const COUNTED = /(?:how many|number of)((?: [\p{L}\p{M}]+){1,3})/u
const DIVISIBLE = regex('i')`
  \b(?:
    lit(?:re|er)s?|ml|gallons?|dozens?|cups?|plates?|tolas?|units?|bhk|bedrooms?|sq|square|gb|tb|hours?|shifts?
    |bags?|sacks?|packets?|rupees|amount|salary|income
  )\b
  |लीटर|दर्जन|प्लेट|बोरी|रुप
`

import { type FieldReader, isInRange } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { isBoundElsewhere } from './is-bound-elsewhere.ts'
import { isPlausible, isShare, measureOf, unitOf } from './measure.ts'
import { inScaleAsked, isGone, isTooFewRupees } from './money.ts'
import type { NumberSpan } from './number-span.ts'
import { isOfOneOfMany, isOfOtherPeriod } from './of-other-period.ts'
import { countsParts } from './parts-said.ts'
import { isOfHome } from './other-numbers.ts'
import { mayBeYear } from './is-year.ts'
import { isNoCount } from './is-no-count.ts'
import { inUnit } from './units.ts'

/** Takes a number in the unit and the scale of the field, unless it is too large or too small for it, or of something else. */
export function takeNumber(message: Message, plan: FieldReader, said: NumberSpan, isExplicit: boolean): void {
  const { words, breaks } = message.heard
  const isInDozens = said.to > said.from && !breaks[said.to] && DOZEN.test(words[said.to] ?? '')
  const span = isInDozens
    ? { ...said, value: 12 * said.value, to: said.to + 1 }
    : { ...said, value: inScaleAsked(plan, said.value) }
  if (Number.isInteger(span.value) && AND_A_HALF.test(words.slice(span.to, span.to + 4).join(' '))) span.value += 0.5
  if (isBoundElsewhere(message, plan, span) || isNoCount(message, plan, span) || isOfHome(message, plan, span)) return
  if (!isInRange(span.value, plan) || !isPlausible(span.value, measureOf(plan))) return
  if (!mayBeYear(plan, span.value) || isTooManyYears(plan, span.value)) return
  // "Half", of what is not said
  if ((measureOf(plan) === 'amount' || countsParts(plan)) && span.value > 0 && span.value < 1) return
  if (isOfOtherPeriod(message, plan, span) || isOfOneOfMany(message, plan, span)) return
  if (isTooFewRupees(message, plan, span) || isGone(message, plan, span)) return
  if (isShare(plan) && /^(?:rs|rupees|rupee|rupaye|रुपये|रुपए)$/.test(message.heard.words[span.to] ?? '')) return
  const value = inUnit(message, plan, span)
  if (value !== undefined) message.take(plan, value, isExplicit, span.from, span.to)
}

/** Nobody works, lives or insures for so many years. */
const MOST_YEARS = 120
function isTooManyYears(plan: FieldReader, value: number): boolean {
  return unitOf(plan) === 'year' && value > MOST_YEARS && !(value > 1900 && value < 2100)
}

/** "Twelve bags and a half" */
const AND_A_HALF = /^\S+ and (?:a )?half(?: |$)/
const DOZEN = /^(?:dozen|dozens|darjan|darzan|दर्जन)$/

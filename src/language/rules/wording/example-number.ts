import type { FieldReader } from '../fields/field-reader.ts'
import { measureOf } from '../numbers/measure.ts'

/** A number to show as an example, which the field would take; undefined where any number will do. */
export function exampleNumber(plan: FieldReader): number | undefined {
  const { min, max } = plan.field
  const isAmount = measureOf(plan) === 'amount'
  if (!isAmount && min === undefined && max === undefined) return undefined
  return Math.max(min ?? 0, Math.min(isAmount ? USUAL_AMOUNT : USUAL_NUMBER, max ?? Infinity))
}

const USUAL_AMOUNT = 5_000
const USUAL_NUMBER = 25

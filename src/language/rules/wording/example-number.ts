import type { FieldReader } from '../fields/field-reader.ts'
import { measureOf } from '../numbers/measure.ts'

/** Numbers in quotes to show as an example: one that the field would take, else what any number may look like. */
export function exampleNumber(plan: FieldReader, usual: string): string {
  const { min, max } = plan.field
  const isAmount = measureOf(plan) === 'amount'
  if (!isAmount && min === undefined && max === undefined) return usual
  const example = Math.max(min ?? 0, Math.min(isAmount ? USUAL_AMOUNT : USUAL_NUMBER, max ?? Infinity))
  return `"${example.toLocaleString('en-IN')}"`
}

const USUAL_AMOUNT = 5_000
const USUAL_NUMBER = 25

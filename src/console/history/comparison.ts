import type { AskedGuard } from '../../actors/step/explain-step.ts'
import { LIMITS } from '../../base/limits.ts'
import type { CallContext } from '../../machines/dialogue/call-context.ts'
import { cut } from '../../machines/flow/limits.ts'
import type { Condition } from '../../machines/flow/types.ts'
import type { FieldValue } from '../../ports/language.ts'
import type { Schema } from '../operation.ts'

/** Returns what a flow's branch compared, with long values cut; null for any other guard. */
export function comparisonOf({ name, params, held, context }: AskedGuard): Schema<'Comparison'> | null {
  if (name !== 'holds') return null
  const { field, op, value: against } = params as unknown as Condition
  const { fields } = context as unknown as CallContext
  const value = Object.hasOwn(fields, field) ? (fields[field] ?? null) : null
  return {
    field,
    value: shorten(value),
    op,
    against: Array.isArray(against) ? shortenList(against) : shorten(against),
    held,
  }
}

const MAX_CHARS = LIMITS.comparedValueChars.value

function shorten<Value>(value: Value): Value | string {
  return typeof value === 'string' && value.length > MAX_CHARS ? `${cut(value, MAX_CHARS - 1)}…` : value
}

function shortenList(values: readonly FieldValue[]): FieldValue[] {
  let chars = 0
  const length = values.findIndex((value, index) => (chars += String(value).length) > MAX_CHARS && index > 0)
  return length === -1 ? values.map(shorten) : [...values.slice(0, length).map(shorten), '…']
}

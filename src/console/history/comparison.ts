import type { AskedGuard } from '../../actors/step/explain-step.ts'
import type { CallContext } from '../../machines/dialogue/call-context.ts'
import type { Condition } from '../../machines/flow/types.ts'
import type { Schema } from '../operation.ts'

/** What a branch of a flow compared; null for a guard that is no branch's. */
export function comparisonOf({ name, params, held, context }: AskedGuard): Schema<'Comparison'> | null {
  if (name !== 'holds') return null
  const { field, op, value: against } = params as unknown as Condition
  const { fields } = context as unknown as CallContext
  const value = Object.hasOwn(fields, field) ? (fields[field] ?? null) : null
  return { field, value, op, against, held }
}

import type { FieldValue } from '../../ports/language.ts'
import type { EndNode, Flow, Outcome } from './types.ts'

/** Returns the outcome at an end node: the node's own, else by the required answers. */
export function outcomeAt(end: EndNode, flow: Flow, fields: Record<string, FieldValue>): Outcome {
  if (end.outcome) return end.outcome
  const missing = flow.fields.some((field) => field.required && !Object.hasOwn(fields, field.name))
  return missing ? outcomeOfBreakOff(fields) : 'completed'
}

/** How a conversation ends that was closed or left before its flow finished. */
export function outcomeOfBreakOff(fields: Record<string, FieldValue>): Outcome {
  return Object.keys(fields).length > 0 ? 'partial' : 'failed'
}

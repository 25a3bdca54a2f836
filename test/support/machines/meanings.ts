import type { Conversation } from '../../../src/machines/conversation/conversation-setup.ts'
import type { FieldValue, Understanding } from '../../../src/ports/language.ts'
import type { Flow, FlowField } from '../../../src/machines/flow/types.ts'

/** Some values of every kind, enough to take each branch of a sensible flow. */
export function sampleValues(field: FlowField, flow: Flow): FieldValue[] {
  switch (field.type) {
    case 'boolean':
      return [true, false]
    case 'enum':
      return field.options
    case 'string':
      return ['something']
    case 'number':
      return [...new Set(thresholds(flow, field.name).flatMap((limit) => [limit - 1, limit + 1]))]
  }
}

function thresholds(flow: Flow, name: string): number[] {
  const limits = flow.nodes
    .flatMap((node) => (node.type === 'branch' ? node.branches : []))
    .flatMap(({ when }) => (when.field === name && typeof when.value === 'number' ? [when.value] : []))
  return limits.length > 0 ? limits : [0]
}

/** Possible messages at the current question: without a value, one answer, a refusal, an intent, everything at once. */
export function* meaningsAt(flow: Flow, context: Conversation): Generator<Understanding> {
  const nothing: Understanding = { values: {}, refused: [], intent: null, language: context.language }
  const node = flow.nodes.find(({ id }) => id === context.flowNodeId)
  const asked = flow.fields.filter((field) => node?.type === 'ask' && node.fields.includes(field.name))
  yield nothing
  yield { ...nothing, intent: 'opted_out' }
  yield { ...nothing, refused: asked.map(({ name }) => name) }
  for (const field of asked) {
    for (const value of sampleValues(field, flow)) yield { ...nothing, values: { [field.name]: value } }
  }
  const all = asked.flatMap((field) =>
    sampleValues(field, flow)
      .slice(0, 1)
      .map((value) => [field.name, value] as const),
  )
  if (asked.length > 1) yield { ...nothing, values: Object.fromEntries(all) }
}

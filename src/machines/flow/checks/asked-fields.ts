import { quote, type Issues } from '../issues.ts'
import type { FlowField, FlowNode } from '../types.ts'
import type { Locations } from './locations.ts'

/** A field that no step asks for is only ever volunteered. */
export function checkAskedFields(
  nodes: readonly FlowNode[],
  fields: readonly FlowField[],
  locations: Locations,
  issues: Issues,
): void {
  const asked = new Set(nodes.flatMap((node) => (node.type === 'ask' ? node.fields : [])))
  for (const { name } of fields)
    if (!asked.has(name)) issues.warn(`No step asks for the field ${quote(name)}.`, locations.field(name))
}

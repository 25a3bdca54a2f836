import { successors } from '../flow-index.ts'
import { quoteAll, type Issues } from '../issues.ts'
import type { FlowField, FlowNode } from '../types.ts'
import type { Locations } from './locations.ts'
import { step } from './nodes.ts'

/**
 * Warns of ends that a path leads to on which a required field is never asked for. An end with an outcome other than
 * `completed` is meant to come without. Only for a flow whose references all hold.
 */
export function checkRequiredFields(
  start: string,
  nodes: readonly FlowNode[],
  fields: readonly FlowField[],
  locations: Locations,
  issues: Issues,
): void {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const missed = new Map<string, string[]>()
  for (const { name, required } of fields) {
    if (!required || !nodes.some((node) => node.type === 'ask' && node.fields.includes(name))) continue
    for (const id of reachedWithout(name, start, byId)) missed.set(id, [...(missed.get(id) ?? []), name])
  }
  for (const node of nodes) {
    const names = missed.get(node.id)
    if (node.type !== 'end' || !names || (node.outcome !== null && node.outcome !== 'completed')) continue
    issues.warn(
      `${step(node.id)} can be reached without asking for ${quoteAll(names)}, which is required.`,
      locations.step(node.id),
    )
  }
}

function reachedWithout(name: string, start: string, nodes: ReadonlyMap<string, FlowNode>): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = nodes.get(id)
    if (!node || reached.has(id) || (node.type === 'ask' && node.fields.includes(name))) continue
    reached.add(id)
    open.push(...successors(node))
  }
  return reached
}

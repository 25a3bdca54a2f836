import { successors } from '../flow-index.ts'
import { below, quoteAll, WHOLE_FLOW, type Issues } from '../issues.ts'
import type { FlowNode } from '../types.ts'
import type { Locations } from './locations.ts'
import { step } from './nodes.ts'

type Edges = ReadonlyMap<string, readonly string[]>

/** How the steps hang together. Only for a flow whose references all hold. */
export function checkGraph(start: string, nodes: readonly FlowNode[], locations: Locations, issues: Issues): void {
  const next = new Map(nodes.map((node) => [node.id, successors(node)]))
  const reached = closure([start], next)
  for (const { id } of nodes) if (!reached.has(id)) issues.warn(`${step(id)} is never reached.`, locations.step(id))
  const live = nodes.filter((node) => reached.has(node.id))
  checkEnds(live, next, locations, issues)
  const silent = live.filter((node) => node.type !== 'ask').map((node) => node.id)
  const loop = onLoops(silent, next)
  const [first] = loop
  if (first !== undefined) issues.error(`${steps(loop)} in a loop that never asks anything.`, locations.step(first))
}

function checkEnds(live: readonly FlowNode[], next: Edges, locations: Locations, issues: Issues): void {
  const ends = live.filter((node) => node.type === 'end').map((node) => node.id)
  if (ends.length === 0) {
    issues.error(
      `No path from the first step, ${quoteAll(live.slice(0, 1).map((node) => node.id))}, leads to an end step.`,
      below(WHOLE_FLOW, 'nodes'),
    )
    return
  }
  const finishing = closure(ends, reversed(next))
  for (const { id } of live)
    if (!finishing.has(id)) issues.error(`${step(id)} has no path to an end step.`, locations.step(id))
}

/** Everything that can be reached from `from`, itself included. */
function closure(from: readonly string[], next: Edges): Set<string> {
  const reached = new Set(from)
  for (const id of reached) for (const other of next.get(id) ?? []) reached.add(other) // a set goes on with what is added
  return reached
}

function reversed(next: Edges): Edges {
  const previous = new Map<string, string[]>()
  for (const [id, others] of next) {
    for (const other of others) {
      const known = previous.get(other)
      if (known) known.push(id)
      else previous.set(other, [id])
    }
  }
  return previous
}

/** Those of the ids that lie on a loop among themselves: what is left when dead ends are taken away from both sides. */
function onLoops(ids: readonly string[], next: Edges): string[] {
  const previous = reversed(next)
  const left = new Set(ids)
  const isDeadEnd = (id: string) =>
    !(next.get(id) ?? []).some((other) => left.has(other)) || !(previous.get(id) ?? []).some((other) => left.has(other))
  for (let before = -1; before !== left.size;) {
    before = left.size
    for (const id of left) if (isDeadEnd(id)) left.delete(id)
  }
  return [...left]
}

function steps(ids: readonly string[]): string {
  return ids.length === 1 ? `Step ${quoteAll(ids)} lies` : `Steps ${quoteAll(ids)} lie`
}

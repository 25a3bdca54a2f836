import { below, quote, WHOLE_FLOW, type Issues, type Where } from '../issues.ts'
import type { FlowNode } from '../types.ts'
import { attribute, type Saved } from './attributes.ts'
import type { Locations } from './locations.ts'
import { step, type NodesRead } from './nodes.ts'

/** The first step and every following one must exist; an empty id has been reported as missing before. */
export function checkReferences(flow: Saved, { nodes, ids }: NodesRead, locations: Locations, issues: Issues): string {
  for (const node of nodes) {
    const reported = new Set<string>()
    for (const { next, where } of references(node, locations)) {
      if (next === '' || ids.has(next) || reported.has(next)) continue
      reported.add(next)
      issues.error(`${step(node.id)} leads to ${quote(next)}, which does not exist.`, where)
    }
  }
  const start = attribute(flow, 'start')
  const atStart = below(WHOLE_FLOW, 'start')
  if (ids.size === 0) issues.error('The flow has no steps.', below(WHOLE_FLOW, 'nodes'))
  else if (typeof start !== 'string' || start === '')
    issues.error('The flow has no "start": the id of its first step.', atStart)
  else if (!ids.has(start)) issues.error(`The flow starts at ${quote(start)}, which does not exist.`, atStart)
  return typeof start === 'string' ? start : ''
}

/** The ids that a step leads to, with the attribute that names each. */
function references(node: FlowNode, locations: Locations): { next: string; where: Where }[] {
  switch (node.type) {
    case 'start':
    case 'say':
    case 'ask':
      return [{ next: node.next, where: locations.step(node.id, 'next') }]
    case 'branch':
      return [
        ...node.branches.map(({ next }) => ({ next, where: locations.branchTo(node.id, next) })),
        { next: node.default, where: locations.step(node.id, 'default') },
      ]
    case 'end':
      return []
  }
}

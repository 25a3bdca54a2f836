import { successors } from '../flow-map.ts'
import { quote, type Issues } from '../issues.ts'
import { attribute, type Saved } from './attributes.ts'
import { step, type NodesRead } from './nodes.ts'

/** The first step and every following one must exist; an empty id has been reported as missing before. */
export function checkReferences(flow: Saved, { nodes, ids }: NodesRead, issues: Issues): string {
  for (const node of nodes) {
    const dangling = new Set(successors(node).filter((next) => next !== '' && !ids.has(next)))
    for (const next of dangling) issues.error(`${step(node.id)} leads to ${quote(next)}, which does not exist.`)
  }
  const start = attribute(flow, 'start')
  if (ids.size === 0) issues.error('The flow has no steps.')
  else if (typeof start !== 'string' || start === '') issues.error('The flow has no "start": the id of its first step.')
  else if (!ids.has(start)) issues.error(`The flow starts at ${quote(start)}, which does not exist.`)
  return typeof start === 'string' ? start : ''
}

import type { Flow } from './types.ts'

/**
 * A checked flow cannot go round without asking. In one step it passes an ask node unasked when it goes forward or when
 * every field of it was just volunteered, which uses one up; from one ask node to the next it visits no node twice. So
 * this is never reached, and a mistake in that reasoning stops at it.
 */
export function maxIterations({ nodes, fields }: Flow): number {
  const asks = nodes.filter((node) => node.type === 'ask').length
  return 1_000 + 2 * nodes.length * (asks + 1) * (fields.length + 1)
}

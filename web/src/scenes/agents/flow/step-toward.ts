import { ownValue } from '../../../../../src/base/own-value.ts'
import { neighboursOf, type FlowGraph } from '../../../flow/graph.ts'
import type { Positions } from '../../../flow/positions.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'

/**
 * Returns the step that an arrow key selects. Down follows the first exit, up goes to the first step that leads to this
 * one, left and right go to the next step of the same parent; where there is none, to the nearest step in that
 * direction.
 */
export function stepToward(
  graph: FlowGraph,
  positions: Positions,
  key: string | null,
  direction: Direction,
): string | null {
  if (key === null || !ownValue(positions, key)) return graph.start?.key ?? graph.steps[0]?.key ?? null
  const { before, after } = neighboursOf(graph, key)
  if (direction === 'down' && after[0]) return after[0].key
  if (direction === 'up' && before[0]) return before[0].key
  if (direction === 'left' || direction === 'right') {
    const siblings = before[0] ? neighboursOf(graph, before[0].key).after : []
    const at = siblings.findIndex((step) => step.key === key)
    const sibling = siblings[at + (direction === 'left' ? -1 : 1)]
    if (at >= 0 && sibling) return sibling.key
  }
  return nearest(positions, key, direction)
}

function nearest(positions: Positions, key: string, direction: Direction): string | null {
  const [x, y] = ownValue(positions, key) ?? [0, 0]
  let best: { key: string; distance: number } | null = null
  for (const [other, [otherX, otherY]] of Object.entries(positions)) {
    const [dx, dy] = [otherX - x, otherY - y]
    const ahead = { up: -dy, down: dy, left: -dx, right: dx }[direction]
    const aside = Math.abs(direction === 'up' || direction === 'down' ? dx : dy)
    if (other === key || ahead <= 0 || aside > 2 * ahead) continue
    const distance = ahead + 2 * aside
    if (!best || distance < best.distance) best = { key: other, distance }
  }
  return best?.key ?? null
}

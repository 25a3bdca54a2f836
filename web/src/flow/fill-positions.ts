import { ownValue } from '../../../src/base/own-value.ts'
import type { FlowGraph } from './graph.ts'
import { nodeSize } from './node-size.ts'
import type { Positions } from './positions.ts'

const GAP = 56

/**
 * Returns positions for every step, by key. A step without one is put below the steps that lead to it, at the first
 * free position to the right; without such steps, below everything. Given positions are kept.
 */
export function fillPositions(graph: FlowGraph, given: Positions): Positions {
  const placed = new Map<string, readonly [number, number]>()
  const sizes = new Map(graph.steps.map((step) => [step.key, nodeSize(step)] as const))
  for (const { key } of graph.steps) {
    const position = ownValue(given, key)
    if (position) placed.set(key, position)
  }
  const isFree = (x: number, y: number, width: number, height: number) =>
    [...placed].every(([key, [otherX, otherY]]) => {
      const other = sizes.get(key)
      if (!other) return true
      return x >= otherX + other.width || otherX >= x + width || y >= otherY + other.height || otherY >= y + height
    })
  for (const step of graph.steps) {
    if (placed.has(step.key)) continue
    const { width, height } = nodeSize(step)
    const before = graph.arrows.find((arrow) => arrow.to.key === step.key && placed.has(arrow.from.key))?.from
    const above = before && placed.get(before.key)
    const bottom = Math.max(0, ...[...placed].map(([key, [, y]]) => y + (sizes.get(key)?.height ?? 0) + GAP))
    let x = above ? above[0] : 0
    const y = above && before ? above[1] + nodeSize(before).height + GAP : bottom
    while (!isFree(x, y, width, height)) x += width + GAP
    placed.set(step.key, [x, y])
  }
  return Object.fromEntries(placed)
}

/** Whether so few positions are known that arranging all steps anew is better. */
export function wantsArranging(graph: FlowGraph, given: Positions): boolean {
  const known = graph.steps.filter((step) => ownValue(given, step.key) !== undefined).length
  return graph.steps.length > 1 && known < graph.steps.length / 2
}

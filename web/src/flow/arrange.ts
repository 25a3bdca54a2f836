import { graphlib, layout } from '@dagrejs/dagre'
import type { Positions } from './positions.ts'

/** Steps by key, and the arrows between them. Plain data, so that it can be sent to a worker. */
export interface Arrangement {
  nodes: { key: string; width: number; height: number }[]
  arrows: { from: string; to: string }[]
}

/** Larger flows are ranked by the quick method: the other takes over a second for 300 steps. */
const MAX_TIGHT = 80

/** Returns positions from top to bottom along the arrows. */
export function arrange({ nodes, arrows }: Arrangement): Positions {
  const graph = new graphlib.Graph()
  const ranker = nodes.length > MAX_TIGHT ? 'longest-path' : 'network-simplex'
  graph.setGraph({ rankdir: 'TB', nodesep: 48, ranksep: 56, marginx: 24, marginy: 24, ranker })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { key, width, height } of nodes) graph.setNode(key, { width, height })
  const kept = nodes.length > MAX_TIGHT ? shortArrows({ nodes, arrows }) : arrows
  // The last one first: dagre puts the targets of a step from right to left.
  for (const { from, to } of [...kept].reverse()) if (from !== to) graph.setEdge(from, to)
  layout(graph)
  return Object.fromEntries(
    nodes.map(({ key, width, height }) => {
      const { x, y } = graph.node(key) as { x: number; y: number }
      return [key, [Math.round(x - width / 2), Math.round(y - height / 2)] as const]
    }),
  )
}

/** Steps that an arrow may pass over, in the order of the flow. */
const MAX_PASSED = 20

/**
 * Returns the arrows that determine the positions in a large flow: the nearest one to each step, and others that pass
 * over few steps. Otherwise an end with a hundred arrows would cost a path around each step that they pass, a second in
 * total.
 */
function shortArrows({ nodes, arrows }: Arrangement): Arrangement['arrows'] {
  const order = new Map(nodes.map(({ key }, index) => [key, index]))
  const passed = ({ from, to }: Arrangement['arrows'][number]) =>
    Math.abs((order.get(to) ?? 0) - (order.get(from) ?? 0))
  const nearest = new Map<string, number>()
  for (const arrow of arrows) nearest.set(arrow.to, Math.min(passed(arrow), nearest.get(arrow.to) ?? Infinity))
  return arrows.filter((arrow) => passed(arrow) <= MAX_PASSED || passed(arrow) === nearest.get(arrow.to))
}

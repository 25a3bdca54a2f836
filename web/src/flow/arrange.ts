import { graphlib, layout } from '@dagrejs/dagre'
import type { Positions } from './positions.ts'

/** What is arranged: steps by key, and the arrows between them. Plain data, so that a worker can be given it. */
export interface Arrangement {
  nodes: { key: string; width: number; height: number }[]
  arrows: { from: string; to: string }[]
}

/** More steps than these are ranked by the quick method: the other takes over a second for 300. */
const MAX_TIGHT = 80

/** Positions from top to bottom along the arrows. */
export function arrange({ nodes, arrows }: Arrangement): Positions {
  const graph = new graphlib.Graph()
  const ranker = nodes.length > MAX_TIGHT ? 'longest-path' : 'network-simplex'
  graph.setGraph({ rankdir: 'TB', nodesep: 48, ranksep: 56, marginx: 24, marginy: 24, ranker })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { key, width, height } of nodes) graph.setNode(key, { width, height })
  for (const { from, to } of arrows) if (from !== to) graph.setEdge(from, to)
  layout(graph)
  return Object.fromEntries(
    nodes.map(({ key, width, height }) => {
      const { x, y } = graph.node(key) as { x: number; y: number }
      return [key, [Math.round(x - width / 2), Math.round(y - height / 2)] as const]
    }),
  )
}

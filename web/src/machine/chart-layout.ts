import { graphlib, layout } from '@dagrejs/dagre'
import type { StateNode, StateTree, Transition } from './state-tree.ts'

/** A drawn state, in pixels from the top left of the chart. */
export interface Box {
  path: string
  key: string
  kind: StateNode['kind']
  x: number
  y: number
  width: number
  height: number
  /** Whether its child states are drawn. */
  isOpen: boolean
  /** Whether it has child states. */
  hasInner: boolean
  isInitial: boolean
}

export interface Arrow {
  from: string
  to: string
  /** Labels of all transitions that the arrow represents. */
  labels: string[]
  points: { x: number; y: number }[]
  label: { x: number; y: number } | null
}

export interface ChartLayout {
  boxes: Box[]
  arrows: Arrow[]
  width: number
  height: number
}

const CHARACTER = 7.2
const ROW = 34
const PADDING = 14
const HEADING = 28
const MAX_LABEL = 26

/** Properties that dagre adds to a node. */
interface Placed {
  x: number
  y: number
  width: number
  height: number
}

interface Laid {
  width: number
  height: number
  boxes: Box[]
  arrows: Arrow[]
}

/**
 * Lays out all visible states: child states only of those in `open`. Each level is laid out separately, children first,
 * because dagre fails on arrows to a cluster.
 */
export function layOutChart({ root, transitions }: StateTree, open: ReadonlySet<string>): ChartLayout {
  const laid = layOutLevel(root, transitions, open)
  return { ...laid, width: Math.ceil(laid.width), height: Math.ceil(laid.height) }
}

function layOutLevel(parent: StateNode, transitions: Transition[], open: ReadonlySet<string>): Laid {
  const inner = new Map<string, Laid>()
  const graph = new graphlib.Graph({ multigraph: false })
  graph.setGraph({
    rankdir: 'TB',
    nodesep: 24,
    ranksep: 34,
    edgesep: 14,
    marginx: 6,
    marginy: 6,
    ranker: 'longest-path',
  })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const child of parent.children) {
    const isOpen = child.children.length > 0 && open.has(child.path)
    const laid = isOpen ? layOutLevel(child, transitions, open) : null
    if (laid) inner.set(child.path, laid)
    const minimal = Math.max(72, child.key.length * CHARACTER + (parent.initial === child.path ? 52 : 36))
    graph.setNode(child.path, {
      width: laid ? Math.max(minimal, laid.width + 2 * PADDING) : minimal,
      height: laid ? laid.height + HEADING + PADDING : ROW,
    })
  }
  const labels = arrowsBetween(parent, transitions)
  for (const { from, to, labels: texts } of labels) {
    const widest = Math.max(...texts.map((text) => text.length), 0)
    graph.setEdge(from, to, {
      width: Math.min(widest, MAX_LABEL) * 6.2,
      height: texts.length > 0 ? 14 : 0,
      labelpos: 'c',
    })
  }
  layout(graph)

  const boxes: Box[] = []
  const arrows: Arrow[] = []
  for (const child of parent.children) {
    const placed = graph.node(child.path) as Placed
    const x = placed.x - placed.width / 2
    const y = placed.y - placed.height / 2
    const laid = inner.get(child.path)
    boxes.push({
      path: child.path,
      key: child.key,
      kind: child.kind,
      x,
      y,
      width: placed.width,
      height: placed.height,
      isOpen: laid !== undefined,
      hasInner: child.children.length > 0,
      isInitial: parent.initial === child.path,
    })
    if (!laid) continue
    const dx = x + (placed.width - laid.width) / 2
    const dy = y + HEADING
    boxes.push(...laid.boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy })))
    arrows.push(...laid.arrows.map((arrow) => moved(arrow, dx, dy)))
  }
  for (const { from, to, labels: texts } of labels) {
    const edge = graph.edge(from, to) as { points: { x: number; y: number }[]; x?: number; y?: number }
    const label = edge.x === undefined || edge.y === undefined ? null : { x: edge.x, y: edge.y }
    arrows.push({ from, to, labels: texts, points: edge.points, label })
  }
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  return { width: Math.max(width, 0), height: Math.max(height, 0), boxes, arrows }
}

/** Returns transitions between children of `parent` or their descendants, merged into one arrow per pair. */
function arrowsBetween(parent: StateNode, transitions: Transition[]) {
  const childOf = (path: string) =>
    parent.children.find((child) => path === child.path || path.startsWith(`${child.path}.`))?.path
  const arrows = new Map<string, { from: string; to: string; labels: string[] }>()
  for (const transition of transitions) {
    const from = childOf(transition.from)
    const to = childOf(transition.to)
    if (from === undefined || to === undefined || from === to) continue
    const key = `${from}\n${to}`
    const arrow = arrows.get(key) ?? { from, to, labels: [] }
    if (transition.label !== '' && !arrow.labels.includes(transition.label)) arrow.labels.push(transition.label)
    arrows.set(key, arrow)
  }
  return [...arrows.values()]
}

function moved(arrow: Arrow, dx: number, dy: number): Arrow {
  const move = ({ x, y }: { x: number; y: number }) => ({ x: x + dx, y: y + dy })
  return { ...arrow, points: arrow.points.map(move), label: arrow.label && move(arrow.label) }
}

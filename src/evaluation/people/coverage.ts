import type { Dialogue } from '../../machines/dialogue/dialogue.ts'
import { holds } from '../../machines/flow/operators.ts'
import type { Flow, FlowNode } from '../../machines/flow/types.ts'

/** Records which flow nodes and which exits of branches the conversations have taken. */
export class Coverage {
  readonly #nodes: ReadonlyMap<string, FlowNode>
  readonly #seenNodes = new Set<string>()
  readonly #seenWays = new Set<string>()

  constructor(flow: Flow) {
    this.#nodes = new Map(flow.nodes.map((node) => [node.id, node]))
  }

  /** Follows the flow from one node, or its start, to the dialogue's current node. */
  follow(from: string, { fields, flowNodeId }: Pick<Dialogue, 'fields' | 'flowNodeId'>): void {
    let id = from
    for (let count = 0; count <= this.#nodes.size; count++) {
      const node = this.#nodes.get(id)
      if (!node) return
      this.#seenNodes.add(id)
      if (id === flowNodeId && (count > 0 || node.type === 'end' || node.type === 'ask')) return
      if (node.type === 'end') return
      if (node.type === 'branch') {
        const next = node.branches.find(({ when }) => holds(when, fields))?.next ?? node.default
        this.#seenWays.add(way(id, next))
        id = next
      } else id = node.next
    }
  }

  /** Nodes and exits that no conversation has taken, and the totals. */
  get report(): CoverageReport {
    const ways = [...this.#nodes.values()].flatMap((node) =>
      node.type === 'branch'
        ? [...node.branches.map(({ next }) => way(node.id, next)), way(node.id, node.default)]
        : [],
    )
    const all = [...new Set(ways)]
    return {
      nodes: this.#nodes.size,
      missedNodes: [...this.#nodes.keys()].filter((id) => !this.#seenNodes.has(id)),
      branches: all.length,
      missedBranches: all.filter((one) => !this.#seenWays.has(one)),
    }
  }
}

export interface CoverageReport {
  nodes: number
  missedNodes: string[]
  branches: number
  missedBranches: string[]
}

function way(from: string, to: string): string {
  return `${from} → ${to}`
}

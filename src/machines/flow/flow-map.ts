import type { AskNode, Flow, FlowField, FlowNode, FlowSettings } from './types.ts'

/** A flow with its nodes and fields by name: made once for each compiled flow, read at every step. */
export interface FlowMap {
  flow: Flow
  settings: FlowSettings
  fields: ReadonlyMap<string, FlowField>
  nodes: ReadonlyMap<string, FlowNode>
}

export function flowMap(flow: Flow): FlowMap {
  return {
    flow,
    settings: flow.settings,
    fields: new Map(flow.fields.map((field) => [field.name, field])),
    nodes: new Map(flow.nodes.map((node) => [node.id, node])),
  }
}

/** Ids of the nodes that may follow, in order of preference. */
export function successors(node: FlowNode): string[] {
  switch (node.type) {
    case 'start':
    case 'say':
    case 'ask':
      return [node.next]
    case 'branch':
      return [...node.branches.map((branch) => branch.next), node.default]
    case 'end':
      return []
  }
}

/** The ask node of that id. Throws when there is none: the flow was compiled from other nodes than it runs on. */
export function askNode(map: FlowMap, id: string): AskNode {
  const node = map.nodes.get(id)
  if (node?.type !== 'ask') throw new Error(`"${id}" is no ask step.`)
  return node
}

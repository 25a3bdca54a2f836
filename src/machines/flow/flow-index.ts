import { placeholders } from './placeholders.ts'
import type { AskNode, Flow, FlowField, FlowNode, FlowSettings } from './types.ts'

/** A flow with its nodes and fields by name: made once for each compiled flow, read at every step. */
export interface FlowIndex {
  flow: Flow
  settings: FlowSettings
  fields: ReadonlyMap<string, FlowField>
  nodes: ReadonlyMap<string, FlowNode>
  /** Names of the fields that some step asks for: no other is ever collected. */
  asked: ReadonlySet<string>
  /** Whether no text of a field has a placeholder, so that fields are the same for everybody. */
  areFieldsPlain: boolean
  /** Names of the declared variables that some text of the flow has a placeholder for. */
  named: ReadonlySet<string>
}

export function flowIndex(flow: Flow): FlowIndex {
  return {
    flow,
    settings: flow.settings,
    fields: new Map(flow.fields.map((field) => [field.name, field])),
    nodes: new Map(flow.nodes.map((node) => [node.id, node])),
    asked: new Set(flow.nodes.flatMap((node) => (node.type === 'ask' ? node.fields : []))),
    areFieldsPlain: !flow.fields.some(({ description, texts }) =>
      [description, JSON.stringify(texts ?? {})].some((text) => text.includes('{{')),
    ),
    named: namedVariables(flow),
  }
}

function namedVariables(flow: Flow): Set<string> {
  const texts = [
    flow.settings.persona,
    ...flow.fields.flatMap(({ description, texts = {} }) => [
      description,
      ...Object.values(texts).flatMap(({ question = '', misfit = '' }) => [question, misfit]),
    ]),
    ...flow.nodes.flatMap((node) => {
      if (node.type === 'ask') return node.guidance
      return node.type === 'branch' ? [] : [node.say, ...Object.values(node.texts ?? {})]
    }),
  ]
  const declared = new Set(flow.variables.map(({ name }) => name))
  return new Set(texts.flatMap(placeholders).filter((name) => declared.has(name)))
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
export function askNode(index: FlowIndex, id: string): AskNode {
  const node = index.nodes.get(id)
  if (node?.type !== 'ask') throw new Error(`"${id}" is no ask step.`)
  return node
}

import type { FlowIndex } from './flow-index.ts'
import { flowText } from './flow-text.ts'
import { stateKeyOf } from './state-keys.ts'
import type { AskNode, BranchNode, Condition, EndNode, FlowNode, SayNode, StartNode } from './types.ts'

/**
 * What differs between the machines that run flows: how the context holds the flow node, and how its ask and end nodes
 * become states.
 */
export interface StateBuilders<State> {
  /** Id of the state that holds the compiled flow; part of stored names. */
  region: string
  ask(node: AskNode, index: FlowIndex): State
  end(node: EndNode, index: FlowIndex): State
}

/**
 * Turns a flow into the states of a machine's region, one for each node, so that whoever looks at the machine sees the
 * agent's own flow:
 *
 * - start, say   speak and pass on at once
 * - branch       passes on by the first condition that holds
 * - ask, end     take their time, each machine in its own way
 */
export function compileFlow<State>(
  index: FlowIndex,
  builders: StateBuilders<State>,
): { initial: string; states: Record<string, State | PassingState> } {
  const states = index.flow.nodes.map((node) => [stateKeyOf(node.id), stateOf(node, index, builders)] as const)
  return { initial: stateKeyOf(index.flow.start), states: Object.fromEntries(states) }
}

function stateOf<State>(node: FlowNode, index: FlowIndex, builders: StateBuilders<State>): State | PassingState {
  switch (node.type) {
    case 'start':
    case 'say':
      return sayState(node, builders.region)
    case 'branch':
      return branchState(node, builders.region)
    case 'ask':
      return builders.ask(node, index)
    case 'end':
      return builders.end(node, index)
  }
}

/** A state that is left as soon as it is reached. */
type PassingState = ReturnType<typeof sayState> | ReturnType<typeof branchState>

function sayState(node: StartNode | SayNode, region: string) {
  return { entry: enterSaying(node), always: { target: stateId(region, node.next) } }
}

function branchState(node: BranchNode, region: string) {
  const fields = [...new Set(node.branches.map(({ when }) => when.field))]
  return {
    entry: { type: 'decideBy', params: { nodeId: node.id, fields } } as const,
    always: [
      ...node.branches.map(({ next, when }) => ({ guard: holding(when), target: stateId(region, next) })),
      { target: stateId(region, node.default) },
    ],
  }
}

function holding(when: Condition) {
  return { type: 'holds', params: when } as const
}

/** Entry actions of a node that speaks. */
export function enterSaying(node: StartNode | SayNode | EndNode) {
  return [
    { type: 'enterNode', params: { nodeId: node.id } },
    { type: 'say', params: flowText(node) },
  ] as const
}

export function stateId(region: string, nodeId: string): string {
  return `${region}.${stateKeyOf(nodeId)}`
}

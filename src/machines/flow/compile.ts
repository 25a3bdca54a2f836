import { spokenLines, timeOf, type Conversation, type ConversationSetup } from '../conversation-setup.ts'
import { turnRow } from '../dialogue/dialogue.ts'
import type { Composed } from '../../ports/language.ts'
import { closingRequest, questionRequest, understandRequest } from '../dialogue/requests.ts'
import type { FlowMap } from './flow-map.ts'
import { stateKeyOf } from './state-keys.ts'
import type { AskNode, BranchNode, EndNode, FlowNode, SayNode, StartNode } from './types.ts'

/** State of the machine that holds the compiled flow; part of stored names. */
const REGION = '#conversation.active'
const CLOSING = '#conversation.closing'
const EXPIRING = '#conversation.expiring'

const MODEL_FAILURE = { target: CLOSING, actions: 'failWithModel' } as const

/** Keeps the turn that a composed reply completes. */
const recordReply = {
  type: 'recordRow',
  params: ({ context, event }: { context: Conversation; event: { output: Composed } }) =>
    turnRow(context, event.output.reply, event.output.firstTextAt, timeOf(event, context)),
} as const

/** The same for the flow's own words. */
const recordLines = {
  type: 'recordRow',
  params: ({ context, event }: { context: Conversation; event: object }) =>
    turnRow(context, spokenLines(context), null, timeOf(event, context)),
} as const

type StateConfig = Parameters<ConversationSetup['createStateConfig']>[0]

/**
 * Turns a flow into the states of a conversation's active region, one for each node, so that whoever looks at the
 * machine sees the agent's own flow:
 *
 * - start, say   speak and pass on at once
 * - branch       passes on by the first condition that holds
 * - ask          judging → asking → listening → understanding → judging …; judging also passes on and parts
 * - end          speaks and leaves the region
 */
export function compileFlow(map: FlowMap): { initial: string; states: Record<string, StateConfig> } {
  const states = map.flow.nodes.map((node) => [stateKeyOf(node.id), stateOf(node, map)] as const)
  return { initial: stateKeyOf(map.flow.start), states: Object.fromEntries(states) }
}

function stateOf(node: FlowNode, map: FlowMap): StateConfig {
  switch (node.type) {
    case 'start':
    case 'say':
      return sayState(node)
    case 'branch':
      return branchState(node)
    case 'ask':
      return askState(node, map)
    case 'end':
      return endState(node, map)
  }
}

function sayState(node: StartNode | SayNode): StateConfig {
  return {
    entry: [arrive(node), { type: 'say', params: { text: node.say } }],
    always: stateId(node.next),
  }
}

function branchState(node: BranchNode): StateConfig {
  const fields = [...new Set(node.branches.map(({ when }) => when.field))]
  return {
    entry: { type: 'decideBy', params: { step: node.id, fields } },
    always: [
      ...node.branches.map(({ next, when }) => ({
        guard: { type: 'holds', params: when } as const,
        target: stateId(next),
      })),
      { target: stateId(node.default) },
    ],
  }
}

function askState(node: AskNode, map: FlowMap): StateConfig {
  const next = stateId(node.next)
  return {
    entry: { type: 'arriveAtAsk', params: { step: node.id } },
    initial: 'judging',
    states: {
      judging: {
        always: [
          { guard: 'isWishedToEnd', target: 'parting' },
          { guard: 'isAnswered', target: next },
          { guard: 'isAskedEnough', target: next, actions: 'moveOn' },
          { target: 'asking' },
        ],
      },
      asking: {
        entry: 'countAttempt',
        invoke: {
          id: 'compose',
          src: 'compose',
          input: ({ context }) => questionRequest(context, node, map),
          onDone: { target: 'listening', actions: [recordReply, 'takeReply'] },
          onError: MODEL_FAILURE,
        },
      },
      listening: {
        on: { 'message.send': { guard: 'hasWords', target: 'understanding', actions: 'hear' } },
        after: { untilIdle: { target: EXPIRING, actions: 'breakOff' } },
      },
      understanding: {
        invoke: {
          id: 'understand',
          src: 'understand',
          input: ({ context }) => understandRequest(context, node, map),
          onDone: { target: 'judging', actions: 'takeUnderstanding' },
          onError: MODEL_FAILURE,
        },
      },
      parting: {
        invoke: {
          id: 'compose',
          src: 'compose',
          input: ({ context }) => closingRequest(context, map),
          onDone: { target: CLOSING, actions: [recordReply, 'takeReply', 'endAsWished'] },
          onError: MODEL_FAILURE,
        },
      },
    },
  }
}

function endState(node: EndNode, map: FlowMap): StateConfig {
  return {
    entry: [arrive(node), { type: 'say', params: { text: node.say } }],
    initial: 'judging',
    states: {
      judging: {
        always: [
          { guard: 'needsWording', target: 'wording' },
          { target: CLOSING, actions: [recordLines, 'speakLines', 'endAtStep'] },
        ],
      },
      wording: {
        invoke: {
          id: 'compose',
          src: 'compose',
          input: ({ context }) => closingRequest(context, map),
          onDone: { target: CLOSING, actions: [recordReply, 'takeReply', 'endAtStep'] },
          onError: MODEL_FAILURE,
        },
      },
    },
  }
}

function arrive(node: FlowNode): { type: 'arrive'; params: { step: string } } {
  return { type: 'arrive', params: { step: node.id } }
}

function stateId(nodeId: string): string {
  return `${REGION}.${stateKeyOf(nodeId)}`
}

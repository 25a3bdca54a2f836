import { timeOf } from '../dialogue/call-context.ts'
import type { Conversation, ConversationSetup } from './conversation-setup.ts'
import { turnRow } from '../dialogue/dialogue.ts'
import { spokenLines } from '../dialogue/ending.ts'
import { closingRequest, questionRequest, understandRequest } from '../dialogue/requests.ts'
import type { Composed } from '../../ports/language.ts'
import { enterSaying, stateId, type StateBuilders } from '../flow/compile.ts'
import type { FlowIndex } from '../flow/flow-index.ts'
import type { AskNode, EndNode } from '../flow/types.ts'

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
 * The steps of a text conversation that wait for somebody:
 *
 * - ask   deciding → asking → listening → understanding → deciding …; deciding also passes on and parts
 * - end   speaks and leaves the region
 */
export const conversationStates: StateBuilders<StateConfig> = { region: REGION, ask: askState, end: endState }

function askState(node: AskNode, index: FlowIndex): StateConfig {
  const next = stateId(REGION, node.next)
  return {
    entry: { type: 'enterAskNode', params: { nodeId: node.id } },
    initial: 'deciding',
    states: {
      deciding: {
        always: [
          { guard: 'hasClosingIntent', target: 'sayingGoodbye' },
          { guard: 'isAnswered', target: next },
          { guard: 'isAskedEnough', target: next, actions: 'moveOn' },
          { guard: 'isTooLong', target: CLOSING, actions: ['sayTooLong', recordLines, 'speakLines', 'breakOff'] },
          { target: 'asking' },
        ],
      },
      asking: {
        entry: 'countAttempt',
        invoke: {
          id: 'compose',
          src: 'compose',
          input: ({ context }) => questionRequest(context, node, index),
          onDone: { target: 'listening', actions: [recordReply, 'applyReply'] },
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
          input: ({ context }) => understandRequest(context, node, index),
          onDone: { target: 'deciding', actions: 'applyUnderstanding' },
          onError: MODEL_FAILURE,
        },
      },
      sayingGoodbye: {
        invoke: {
          id: 'compose',
          src: 'compose',
          input: ({ context }) => closingRequest(context, index),
          onDone: { target: CLOSING, actions: [recordReply, 'applyReply', 'endWithClosingIntent'] },
          onError: MODEL_FAILURE,
        },
      },
    },
  }
}

function endState(node: EndNode, index: FlowIndex): StateConfig {
  return {
    entry: enterSaying(node),
    initial: 'deciding',
    states: {
      deciding: {
        always: [
          { guard: 'needsWording', target: 'wording' },
          { target: CLOSING, actions: [recordLines, 'speakLines', 'endAtStep'] },
        ],
      },
      wording: {
        invoke: {
          id: 'compose',
          src: 'compose',
          input: ({ context }) => closingRequest(context, index),
          onDone: { target: CLOSING, actions: [recordReply, 'applyReply', 'endAtStep'] },
          onError: MODEL_FAILURE,
        },
      },
    },
  }
}

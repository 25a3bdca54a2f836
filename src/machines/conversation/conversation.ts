import type { AnyStateMachine } from 'xstate'
import { callIndex, MAX_TAIL_ROWS, recipientsRequest, timeOf, type Recipients } from '../dialogue/call-context.ts'
import { conversationSetup, type Conversation, type ConversationInput } from './conversation-setup.ts'
import type { MachineDefinition } from '../../actors/contract/definition.ts'
import { deliveryCreates } from '../dialogue/deliveries.ts'
import { initialDialogue } from '../dialogue/dialogue.ts'
import { summarizeCall } from '../dialogue/call-view.ts'
import { compileFlow } from '../flow/compile.ts'
import { conversationStates } from './conversation-states.ts'
import { flowIndex, type FlowIndex } from '../flow/flow-index.ts'
import { flowVersion } from '../flow/flow-version.ts'
import { maxIterations } from '../flow/max-iterations.ts'
import type { Flow } from '../flow/types.ts'

/** Stored with every conversation; raised with every change of this machine other than its flow. */
const version = flowVersion('1')

/**
 * A text conversation on one flow, frozen on it by the version. `flowHash` names the flow's content; whoever loads a
 * stored conversation must bring the same flow.
 */
export function conversationDefinition(flow: Flow, flowHash: string): MachineDefinition {
  return {
    name: 'conversation',
    version: conversationVersion(flowHash),
    machine: conversationMachine(flowIndex(flow)),
    publicEvents: ['message.send', 'conversation.close'],
    index: callIndex,
    summary: summarizeCall,
    maxTailRows: MAX_TAIL_ROWS,
  }
}

export const conversationVersion = version.of

/** The flow's hash in a conversation's version; null when the version is not one of this machine. */
export const flowHashOfConversation = version.flowHashIn

/**
 * `active` holds the compiled flow. When it is over, `closing` or `expiring` asks who is to be told, again after a wait
 * where that fails, and the conversation ends in `ended`, or in `expired` if the person stayed away, with one delivery
 * for each endpoint.
 */
function conversationMachine(index: FlowIndex): AnyStateMachine {
  const conversation = conversationSetup(index)
  return conversation.createMachine({
    id: 'conversation',
    context: ({ input }) => initialContext(index, input),
    initial: 'active',
    states: {
      active: {
        ...compileFlow(index, conversationStates),
        on: { 'conversation.close': { target: 'closing', actions: 'breakOff' } },
      },
      closing: resolveRecipients('ended', 'closingLater'),
      closingLater: retry('closing', 'ended'),
      expiring: resolveRecipients('expired', 'expiringLater'),
      expiringLater: retry('expiring', 'expired'),
      ended: { type: 'final' },
      expired: { type: 'final' },
    },
    options: { maxIterations: maxIterations(index.flow) },
  })
}

function resolveRecipients<Target extends string, Later extends string>(target: Target, later: Later) {
  return {
    invoke: {
      id: 'resolveRecipients',
      src: 'resolveRecipients',
      input: ({ context }: { context: Conversation }) => recipientsRequest(context),
      onDone: { target, actions: ['keepAgentName', createDeliveries] },
      onError: { target: later, actions: 'countFailure' },
    },
  } as const
}

/** Nothing but a fault of our own comes here: a store that is away is waited for by the kernel. */
function retry<State extends string, End extends string>(state: State, end: End) {
  return { after: { untilRetry: [{ guard: 'mayRetry', target: state }, { target: end }] } } as const
}

const createDeliveries = {
  type: 'createActors',
  params: ({ context, event }: { context: Conversation; event: { output: Recipients } }) => ({
    creates: deliveryCreates(context.call, event.output, timeOf(event, context)),
  }),
} as const

/** XState computes the context without input too, and throws that away. */
function initialContext(index: FlowIndex, input: Partial<ConversationInput> = {}): Conversation {
  return {
    call: {
      callId: input.callId ?? '',
      projectId: input.projectId ?? '',
      agentId: input.agentId ?? '',
      agentName: input.agentName ?? null,
      channel: input.channel ?? 'api_text',
      model: input.model ?? '',
      to: null,
      telephony: null,
      providerCallId: null,
      variables: input.variables ?? {},
      metadata: {},
      startedAt: input.at ?? 0,
      ...(input.timeZone !== undefined && { timeZone: input.timeZone }),
      ...(input.projectName !== undefined && { projectName: input.projectName }),
    },
    language: index.settings.languages[0] ?? 'en',
    ...initialDialogue,
  }
}

import type { AnyStateMachine } from 'xstate'
import { callIndex, resultRequest, timeOf, type PreparedResult } from './call-facts.ts'
import { conversationSetup, type Conversation, type ConversationInput } from './conversation-setup.ts'
import type { MachineDefinition } from './definition.ts'
import { deliveryCreates } from './deliveries.ts'
import { untouched } from './dialogue/dialogue.ts'
import { compileFlow } from './flow/compile.ts'
import { conversationSteps } from './flow/conversation-steps.ts'
import { flowMap, type FlowMap } from './flow/flow-map.ts'
import { flowVersion } from './flow/flow-version.ts'
import { maxIterations } from './flow/max-iterations.ts'
import type { Flow } from './flow/types.ts'

/** Stored with every conversation: what a change of this machine, other than of the flow, would count up. */
const version = flowVersion('1')

/**
 * A text conversation on one flow, frozen on it by the version. `flowHash` names the flow's content; whoever loads a
 * stored conversation must bring the same flow.
 */
export function conversationDefinition(flow: Flow, flowHash: string): MachineDefinition {
  return {
    name: 'conversation',
    version: conversationVersion(flowHash),
    machine: conversationMachine(flowMap(flow)),
    publicEvents: ['message.send', 'conversation.close'],
    index: callIndex,
  }
}

export const conversationVersion = version.of

/** The flow's hash in a conversation's version; null when the version is not one of this machine. */
export const flowHashOf = version.flowHashIn

/**
 * `active` holds the compiled flow. When it is over, `closing` or `expiring` asks who is to be told, and the
 * conversation ends in `ended`, or in `expired` if the person stayed away, with one delivery for each endpoint.
 */
function conversationMachine(map: FlowMap): AnyStateMachine {
  const conversation = conversationSetup(map)
  return conversation.createMachine({
    id: 'conversation',
    context: ({ input }) => fresh(map, input),
    initial: 'active',
    states: {
      active: {
        ...compileFlow(map, conversationSteps),
        on: { 'conversation.close': { target: 'closing', actions: 'breakOff' } },
      },
      closing: prepareResult('ended'),
      expiring: prepareResult('expired'),
      ended: { type: 'final' },
      expired: { type: 'final' },
    },
    options: { maxIterations: maxIterations(map.flow) },
  })
}

function prepareResult<Target extends 'ended' | 'expired'>(target: Target) {
  return {
    invoke: {
      id: 'prepareResult',
      src: 'prepareResult',
      input: ({ context }: { context: Conversation }) => resultRequest(context),
      onDone: { target, actions: ['keepAgentName', createDeliveries] },
      onError: { target },
    },
  } as const
}

const createDeliveries = {
  type: 'createActors',
  params: ({ context, event }: { context: Conversation; event: { output: PreparedResult } }) => ({
    creates: deliveryCreates(context.call, event.output, timeOf(event, context)),
  }),
} as const

/** XState computes the context without input too, and throws that away. */
function fresh(map: FlowMap, input: Partial<ConversationInput> = {}): Conversation {
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
    },
    language: map.settings.languages[0] ?? 'en',
    ...untouched,
  }
}

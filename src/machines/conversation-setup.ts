import { assign, setup } from 'xstate'
import type { EpochMs } from '../actors/types.ts'
import { timeOf, type PreparedResult, type ResultRequest } from './call-facts.ts'
import {
  arriveAtAsk,
  decideBy,
  finished,
  hear,
  moveOn,
  say,
  takeReply,
  takeUnderstanding,
  type Dialogue,
} from './dialogue/dialogue.ts'
import { outcomeHere, spokenLines } from './dialogue/ending.ts'
import type { Composed, ComposeRequest, Understanding, UnderstandRequest } from '../ports/language.ts'
import { effect, kernelActions } from './effect.ts'
import { flowGuards } from './flow/flow-guards.ts'
import { askNode, type FlowMap } from './flow/flow-map.ts'
import { outcomeOfBreakOff } from './flow/outcome.ts'
import type { Outcome } from './flow/types.ts'

/** A text conversation is over when nothing was answered for so long. */
const IDLE_MS = 15 * 60_000

export interface ConversationInput {
  callId: string
  projectId: string
  agentId: string
  agentName: string
  channel: 'api_text' | 'browser_text'
  /** `<provider>:<model>` */
  model: string
  /** A value for each declared variable; others are kept too. */
  variables: Record<string, string>
  at: EpochMs
}

export type Conversation = Dialogue

export type ConversationEvent =
  | { type: 'message.send'; text: string; at: EpochMs }
  | { type: 'conversation.close'; at: EpochMs }
  | { type: 'xstate.done.actor.understand'; output: Understanding; at: EpochMs }
  | { type: 'xstate.done.actor.compose'; output: Composed; at: EpochMs }
  | { type: 'xstate.done.actor.prepareResult'; output: PreparedResult; at: EpochMs }

/** Everything that a conversation's states refer to by name, bound to one flow. */
export function conversationSetup(map: FlowMap) {
  return setup({
    types: {} as { input: ConversationInput; context: Conversation; events: ConversationEvent },
    actors: {
      understand: effect<UnderstandRequest, Understanding>(),
      compose: effect<ComposeRequest, Composed>(),
      prepareResult: effect<ResultRequest, PreparedResult>(),
    },
    actions: {
      ...kernelActions,
      arrive: assign((_, { step }: { step: string }) => ({ step })),
      arriveAtAsk: assign(({ context }, { step }: { step: string }) => arriveAtAsk(context, askNode(map, step))),
      decideBy: assign(({ context }, { step, fields }: { step: string; fields: string[] }) => {
        return decideBy(context, step, fields)
      }),
      moveOn: assign(({ context }) => moveOn(context, askNode(map, context.step))),
      say: assign(({ context }, { text }: { text: string }) => say(context, text)),
      countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
      hear: assign(({ event }) => (event.type === 'message.send' ? hear(event.text, event.at) : {})),
      takeUnderstanding: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.understand') return {}
        return takeUnderstanding(context, askNode(map, context.step), map, event.output)
      }),
      takeReply: assign(({ context, event }) => {
        return event.type === 'xstate.done.actor.compose' ? takeReply(context, event.output.reply) : {}
      }),
      speakLines: assign(({ context }) => takeReply(context, spokenLines(context))),
      endAtStep: assign(({ context, event }) => conclude(outcomeHere(context, map), timeOf(event, context))),
      endAsWished: assign(({ context, event }) => conclude(context.turn.intent ?? 'failed', timeOf(event, context))),
      breakOff: assign(({ context, event }) => conclude(outcomeOfBreakOff(context.fields), timeOf(event, context))),
      failWithModel: assign(({ context, event }) => ({
        ...finished,
        result: {
          outcome: 'failed' as const,
          endedAt: timeOf(event, context),
          error: context.turnCount === 0 ? 'The language model could not be reached.' : null,
          modelFailed: true,
        },
      })),
      keepAgentName: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.prepareResult') return {}
        return { call: { ...context.call, agentName: event.output.agentName } }
      }),
    },
    guards: {
      ...flowGuards(map),
      hasWords: ({ event }) =>
        event.type === 'message.send' && typeof event.text === 'string' && event.text.trim() !== '',
    },
    delays: { untilIdle: IDLE_MS },
  })
}

export type ConversationSetup = ReturnType<typeof conversationSetup>

function conclude(outcome: Outcome, endedAt: EpochMs): Partial<Conversation> {
  return { ...finished, result: { outcome, endedAt, error: null, modelFailed: false } }
}

import { assign, setup } from 'xstate'
import type { EpochMs } from '../../base/time.ts'
import { answeredFields, timeOf, type Recipients, type RecipientsRequest } from '../dialogue/call-context.ts'
import {
  enterAskNode,
  decideBy,
  clearedDialogue,
  hear,
  moveOn,
  say,
  applyReply,
  applyUnderstanding,
  type Dialogue,
} from '../dialogue/dialogue.ts'
import { outcomeHere, spokenLines } from '../dialogue/ending.ts'
import type { Composed, ComposeRequest, Understanding, UnderstandRequest } from '../../ports/language.ts'
import { effect, kernelActions } from '../../actors/contract/effect.ts'
import { flowGuards } from '../dialogue/flow-guards.ts'
import { askNode, type FlowIndex } from '../flow/flow-index.ts'
import type { FlowText } from '../flow/flow-text.ts'
import { outcomeOfBreakOff } from '../flow/outcome.ts'
import type { Outcome } from '../flow/types.ts'
import { PHRASES } from '../dialogue/phrases.ts'

/** Time without a message after which a text conversation expires, in ms. */
const IDLE_MS = 15 * 60_000
/** Delay between attempts to resolve the recipients of the result, and their number. */
const RETRY_MS = 3_000
const MAX_RESULT_FAILURES = 20

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
  /** IANA zone of the person, as far as it is known. */
  timeZone?: string
  projectName?: string
  at: EpochMs
}

export interface Conversation extends Dialogue {
  /** Number of failed attempts to resolve the recipients; absent for none. */
  resultFailures?: number
}

type ConversationEvent =
  | { type: 'message.send'; text: string; at: EpochMs }
  | { type: 'conversation.close'; at: EpochMs }
  | { type: 'xstate.done.actor.understand'; output: Understanding; at: EpochMs }
  | { type: 'xstate.done.actor.compose'; output: Composed; at: EpochMs }
  | { type: 'xstate.done.actor.resolveRecipients'; output: Recipients; at: EpochMs }

/** Everything that a conversation's states refer to by name, bound to one flow. */
export function conversationSetup(index: FlowIndex) {
  return setup({
    types: {} as { input: ConversationInput; context: Conversation; events: ConversationEvent },
    actors: {
      understand: effect<UnderstandRequest, Understanding>(),
      compose: effect<ComposeRequest, Composed>(),
      resolveRecipients: effect<RecipientsRequest, Recipients>(),
    },
    actions: {
      ...kernelActions,
      enterNode: assign((_, { nodeId }: { nodeId: string }) => ({ flowNodeId: nodeId })),
      enterAskNode: assign(({ context }, { nodeId }: { nodeId: string }) =>
        enterAskNode(context, askNode(index, nodeId)),
      ),
      decideBy: assign(({ context }, { nodeId, fields }: { nodeId: string; fields: string[] }) => {
        return decideBy(context, nodeId, fields)
      }),
      moveOn: assign(({ context }) => moveOn(context, askNode(index, context.flowNodeId), index)),
      say: assign(({ context }, text: FlowText) => say(context, text, index.fields)),
      countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
      hear: assign(({ event }) => (event.type === 'message.send' ? hear(event.text, event.at) : {})),
      applyUnderstanding: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.understand') return {}
        const change = applyUnderstanding(context, askNode(index, context.flowNodeId), index, event.output)
        return { ...change, turn: { ...(change.turn ?? context.turn), fieldsBefore: context.fields } }
      }),
      applyReply: assign(({ context, event }) => {
        return event.type === 'xstate.done.actor.compose' ? applyReply(context, event.output.reply) : {}
      }),
      sayTooLong: assign(({ context }) => ({
        turn: { ...context.turn, lines: [PHRASES.tooLong[context.language]] },
      })),
      speakLines: assign(({ context }) => applyReply(context, spokenLines(context))),
      endAtStep: assign(({ context, event }) => conclude(outcomeHere(context, index), timeOf(event, context))),
      endWithClosingIntent: assign(({ context, event }) =>
        conclude(context.turn.intent ?? 'failed', timeOf(event, context)),
      ),
      breakOff: assign(({ context, event }) => {
        const fields = answeredFields(context)
        return { fields, ...conclude(outcomeOfBreakOff(fields), timeOf(event, context)) }
      }),
      failWithModel: assign(({ context, event }) => ({
        ...clearedDialogue,
        fields: answeredFields(context),
        result: {
          outcome: 'failed' as const,
          endedAt: timeOf(event, context),
          error: context.turnCount === 0 ? 'The language model could not be reached.' : null,
          modelFailed: true,
        },
      })),
      countFailure: assign(({ context }) => ({ resultFailures: (context.resultFailures ?? 0) + 1 })),
      keepAgentName: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.resolveRecipients') return {}
        return { call: { ...context.call, agentName: event.output.agentName } }
      }),
    },
    guards: {
      ...flowGuards(index),
      hasWords: ({ event }) =>
        event.type === 'message.send' && typeof event.text === 'string' && event.text.trim() !== '',
      mayRetry: ({ context }) => (context.resultFailures ?? 0) < MAX_RESULT_FAILURES,
    },
    delays: { untilIdle: IDLE_MS, untilRetry: RETRY_MS },
  })
}

export type ConversationSetup = ReturnType<typeof conversationSetup>

function conclude(outcome: Outcome, endedAt: EpochMs): Partial<Conversation> {
  return { ...clearedDialogue, result: { outcome, endedAt, error: null, modelFailed: false } }
}

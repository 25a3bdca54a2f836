import { assign, setup } from 'xstate'
import type { EpochMs } from '../../base/time.ts'
import type { Composed, ComposeRequest, Understanding, UnderstandRequest } from '../../ports/language.ts'
import type { LegReport, Telephony } from '../../ports/telephony.ts'
import type {
  Answer,
  PromptRequest,
  DialResult,
  DialRequest,
  LegRef,
  PreparedUtterance,
  MediaSessionEnd,
} from '../../ports/voice.ts'
import { timeOf, type Recipients, type RecipientsRequest } from '../dialogue/call-context.ts'
import { enterAskNode, decideBy, moveOn, say } from '../dialogue/dialogue.ts'
import { outcomeHere, spokenLines } from '../dialogue/ending.ts'
import { effect, kernelActions } from '../../actors/contract/effect.ts'
import { clockOf } from '../../actors/contract/event-time.ts'
import type { FlowText } from '../flow/flow-text.ts'
import { askNode, type FlowIndex } from '../flow/flow-index.ts'
import { cut, MAX_REPLY_CHARS } from '../flow/limits.ts'
import { outcomeOfBreakOff } from '../flow/outcome.ts'
import { reprompt, applyDtmf, applyCallUnderstanding, applyWords, isCutOff, keepCutOffWords } from './answers.ts'
import { callDelays } from './call-delays.ts'
import { clockTime, hasFiredLate, heardIn, reportIn, type CallEvent } from './call-event.ts'
import { callGuards } from './call-guards.ts'
import { recordUnverifiedReport, applyUnverifiedReport } from './unverified-reports.ts'
import {
  conclude,
  endUndialled,
  endUnreached,
  INTERRUPTED_WORDS,
  planOutcome,
  applyClosingIntentIfAny,
} from './endings.ts'
import { applyReport, openBrowserMedia, unreachedReason, type Call } from './leg.ts'
import { openingOf } from './opening.ts'
import { PHRASES, type Phrase } from '../dialogue/phrases.ts'
import { startUtterance, completeLastWords, completeUtterance } from './speaking.ts'

/** Input of a phone call. */
export interface CallInput {
  callId: string
  projectId: string
  agentId: string
  agentName: string
  /** `<provider>:<model>` */
  model: string
  /** Default `phone`; a browser call has no dialling, number or carrier. */
  channel?: 'phone' | 'browser_voice'
  /** `+` and 8 to 15 digits. */
  to: string | null
  telephony: Telephony | null
  /** Number that calls; empty means the account's. */
  from: string
  /** Name of the speech provider: `deepgram`, `builtin` … */
  speech: string
  /** A value for each declared variable; others are kept too. */
  variables: Record<string, string>
  metadata: Record<string, string>
  /** IANA zone of the person, as far as it is known. */
  timeZone?: string
  projectName?: string
  /** Placed from the web app to try the agent: its end is not reported. */
  isTest?: true
  at: EpochMs
}

/** Everything that a call's states refer to by name, bound to one flow. */
export function callSetup(index: FlowIndex) {
  return setup({
    types: {} as { input: CallInput; context: Call; events: CallEvent },
    actors: {
      dial: effect<DialRequest, DialResult>(),
      prepareOpening: effect<PreparedUtterance, { prepared: true }>(),
      fetchCallStatus: effect<LegRef, LegReport | null>(),
      holdMediaSession: effect<{ callId: string }, MediaSessionEnd>(),
      promptAndCollect: effect<PromptRequest, Answer>(),
      compose: effect<ComposeRequest, Composed>(),
      understand: effect<UnderstandRequest, Understanding>(),
      hangUp: effect<LegRef, { hungUp: boolean }>(),
      saveOptOut: effect<{ projectId: string; number: string; callId: string; at: EpochMs }, { kept: true }>(),
      resolveRecipients: effect<RecipientsRequest, Recipients>(),
    },
    actions: {
      ...kernelActions,

      // the line
      applyAcceptance: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.dial' || !('providerCallId' in event.output)) return {}
        const { providerCallId } = event.output
        return applyReport(
          context,
          { providerCallId, status: 'queued', answeredBy: null, sequence: null },
          clockOf(event),
        )
      }),
      applyReport: assign(({ context, event }) => {
        const report = reportIn(event)
        return report ? applyReport(context, report, clockOf(event)) : {}
      }),
      recordUnverifiedReport: assign(({ context, event }) =>
        event.type === 'leg.reported' ? recordUnverifiedReport(context, event) : {},
      ),
      applyUnverifiedReport: assign(({ context, event }) => applyUnverifiedReport(context, clockTime(event, context))),
      openMedia: assign(({ context, event }) => {
        if (event.type !== 'media.opened') return {}
        const { providerCallId } = event
        if (providerCallId === null) return openBrowserMedia(context, clockOf(event))
        return applyReport(
          context,
          { providerCallId, status: 'answered', answeredBy: null, sequence: null },
          clockOf(event),
        )
      }),
      notePoll: assign(({ context, event }) => ({ leg: { ...context.leg, lastPolledAt: clockTime(event, context) } })),
      noteDisconnect: assign(({ context, event }) => {
        const disconnectedAt = context.leg.disconnectedAt ?? timeOf(event, context)
        return { leg: { ...context.leg, disconnectedAt } }
      }),
      askToHangUp: assign(({ context }) => ({ leg: { ...context.leg, hangUp: 'asked' as const } })),
      noteHangUp: assign(({ context, event }) => {
        const isDone = event.type === 'xstate.done.actor.hangUpInProgress' && event.output.hungUp
        return { leg: { ...context.leg, hangUp: isDone ? ('done' as const) : ('failed' as const) } }
      }),
      requestCancel: assign(({ context }) => ({ leg: { ...context.leg, cancelRequested: true } })),
      countClosingAttempt: assign(({ context }) => ({
        leg: { ...context.leg, closingAttempts: context.leg.closingAttempts + 1 },
      })),

      // the flow
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

      // speaking
      saveOpening: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.compose') return {}
        const { reply, firstTextAt } = event.output
        return { leg: { ...context.leg, opening: { reply: cut(reply, MAX_REPLY_CHARS), firstTextAt } } }
      }),
      saveFlowOpening: assign(({ context }) => {
        const opening = openingOf(context, index)
        return 'text' in opening ? { leg: { ...context.leg, opening: { reply: opening.text, firstTextAt: null } } } : {}
      }),
      playOpening: assign(({ context, event }) => {
        const { opening } = context.leg
        return opening ? startUtterance(context, opening, clockTime(event, context)) : {}
      }),
      playReply: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.compose') return {}
        return startUtterance(context, event.output, clockOf(event))
      }),
      playFlowTexts: assign(({ context, event }) => {
        const reply = spokenLines(context) || PHRASES.thanks[context.language]
        return startUtterance(context, { reply, firstTextAt: null }, clockTime(event, context))
      }),
      playPhrase: assign(({ context, event }, { phrase }: { phrase: Phrase }) => {
        const reply = PHRASES[phrase][context.language]
        return startUtterance(context, { reply, firstTextAt: null }, clockTime(event, context))
      }),
      completeUtterance: assign(({ context, event }) => {
        return event.type === 'utterance.played' ? completeUtterance(context, event, clockOf(event)) : {}
      }),

      // hearing
      applyWords: assign(({ context, event }) => {
        const answer = heardIn(event)
        return answer ? applyWords(context, answer, index, clockOf(event)) : {}
      }),
      keepCutOffWords: assign(({ context, event }) => {
        const answer = heardIn(event)
        return answer && isCutOff(context, answer) ? keepCutOffWords(context, answer, clockOf(event)) : {}
      }),
      applyDtmf: assign(({ context, event }) => {
        const answer = heardIn(event)
        return answer ? applyDtmf(context, answer, index, clockOf(event)) : {}
      }),
      applyUnderstanding: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.understand') return {}
        return applyCallUnderstanding(context, index, event.output)
      }),
      reprompt: assign(({ context }) => reprompt(context)),

      // the end
      planOutcomeAtNode: assign(({ context }) => planOutcome(context, outcomeHere(context, index))),
      applyClosingIntent: assign(({ context }) => planOutcome(context, context.turn.intent ?? 'failed')),
      giveUpUnderstanding: assign(({ context }) => ({ leg: { ...context.leg, understandingPending: false } })),
      applyClosingIntentIfAny: assign(({ context }) => applyClosingIntentIfAny(context)),
      planBrokenOffOutcome: assign(({ context }) => planOutcome(context, outcomeOfBreakOff(context.fields))),
      planModelFailure: assign(({ context }) => planOutcome(context, 'failed', true)),
      completeLastWords: assign(({ context }) => completeLastWords(context)),
      conclude: assign(({ context, event }) => conclude(context, timeOf(event, context))),
      noteSpeechFailed: assign(({ context }) => ({ leg: { ...context.leg, hasSpeechFailed: true as const } })),
      endUnreached: assign(({ context, event }) => {
        const words = hasFiredLate(event) ? INTERRUPTED_WORDS : unreachedReason(context.leg)
        return endUnreached(context, timeOf(event, context), words)
      }),
      endWithReason: assign(({ context, event }, { words }: { words: string }) => {
        return endUnreached(context, timeOf(event, context), words)
      }),
      endUndialled: assign(({ context, event }) => endUndialled(context, timeOf(event, context))),
      endAsRefused: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.dial' || !('refused' in event.output)) return {}
        return endUnreached(context, event.at, event.output.refused)
      }),
      keepAgentName: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.resolveRecipients') return {}
        return { call: { ...context.call, agentName: event.output.agentName } }
      }),
    },
    guards: callGuards(index),
    delays: callDelays(index),
  })
}

export type CallSetup = ReturnType<typeof callSetup>

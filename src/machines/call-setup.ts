import { assign, setup } from 'xstate'
import type { EpochMs } from '../actors/types.ts'
import type { Composed, ComposeRequest, Understanding, UnderstandRequest } from '../ports/language.ts'
import type { LineReport, Telephony } from '../ports/telephony.ts'
import type { Answer, ConverseRequest, Dialled, DialRequest, LineOfCall, PreparedLine, Talked } from '../ports/voice.ts'
import { timeOf, type PreparedResult, type ResultRequest } from './call-facts.ts'
import { arriveAtAsk, decideBy, moveOn, say } from './dialogue/dialogue.ts'
import { outcomeHere, spokenLines } from './dialogue/ending.ts'
import { effect, kernelActions } from './effect.ts'
import { clockOf } from './event-time.ts'
import { askNode, type FlowMap } from './flow/flow-map.ts'
import { cut, MAX_REPLY_CHARS } from './flow/limits.ts'
import { promptAgain, takeKeys, takeMeaning, takeWords } from './phone/answers.ts'
import { callDelays } from './phone/call-delays.ts'
import { clockTime, heardIn, reportIn, type CallEvent } from './phone/call-event.ts'
import { callGuards } from './phone/call-guards.ts'
import { noteEarly, takeEarly } from './phone/early-reports.ts'
import { conclude, endUnreached, settle, settleIfWished } from './phone/endings.ts'
import { takeReport, unreachedWords, type Call } from './phone/line.ts'
import { openingOf } from './phone/opening.ts'
import { PHRASES, type Phrase } from './phone/phrases.ts'
import { takeLine, takeSpoken } from './phone/speaking.ts'

/** What a phone call is started with. */
export interface CallInput {
  callId: string
  projectId: string
  agentId: string
  agentName: string
  /** `<provider>:<model>` */
  model: string
  /** `+` and 8 to 15 digits. */
  to: string
  telephony: Telephony
  /** Number that calls; empty means the account's. */
  from: string
  /** Name of who hears and speaks: `deepgram`, `builtin` … */
  speech: string
  /** A value for each declared variable; others are kept too. */
  variables: Record<string, string>
  metadata: Record<string, string>
  at: EpochMs
}

/** Everything that a call's states refer to by name, bound to one flow. */
export function callSetup(map: FlowMap) {
  return setup({
    types: {} as { input: CallInput; context: Call; events: CallEvent },
    actors: {
      dial: effect<DialRequest, Dialled>(),
      prepareOpening: effect<PreparedLine, { prepared: true }>(),
      look: effect<LineOfCall, LineReport | null>(),
      talk: effect<{ callId: string }, Talked>(),
      converse: effect<ConverseRequest, Answer>(),
      compose: effect<ComposeRequest, Composed>(),
      understand: effect<UnderstandRequest, Understanding>(),
      hangUp: effect<LineOfCall, { hungUp: boolean }>(),
      keepOptOut: effect<{ projectId: string; number: string; callId: string; at: EpochMs }, { kept: true }>(),
      prepareResult: effect<ResultRequest, PreparedResult>(),
    },
    actions: {
      ...kernelActions,

      // the line
      takeAcceptance: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.dial' || !('providerCallId' in event.output)) return {}
        const { providerCallId } = event.output
        return takeReport(
          context,
          { providerCallId, status: 'queued', answeredBy: null, sequence: null },
          clockOf(event),
        )
      }),
      takeReport: assign(({ context, event }) => {
        const report = reportIn(event)
        return report ? takeReport(context, report, clockOf(event)) : {}
      }),
      noteEarly: assign(({ context, event }) => (event.type === 'line.reported' ? noteEarly(context, event) : {})),
      takeEarly: assign(({ context, event }) => takeEarly(context, clockTime(event, context))),
      openMedia: assign(({ context, event }) => {
        if (event.type !== 'media.opened') return {}
        const { providerCallId } = event
        return takeReport(
          context,
          { providerCallId, status: 'answered', answeredBy: null, sequence: null },
          clockOf(event),
        )
      }),
      noteLook: assign(({ context, event }) => ({ line: { ...context.line, lookedAt: clockTime(event, context) } })),
      noteGone: assign(({ context, event }) => {
        const goneAt = context.line.goneAt ?? timeOf(event, context)
        return { line: { ...context.line, goneAt } }
      }),
      askToHangUp: assign(({ context }) => ({ line: { ...context.line, hangUp: 'asked' as const } })),
      noteHangUp: assign(({ context, event }) => {
        const isDone = event.type === 'xstate.done.actor.cut' && event.output.hungUp
        return { line: { ...context.line, hangUp: isDone ? ('done' as const) : ('failed' as const) } }
      }),
      wishToEnd: assign(({ context }) => ({ line: { ...context.line, isUnwanted: true } })),
      countTry: assign(({ context }) => ({ line: { ...context.line, tries: context.line.tries + 1 } })),

      // the flow
      arrive: assign((_, { step }: { step: string }) => ({ step })),
      arriveAtAsk: assign(({ context }, { step }: { step: string }) => arriveAtAsk(context, askNode(map, step))),
      decideBy: assign(({ context }, { step, fields }: { step: string; fields: string[] }) => {
        return decideBy(context, step, fields)
      }),
      moveOn: assign(({ context }) => moveOn(context, askNode(map, context.step))),
      say: assign(({ context }, { text }: { text: string }) => say(context, text)),
      countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),

      // speaking
      keepOpening: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.compose') return {}
        const { reply, firstTextAt } = event.output
        return { line: { ...context.line, opening: { reply: cut(reply, MAX_REPLY_CHARS), firstTextAt } } }
      }),
      keepOwnOpening: assign(({ context }) => {
        const opening = openingOf(context, map)
        return 'text' in opening
          ? { line: { ...context.line, opening: { reply: opening.text, firstTextAt: null } } }
          : {}
      }),
      takeOpening: assign(({ context, event }) => {
        const { opening } = context.line
        return opening ? takeLine(context, opening, clockTime(event, context)) : {}
      }),
      takeWording: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.compose') return {}
        return takeLine(context, event.output, clockOf(event))
      }),
      takeOwnLines: assign(({ context, event }) => {
        const reply = spokenLines(context) || PHRASES.thanks[context.language]
        return takeLine(context, { reply, firstTextAt: null }, clockTime(event, context))
      }),
      takePhrase: assign(({ context, event }, { phrase }: { phrase: Phrase }) => {
        const reply = PHRASES[phrase][context.language]
        return takeLine(context, { reply, firstTextAt: null }, clockTime(event, context))
      }),
      takeSpoken: assign(({ context, event }) => {
        return event.type === 'line.spoken' ? takeSpoken(context, event, clockOf(event)) : {}
      }),

      // hearing
      takeWords: assign(({ context, event }) => {
        const answer = heardIn(event)
        return answer ? takeWords(context, answer, map, clockOf(event)) : {}
      }),
      takeKeys: assign(({ context, event }) => {
        const answer = heardIn(event)
        return answer ? takeKeys(context, answer, map, clockOf(event)) : {}
      }),
      takeUnderstanding: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.understand') return {}
        return takeMeaning(context, map, event.output)
      }),
      promptAgain: assign(({ context }) => promptAgain(context)),

      // the end
      settleAtStep: assign(({ context }) => settle(context, outcomeHere(context, map))),
      settleAsWished: assign(({ context }) => settle(context, context.turn.intent ?? 'failed')),
      settleIfWished: assign(({ context }) => settleIfWished(context)),
      settleWithoutModel: assign(({ context }) => settle(context, 'failed', true)),
      conclude: assign(({ context, event }) => conclude(context, timeOf(event, context))),
      noteSpeechFailed: assign(({ context }) => ({ line: { ...context.line, hasSpeechFailed: true as const } })),
      endUnreached: assign(({ context, event }) => {
        return endUnreached(context, timeOf(event, context), unreachedWords(context.line))
      }),
      endInWords: assign(({ context, event }, { words }: { words: string }) => {
        return endUnreached(context, timeOf(event, context), words)
      }),
      endAsRefused: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.dial' || !('refused' in event.output)) return {}
        return endUnreached(context, event.at, event.output.refused)
      }),
      keepAgentName: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.prepareResult') return {}
        return { call: { ...context.call, agentName: event.output.agentName } }
      }),
    },
    guards: callGuards(map),
    delays: callDelays(map),
  })
}

export type CallSetup = ReturnType<typeof callSetup>

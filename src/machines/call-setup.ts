import { assign, setup } from 'xstate'
import type { EpochMs } from '../actors/types.ts'
import type { Composed, ComposeRequest, Understanding, UnderstandRequest } from '../ports/language.ts'
import type { LineReport, Telephony } from '../ports/telephony.ts'
import type {
  Answer,
  ConverseRequest,
  Dialled,
  DialRequest,
  HeardAnswer,
  LineOfCall,
  PreparedLine,
  SpokenLine,
  Talked,
} from '../ports/voice.ts'
import { timeOf, type PreparedResult, type ResultRequest } from './call-facts.ts'
import { arriveAtAsk, decideBy, moveOn, say } from './dialogue/dialogue.ts'
import { outcomeHere, spokenLines } from './dialogue/ending.ts'
import { effect, kernelActions } from './effect.ts'
import { clockOf, type EventTime } from './event-time.ts'
import { flowGuards } from './flow/flow-guards.ts'
import { askNode, type FlowMap } from './flow/flow-map.ts'
import { cut, MAX_REPLY_CHARS } from './flow/limits.ts'
import {
  hasWords,
  isKeyed,
  isMachine,
  mayBeMachine,
  mayPrompt,
  promptAgain,
  takeKeys,
  takeMeaning,
  takeWords,
} from './phone/answers.ts'
import { conclude, endUnreached, settle, settleIfWished } from './phone/endings.ts'
import { isEarlyNews, isUnproven, noteEarly, takeEarly } from './phone/early-reports.ts'
import { isAbout, isNews, isOver, takeReport, unreachedWords, type Call } from './phone/line.ts'
import { openingOf } from './phone/opening.ts'
import { PHRASES, type Phrase } from './phone/phrases.ts'
import { hasOpening, makesTurn, takeLine, takeSpoken } from './phone/speaking.ts'
import { isGivenUp, isQuiet, untilLook } from './phone/watch.ts'

/** How long the carrier may let the phone ring. */
export const RING_TIMEOUT_SEC = 45
/** What the carrier may take to notice, before nobody waits for it any more. */
const RING_MARGIN_SEC = 15
/** An order that the carrier has not answered by then may or may not have been taken. */
const DIAL_MS = 30_000
/** How long a phone of which nobody knows whether it rings has to prove that it does. */
const PROOF_MS = 10_000
/** Between picking up and the first audio. */
const AUDIO_MS = 20_000
const LOOK_MS = 10_000
/** Between the carrier's word that the call is over and that of its audio, which knows what was heard last. */
const LAST_WORDS_MS = 2_000
/** Speaking and hearing that takes this much longer than the line is stuck. */
const MAX_ANSWER_MS = 180_000
const SLOWEST_MS_PER_CHAR = 150
/** More than two requests to a language model take. */
const UNDERSTANDING_MS = 60_000
/** Longer than the effect takes: after a crash it runs once more. */
const HANG_UP_MS = 30_000
const NEXT_TRY_MS = 3_000
const TRY_MS = 30_000
const MAX_TRIES = 20

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

/** The carrier tells how the call fares: a status callback. */
export type LineReported = { type: 'line.reported' } & LineReport
/** The call's media socket has said `start`. Taken once; whoever comes later is ignored. */
export interface MediaOpened {
  type: 'media.opened'
  providerCallId: string
}
/** Somebody wants the call to end. */
export interface CallHangUp {
  type: 'call.hangUp'
}

export type CallEvent = (
  | LineReported
  | MediaOpened
  | CallHangUp
  | ({ type: 'line.spoken' } & SpokenLine)
  | { type: 'xstate.done.actor.dial'; output: Dialled }
  | { type: 'xstate.done.actor.look'; output: LineReport | null }
  | { type: 'xstate.done.actor.talk'; output: Talked }
  | { type: 'xstate.done.actor.converse'; output: Answer }
  | { type: 'xstate.done.actor.compose'; output: Composed }
  | { type: 'xstate.done.actor.understand'; output: Understanding }
  | { type: 'xstate.done.actor.prepareResult'; output: PreparedResult }
) &
  EventTime

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
      noteGone: assign(({ context, event }) => ({ line: { ...context.line, goneAt: timeOf(event, context) } })),
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
      concludeWithoutSpeech: assign(({ context, event }) => {
        return conclude(context, timeOf(event, context), 'The speech provider failed before anything was said.')
      }),
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
    guards: {
      isRefused: ({ event }) => event.type === 'xstate.done.actor.dial' && 'refused' in event.output,
      isInterrupted: ({ event }) => (event as { error?: { name?: string } }).error?.name === 'Interrupted',
      isUnwanted: ({ context }) => context.line.isUnwanted,
      isThisLine: ({ context, event }) => event.type === 'media.opened' && isAbout(context, event.providerCallId),
      tellsOfEnd: ({ context, event }) => tells(context, event, (line) => isOver(line)),
      tellsOfAnswer: ({ context, event }) => tells(context, event, ({ status }) => status === 'answered'),
      tellsOfMachine: ({ context, event }) => {
        const report = reportIn(event)
        if (report?.answeredBy !== 'machine') return false
        return isAbout(context, report.providerCallId) && !isOver(context.line) && mayBeMachine(context)
      },
      isNews: ({ context, event }) => tells(context, event, () => true),
      isEarlyNews: ({ context, event }) => event.type === 'line.reported' && isEarlyNews(context, event),
      isUnproven: ({ context }) => isUnproven(context),
      hasEarlyNews: ({ context }) => context.line.early !== undefined,
      isOver: ({ context }) => isOver(context.line),
      isPickedUp: ({ context }) => context.line.status === 'answered',
      isQuiet: ({ context, event }) => isQuiet(context, clockTime(event, context)),
      isGivenUp: ({ context, event }) => isGivenUp(context, clockTime(event, context)),
      isLegOver: ({ context }) => isOver(context.line) || context.call.providerCallId === null,

      ...flowGuards(map),
      opensInOwnWords: ({ context }) => 'text' in openingOf(context, map),
      hasOpening: ({ context }) => hasOpening(context),

      isTurnInHand: ({ context, event }) => {
        return event.type === 'line.spoken' && event.turn === context.turnCount && makesTurn(context, event)
      },
      isMachine: ({ context, event }) => isAnswer(event) && isMachine(context, event.output),
      isKeyed: ({ context, event }) => isAnswer(event) && isKeyed(context, event.output, map),
      hasWords: ({ event }) => isAnswer(event) && hasWords(event.output),
      awaitsMeaning: ({ context }) => context.line.awaitsMeaning,
      mayPrompt: ({ context }) => mayPrompt(context),

      hasSpeechFailed: ({ event }) =>
        event.type === 'xstate.done.actor.talk' && event.output.reason === 'speech_failed',
      isOptedOut: ({ context }) => context.result?.outcome === 'opted_out',
      mayTryAgain: ({ context }) => context.line.tries < MAX_TRIES,
    },
    delays: {
      untilDialled: DIAL_MS,
      untilProven: PROOF_MS,
      untilRungOut: (RING_TIMEOUT_SEC + RING_MARGIN_SEC) * 1_000,
      untilAudio: AUDIO_MS,
      untilTooLong: ({ context, event }) => {
        const now = clockTime(event, context)
        const wholeMs = map.settings.maxDurationSec * 1_000
        return Math.min(Math.max(0, (context.line.answeredAt ?? now) + wholeMs - now), wholeMs)
      },
      untilLook: ({ context, event }) => untilLook(context, clockTime(event, context)),
      untilLookFails: LOOK_MS,
      untilLastWords: LAST_WORDS_MS,
      untilStuck: ({ context }) => MAX_ANSWER_MS + SLOWEST_MS_PER_CHAR * context.reply.length,
      untilUnderstood: UNDERSTANDING_MS,
      untilHungUp: HANG_UP_MS,
      untilNextTry: NEXT_TRY_MS,
      untilTryFails: TRY_MS,
    },
  })
}

export type CallSetup = ReturnType<typeof callSetup>

/** What deadlines are measured by: a timer's own time, unless the clock was set back behind the journal's. */
function clockTime(event: CallEvent, call: Call): EpochMs {
  return event.clockAt ?? timeOf(event, call)
}

/** What the carrier has told, by itself or because it was asked. */
function reportIn(event: CallEvent): LineReport | null {
  switch (event.type) {
    case 'line.reported':
      return event
    case 'xstate.done.actor.look':
      return event.output
    default:
      return null
  }
}

function tells(call: Call, event: CallEvent, what: (report: LineReport) => boolean): boolean {
  const report = reportIn(event)
  return report !== null && isNews(call, report) && what(report)
}

function isAnswer(event: CallEvent): event is Extract<CallEvent, { type: 'xstate.done.actor.converse' }> {
  return event.type === 'xstate.done.actor.converse'
}

function heardIn(event: CallEvent): HeardAnswer | null {
  return isAnswer(event) && event.output.kind === 'heard' ? event.output : null
}

import { INTERRUPTED } from '../../actors/contract/effect.ts'
import { STORE_UNAVAILABLE } from '../../base/errors.ts'
import type { LegReport } from '../../ports/telephony.ts'
import { type HeardAnswer, MEDIA_SESSION_CLOSED, type MediaSessionEnd, SPEECH_FAILED } from '../../ports/voice.ts'
import { flowGuards } from '../dialogue/flow-guards.ts'
import type { FlowIndex } from '../flow/flow-index.ts'
import { hasWords, isCutOff, isDtmfAnswer, isMachine, mayBeMachine, canReprompt } from './answers.ts'
import { answerIn, clockTime, heardIn, reportIn, type CallEvent } from './call-event.ts'
import { isUnverifiedUpdate, isUnverified } from './unverified-reports.ts'
import { matchesLeg, advancesStatus, hasEnded, type Call } from './leg.ts'
import { openingOf } from './opening.ts'
import { hasOpening, makesTurn } from './speaking.ts'
import { isUnresponsive, isPollDue } from './liveness.ts'

const MAX_CLOSING_ATTEMPTS = 20

interface Args {
  context: Call
  event: CallEvent
}

/** Guards of a call's states, over its context and the current event. */
export function callGuards(index: FlowIndex) {
  return {
    isRefused: ({ event }: Args) => event.type === 'xstate.done.actor.dial' && 'refused' in event.output,
    isInterrupted: ({ event }: Args) => nameOf(event) === INTERRUPTED,
    wasStoreAway: ({ event }: Args) => nameOf(event) === STORE_UNAVAILABLE,
    wasHungUpWhileStoreAway: ({ context, event }: Args) =>
      context.leg.cancelRequested && nameOf(event) === STORE_UNAVAILABLE,
    isCancelRequested: ({ context }: Args) => context.leg.cancelRequested,
    isInBrowser: ({ context }: Args) => isInBrowser(context),
    isThisLeg: ({ context, event }: Args) => event.type === 'media.opened' && isThisLeg(context, event.providerCallId),
    reportsEnd: ({ context, event }: Args) => reportMatches(context, event, (leg) => hasEnded(leg)),
    reportsAnswer: ({ context, event }: Args) => reportMatches(context, event, ({ status }) => status === 'answered'),
    reportsMachine: ({ context, event }: Args) => {
      const report = reportIn(event)
      if (report?.answeredBy !== 'machine') return false
      return matchesLeg(context, report.providerCallId) && !hasEnded(context.leg) && mayBeMachine(context)
    },
    advancesStatus: ({ context, event }: Args) => reportMatches(context, event, () => true),
    isUnverifiedUpdate: ({ context, event }: Args) =>
      event.type === 'leg.reported' && isUnverifiedUpdate(context, event),
    isUnverified: ({ context }: Args) => isUnverified(context),
    hasUnverifiedReport: ({ context }: Args) => context.leg.unverifiedReports !== undefined,
    hasEnded: ({ context }: Args) => hasEnded(context.leg),
    isPickedUp: ({ context }: Args) => context.leg.status === 'answered',
    isPollDue: ({ context, event }: Args) => isPollDue(context, clockTime(event, context)),
    isUnresponsive: ({ context, event }: Args) => isUnresponsive(context, clockTime(event, context)),
    isLegEnded: ({ context: { call, leg } }: Args) => {
      return hasEnded(leg) || call.providerCallId === null || leg.hangUp === 'done'
    },
    isHangingUp: ({ context }: Args) => context.leg.hangUp === 'asked',
    isEnding: ({ context }: Args) => hasEnded(context.leg) || context.leg.hangUp !== undefined,
    isDisconnected: ({ context: { leg } }: Args) => leg.disconnectedAt !== null,
    isDisconnectedBeforeUnderstanding: ({ context: { leg } }: Args) =>
      leg.disconnectedAt !== null && leg.understandingPending,

    ...flowGuards(index),
    opensWithFlowText: ({ context }: Args) => 'text' in openingOf(context, index),
    hasOpening: ({ context }: Args) => hasOpening(context),

    isCurrentTurn: ({ context, event }: Args) => {
      return event.type === 'utterance.played' && event.turn === context.turnCount && makesTurn(context, event)
    },
    isMachine: ({ context, event }: Args) => {
      const answer = answerIn(event)
      return answer !== null && !isInBrowser(context) && isMachine(context, answer)
    },
    isDtmfAnswer: ({ context, event }: Args) => isDtmfAnswer(context, answerTaken(context, event), index),
    hasWords: ({ context, event }: Args) => hasWords(answerTaken(context, event)),
    isCutOff: ({ context, event }: Args) => isCutOff(context, heardIn(event)),
    isUnderstandingPending: ({ context }: Args) => context.leg.understandingPending,
    isContinuedWhilePending: ({ context: { leg } }: Args) =>
      leg.understandingPending && leg.answered?.isContinued === true,
    hasPlannedOutcome: ({ context }: Args) => context.leg.plannedOutcome !== null,
    canReprompt: ({ context }: Args) => canReprompt(context),

    hasUnrecordedWords: ({ context }: Args) => context.turn.heard !== null,
    hasSpeechFailedOverWords: ({ context, event }: Args) =>
      endOfAudio(event)?.reason === 'speech_failed' && hasWords(answerTaken(context, event)),
    // Where speech has failed, `holdMediaSession` has reported all that it will.
    isAudioOver: ({ context, event }: Args) => nameOf(event) === MEDIA_SESSION_CLOSED && !context.leg.hasSpeechFailed,
    hasSpeechFailed: ({ event }: Args) =>
      endOfAudio(event)?.reason === 'speech_failed' || nameOf(event) === SPEECH_FAILED,
    isOptedOut: ({ context }: Args) => context.result?.outcome === 'opted_out' && !isInBrowser(context),
    canRetryClosing: ({ context }: Args) => context.leg.closingAttempts < MAX_CLOSING_ATTEMPTS,
  }
}

/** No carrier, no number, and a person for certain. */
function isInBrowser({ call }: Call): boolean {
  return call.channel === 'browser_voice'
}

/** In a browser the media session is the call's own. */
function isThisLeg(call: Call, providerCallId: string | null): boolean {
  return providerCallId === null ? isInBrowser(call) : !isInBrowser(call) && matchesLeg(call, providerCallId)
}

/** What the person said, unless a hang-up of ours cut it off. */
function answerTaken(call: Call, event: CallEvent): HeardAnswer | null {
  const answer = heardIn(event)
  return isCutOff(call, answer) ? null : answer
}

function endOfAudio(event: CallEvent): MediaSessionEnd | null {
  return event.type === 'xstate.done.actor.holdMediaSession' ? event.output : null
}

/** Of the error that an effect came to. */
function nameOf(event: CallEvent): string | undefined {
  return (event as { error?: { name?: string } }).error?.name
}

function reportMatches(call: Call, event: CallEvent, what: (report: LegReport) => boolean): boolean {
  const report = reportIn(event)
  return report !== null && advancesStatus(call, report) && what(report)
}

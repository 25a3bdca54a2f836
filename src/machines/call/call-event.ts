import type { EpochMs } from '../../base/time.ts'
import type { Composed, Understanding } from '../../ports/language.ts'
import type { LegReport } from '../../ports/telephony.ts'
import type { Answer, DialResult, HeardAnswer, PlayedUtterance, MediaSessionEnd } from '../../ports/voice.ts'
import { timeOf, type Recipients } from '../dialogue/call-context.ts'
import type { EventTime } from '../../actors/contract/event-time.ts'
import type { Call } from './leg.ts'

/** A status report of the carrier: a status callback. */
type LegReported = { type: 'leg.reported' } & LegReport
/** The call's media socket has sent `start`. Accepted once; later ones are ignored. */
interface MediaOpened {
  type: 'media.opened'
  /** Null from a browser. */
  providerCallId: string | null
}
/** Somebody wants the call to end. */
interface CallHangUp {
  type: 'call.hangUp'
}

export type CallEvent = (
  | LegReported
  | MediaOpened
  | CallHangUp
  | ({ type: 'utterance.played' } & PlayedUtterance)
  | { type: 'xstate.done.actor.dial'; output: DialResult }
  | { type: 'xstate.done.actor.fetchCallStatus'; output: LegReport | null }
  | { type: 'xstate.done.actor.holdMediaSession'; output: MediaSessionEnd }
  | { type: 'xstate.done.actor.promptAndCollect'; output: Answer }
  | { type: 'xstate.done.actor.compose'; output: Composed }
  | { type: 'xstate.done.actor.understand'; output: Understanding }
  | { type: 'xstate.done.actor.hangUpInProgress'; output: { hungUp: boolean } }
  | { type: 'xstate.done.actor.resolveRecipients'; output: Recipients }
) &
  EventTime

/** The time by which deadlines are measured: a timer's own time, unless the clock was set back behind the journal's. */
export function clockTime(event: CallEvent, call: Call): EpochMs {
  return event.clockAt ?? timeOf(event, call)
}

/**
 * A deadline this late, in ms, was not noticed in time: the store was unavailable, the machine slept, or its clock
 * jumped.
 */
const LATE_MS = 5_000

/** Whether this is a timer's event and comes long after its deadline, which then says nothing of anybody outside. */
export function hasFiredLate(event: CallEvent): boolean {
  const { at, dueAt = at } = event as CallEvent & { dueAt?: EpochMs }
  return at - dueAt > LATE_MS
}

/** The carrier's report, from a callback or a poll. */
export function reportIn(event: CallEvent): LegReport | null {
  switch (event.type) {
    case 'leg.reported':
      return event
    case 'xstate.done.actor.fetchCallStatus':
      return event.output
    default:
      return null
  }
}

/** The person's answer, or what they said as the audio ended. */
export function answerIn(event: CallEvent): Answer | null {
  switch (event.type) {
    case 'xstate.done.actor.promptAndCollect':
      return event.output
    case 'xstate.done.actor.holdMediaSession':
      return event.output.lastWords ?? null
    default:
      return null
  }
}

export function heardIn(event: CallEvent): HeardAnswer | null {
  const answer = answerIn(event)
  return answer?.kind === 'heard' ? answer : null
}

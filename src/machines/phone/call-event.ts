import type { EpochMs } from '../../actors/types.ts'
import type { Composed, Understanding } from '../../ports/language.ts'
import type { LineReport } from '../../ports/telephony.ts'
import type { Answer, Dialled, HeardAnswer, SpokenLine, Talked } from '../../ports/voice.ts'
import { timeOf, type PreparedResult } from '../call-facts.ts'
import type { EventTime } from '../event-time.ts'
import type { Call } from './line.ts'

/** The carrier tells how the call fares: a status callback. */
type LineReported = { type: 'line.reported' } & LineReport
/** The call's media socket has said `start`. Taken once; whoever comes later is ignored. */
interface MediaOpened {
  type: 'media.opened'
  providerCallId: string
}
/** Somebody wants the call to end. */
interface CallHangUp {
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
  | { type: 'xstate.done.actor.cut'; output: { hungUp: boolean } }
  | { type: 'xstate.done.actor.prepareResult'; output: PreparedResult }
) &
  EventTime

/** What deadlines are measured by: a timer's own time, unless the clock was set back behind the journal's. */
export function clockTime(event: CallEvent, call: Call): EpochMs {
  return event.clockAt ?? timeOf(event, call)
}

/** What the carrier has told, by itself or because it was asked. */
export function reportIn(event: CallEvent): LineReport | null {
  switch (event.type) {
    case 'line.reported':
      return event
    case 'xstate.done.actor.look':
      return event.output
    default:
      return null
  }
}

export function isAnswer(event: CallEvent): event is Extract<CallEvent, { type: 'xstate.done.actor.converse' }> {
  return event.type === 'xstate.done.actor.converse'
}

export function heardIn(event: CallEvent): HeardAnswer | null {
  return isAnswer(event) && event.output.kind === 'heard' ? event.output : null
}

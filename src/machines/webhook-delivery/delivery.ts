import type { EpochMs } from '../../base/time.ts'
import type { AttemptResult } from '../../ports/webhooks.ts'
import type { EventTime } from '../../actors/contract/event-time.ts'

export interface DeliveryInput {
  deliveryId: string
  projectId: string
  endpointId: string
  /** The endpoint's address when the delivery was made. */
  url: string
  event: 'call.completed' | 'ping'
  /** Null for a ping. */
  callId: string | null
  /** Message of a ping. */
  message?: string
  at: EpochMs
}

export interface LoggedAttempt {
  /** When it began. */
  at: EpochMs
  status: number | null
  error: string | null
  durationMs: number
  /** Asked for by hand. */
  manual: boolean
}

export interface Delivery extends Omit<DeliveryInput, 'message' | 'at'> {
  message: string | null
  createdAt: EpochMs
  /** Automatic ones so far. */
  attempts: number
  /** Where the delivery rested when a person asked to send it again; null during an automatic attempt. */
  resentFrom: 'delivered' | 'failed' | 'waiting' | null
  /**
   * How long it was put off since its last attempt, all times together: what was planned, so that it is no longer
   * where the service stood still. Absent where it never was, and where an earlier version stored it.
   */
  postponedMs?: number
  /** Absolute, so that a resend in between does not move it. */
  nextAttemptAt: EpochMs | null
  /** Why its endpoint takes nothing any more, said while the attempt in hand ran; absent or null otherwise. */
  offReason?: string | null
  lastStatus: number | null
  lastError: string | null
  log: LoggedAttempt[]
}

type AttemptDone = EventTime & { type: 'xstate.done.actor.post'; output: AttemptResult }
type AttemptBroken = EventTime & { type: 'xstate.error.actor.post'; error: unknown }
export type DeliveryEvent =
  | (EventTime & { type: 'delivery.resend' })
  | (EventTime & { type: 'endpoint.off'; reason: string })
  | AttemptDone
  | AttemptBroken

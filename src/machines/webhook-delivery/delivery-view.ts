import type { PlainSnapshot } from '../../actors/types.ts'
import type { EpochMs } from '../../base/time.ts'
import type { Delivery, LoggedAttempt } from './delivery.ts'

export interface DeliveryView {
  id: string
  projectId: string
  event: 'call.completed' | 'ping'
  endpointId: string
  /** The endpoint's address when the delivery was made. */
  url: string
  callId: string | null
  /** `pending` while an attempt runs, a manual one too, or is planned. */
  status: 'pending' | 'delivered' | 'failed'
  /** Automatic ones. */
  attempts: number
  /** Of the latest attempt. */
  lastStatus: number | null
  /** The same, or why there is none yet. */
  lastError: string | null
  nextAttemptAt: EpochMs | null
  createdAt: EpochMs
  /** Oldest first: every automatic attempt, the latest 50 manual ones. */
  attemptLog: LoggedAttempt[]
}

const PUT_OFF = 'Too many other deliveries wait for the endpoint. This one is tried later.'

/** A delivery as the console shows it. */
export function deliveryView(snapshot: PlainSnapshot): DeliveryView {
  const delivery = deliveryOf(snapshot)
  return {
    id: delivery.deliveryId,
    projectId: delivery.projectId,
    event: delivery.event,
    endpointId: delivery.endpointId,
    url: delivery.url,
    callId: delivery.callId,
    status: statusOf(snapshot),
    attempts: delivery.attempts,
    lastStatus: delivery.lastStatus,
    lastError: snapshot.value === 'postponed' ? PUT_OFF : delivery.lastError,
    nextAttemptAt: delivery.nextAttemptAt,
    createdAt: delivery.createdAt,
    attemptLog: delivery.log,
  }
}

export function statusOf(snapshot: PlainSnapshot): DeliveryView['status'] {
  return snapshot.value === 'delivered' || snapshot.value === 'failed' ? snapshot.value : 'pending'
}

export function deliveryOf(snapshot: PlainSnapshot): Delivery {
  return snapshot.context as unknown as Delivery
}

import { isoTime } from '../../base/iso-time.ts'
import type { DeliveryView } from '../../machines/webhook-delivery/delivery-view.ts'
import type { Schema } from '../operation.ts'

export function listedDelivery(delivery: DeliveryView): Schema<'ListedDelivery'> {
  const { id, event, endpointId, url, callId, status, attempts, lastStatus, lastError } = delivery
  return {
    id,
    event,
    endpointId,
    url,
    callId,
    status,
    attempts,
    lastStatus,
    lastError,
    nextAttemptAt: delivery.nextAttemptAt === null ? null : isoTime(delivery.nextAttemptAt),
    createdAt: isoTime(delivery.createdAt),
  }
}

/** `body` is the text that is sent, null before the first attempt. */
export function deliveryDetail(delivery: DeliveryView, body: string | null): Schema<'Delivery'> {
  const attemptLog = delivery.attemptLog.map((attempt) => ({ ...attempt, at: isoTime(attempt.at) }))
  return { ...listedDelivery(delivery), attemptLog, body }
}

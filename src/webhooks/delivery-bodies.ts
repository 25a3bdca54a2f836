import type { EpochMs } from '../base/time.ts'
import type { PayloadStore } from '../ports/side-tables.ts'
import type { AttemptInput } from '../ports/webhooks.ts'
import type { CallSummaries } from './call-summaries.ts'
import { envelopeOf, renderPing } from './envelope.ts'

type Named = Pick<AttemptInput, 'deliveryId' | 'callId' | 'createdAt'>

/** The exact bytes of webhook deliveries, the same at every attempt. */
export interface DeliveryBodies {
  /** Returns null when no body has been rendered yet. */
  find(delivery: Named): Promise<string | null>
  /** Renders and stores a body when there is none. */
  findOrRender(delivery: Named & Pick<AttemptInput, 'message' | 'attempt' | 'manual'>): Promise<string>
}

export interface DeliveryBodiesDeps {
  /** Bodies of pings, of calls whose summary is too long, and of calls that ended before summaries were introduced. */
  payloads: PayloadStore
  summaries: Pick<CallSummaries, 'find'>
  /** Returns the JSON text of an ended call's envelope. */
  renderCall: (callId: string, deliveryId: string, createdAt: EpochMs) => Promise<string>
}

/**
 * A body is the committed summary of its call inside the delivery's own envelope; without a summary, the body that the
 * first attempt has stored.
 */
export function createDeliveryBodies({ payloads, summaries, renderCall }: DeliveryBodiesDeps): DeliveryBodies {
  async function fromSummary({ deliveryId, callId, createdAt }: Named): Promise<string | null> {
    const summary = callId === null ? null : await summaries.find(callId)
    return summary === null ? null : envelopeOf(deliveryId, createdAt, summary)
  }

  return {
    async find(delivery) {
      return (await fromSummary(delivery)) ?? payloads.find(delivery.deliveryId)
    },
    async findOrRender(delivery) {
      const { deliveryId, callId, createdAt, message, attempt, manual } = delivery
      const known = await fromSummary(delivery)
      if (known !== null) return known
      const isFirst = attempt === 1 && !manual
      const stored = isFirst ? null : await payloads.find(deliveryId)
      if (stored !== null) return stored
      const rendered =
        callId === null
          ? renderPing(deliveryId, createdAt, message ?? '')
          : await renderCall(callId, deliveryId, createdAt)
      // When two attempts render at the same time, the first one stored is used by both.
      return payloads.putIfAbsent(deliveryId, rendered)
    },
  }
}

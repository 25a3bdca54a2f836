import type { EpochMs } from '../base/time.ts'
import type { PayloadStore } from '../ports/side-tables.ts'
import type { AttemptInput } from '../ports/webhooks.ts'
import type { CallSummaries } from './call-summaries.ts'
import { envelopeOf, renderPing } from './envelope.ts'

type Named = Pick<AttemptInput, 'deliveryId' | 'callId' | 'createdAt'>

/** The exact bytes of deliveries: the same at every attempt. */
export interface DeliveryBodies {
  /** Null where none has been made yet. */
  find(delivery: Named): Promise<string | null>
  /** Makes one where there is none, and keeps it. */
  findOrRender(delivery: Named & Pick<AttemptInput, 'message' | 'attempt' | 'manual'>): Promise<string>
}

export interface DeliveryBodiesDeps {
  /** Of pings, of calls that are too long for a summary, and of those that ended before there were summaries. */
  payloads: PayloadStore
  summaries: Pick<CallSummaries, 'find'>
  /** The JSON text of a finished call's envelope. */
  renderCall: (callId: string, deliveryId: string, createdAt: EpochMs) => Promise<string>
}

/** A body is the summary that its call ended with, in the delivery's own envelope; else what the first attempt has stored. */
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
      // Decides between two that render at the same time.
      return payloads.putIfAbsent(deliveryId, rendered)
    },
  }
}

import type { PayloadStore } from '../ports/side-tables.ts'
import type { AttemptInput } from '../ports/webhooks.ts'
import type { CallSummaries } from './call-summaries.ts'
import { envelopeOf, renderPing } from './envelope.ts'

type Named = Pick<AttemptInput, 'deliveryId' | 'callId' | 'createdAt'>

/** The exact bytes of webhook deliveries, the same at every attempt. */
export interface DeliveryBodies {
  /** Returns null where there is no body: of a ping before its first attempt, or of a call that does not exist. */
  find(delivery: Named): Promise<string | null>
  /** Renders the body; stores that of a ping. Throws where the call has not ended. */
  findOrRender(delivery: Named & Pick<AttemptInput, 'message' | 'attempt' | 'manual'>): Promise<Buffer>
}

export interface DeliveryBodiesDeps {
  /** Bodies of pings, and those of calls that older versions stored. */
  payloads: PayloadStore
  summaries: Pick<CallSummaries, 'find'>
}

/** The body of a call's delivery is the call's summary inside the delivery's own envelope. */
export function createDeliveryBodies({ payloads, summaries }: DeliveryBodiesDeps): DeliveryBodies {
  async function fromSummary({ deliveryId, callId, createdAt }: Named): Promise<Buffer | null> {
    const summary = callId === null ? null : await summaries.find(callId)
    return summary === null ? null : envelopeOf(deliveryId, createdAt, summary)
  }

  return {
    async find(delivery) {
      return (await payloads.find(delivery.deliveryId)) ?? (await fromSummary(delivery))?.toString() ?? null
    },
    async findOrRender(delivery) {
      const { deliveryId, callId, createdAt, message, attempt, manual } = delivery
      const isFirst = attempt === 1 && !manual
      const stored = isFirst ? null : await payloads.find(deliveryId)
      if (stored !== null) return Buffer.from(stored)
      const body = await fromSummary(delivery)
      if (body !== null) return body
      if (callId !== null) throw new Error(`There is no call ${callId} that has ended.`)
      // When two attempts render at the same time, the first one stored is used by both.
      return Buffer.from(await payloads.putIfAbsent(deliveryId, renderPing(deliveryId, createdAt, message ?? '')))
    },
  }
}

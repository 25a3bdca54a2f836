import { CarrierRefused } from '../ports/telephony.ts'
import type { DialResult, DialRequest, CarrierGateway } from '../ports/voice.ts'
import type { EffectHandler } from '../actors/runtime/effect-handler.ts'

/** Maximum delay of dialling in ms: a call that rings much later would surprise, as its request has long failed. */
const STORE_RETRY_LIMIT_MS = 20_000

/**
 * Rings a person, at most once: it is never repeated, except while the store is away, which is read before the carrier
 * is asked. When it throws, or its process dies, nobody knows whether the phone rings.
 */
export function dialEffect(lines: CarrierGateway): EffectHandler<DialRequest, DialResult> {
  return {
    src: 'dial',
    onInterrupted: 'fail',
    storeRetryLimitMs: () => STORE_RETRY_LIMIT_MS,
    async run(order, context) {
      try {
        const { providerCallId } = await lines.dial(order, context)
        return { providerCallId }
      } catch (error) {
        if (!(error instanceof CarrierRefused)) throw error
        return { refused: error.message || 'The telephony provider refused the call.' }
      }
    },
  }
}

import { CarrierRefused } from '../ports/telephony.ts'
import type { DialResult, DialRequest, CarrierGateway } from '../ports/voice.ts'
import type { EffectHandler } from '../actors/runtime/effect-handler.ts'

/**
 * How long a call may wait for the store until it is dialled, in ms. The carrier has 15 s to answer, and both must be
 * over before the 30 s that the call's machine waits for them.
 */
const MAX_WAIT_MS = 12_000

/**
 * Rings a person, at most once: it is never repeated, except while the store is away, which is read before the carrier
 * is asked. When it throws, or its process dies, nobody knows whether the phone rings.
 */
export function dialEffect(lines: CarrierGateway): EffectHandler<DialRequest, DialResult> {
  return {
    src: 'dial',
    onInterrupted: 'fail',
    storeRetryLimitMs: () => MAX_WAIT_MS,
    async run(order, context) {
      try {
        const { providerCallId } = await lines.dial(order, { ...context, latestAt: context.invokedAt + MAX_WAIT_MS })
        return { providerCallId }
      } catch (error) {
        if (!(error instanceof CarrierRefused)) throw error
        return { refused: error.message || 'The telephony provider refused the call.' }
      }
    },
  }
}

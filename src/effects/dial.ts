import { CarrierRefused } from '../ports/telephony.ts'
import type { DialResult, DialRequest, CarrierGateway } from '../ports/voice.ts'
import type { EffectHandler } from '../actors/runtime/effect-handler.ts'
import type { Clock } from '../base/time.ts'

/**
 * How long after its order a call may be dialled, in ms, whatever the store took so long for. The carrier has 15 s to
 * answer, and both must be over before the 30 s that the call's machine waits for them.
 */
const MAX_WAIT_MS = 12_000

/**
 * Rings a person, at most once: it is never repeated, except while the store is away, which is read before the carrier
 * is asked. When it throws, or its process dies, nobody knows whether the phone rings.
 */
export function dialEffect(lines: CarrierGateway, clock: Pick<Clock, 'now'>): EffectHandler<DialRequest, DialResult> {
  return {
    src: 'dial',
    onInterrupted: 'fail',
    storeRetryLimitMs: ({ invokedAt }) => Math.min(invokedAt + MAX_WAIT_MS - clock.now(), MAX_WAIT_MS),
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

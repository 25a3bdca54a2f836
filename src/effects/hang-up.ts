import { pause } from '../base/pause.ts'
import { CarrierRefused } from '../ports/telephony.ts'
import type { LegRef, CarrierGateway } from '../ports/voice.ts'
import { StoreUnavailable } from '../base/errors.ts'
import type { EffectHandler } from '../actors/runtime/effect-handler.ts'
import type { Clock } from '../base/time.ts'

/**
 * Once the carrier is asked, the result of a call waits no longer for its leg to end; the carrier's own limit ends it.
 */
export const HANG_UP_LIMIT_MS = 5_000

/** Pauses before the carrier is asked again, in ms. */
const RETRY_AFTER_MS = [500, 1_500]

/**
 * Ends the leg at the carrier. A repeat finds it over, which is no error; nor is a carrier that fails, which is asked again
 * twice, or does not answer: the output says whether the leg was ended. Without the project's account, which a store
 * that is away does not give, the carrier cannot even be asked, and that is waited for.
 */
export function hangUpEffect(
  lines: Pick<CarrierGateway, 'hangUp'>,
  clock: Clock,
): EffectHandler<LegRef, { hungUp: boolean }> {
  return {
    src: 'hangUp',
    async run(line, { signal }) {
      const limit = new AbortController()
      let cancel: (() => void) | undefined
      const tooLong = Promise.withResolvers<false>()
      const onAsked = () => {
        cancel ??= clock.after(HANG_UP_LIMIT_MS, () => {
          limit.abort(new DOMException('The carrier took too long.', 'TimeoutError'))
          tooLong.resolve(false)
        })
      }
      const both = AbortSignal.any([signal, limit.signal])
      try {
        const hangUp = () => lines.hangUp(line, both, onAsked)
        return { hungUp: await Promise.race([isHungUp(hangUp, clock, both), tooLong.promise]) }
      } finally {
        cancel?.()
      }
    },
  }
}

async function isHungUp(hangUp: () => Promise<void>, clock: Clock, signal: AbortSignal): Promise<boolean> {
  for (let failures = 0; ; failures += 1) {
    try {
      await hangUp()
      return true
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error
      const pauseMs = RETRY_AFTER_MS[failures]
      if (pauseMs === undefined || signal.aborted || !mayPass(error)) return false
      await pause(clock, pauseMs, signal)
    }
  }
}

/** Whether the carrier may do next what it has just failed to: not what it refuses, unless there were too many requests. */
function mayPass(error: unknown): boolean {
  return !(error instanceof CarrierRefused) || error.status === 429
}

import type { LegRef, CarrierGateway } from '../ports/voice.ts'
import { StoreUnavailable } from '../base/errors.ts'
import type { EffectHandler } from '../actors/runtime/effect-handler.ts'
import type { Clock } from '../base/time.ts'

/**
 * Once the carrier is asked, the result of a call waits no longer for its leg to end; the carrier's own limit ends it.
 */
export const HANG_UP_LIMIT_MS = 5_000

/**
 * Ends the leg at the carrier. A repeat finds it over, which is no error; nor is a carrier that fails or does not
 * answer: the output says whether the leg was ended. Without the project's account, which a store that is away does not
 * give, the carrier cannot even be asked, and that is waited for.
 */
export function hangUpEffect(
  lines: Pick<CarrierGateway, 'hangUp'>,
  clock: Clock,
): EffectHandler<LegRef, { hungUp: boolean }> {
  return {
    src: 'hangUp',
    async run(line, { signal }) {
      const limit = new AbortController()
      let cancel = () => {}
      const tooLong = Promise.withResolvers<false>()
      const onAsked = () => {
        cancel = clock.after(HANG_UP_LIMIT_MS, () => {
          limit.abort(new DOMException('The carrier took too long.', 'TimeoutError'))
          tooLong.resolve(false)
        })
      }
      const both = AbortSignal.any([signal, limit.signal])
      try {
        return { hungUp: await Promise.race([isHungUp(() => lines.hangUp(line, both, onAsked)), tooLong.promise]) }
      } finally {
        cancel()
      }
    },
  }
}

async function isHungUp(hangUp: () => Promise<void>): Promise<boolean> {
  try {
    await hangUp()
    return true
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error
    return false
  }
}

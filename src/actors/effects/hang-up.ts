import type { LineOfCall, PhoneLines } from '../../ports/voice.ts'
import type { EffectHandler } from '../effects.ts'
import type { Clock } from '../ports.ts'

/** The result of a call does not wait longer for its leg to end; the carrier's own limit ends one that is left. */
export const HANG_UP_LIMIT_MS = 5_000

/**
 * Ends the leg at the carrier. A repeat finds it over, which is no error; nor is a carrier that fails or does not
 * answer: the output says whether the leg was ended.
 */
export function hangUpEffect(
  lines: Pick<PhoneLines, 'hangUp'>,
  clock: Clock,
): EffectHandler<LineOfCall, { hungUp: boolean }> {
  return {
    src: 'hangUp',
    async run(line, { signal }) {
      const patience = new AbortController()
      let cancel = () => {}
      const tooLong = new Promise<false>((resolve) => {
        cancel = clock.after(HANG_UP_LIMIT_MS, () => {
          patience.abort(new DOMException('The carrier took too long.', 'TimeoutError'))
          resolve(false)
        })
      })
      const hungUp = await Promise.race([isHungUp(lines, line, AbortSignal.any([signal, patience.signal])), tooLong])
      cancel()
      return { hungUp }
    },
  }
}

async function isHungUp(lines: Pick<PhoneLines, 'hangUp'>, line: LineOfCall, signal: AbortSignal): Promise<boolean> {
  try {
    await lines.hangUp(line, signal)
    return true
  } catch {
    return false
  }
}

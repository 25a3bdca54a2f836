import type { LineOfCall, PhoneLines } from '../../ports/voice.ts'
import type { EffectHandler } from '../effects.ts'
import type { Clock } from '../ports.ts'

/** The result of a call does not wait longer for its leg to end; the carrier's own limit ends one that is left. */
export const HANG_UP_LIMIT_MS = 5_000

/** Ends the leg at the carrier. A repeat finds it over, which is no error; nor does a carrier that fails hold anything up. */
export function hangUpEffect(
  lines: Pick<PhoneLines, 'hangUp'>,
  clock: Clock,
): EffectHandler<LineOfCall, { hungUp: boolean }> {
  return {
    src: 'hangUp',
    async run(line, { signal }) {
      const patience = new AbortController()
      let cancel = () => {}
      const tooLong = new Promise<{ hungUp: boolean }>((resolve) => {
        cancel = clock.after(HANG_UP_LIMIT_MS, () => {
          patience.abort()
          resolve({ hungUp: false })
        })
      })
      const done = lines.hangUp(line, AbortSignal.any([signal, patience.signal])).then(
        () => ({ hungUp: true }),
        () => ({ hungUp: false }),
      )
      try {
        return await Promise.race([done, tooLong])
      } finally {
        cancel()
      }
    },
  }
}

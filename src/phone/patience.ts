import { pause } from '../actors/pause.ts'
import type { Clock } from '../actors/ports.ts'
import { StoreUnavailable } from '../errors.ts'

/** Nobody hangs up on a person because the store is away for a moment. */
const PATIENCE_MS = 10_000
const AGAIN_AFTER_MS = 500

/** Does it again while the store is away, but not for ever, nor when nobody waits any more. */
export async function patiently<Result>(
  clock: Clock,
  isWanted: () => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  const giveUpAt = clock.now() + PATIENCE_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || clock.now() >= giveUpAt || !isWanted()) throw error
      await pause(clock, AGAIN_AFTER_MS)
    }
  }
}

import { pause } from './pause.ts'
import type { Clock } from './time.ts'
import { StoreUnavailable } from './errors.ts'

/** Nobody hangs up on a person because the store is away for a moment. */
const RETRY_FOR_MS = 10_000
const RETRY_INTERVAL_MS = 500

/** Does it again while the store is away, but not for ever, nor when nobody waits any more. */
export async function retryWhileUnavailable<Result>(
  clock: Clock,
  isWanted: () => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  const giveUpAt = clock.now() + RETRY_FOR_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || clock.now() >= giveUpAt || !isWanted()) throw error
      await pause(clock, RETRY_INTERVAL_MS)
    }
  }
}

import { pause } from './pause.ts'
import type { Clock } from './time.ts'
import { StoreUnavailable } from './errors.ts'

/** A call must survive a short store outage. */
const RETRY_FOR_MS = 10_000
const RETRY_INTERVAL_MS = 500

/** Repeats `work` while the store is unavailable, for 10 s at most and as long as `isWanted`. */
export async function retryWhileUnavailable<Result>(
  clock: Clock,
  isWanted: () => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  const deadlineAt = clock.now() + RETRY_FOR_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || clock.now() >= deadlineAt || !isWanted()) throw error
      await pause(clock, RETRY_INTERVAL_MS)
    }
  }
}

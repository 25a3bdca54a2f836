import { createTimeSlice } from '../actors/runtime/time-slice.ts'
import type { Clock } from '../base/time.ts'
import type { Store } from '../ports/store.ts'

const BATCH = 1_000
/** How long the change feed keeps changes for other nodes, in ms: far longer than they need. */
const CHANGES_KEPT_MS = 60_000
const DAY_MS = 86_400_000

type Tables = Pick<Store, 'sessions' | 'dailyCounts' | 'idempotency' | 'changeFeed'>

/**
 * Deletes what has expired, in batches, until nothing is left or the run has taken its time; the next run goes on.
 * A fixed number each run would be outgrown for ever by clients that write more than that.
 */
export async function deleteExpired(store: Tables, clock: Clock): Promise<void> {
  const slice = createTimeSlice(clock)
  await store.sessions.deleteExpired(clock.now())
  await store.changeFeed?.deleteBefore(clock.now() - CHANGES_KEPT_MS)
  await store.dailyCounts.deleteBefore(Math.floor(clock.now() / DAY_MS) - 1)
  while (!slice.isOver && (await store.idempotency.deleteExpired(clock.now(), BATCH)) > 0);
}

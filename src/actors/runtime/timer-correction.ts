import { clockOf } from '../contract/event-time.ts'
import type { ActorState } from '../journal/actor-state.ts'
import { decodeEntries } from '../journal/journal-row.ts'
import type { ActorStore } from '../ports/actor-store.ts'
import type { ActorId, Timer } from '../types.ts'
import type { EpochMs } from '../../base/time.ts'

/** Less than this the clocks of several machines may differ without anything being wrong. */
const CLOCK_SLACK_MS = 2_000

/** Whether the clock was set back since the actor's last event, so that its timers may be far too late. */
export function mayWaitTooLong({ at, plain, timers }: ActorState, now: EpochMs): boolean {
  return plain.status === 'active' && at > now + CLOCK_SLACK_MS && timers.some((timer) => timer.at > now)
}

/**
 * The timers with those brought nearer that were set while the clock was ahead: none waits longer from now on than it
 * was to wait when it was set. Null when all are right. `seq` is that of the entry that will say so.
 */
export async function correctedTimers(
  store: Pick<ActorStore, 'readJournal'>,
  actorId: ActorId,
  state: ActorState,
  now: EpochMs,
): Promise<Timer[] | null> {
  const seq = state.seq + 1
  const corrected = await Promise.all(
    state.timers.map(async (timer) => {
      const setAt = timer.at > now ? await whenSet(store, actorId, timer) : now
      if (setAt <= now + CLOCK_SLACK_MS) return timer
      return { ...timer, at: now + Math.max(0, timer.at - setAt), generation: seq }
    }),
  )
  return corrected.some((timer, index) => timer !== state.timers[index]) ? corrected : null
}

/** Returns the clock's time when the timer was set. */
async function whenSet(
  store: Pick<ActorStore, 'readJournal'>,
  actorId: ActorId,
  { generation }: Timer,
): Promise<EpochMs> {
  const [row] = await store.readJournal(actorId, generation - 1, 1)
  const entry = row && decodeEntries(row).find(({ seq }) => seq === generation)
  return entry ? clockOf(entry.event) : 0
}

import type { EventTime } from '../contract/event-time.ts'
import type { EpochMs } from '../../base/time.ts'

/**
 * An actor's own time never goes back, even where the machine's clock does or two machines' clocks differ: what comes
 * later in its journal is never said to have been earlier.
 */
export function actorTime(now: EpochMs, lastAt: EpochMs): EventTime {
  return now >= lastAt ? { at: now } : { at: lastAt, clockAt: now }
}

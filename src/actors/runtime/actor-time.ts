import type { EventTime } from '../contract/event-time.ts'
import type { EpochMs } from '../../base/time.ts'

/**
 * Returns an event's time. An actor's time never goes back, even if the machine's clock does or two machines' clocks
 * differ: a later entry never has an earlier time.
 */
export function actorTime(now: EpochMs, lastAt: EpochMs): EventTime {
  return now >= lastAt ? { at: now } : { at: lastAt, clockAt: now }
}

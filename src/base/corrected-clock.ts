import type { Clock } from './time.ts'

/** Returns the clock corrected by the time that it is ahead; intervals are unchanged. */
export function correctedClock(clock: Clock, aheadMs: () => number): Clock {
  return {
    now: () => clock.now() - aheadMs(),
    elapsedMs: () => clock.elapsedMs?.() ?? clock.now(),
    after: (delayMs, callback) => clock.after(delayMs, callback),
  }
}

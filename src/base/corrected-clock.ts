import type { Clock } from './time.ts'

/** The clock less what it is known to be ahead by; intervals stay as they are. */
export function correctedClock(clock: Clock, aheadMs: () => number): Clock {
  return {
    now: () => clock.now() - aheadMs(),
    elapsedMs: () => clock.elapsedMs?.() ?? clock.now(),
    after: (delayMs, callback) => clock.after(delayMs, callback),
  }
}

import type { Clock } from './time.ts'

/**
 * A clock for one call's audio: it starts at the current time and advances evenly, whatever happens to the system
 * clock. With the system clock a call would be silent for as long as the clock was set back, and be ended when it was
 * set forward.
 */
export function monotonicClock(clock: Clock): Clock {
  const elapsedMs = () => clock.elapsedMs?.() ?? clock.now()
  const offsetMs = clock.now() - elapsedMs()
  return {
    now: () => Math.round(offsetMs + elapsedMs()),
    after: (delayMs, callback) => clock.after(delayMs, callback),
  }
}

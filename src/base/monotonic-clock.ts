import type { Clock } from './time.ts'

/**
 * A clock for one call's audio: it begins with the time that it is, and goes on evenly, whoever sets the other one. Audio
 * is placed by time, so that a call would fall silent for as long as the clock was set back, and be lost with one that
 * was set forward.
 */
export function monotonicClock(clock: Clock): Clock {
  const elapsedMs = () => clock.elapsedMs?.() ?? clock.now()
  const offsetMs = clock.now() - elapsedMs()
  return {
    now: () => Math.round(offsetMs + elapsedMs()),
    after: (delayMs, callback) => clock.after(delayMs, callback),
  }
}

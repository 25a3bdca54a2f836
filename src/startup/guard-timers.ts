import type { Clock } from '../base/time.ts'

/** The same clock, on which an error of one timer is logged and is no reason for the process to end. */
export function guardTimers(clock: Clock, log: { error(details: object, message: string): void }): Clock {
  const elapsedMs = clock.elapsedMs?.bind(clock)
  return {
    now: () => clock.now(),
    ...(elapsedMs && { elapsedMs }),
    after: (delayMs, callback) =>
      clock.after(delayMs, () => {
        try {
          callback()
        } catch (error) {
          log.error({ err: error }, 'A timer failed.')
        }
      }),
  }
}

import type { Clock } from '../base/time.ts'

/** Wraps a clock so that an error in a timer's callback is logged and does not end the process. */
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

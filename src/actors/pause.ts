import type { Clock } from './ports.ts'

/** Resolves after so many milliseconds of the clock. */
export function pause(clock: Pick<Clock, 'after'>, delayMs: number): Promise<void> {
  return new Promise((resolve) => clock.after(delayMs, resolve))
}

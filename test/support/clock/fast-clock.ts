import type { Clock } from '../../../src/base/time.ts'

/** Real time, accelerated by a factor: for tests over real sockets, which a virtual clock cannot wait for. */
export function fastClock(factor: number): Clock {
  const begun = Date.now()
  return {
    now: () => Math.floor(begun + (Date.now() - begun) * factor),
    after(delayMs, callback) {
      const timeout = setTimeout(callback, delayMs / factor)
      return () => clearTimeout(timeout)
    },
  }
}

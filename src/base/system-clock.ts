import type { Clock } from './time.ts'

/** Node's timers fire at once for longer delays than this. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** The system's time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsedMs: () => performance.now(),
  after(delayMs, callback) {
    let timeout: NodeJS.Timeout
    const arm = (remainingMs: number) => {
      const stepMs = Math.min(remainingMs, MAX_TIMEOUT_MS)
      timeout = setTimeout(() => (remainingMs > stepMs ? arm(remainingMs - stepMs) : callback()), stepMs)
    }
    arm(delayMs)
    return () => clearTimeout(timeout)
  },
}

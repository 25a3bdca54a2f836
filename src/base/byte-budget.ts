import { elapsedMs, pause } from './pause.ts'
import type { Clock } from './time.ts'

/** Takes so many bytes from the budget; resolves at once while there are some left, else when the debt is paid. */
export type ByteBudget = (bytes: number) => Promise<void>

interface Rate {
  bytesPerSecond: number
  /** Bytes that may be taken at once after a rest. */
  burst: number
}

/** A token bucket. Everybody who takes from it while it is in debt waits until it is paid. */
export function createByteBudget(clock: Clock, { bytesPerSecond, burst }: Rate): ByteBudget {
  let left = burst
  let at = elapsedMs(clock)
  return async (bytes) => {
    const now = elapsedMs(clock)
    left = Math.min(burst, left + ((now - at) / 1_000) * bytesPerSecond) - bytes
    at = now
    if (left < 0) await pause(clock, Math.ceil((-left / bytesPerSecond) * 1_000))
  }
}

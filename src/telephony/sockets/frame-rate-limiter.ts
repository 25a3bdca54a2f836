import type { Clock } from '../../base/time.ts'

/** Frames of live audio come 50 times a second at most; a network that was held up delivers some seconds at once. */
const PER_SECOND = 200
const MAX_AT_ONCE = 1_000

/** Limits a socket's frames to the rate of live audio. */
export class FrameRateLimiter {
  readonly #clock: Pick<Clock, 'now'>
  #left = MAX_AT_ONCE
  #countedAt: number

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
    this.#countedAt = clock.now()
  }

  /** False once there are too many. */
  tryAcquire(): boolean {
    const now = this.#clock.now()
    // If the clock was set back, the elapsed time is unknown.
    const passedMs = Math.max(0, now - this.#countedAt)
    this.#left = Math.min(MAX_AT_ONCE, this.#left + (passedMs * PER_SECOND) / 1_000) - 1
    this.#countedAt = now
    return this.#left >= 0
  }
}

import type { EpochMs } from '../../base/time.ts'

/** Shorter gaps are the carrier's rounding. */
const GAP_FROM_MS = 60
/** A longer jump is no lost audio, but a clock that was set. */
const GAP_UNTIL_MS = 5_000
/** Back in the first second from well behind it, and the carrier counts anew. */
const RESTART_WITHIN_MS = 1_000
/** So many steps back in a row, and the carrier's times mean nothing. */
const MAX_STEPS_BACK = 3
/** Live audio cannot be ahead of time; this much may be buffered on its way, in ms. */
const MAX_AHEAD_MS = 3_000
/** How fast the clocks of carrier and service may drift apart. */
const DRIFT_SHARE = 0.001

/**
 * Maps the carrier's frames to stream time, despite bursts, gaps and repeats on the network. Stream time is counted in
 * audio, from 0.
 */
export class StreamClock {
  readonly #startedAt: EpochMs
  #streamMs = 0
  #carrierMs: number | null = null
  #stepsBack = 0
  #hasNoTimes = false
  /** The shortest way that a frame took, as clock time minus stream time. */
  #offset: EpochMs = Infinity
  #offsetAt: EpochMs

  constructor(now: EpochMs) {
    this.#startedAt = now
    this.#offsetAt = now
  }

  /** Where the stream has come to. */
  get streamMs(): number {
    return this.#streamMs
  }

  /**
   * Takes a frame. Returns how much audio is missing before it, in milliseconds; null when the frame is not to be used:
   * its time lies before that of frames already taken, or the frames hold more audio than time has passed.
   */
  accept(atMs: number, durationMs: number, now: EpochMs): number | null {
    if (this.#streamMs + durationMs > now - this.#startedAt + MAX_AHEAD_MS) return null
    const gapMs = this.#carrierMs === null ? this.#late(now - durationMs) : this.#gapBefore(atMs, this.#carrierMs)
    if (gapMs === null) return null
    this.#carrierMs = atMs + durationMs
    this.#streamMs += gapMs + durationMs
    this.#measure(now)
    return gapMs
  }

  /** When a moment of the stream really was; there must have been a frame. */
  clockOf(streamMs: number): EpochMs {
    return Math.round(this.#offset + streamMs)
  }

  /** Some carriers send no frames during silence. */
  #late(begunAt: EpochMs): number {
    const lateMs = Math.min(GAP_UNTIL_MS, begunAt - this.#startedAt)
    return lateMs >= GAP_FROM_MS ? lateMs : 0
  }

  #gapBefore(atMs: number, carrierMs: number): number | null {
    if (this.#hasNoTimes) return 0
    const gapMs = atMs - carrierMs
    if (gapMs > -GAP_FROM_MS) {
      this.#stepsBack = 0
      return gapMs >= GAP_FROM_MS && gapMs <= GAP_UNTIL_MS ? gapMs : 0
    }
    if (atMs < RESTART_WITHIN_MS && carrierMs >= 2 * RESTART_WITHIN_MS) return 0
    this.#stepsBack += 1
    this.#hasNoTimes = this.#stepsBack >= MAX_STEPS_BACK
    return this.#hasNoTimes ? 0 : null
  }

  #measure(now: EpochMs): void {
    const allowed = this.#offset + (now - this.#offsetAt) * DRIFT_SHARE
    this.#offset = Math.min(now - this.#streamMs, allowed)
    this.#offsetAt = now
  }
}

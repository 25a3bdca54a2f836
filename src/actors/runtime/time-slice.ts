import { elapsedMs, pause } from '../../base/pause.ts'
import type { Clock } from '../../base/time.ts'

/**
 * How long one run of recurring work begins anything new: half as long as its job stays locked for it, so that a store
 * which is slow, or a great deal of work, is met in bounded runs, each of which goes on where the last one stopped.
 */
const SLICE_MS = 3_000

export interface TimeSlice {
  readonly isOver: boolean
  /** Resolves with the work, whose failure it passes on, or when the slice is over; the work goes on by itself then. */
  waitFor(work: Promise<unknown>): Promise<void>
}

export function createTimeSlice(clock: Clock): TimeSlice {
  const endsAt = elapsedMs(clock) + SLICE_MS
  const leftMs = () => endsAt - elapsedMs(clock)
  return {
    get isOver() {
      return leftMs() <= 0
    },
    async waitFor(work) {
      const done = new AbortController()
      try {
        await Promise.race([work, pause(clock, Math.max(0, leftMs()), done.signal)])
      } finally {
        done.abort()
      }
    },
  }
}

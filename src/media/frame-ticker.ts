import type { Clock, EpochMs } from '../base/time.ts'
import { LatencyHistogram } from './latency-histogram.ts'

/** Period of the tick that drives everything time-based in `src/media`, in ms. */
export const TICK_MS = 20
/** A process that stood still for longer was not late, it was away. */
const MAX_MISSED_MS = 10_000

/** One timer for the audio of all calls of a process. */
export interface FrameTicker {
  /**
   * Calls back every `TICK_MS` while the process keeps up; missed ticks are skipped, so callers must use the clock.
   * Returns a function that stops it.
   */
  join(tick: (now: EpochMs) => void): () => void
  /** How much later than due each tick was done for the last of the calls; missed ones count as well. */
  readonly lateness: LatencyHistogram
}

/** Ticks are scheduled by the clock, so lateness does not add up. `onLate` gets each tick's lateness in ms. */
export function createFrameTicker(clock: Clock, onLate: (ms: number) => void = () => {}): FrameTicker {
  const ticks = new Set<(now: EpochMs) => void>()
  const lateness = new LatencyHistogram()
  let cancel: (() => void) | null = null
  let isRunning = false
  let dueAt = 0

  const run = () => {
    cancel = null
    isRunning = true
    const now = clock.now()
    for (const tick of ticks) tick(now)
    isRunning = false
    count(now)
    if (ticks.size > 0) arm()
  }
  /** Ticks up to `now` are done. */
  const count = (now: EpochMs) => {
    const doneAt = clock.now()
    for (dueAt = Math.max(dueAt, now - MAX_MISSED_MS); dueAt <= now; dueAt += TICK_MS) {
      const lateMs = Math.max(0, doneAt - dueAt)
      lateness.add(lateMs)
      onLate(lateMs)
    }
  }
  const arm = () => {
    const now = clock.now()
    // The first one, or the clock was set back.
    if (dueAt === 0 || dueAt > now + TICK_MS) dueAt = now + TICK_MS - (now % TICK_MS)
    cancel = clock.after(Math.max(0, dueAt - now), run)
  }
  return {
    lateness,
    join(tick) {
      ticks.add(tick)
      if (cancel === null && !isRunning) arm()
      return () => {
        ticks.delete(tick)
        if (ticks.size > 0) return
        cancel?.()
        cancel = null
        dueAt = 0
      }
    },
  }
}

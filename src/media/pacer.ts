import type { Clock } from '../actors/ports.ts'
import type { EpochMs } from '../actors/types.ts'
import { Lateness } from './lateness.ts'

/** How often everything in `src/media` that waits for time looks at the clock. */
export const TICK_MS = 20

/** One timer for the audio of all calls of a process. */
export interface Pacer {
  /**
   * Calls back every `TICK_MS` while the process keeps up; a tick that was missed is left out, so count by the clock.
   * Returns what ends it.
   */
  join(tick: (now: EpochMs) => void): () => void
  /** How much later than due the ticks were. */
  readonly lateness: Lateness
}

/** Ticks are due by the clock, so that lateness does not add up. */
export function createPacer(clock: Clock): Pacer {
  const ticks = new Set<(now: EpochMs) => void>()
  const lateness = new Lateness()
  let takeBack: (() => void) | null = null
  let isRunning = false
  let dueAt = 0

  const run = () => {
    takeBack = null
    isRunning = true
    const now = clock.now()
    lateness.add(now - dueAt)
    for (const tick of ticks) tick(now)
    isRunning = false
    if (ticks.size > 0) arm()
  }
  const arm = () => {
    const now = clock.now()
    dueAt += TICK_MS
    if (dueAt <= now || dueAt > now + TICK_MS) dueAt = now + TICK_MS - (now % TICK_MS)
    takeBack = clock.after(dueAt - now, run)
  }
  return {
    lateness,
    join(tick) {
      ticks.add(tick)
      if (takeBack === null && !isRunning) arm()
      return () => {
        ticks.delete(tick)
        if (ticks.size > 0) return
        takeBack?.()
        takeBack = null
      }
    },
  }
}

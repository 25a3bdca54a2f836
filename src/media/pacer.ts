import type { Clock } from '../actors/ports.ts'
import type { EpochMs } from '../actors/types.ts'

/** How often everything in `src/media` that waits for time looks at the clock. */
export const TICK_MS = 20

/** A pacer that was held up makes up for no more than one tick: who sends frames counts by the clock, not by ticks. */
export interface Pacer {
  /** Calls back every `TICK_MS`; returns what ends it. */
  join(tick: (now: EpochMs) => void): () => void
}

/** One timer for the audio of all calls of a process. Ticks are due by the clock, so that lateness does not add up. */
export function createPacer(clock: Clock): Pacer {
  const ticks = new Set<(now: EpochMs) => void>()
  let takeBack: (() => void) | null = null
  let dueAt = 0

  const run = () => {
    takeBack = null
    const now = clock.now()
    for (const tick of ticks) tick(now)
    if (ticks.size > 0) arm()
  }
  const arm = () => {
    const now = clock.now()
    dueAt += TICK_MS
    if (dueAt <= now || dueAt > now + TICK_MS) dueAt = now + TICK_MS - (now % TICK_MS)
    takeBack = clock.after(dueAt - now, run)
  }
  return {
    join(tick) {
      ticks.add(tick)
      if (takeBack === null) arm()
      return () => {
        ticks.delete(tick)
        if (ticks.size > 0) return
        takeBack?.()
        takeBack = null
      }
    },
  }
}

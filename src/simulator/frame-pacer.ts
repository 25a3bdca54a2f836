import type { Clock } from '../base/time.ts'

/** Every frame is a multiple of this. */
const GRID_MS = 20
/** A pacer that was held up makes up for so much at once, and forgets the rest. */
const MAX_CATCH_UP_MS = 1_000

interface Beat {
  everyMs: number
  dueAt: number
  callback: () => void
}

/** One timer for the frames of all calls. A frame is due by the clock, so that lateness does not add up. */
export class FramePacer {
  readonly #clock: Clock
  readonly #beats = new Set<Beat>()
  #takeBack: (() => void) | null = null

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Returns what ends it. */
  every(everyMs: number, callback: () => void): () => void {
    const beat = { everyMs, dueAt: this.#clock.now() + everyMs, callback }
    this.#beats.add(beat)
    this.#arm()
    return () => {
      this.#beats.delete(beat)
      if (this.#beats.size > 0) return
      this.#takeBack?.()
      this.#takeBack = null
    }
  }

  #arm(): void {
    const now = this.#clock.now()
    this.#takeBack ??= this.#clock.after(GRID_MS - (now % GRID_MS), () => {
      this.#takeBack = null
      this.#run()
      if (this.#beats.size > 0) this.#arm()
    })
  }

  #run(): void {
    const now = this.#clock.now()
    for (const beat of this.#beats) {
      beat.dueAt = Math.max(beat.dueAt, now - MAX_CATCH_UP_MS)
      for (; beat.dueAt <= now && this.#beats.has(beat); beat.dueAt += beat.everyMs) beat.callback()
    }
  }
}

import { setImmediate as nextRound } from 'node:timers/promises'
import type { Clock, EpochMs } from '../../../src/base/time.ts'

/** Rounds of the event loop without activity after which all work is considered done. */
const QUIET_ROUNDS = 4

/** More than any request needs that waits for nothing. */
const MAX_BUSY_ROUNDS = 200

interface Planned {
  at: EpochMs
  callback: () => void
}

/** A clock that the test advances. */
export class VirtualClock implements Clock {
  #now: EpochMs
  #planned: Planned[] = []
  #activity = 0
  #underWay = 0

  constructor(now: EpochMs = Date.UTC(2026, 0, 1)) {
    this.#now = now
  }

  now(): EpochMs {
    return this.#now
  }

  after(delayMs: number, callback: () => void): () => void {
    const planned = { at: this.#now + Math.max(0, delayMs), callback }
    const later = this.#planned.findIndex((other) => other.at > planned.at)
    this.#planned.splice(later < 0 ? this.#planned.length : later, 0, planned)
    return () => {
      this.#planned = this.#planned.filter((other) => other !== planned)
    }
  }

  /** When the next callback is due; null when none is. */
  get nextAt(): EpochMs | null {
    return this.#planned[0]?.at ?? null
  }

  get plannedCount(): number {
    return this.#planned.length
  }

  /** Runs work that can keep promises pending, so that `settle` waits for its end. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#activity += 1
    this.#underWay += 1
    try {
      return await work()
    } finally {
      this.#activity += 1
      this.#underWay -= 1
    }
  }

  /**
   * The same for work that may itself wait for the clock: it counts as active for a number of rounds of the event loop.
   */
  async duringRounds<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = work()
    const settled = result.catch(() => undefined)
    await this.during(() => Promise.race([settled, rounds(MAX_BUSY_ROUNDS)]))
    return result.finally(this.stir)
  }

  /** The same for work whose end cannot be awaited, such as an effect that waits for the clock. */
  readonly stir = (): void => {
    this.#activity += 1
  }

  /** Runs callbacks that are due within the next `ms`, each at its own time, and lets promises settle in between. */
  async advance(ms: number): Promise<void> {
    const until = this.#now + ms
    await this.settle()
    for (let next = this.#planned[0]; next && next.at <= until; next = this.#planned[0]) {
      this.#planned.shift()
      this.#now = Math.max(this.#now, next.at)
      next.callback()
      await this.settle()
    }
    this.#now = Math.max(this.#now, until)
  }

  /** Sets the time without running callbacks, forwards or backwards, as an operator does. */
  set(now: EpochMs): void {
    this.#now = now
  }

  /** Waits until there was no activity for a few rounds of the event loop. Time stands still. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_ROUNDS; quiet += 1) {
      const before = this.#activity
      await nextRound()
      if (this.#activity !== before || this.#underWay > 0) quiet = -1
    }
  }
}

async function rounds(count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) await nextRound()
}

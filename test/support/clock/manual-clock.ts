import type { Clock } from '../../../src/base/time.ts'

/** A clock whose hands the test turns. Callbacks run in order of their time when it passes. */
export class ManualClock implements Clock {
  #now: number
  readonly #alarms = new Set<{ at: number; callback: () => void }>()

  constructor(now = Date.parse('2026-03-02T09:00:00.000Z')) {
    this.#now = now
  }

  now(): number {
    return this.#now
  }

  after(delayMs: number, callback: () => void): () => void {
    const alarm = { at: this.#now + delayMs, callback }
    this.#alarms.add(alarm)
    return () => this.#alarms.delete(alarm)
  }

  pass(ms: number): void {
    const until = this.#now + ms
    for (;;) {
      const [next] = [...this.#alarms].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
      if (!next) break
      this.#alarms.delete(next)
      this.#now = Math.max(this.#now, next.at)
      next.callback()
    }
    this.#now = until
  }
}

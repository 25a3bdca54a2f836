import { monotonicClock } from '../base/monotonic-clock.ts'
import type { Clock } from '../base/time.ts'

/** Every frame's length is a multiple of this. */
const GRID_MS = 20
/** A delayed pacer catches up on at most this much and skips the rest. */
const MAX_CATCH_UP_MS = 1_000

interface Subscription {
  everyMs: number
  dueAt: number
  callback: () => void
}

/** One timer for the frames of all calls. Frames are due by a clock, so delays do not add up, which a change of the system's does not move. */
export class FramePacer {
  readonly #clock: Clock
  readonly #subscriptions = new Set<Subscription>()
  #cancel: (() => void) | null = null

  constructor(clock: Clock) {
    this.#clock = monotonicClock(clock)
  }

  /** Returns a function that ends the subscription. */
  every(everyMs: number, callback: () => void): () => void {
    const subscription = { everyMs, dueAt: this.#clock.now() + everyMs, callback }
    this.#subscriptions.add(subscription)
    this.#arm()
    return () => {
      this.#subscriptions.delete(subscription)
      if (this.#subscriptions.size > 0) return
      this.#cancel?.()
      this.#cancel = null
    }
  }

  #arm(): void {
    const now = this.#clock.now()
    this.#cancel ??= this.#clock.after(GRID_MS - (now % GRID_MS), () => {
      this.#cancel = null
      this.#run()
      if (this.#subscriptions.size > 0) this.#arm()
    })
  }

  #run(): void {
    const now = this.#clock.now()
    for (const subscription of this.#subscriptions) {
      subscription.dueAt = Math.max(subscription.dueAt, now - MAX_CATCH_UP_MS)
      for (
        ;
        subscription.dueAt <= now && this.#subscriptions.has(subscription);
        subscription.dueAt += subscription.everyMs
      )
        subscription.callback()
    }
  }
}

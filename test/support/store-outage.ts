import { StoreUnavailable } from '../../src/base/errors.ts'
import type { Fault } from './kernel/faulty-store.ts'
import type { VirtualClock } from './clock/virtual-clock.ts'

/**
 * One outage of all stores: starts at a chosen call of any port, and lasts a given time of the clock. Without a plan it
 * only counts calls.
 */
export class StoreOutage {
  /** Number of calls so far. */
  count = 0
  #clock: VirtualClock
  #plan: { firstCall: number; forMs: number; first: 'before' | 'after' } | null = null
  #until: number | null = null

  constructor(clock: VirtualClock) {
    this.#clock = clock
  }

  /** `first`: whether the first failing call fails before or after its work was done. */
  plan(firstCall: number, forMs: number, first: 'before' | 'after'): void {
    this.#plan = { firstCall: this.count + firstCall, forMs, first }
    this.#until = null
  }

  get hasBegun(): boolean {
    return this.#until !== null
  }

  get isOver(): boolean {
    return this.#until !== null && this.#clock.now() >= this.#until
  }

  /** Decides whether the next call fails. */
  readonly fault = (): Fault | undefined => {
    this.count += 1
    const plan = this.#plan
    if (!plan || this.count < plan.firstCall) return undefined
    if (this.#until === null) {
      this.#until = this.#clock.now() + plan.forMs
      return plan.first
    }
    return this.isOver ? undefined : 'before'
  }

  /** Wraps a port whose calls take part in the outage. */
  over<Port extends object>(port: Port): Port {
    return new Proxy(port, {
      get: (target, name, receiver) => {
        const method: unknown = Reflect.get(target, name, receiver)
        if (typeof method !== 'function') return method
        return (...args: unknown[]) => this.#through(() => Reflect.apply(method, target, args) as Promise<unknown>)
      },
    })
  }

  async #through(work: () => Promise<unknown>): Promise<unknown> {
    const fault = this.fault()
    this.#clock.stir()
    if (fault === 'before') throw new StoreUnavailable('away')
    const result = await this.#clock.during(work)
    if (fault === 'after') throw new StoreUnavailable('done, but nobody heard')
    return result
  }
}

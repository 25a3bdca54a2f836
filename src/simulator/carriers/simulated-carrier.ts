import { createHash } from 'node:crypto'
import { pause } from '../../base/pause.ts'
import type { Clock } from '../../base/time.ts'
import type { JsonObject } from '../../base/json.ts'
import type { Telephony } from '../../ports/telephony.ts'
import { type Faults, NO_FAULTS } from '../faults.ts'
import type { FramePacer } from '../frame-pacer.ts'
import type { Network } from './network.ts'
import type { Person, Refusal } from '../people/person.ts'
import { createRandom } from '../random.ts'
import { SimulatedCall } from './simulated-call.ts'
import type { DialRequest, Wire } from './wire.ts'

export interface Subscriber {
  person: Person
  faults?: Partial<Faults>
}

export interface SimulatedCarrierDeps {
  clock: Clock
  pacer: FramePacer
  network: Network
  seed: number
  accounts: Record<Telephony, JsonObject>
  /** Returns the person behind a number; `random` belongs to the call. */
  find(number: string, random: () => number): Subscriber
}

/** The result of a dial request. */
export type Placed = { call: SimulatedCall } | { refusal: Refusal } | { failed: true }

/** Calls that can be queried; older ones are dropped. */
const MAX_KEPT = 20_000

/** Accepts dial requests and holds the calls of both carriers. */
export class SimulatedCarrier {
  readonly #deps: SimulatedCarrierDeps
  readonly #calls = new Map<string, SimulatedCall>()
  #placed = 0

  constructor(deps: SimulatedCarrierDeps) {
    this.#deps = deps
  }

  get calls(): SimulatedCall[] {
    return [...this.#calls.values()]
  }

  find(sid: string, telephony: Telephony): SimulatedCall | undefined {
    const call = this.#calls.get(sid)
    return call?.telephony === telephony ? call : undefined
  }

  account(telephony: Telephony): JsonObject {
    return this.#deps.accounts[telephony]
  }

  /** Dials, and resolves when the carrier would respond. */
  async place(wire: Wire, dialRequest: DialRequest): Promise<Placed> {
    const { clock, pacer, network, seed } = this.#deps
    this.#placed += 1
    const digest = createHash('sha256').update(`${seed}/${this.#placed}`).digest()
    const random = createRandom(digest.readUInt32LE(0))
    const subscriber = this.#deps.find(dialRequest.to, random)
    const { person } = subscriber
    const faults = { ...NO_FAULTS, ...subscriber.faults }
    if (person.phone.behaviour === 'refuse') return { refusal: person.phone.reason }
    if (faults.create === 'error') return { failed: true }

    const sid = wire.telephony === 'telephony_a' ? `CA${digest.toString('hex', 0, 16)}` : digest.toString('hex', 0, 16)
    const account = this.account(wire.telephony)
    const call = new SimulatedCall(sid, dialRequest, wire, person, faults, { clock, pacer, network, random, account })
    this.#keep(call)
    call.dial()
    if (faults.endsBeforeCreateAnswers && person.phone.behaviour !== 'answer') await call.lastReported
    if (faults.createDelayMs > 0) {
      await pause(clock, faults.createDelayMs)
    }
    return faults.create === 'errorButDials' ? { failed: true } : { call }
  }

  close(): void {
    for (const call of this.#calls.values()) call.cancelSilently()
  }

  #keep(call: SimulatedCall): void {
    this.#calls.set(call.sid, call)
    if (this.#calls.size <= MAX_KEPT) return
    for (const [sid, { endedAt }] of this.#calls) {
      if (endedAt === null) continue
      this.#calls.delete(sid)
      return
    }
  }
}

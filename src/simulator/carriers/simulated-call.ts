import { pause } from '../../base/pause.ts'
import type { Clock } from '../../base/time.ts'
import type { JsonObject } from '../../base/json.ts'
import type { Faults } from '../faults.ts'
import type { FramePacer } from '../frame-pacer.ts'
import { MediaLeg } from './media-leg.ts'
import type { Network } from './network.ts'
import type { Person } from '../people/person.ts'
import type { TurnHeard } from '../people/phone-endpoint.ts'
import type { Random } from '../random.ts'
import { readTwiml } from './read-twiml.ts'
import type { CallDetails, DialRequest, EndStatus, MediaTarget, Report, ReportEvent, Wire, WireStatus } from './wire.ts'
import { callFields, signed } from './twilio-wire.ts'

const DIALLING_MS = 150
const RINGING_MS = 400
const VERDICT_MS = 3_000
const RETRY_MS = 1_000
const MAX_CALLBACK_DELAY_MS = 4_000

/** Dependencies of a simulated call. */
export interface CallDeps {
  clock: Clock
  pacer: FramePacer
  network: Network
  random: Random
  account: JsonObject
}

/** A call from the carrier's side, from the dial request to the last callback. */
export class SimulatedCall implements CallDetails {
  readonly sid: string
  readonly accountSid: string
  readonly dialRequest: DialRequest
  readonly createdAt: number
  readonly person: Person
  status: WireStatus = 'queued'
  answeredAt: number | null = null
  endedAt: number | null = null
  verdict: string | null = null
  /** Why frames of the service violated the carrier's rules. */
  readonly protocolViolations: string[] = []
  readonly #deps: CallDeps
  readonly #wire: Wire
  readonly #faults: Faults
  readonly #timers = new Set<() => void>()
  readonly #last = Promise.withResolvers<void>()
  #sequence = 0
  #leg: MediaLeg | null = null
  #turns: readonly TurnHeard[] = []

  constructor(sid: string, dialRequest: DialRequest, wire: Wire, person: Person, faults: Faults, deps: CallDeps) {
    this.sid = sid
    this.accountSid = typeof deps.account['accountSid'] === 'string' ? deps.account['accountSid'] : ''
    this.dialRequest = dialRequest
    this.createdAt = deps.clock.now()
    this.person = person
    this.#wire = wire
    this.#faults = faults
    this.#deps = deps
  }

  get telephony() {
    return this.#wire.telephony
  }

  /** The agent's turns as the person heard them. */
  get turns(): readonly TurnHeard[] {
    return this.#leg?.turns ?? this.#turns
  }

  /** Resolves when the last callback was delivered, lost or abandoned. */
  get lastReported(): Promise<void> {
    return this.#last.promise
  }

  dial(): void {
    this.#after(DIALLING_MS, () => {
      this.#become('initiated', 'initiated')
      this.#after(RINGING_MS, () => this.#ring())
    })
  }

  end(status: EndStatus, reason = 'callended'): void {
    if (this.endedAt !== null) return
    for (const cancel of this.#timers) cancel()
    this.#timers.clear()
    this.endedAt = this.#deps.clock.now()
    this.#turns = this.turns
    this.#leg?.hangUp(reason)
    this.#leg = null
    this.#become(status, 'completed')
  }

  /** Ends the call without callbacks, because the simulator stops. */
  cancelSilently(): void {
    this.#faults.lostCallbacks = 'all'
    this.end('canceled')
  }

  #ring(): void {
    this.#become('ringing', 'ringing')
    const { phone } = this.person
    this.#after(this.dialRequest.ringTimeoutMs, () => this.end('no-answer'))
    switch (phone.behaviour) {
      case 'answer':
        return this.#after(phone.afterMs, () => void this.#answer())
      case 'busy':
        return this.#after(phone.afterMs, () => this.end('busy'))
      case 'fail':
        return this.#after(phone.afterMs, () => this.end('failed'))
      case 'ringOut':
      case 'refuse':
        return
    }
  }

  async #answer(): Promise<void> {
    for (const cancel of this.#timers) cancel()
    this.#timers.clear()
    this.answeredAt = this.#deps.clock.now()
    this.#become('in-progress', 'answered')
    this.#after(this.dialRequest.maxDurationMs, () => this.end('completed'))
    this.#after(VERDICT_MS, () => {
      this.verdict = this.person.verdict
      void this.#send(this.#wire.verdict(this, this.#deps.account))
    })
    const media = await this.#mediaTarget()
    if (this.endedAt !== null) return
    if (media.kind !== 'stream') return this.end('completed')
    const { socket, socketAfterMs } = this.#faults
    if (socket === 'late') this.#after(socketAfterMs, () => (this.#leg = this.#openLeg(media)))
    else if (socket !== 'neverOpened') this.#leg = this.#openLeg(media)
  }

  async #mediaTarget(): Promise<MediaTarget> {
    const { media } = this.dialRequest
    if (media.kind !== 'fetch') return media
    try {
      const { url, headers, body } = signed(media.url, callFields(this), this.#deps.account)
      const response = await this.#deps.network.post(url, headers, body)
      return response.status < 300 ? readTwiml(response.body) : { kind: 'nothing' }
    } catch {
      return { kind: 'nothing' }
    }
  }

  #openLeg(media: Extract<MediaTarget, { kind: 'stream' }>): MediaLeg {
    return new MediaLeg({
      url: media.url,
      headers: this.#wire.socketHeaders(media.url, this.#deps.account),
      wire: this.#wire,
      stream: this.#wire.openStream(this, `MZ${this.sid.slice(2)}`, media.parameters),
      person: this.person,
      fault: this.#faults.socket,
      faultAfterMs: this.#faults.socketAfterMs,
      pacer: this.#deps.pacer,
      network: this.#deps.network,
      reportViolation: (reason) => this.protocolViolations.push(reason),
      // With both carriers the service ends a call by closing its socket; nothing follows the stream.
      ended: (how) =>
        this.end(how === 'neverOpened' && this.#wire.telephony === 'telephony_b' ? 'failed' : 'completed'),
    })
  }

  #become(status: WireStatus, event: ReportEvent): void {
    this.status = status
    const report = this.#wire.report(this, event, this.#sequence, this.#deps.account)
    this.#sequence += 1
    const { lostCallbacks, shuffledCallbacks } = this.#faults
    const isLast = event === 'completed'
    const isLost = lostCallbacks === 'all' || (lostCallbacks === 'last' && isLast)
    const delayMs = shuffledCallbacks && !isLast ? Math.floor(this.#deps.random() * MAX_CALLBACK_DELAY_MS) : 0
    const send = () => void this.#send(isLost ? null : report).finally(() => isLast && this.#last.resolve())
    if (delayMs === 0) send()
    else this.#deps.clock.after(delayMs, send)
  }

  async #send(report: Report | null): Promise<void> {
    if (!report) return
    await this.#deliver(report, this.#wire.reportAttempts)
    if (this.#faults.duplicateCallbacks) await this.#deliver(report, 1)
  }

  async #deliver({ url, headers, body }: Report, attempts: number): Promise<void> {
    try {
      const { status } = await this.#deps.network.post(url, headers, body)
      if (status < 300) return
    } catch {
      // Retried below, like a response other than 2xx.
    }
    if (attempts <= 1) return
    await pause(this.#deps.clock, RETRY_MS)
    await this.#deliver({ url, headers, body }, attempts - 1)
  }

  /** Calls back after a delay, unless the call ends before. */
  #after(delayMs: number, callback: () => void): void {
    const cancel = this.#deps.clock.after(delayMs, () => {
      this.#timers.delete(cancel)
      callback()
    })
    this.#timers.add(cancel)
  }
}

import type { Faults } from '../faults.ts'
import type { FramePacer } from '../frame-pacer.ts'
import type { CarrierSocket, Network } from './network.ts'
import type { Person } from '../people/person.ts'
import { PhoneEndpoint, type TurnHeard } from '../people/phone-endpoint.ts'
import { fromSamples, toSamples } from '../../media/audio/samples.ts'
import type { StreamWire, Wire } from './wire.ts'

export interface MediaLegDeps {
  url: string
  headers: Record<string, string>
  wire: Wire
  stream: StreamWire
  person: Person
  fault: Faults['socket']
  faultAfterMs: number
  pacer: FramePacer
  network: Network
  reportViolation(reason: string): void
  /** Called when the socket is closed or the person hangs up; not after `hangUp`. */
  ended(how: 'neverOpened' | 'closed' | 'personHungUp'): void
}

/** A call's media socket with the simulated person at its end. */
export class MediaLeg {
  readonly #deps: MediaLegDeps
  readonly #endpoint: PhoneEndpoint
  readonly #silence: string
  #socket: CarrierSocket
  #stopPacing: (() => void) | null = null
  #attempts = 1
  #atMs = 0
  #isOver = false

  constructor(deps: MediaLegDeps) {
    const { wire, stream, person } = deps
    this.#deps = deps
    const silence = new Int16Array(wire.frameMs * 8)
    this.#silence = fromSamples(silence, wire.encoding).toString('base64')
    this.#endpoint = new PhoneEndpoint(person, wire.frameMs, {
      frame: (samples) => {
        const payload = samples ? fromSamples(samples, wire.encoding).toString('base64') : this.#silence
        if (this.#carries) this.#socket.send(stream.media(payload, this.#atMs))
      },
      key: (digit) => this.#carries && this.#socket.send(stream.key(digit)),
      mark: (name) => this.#carries && this.#socket.send(stream.mark(name)),
      hangUp: () => {
        if (this.#isOver) return
        this.hangUp('callended')
        deps.ended('personHungUp')
      },
    })
    this.#socket = this.#connect()
  }

  get turns(): readonly TurnHeard[] {
    return this.#endpoint.turns
  }

  /** Sends `stop` and closes, as far as the fault allows. */
  hangUp(reason: string): void {
    if (this.#isOver) return
    const { stream } = this.#deps
    if (this.#stopPacing && this.#carries) this.#socket.send(stream.stop(reason))
    this.#finish()
    // A dead connection sends no close frame.
    if (this.#carries) this.#socket.close()
    else this.#socket.cut()
  }

  get #carries(): boolean {
    const { fault, faultAfterMs } = this.#deps
    return fault !== 'silent' && !(fault === 'frozen' && this.#atMs >= faultAfterMs)
  }

  #connect(): CarrierSocket {
    const { network, url, headers } = this.#deps
    return network.connect(url, headers, {
      opened: () => this.#begin(),
      message: (text) => this.#receive(text),
      closed: () => this.#closed(),
    })
  }

  #begin(): void {
    if (this.#isOver) return
    const { stream, wire, pacer } = this.#deps
    this.#socket.send(stream.connected())
    this.#socket.send(stream.start())
    this.#stopPacing = pacer.every(wire.frameMs, () => this.#tick())
  }

  #tick(): void {
    const { wire, fault, faultAfterMs } = this.#deps
    this.#endpoint.tick()
    this.#atMs += wire.frameMs
    if (fault === 'dropped' && this.#atMs >= faultAfterMs) this.#socket.cut()
  }

  #receive(text: string): void {
    if (this.#isOver || !this.#carries) return
    const command = this.#deps.stream.read(text)
    switch (command?.command) {
      case undefined:
        return
      case 'play':
        return this.#endpoint.play(toSamples(command.audio, this.#deps.wire.encoding))
      case 'mark':
        return this.#endpoint.mark(command.name)
      case 'clear':
        return this.#endpoint.clear()
      case 'mute':
        return this.#deps.reportViolation(command.reason)
    }
  }

  #closed(): void {
    if (this.#isOver) return
    const hasBegun = this.#stopPacing !== null
    if (!hasBegun && this.#attempts < this.#deps.wire.socketAttempts) {
      this.#attempts += 1
      this.#socket = this.#connect()
      return
    }
    this.#finish()
    this.#deps.ended(hasBegun ? 'closed' : 'neverOpened')
  }

  #finish(): void {
    this.#isOver = true
    this.#stopPacing?.()
  }
}

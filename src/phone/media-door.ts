import { randomUUID } from 'node:crypto'
import { pause } from '../actors/pause.ts'
import type { Clock } from '../actors/ports.ts'
import type { Runtime } from '../actors/runtime-types.ts'
import type { MediaSocket } from '../media/carrier-line.ts'
import type { VoiceSession } from '../media/voice-session.ts'
import type { Carrier, MediaMessage, Telephony } from '../ports/telephony.ts'
import { genuinePlace, type CallbackParams } from './callback-path.ts'
import { FloodGate } from './flood-gate.ts'
import { findCall, type KnownCall } from './known-call.ts'
import type { VoiceHolder } from './live-voices.ts'
import { patiently } from './patience.ts'
import type { Refusal, Strangers } from './strangers.ts'
import type { CallbackPlace, CallbackTokens } from './tokens.ts'

type Started = Extract<MediaMessage, { type: 'started' }>

export interface MediaDoorDeps {
  runtime: Pick<Runtime, 'read' | 'send'>
  carriers: Record<Telephony, Carrier>
  tokens: CallbackTokens
  voices: VoiceHolder
  /** Makes the call's audio session. Throws when who hears or speaks is not connected any more. */
  openSession(known: KnownCall, started: Started, socket: MediaSocket): Promise<VoiceSession>
  strangers: Strangers
  clock: Clock
  log: { warn(details: object, message: string): void }
}

/** One media socket, from the carrier's first frame on. */
export interface MediaGuest {
  /** A text frame; null for one that is none. */
  receive(frame: string | null): void
  /** The socket sent what is no WebSocket frame, or a longer one than is taken. */
  broken(): void
  closed(): void
}

/** Where the carriers' media sockets come in. */
export interface MediaDoor {
  /** Whether the address is that of a call whose audio is still to come; asked before the socket is made. */
  admit(params: CallbackParams): Promise<CallbackPlace | null>
  enter(place: CallbackPlace, socket: MediaSocket): MediaGuest
}

/** A socket that does not say in this time which call it belongs to is closed. */
export const FIRST_WORD_MS = 10_000
const MAX_WAITING = 200
/** Of one call: a carrier tries twice, and an address that has got about must not shut the door to other calls. */
const MAX_WAITING_OF_CALL = 5
/** Frames that come while the call is looked up: seconds of audio of one carrier, one of the other. */
const MAX_EARLY_FRAMES = 50
const LOOK_EVERY_MS = 100
const MAX_GARBAGE = 10

export function createMediaDoor(deps: MediaDoorDeps): MediaDoor {
  const { runtime, tokens, voices, strangers } = deps
  /** A seat for each socket that has not said yet which call it belongs to. */
  const waiting = new Set<{ callId: string }>()

  return {
    async admit(params) {
      const place = genuinePlace(tokens, 'media', params)
      const reason = place ? await whyNot(place) : 'forged'
      if (reason === null) return place
      strangers.refused('media', reason)
      return null
    },
    enter(place, socket) {
      // Others may have come in since it was admitted.
      if (isCrowded(place.callId)) {
        strangers.refused('media', 'crowded')
        socket.close()
        return { receive() {}, broken() {}, closed() {} }
      }
      const seat = { callId: place.callId }
      waiting.add(seat)
      return new Guest(place, socket, deps, () => waiting.delete(seat))
    },
  }

  function isCrowded(callId: string): boolean {
    const ofCall = [...waiting].filter((seat) => seat.callId === callId).length
    return waiting.size >= MAX_WAITING || ofCall >= MAX_WAITING_OF_CALL
  }

  async function whyNot({ callId, carrier }: CallbackPlace): Promise<Refusal | null> {
    if (isCrowded(callId)) return 'crowded'
    if (voices.has(callId)) return 'replayed'
    const known = await findCall(runtime, callId)
    if (known?.telephony !== carrier) return 'unknown_call'
    return known.isOver ? 'ended' : null
  }
}

class Guest implements MediaGuest {
  readonly #place: CallbackPlace
  readonly #socket: MediaSocket
  readonly #deps: MediaDoorDeps
  readonly #gate: FloodGate
  readonly #cancelWait: () => void
  /** Called when it is known which call the socket belongs to, or it is gone. A repeat does nothing. */
  readonly #leaveWaiting: () => void
  #isGone = false
  #isJoining = false
  #session: VoiceSession | null = null
  #early: string[] = []
  #garbage = 0

  constructor(place: CallbackPlace, socket: MediaSocket, deps: MediaDoorDeps, leaveWaiting: () => void) {
    this.#place = place
    this.#socket = socket
    this.#deps = deps
    this.#gate = new FloodGate(deps.clock)
    this.#leaveWaiting = leaveWaiting
    this.#cancelWait = deps.clock.after(FIRST_WORD_MS, () => this.#refuse('silent'))
  }

  receive(frame: string | null): void {
    if (this.#isGone) return
    if (!this.#gate.take()) return this.#refuse('flood')
    if (this.#session) {
      if (frame !== null) this.#session.receive(frame)
    } else if (this.#isJoining) {
      if (frame !== null && this.#early.length < MAX_EARLY_FRAMES) this.#early.push(frame)
    } else this.#hearWho(frame)
  }

  broken(): void {
    this.#refuse('malformed')
  }

  closed(): void {
    if (this.#isGone) return
    this.#leave()
    this.#session?.socketClosed()
    if (this.#session) this.#deps.voices.detach(this.#place.callId, this.#session)
  }

  #hearWho(frame: string | null): void {
    const { carriers } = this.#deps
    const message = frame === null ? null : carriers[this.#place.carrier].media.read(frame)
    if (message?.type === 'connected') return
    if (message?.type !== 'started') {
      this.#garbage += 1
      if (this.#garbage > MAX_GARBAGE) this.#refuse('unreadable')
      return
    }
    this.#isJoining = true
    this.#cancelWait()
    this.#join(message).catch((error: unknown) => {
      this.#deps.log.warn({ callId: this.#place.callId, err: error }, 'The audio of a call could not be taken.')
      this.#end()
    })
  }

  async #join(started: Started): Promise<void> {
    const { voices } = this.#deps
    const { callId, carrier } = this.#place
    const known = await this.#findOrdered()
    this.#leaveWaiting()
    if (known?.telephony !== carrier) return this.#refuse('unknown_call')
    if (known.isOver) return this.#refuse('ended')
    const { providerCallId } = started
    if (known.call.providerCallId !== null && known.call.providerCallId !== providerCallId) {
      return this.#refuse('other_call')
    }
    const session = await this.#openSession(known, started)
    if (!session) return this.#refuse('no_speech')
    // Before the call hears of it: it begins to speak at once.
    if (this.#isGone || !voices.attach(callId, session)) {
      session.close()
      return this.#refuse('replayed')
    }
    this.#session = session
    for (const frame of this.#early.splice(0)) session.receive(frame)
    const isTaken = await this.#announce(providerCallId)
    if (isTaken) return
    voices.detach(callId, session)
    session.close()
    this.#refuse('replayed')
  }

  /** Waits for the carrier to answer the order, which its media may overtake: only then is it known which call is its. */
  async #findOrdered(): Promise<KnownCall | null> {
    const { runtime, clock } = this.#deps
    for (;;) {
      const known = await this.#patiently(() => findCall(runtime, this.#place.callId))
      if (this.#isGone || !known?.isBeingOrdered) return known
      await pause(clock, LOOK_EVERY_MS)
    }
  }

  /** Null when who hears or speaks is not connected any more. */
  async #openSession(known: KnownCall, started: Started): Promise<VoiceSession | null> {
    try {
      return await this.#deps.openSession(known, started, this.#socket)
    } catch (error) {
      this.#deps.log.warn({ callId: this.#place.callId, err: error }, 'Nobody hears or speaks for a call.')
      return null
    }
  }

  async #announce(providerCallId: string): Promise<boolean> {
    const { runtime } = this.#deps
    const eventId = `media:${randomUUID()}`
    const event = { type: 'media.opened', providerCallId }
    try {
      const { outcome } = await this.#patiently(() => runtime.send(`call/${this.#place.callId}`, event, { eventId }))
      return outcome === 'taken' || outcome === 'duplicate'
    } catch (error) {
      if (this.#session) this.#deps.voices.detach(this.#place.callId, this.#session)
      this.#session?.close()
      throw error
    }
  }

  #patiently<Result>(work: () => Promise<Result>): Promise<Result> {
    return patiently(this.#deps.clock, () => !this.#isGone, work)
  }

  #refuse(reason: Refusal): void {
    if (this.#isGone) return
    this.#deps.strangers.refused('media', reason)
    this.#end()
  }

  /** Closes the socket, and with it the session that it carries. */
  #end(): void {
    this.#socket.close()
    this.closed()
  }

  #leave(): void {
    this.#isGone = true
    this.#cancelWait()
    this.#leaveWaiting()
  }
}

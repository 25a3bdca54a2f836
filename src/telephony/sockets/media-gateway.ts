import { randomUUID } from 'node:crypto'
import { pause } from '../../base/pause.ts'
import type { Clock } from '../../base/time.ts'
import type { Runtime } from '../../actors/runtime/runtime-types.ts'
import type { MediaSocket } from '../../media/carrier-socket.ts'
import type { VoiceSession } from '../../media/voice-session.ts'
import type { Carrier, MediaMessage, Telephony } from '../../ports/telephony.ts'
import { verifyCallback, type CallbackParams } from '../callback-path.ts'
import { FrameRateLimiter } from './frame-rate-limiter.ts'
import { loadPhoneCall, type PhoneCallView } from '../calls/phone-call-view.ts'
import type { MediaSessionHolder } from './media-sessions.ts'
import { retryWhileUnavailable } from '../../base/retry.ts'
import type { RejectionReason, RejectionCounter } from '../metrics/rejections.ts'
import type { CallbackTarget, CallbackTokens } from '../../security/callback-tokens.ts'

type Started = Extract<MediaMessage, { type: 'started' }>

export interface MediaGatewayDeps {
  runtime: Pick<Runtime, 'read' | 'send'>
  carriers: Record<Telephony, Carrier>
  tokens: CallbackTokens
  mediaSessions: MediaSessionHolder
  /** Opens the call's voice session. Throws when its speech provider is not connected any more. */
  openSession(known: PhoneCallView, started: Started, socket: MediaSocket): Promise<VoiceSession>
  rejections: RejectionCounter
  clock: Clock
  log: { warn(details: object, message: string): void }
}

/** One media socket, from the carrier's first frame on. */
export interface MediaConnection {
  /** A text frame; null for one that is none. */
  receive(frame: string | null): void
  /** The socket sent an invalid or too large WebSocket frame. */
  broken(): void
  closed(): void
}

/** Where the carriers' media sockets come in. */
export interface MediaGateway {
  /** Returns the callback target if its call still awaits its media socket, else null; called before the upgrade. */
  authorize(params: CallbackParams): Promise<CallbackTarget | null>
  accept(target: CallbackTarget, socket: MediaSocket): MediaConnection
}

/** A socket that does not say in this time which call it belongs to is closed. */
export const START_TIMEOUT_MS = 10_000
const MAX_PENDING = 200
/** Per call: a carrier connects twice at most, and a leaked address must not block other calls. */
const MAX_PENDING_OF_CALL = 5
/** Frames that come while the call is looked up: seconds of audio of one carrier, one of the other. */
const MAX_EARLY_FRAMES = 50
const POLL_INTERVAL_MS = 100
const MAX_GARBAGE = 10

export function createMediaGateway(deps: MediaGatewayDeps): MediaGateway {
  const { runtime, tokens, mediaSessions, rejections, clock } = deps
  /** One entry for each socket that has not yet named its call. */
  const pending = new Set<{ callId: string }>()

  return {
    async authorize(params) {
      const target = verifyCallback(tokens, 'media', params)
      // A carrier connects only once, so a short store outage must not end the call.
      const reason = target
        ? await retryWhileUnavailable(
            clock,
            () => true,
            () => rejectionReason(target),
          )
        : 'forged'
      if (reason === null) return target
      rejections.count('media', reason)
      return null
    },
    accept(target, socket) {
      // Others may have come in since it was admitted.
      if (isAtCapacity(target.callId)) {
        rejections.count('media', 'crowded')
        socket.close()
        return { receive() {}, broken() {}, closed() {} }
      }
      const slot = { callId: target.callId }
      pending.add(slot)
      return new GatewayConnection(target, socket, deps, () => pending.delete(slot))
    },
  }

  function isAtCapacity(callId: string): boolean {
    const ofCall = [...pending].filter((slot) => slot.callId === callId).length
    return pending.size >= MAX_PENDING || ofCall >= MAX_PENDING_OF_CALL
  }

  async function rejectionReason({ callId, carrier }: CallbackTarget): Promise<RejectionReason | null> {
    if (isAtCapacity(callId)) return 'crowded'
    if (mediaSessions.has(callId)) return 'replayed'
    const call = await loadPhoneCall(runtime, callId)
    if (call?.telephony !== carrier) return 'unknown_call'
    return call.isOver ? 'ended' : null
  }
}

class GatewayConnection implements MediaConnection {
  readonly #target: CallbackTarget
  readonly #socket: MediaSocket
  readonly #deps: MediaGatewayDeps
  readonly #rateLimiter: FrameRateLimiter
  readonly #cancelWait: () => void
  /** Called when it is known which call the socket belongs to, or it is gone. A repeat does nothing. */
  readonly #releaseSlot: () => void
  #isDisconnected = false
  #isJoining = false
  #session: VoiceSession | null = null
  #early: string[] = []
  #garbage = 0

  constructor(target: CallbackTarget, socket: MediaSocket, deps: MediaGatewayDeps, releaseSlot: () => void) {
    this.#target = target
    this.#socket = socket
    this.#deps = deps
    this.#rateLimiter = new FrameRateLimiter(deps.clock)
    this.#releaseSlot = releaseSlot
    this.#cancelWait = deps.clock.after(START_TIMEOUT_MS, () => this.#reject('silent'))
  }

  receive(frame: string | null): void {
    if (this.#isDisconnected) return
    if (!this.#rateLimiter.tryAcquire()) return this.#reject('flood')
    if (this.#session) {
      if (frame !== null) this.#session.receive(frame)
    } else if (this.#isJoining) {
      if (frame !== null && this.#early.length < MAX_EARLY_FRAMES) this.#early.push(frame)
    } else this.#handleStart(frame)
  }

  broken(): void {
    this.#reject('malformed')
  }

  closed(): void {
    if (this.#isDisconnected) return
    this.#leave()
    const session = this.#session
    session?.socketClosed()
    // Until then its last words are awaited.
    void session?.ended.then(() => this.#deps.mediaSessions.detach(this.#target.callId, session))
  }

  #handleStart(frame: string | null): void {
    const { carriers } = this.#deps
    const message = frame === null ? null : carriers[this.#target.carrier].media.read(frame)
    if (message?.type === 'connected') return
    if (message?.type !== 'started') {
      this.#garbage += 1
      if (this.#garbage > MAX_GARBAGE) this.#reject('unreadable')
      return
    }
    this.#isJoining = true
    this.#cancelWait()
    this.#join(message).catch((error: unknown) => {
      this.#deps.log.warn({ callId: this.#target.callId, err: error }, 'A media socket could not be accepted')
      this.#end()
    })
  }

  async #join(started: Started): Promise<void> {
    const { mediaSessions } = this.#deps
    const { callId, carrier } = this.#target
    const known = await this.#findDialled()
    this.#releaseSlot()
    if (known?.telephony !== carrier) return this.#reject('unknown_call')
    if (known.isOver) return this.#reject('ended')
    const { providerCallId } = started
    if (known.call.providerCallId !== null && known.call.providerCallId !== providerCallId) {
      return this.#reject('other_call')
    }
    const session = await this.#openSession(known, started)
    if (!session) return this.#reject('no_speech')
    // Attached before the call's actor is told, because the call speaks at once.
    if (this.#isDisconnected || !mediaSessions.attach(callId, session)) {
      session.close()
      return this.#reject('replayed')
    }
    this.#session = session
    for (const frame of this.#early.splice(0)) session.receive(frame)
    const isAccepted = await this.#announce(providerCallId)
    if (isAccepted) return
    mediaSessions.detach(callId, session)
    session.close()
    this.#reject('replayed')
  }

  /**
   * Waits for the carrier's response to the dial request, which its media socket may overtake: only then is the
   * provider's call id known.
   */
  async #findDialled(): Promise<PhoneCallView | null> {
    const { runtime, clock } = this.#deps
    for (;;) {
      const known = await this.#retryWhileUnavailable(() => loadPhoneCall(runtime, this.#target.callId))
      if (this.#isDisconnected || !known?.isDialling) return known
      await pause(clock, POLL_INTERVAL_MS)
    }
  }

  /** Null when the call's speech provider is not connected any more. */
  async #openSession(known: PhoneCallView, started: Started): Promise<VoiceSession | null> {
    try {
      return await this.#retryWhileUnavailable(() => this.#deps.openSession(known, started, this.#socket))
    } catch (error) {
      this.#deps.log.warn({ callId: this.#target.callId, err: error }, 'No speech provider available')
      return null
    }
  }

  async #announce(providerCallId: string): Promise<boolean> {
    const { runtime } = this.#deps
    const eventId = `media:${randomUUID()}`
    const event = { type: 'media.opened', providerCallId }
    try {
      const { outcome } = await this.#retryWhileUnavailable(() =>
        runtime.send(`call/${this.#target.callId}`, event, { eventId }),
      )
      return outcome === 'taken' || outcome === 'duplicate'
    } catch (error) {
      if (this.#session) this.#deps.mediaSessions.detach(this.#target.callId, this.#session)
      this.#session?.close()
      throw error
    }
  }

  #retryWhileUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
    return retryWhileUnavailable(this.#deps.clock, () => !this.#isDisconnected, work)
  }

  #reject(reason: RejectionReason): void {
    if (this.#isDisconnected) return
    this.#deps.rejections.count('media', reason)
    this.#end()
  }

  /** Closes the socket, and with it the session that it carries. */
  #end(): void {
    this.#socket.close()
    this.closed()
  }

  #leave(): void {
    this.#isDisconnected = true
    this.#cancelWait()
    this.#releaseSlot()
  }
}

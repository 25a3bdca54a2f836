import type { EpochMs } from '../base/time.ts'
import type { MediaMessage, MediaProtocol } from '../ports/telephony.ts'

/** The carrier's socket, as little as is needed of it. */
export interface MediaSocket {
  send(text: string): void
  /** Ends the call at the carrier. */
  close(): void
  /** Sent, but not yet taken by the network. */
  readonly bufferedBytes: number
}

/** After this long without a frame, in ms, the socket counts as dead, whatever TCP reports. */
const DEAD_AFTER_MS = 20_000
/** So many seconds of audio that the network does not take. */
const MAX_BUFFERED_BYTES = 256 * 1024

/** The carrier's end of a call: its frames, and whether it is still there. */
export class CarrierSocket {
  framesReceived = 0
  framesDropped = 0
  isClosed = false
  readonly #protocol: MediaProtocol
  readonly #socket: MediaSocket
  /** Called when the connection is lost, with the reason. */
  readonly #onLost: (why: string) => void
  #lastMessageAt: EpochMs

  constructor(protocol: MediaProtocol, socket: MediaSocket, now: EpochMs, lost: (why: string) => void) {
    this.#protocol = protocol
    this.#socket = socket
    this.#lastMessageAt = now
    this.#onLost = lost
  }

  /** Time of the carrier's last message. */
  get lastMessageAt(): EpochMs {
    return this.#lastMessageAt
  }

  /** Null for a frame that is not of the protocol. */
  read(frame: string, now: EpochMs): MediaMessage | null {
    const message = this.#protocol.read(frame)
    if (message === null) this.framesDropped += 1
    else this.#lastMessageAt = now
    if (message?.type === 'audio') this.framesReceived += 1
    return message
  }

  send(frame: string): void {
    if (this.isClosed) return
    if (this.#socket.bufferedBytes > MAX_BUFFERED_BYTES) this.#onLost('The network does not take what is sent.')
    else this.#socket.send(frame)
  }

  /** Whether it is still alive. */
  isAlive(now: EpochMs): boolean {
    if (now - this.#lastMessageAt < DEAD_AFTER_MS) return true
    this.#onLost('The carrier sent nothing for too long.')
    return false
  }

  /** Hangs up. */
  close(): void {
    this.#socket.close()
  }
}

import type { OnReadOpts, Socket } from 'node:net'
import { ResponseReader } from './response-reader.ts'

/** Hears of one request's response. */
export interface ExchangeHandler {
  /** The status of the final response; its body may still come. */
  onStatus(status: number): void
  /** There will be no response. In place of `onStatus`. */
  onFailure(error: unknown): void
  /** The connection is free again, or closed. The last call. */
  onEnd(): void
}

/** What the owner of a connection hears, before the handler of a request does. */
export interface ConnectionEvents {
  /** It may serve another request. */
  onFree(connection: Connection): void
  /** It was given up before it was made, with TLS where that belongs to it. */
  onNotMade(): void
  /** It was closed under a request that followed another, before any response to it. */
  onFailedInReuse(): void
  /** It serves no request any more. */
  onClose(connection: Connection): void
}

/** Bytes of a response's body that are read and ignored; a longer one is cut off. */
const MAX_BODY_BYTES = 64 * 1024

/** What a socket has read is taken from here before any socket reads again. */
const readBuffer = Buffer.allocUnsafe(16 * 1024)

/** One connection of HTTP/1.1, which serves one request at a time. */
export class Connection {
  readonly #socket: Socket
  readonly #events: ConnectionEvents
  #isReady = false
  #isOpen = true
  #error: unknown
  /** To be written once the connection is ready. */
  #request: Buffer | null = null
  #handler: ExchangeHandler | null = null
  #reader: ResponseReader | null = null
  #hasServed = false
  /** The rest of the request is being written; the response does not matter any more. */
  #isClosing = false
  /** When it became free, by the process's own time in ms. */
  freeSince = 0

  /** `open` makes the socket. */
  constructor(open: (onread: OnReadOpts) => Socket, readyEvent: 'connect' | 'secureConnect', events: ConnectionEvents) {
    this.#events = events
    this.#socket = open({ buffer: readBuffer, callback: (count) => this.#read(count) })
    this.#socket
      .once(readyEvent, () => this.#ready())
      .once('end', () => this.#ended())
      .on('error', (error) => (this.#error ??= error))
      .once('close', () => {
        this.#isOpen = false
        this.#finish(this.#error ?? closedEarly())
        events.onClose(this)
      })
  }

  /** Whether a request may be sent on it. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  send(request: Buffer, handler: ExchangeHandler): void {
    this.#handler = handler
    this.#reader = new ResponseReader()
    if (this.#isReady) this.#socket.write(request)
    else this.#request = request
  }

  /** Closes it at once; a handler hears that this is why. */
  fail(error: Error): void {
    this.#finish(error)
  }

  /** Closes it at once; the handler hears nothing more. */
  destroy(): void {
    this.#handler = null
    this.#isOpen = false
    if (!this.#isReady) this.#events.onNotMade()
    this.#socket.destroy()
  }

  #ready(): void {
    if (this.#socket.destroyed) return
    this.#isReady = true
    if (this.#request) this.#socket.write(this.#request)
    this.#request = null
  }

  /** Takes what the socket has put into the buffer. */
  #read(count: number): boolean {
    if (this.#isClosing) return true
    const [handler, reader] = [this.#handler, this.#reader]
    if (!handler || !reader) {
      // Nobody has asked for anything: what comes must not be taken for the response to a later request.
      this.destroy()
      return true
    }
    const isFirst = reader.status === null
    let failure: unknown
    try {
      reader.take(readBuffer.subarray(0, count))
    } catch (error) {
      failure = error
    }
    // What is wrong with a body takes nothing from the head before it, in whatever pieces they came.
    if (isFirst && reader.status !== null) handler.onStatus(reader.status)
    if (failure !== undefined || reader.isComplete || reader.bodyBytes > MAX_BODY_BYTES) this.#finish(failure)
    return true
  }

  #ended(): void {
    // The socket ends by itself once the rest of the request is written.
    if (this.#isClosing) return
    this.#isOpen = false
    this.#reader?.end()
    this.#finish(this.#reader?.isComplete ? undefined : closedEarly())
  }

  /** `error`: why no more of the response will come. */
  #finish(error?: unknown): void {
    const [handler, reader] = [this.#handler, this.#reader]
    if (error === undefined && this.#isOpen && this.#socket.writableLength > 0 && isSuccess(reader))
      return this.#closeAfterRequest()
    this.#handler = null
    this.#reader = null
    const isReusable = reader?.isComplete === true && reader.keepsAlive && this.#isOpen
    if (this.#hasServed && handler && reader?.status === null) this.#events.onFailedInReuse()
    this.#hasServed = true
    if (isReusable && this.#socket.writableLength === 0) this.#events.onFree(this)
    else this.destroy()
    if (!handler) return
    if (error !== undefined && (reader?.status ?? null) === null) handler.onFailure(error)
    handler.onEnd()
  }

  /**
   * A receiver may accept a delivery first and read it afterwards. It closes the connection when it has read the end: a
   * socket that is destroyed before, while something has come that nobody read, takes back what the receiver has not read.
   */
  #closeAfterRequest(): void {
    this.#isOpen = false
    this.#isClosing = true
    this.#socket.end()
  }
}

function isSuccess(reader: ResponseReader | null): boolean {
  return reader?.status != null && reader.status < 300
}

function closedEarly(): Error {
  return Object.assign(new Error('The connection was closed before a response came.'), { code: 'CLOSED_EARLY' })
}

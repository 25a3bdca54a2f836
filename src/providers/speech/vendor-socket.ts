import type { Agent } from 'node:http'
import { type ClientOptions, type RawData, WebSocket } from 'ws'
import type { Clock } from '../../base/time.ts'
import type { JsonObject } from '../../base/json.ts'
import { readRefusal } from './refusal.ts'
import { discreet, isPassing, SpeechVendorFailed } from './vendor-failure.ts'

export interface VendorSocketDeps {
  clock: Clock
  log: { warn(details: object, message: string): void }
  /** The HTTP agent for an account whose addresses are restricted; default Node's own. */
  agentFor?: (credentials: JsonObject) => Agent | undefined
}

/** Where a vendor is reached, and the manners of its connection. */
export interface VendorConnection {
  /** The vendor's name, as people write it. */
  vendor: string
  url: URL
  headers: Record<string, string>
  /** Must not appear in any message. */
  secret: string
  /** Close codes that say that another attempt is of no use. */
  finalCloseCodes: readonly number[]
  agent?: Agent | undefined
  /** The message to send after `idleMs` without one; null for none. Asked every four seconds. */
  keepAlive?: (idleMs: number) => string | null
  /** Last message before the connection is closed. */
  farewell: string | null
}

export interface VendorSocketEvents {
  opened(): void
  message(data: string | Buffer): void
  /** The connection is gone. Unless it is not needed now, another one is being made. */
  lost(): void
  /** The connection has failed finally. */
  failed(error: SpeechVendorFailed): void
  /** Whether a connection is needed now: one that is lost while it is not is no failure. */
  isNeeded(): boolean
  /** Utterances that must not appear in any message. */
  spoken(): readonly string[]
}

const CONNECT_WITHIN_MS = 5_000
const CONNECT_AGAIN_AFTER_MS = 250
const CLOSE_WITHIN_MS = 2_000
const POLL_INTERVAL_MS = 4_000
/** Number of consecutive checks without a sign of life from the vendor, pongs included. */
const MAX_SILENT_POLLS = 2
/** Maximum unsent bytes: a second of the widest audio is 48 KB, older audio is not live any more. */
const MAX_UNSENT_BYTES = 256 * 1024
/** Ten seconds of the widest audio as base64 are 640 KB. */
const MAX_MESSAGE_BYTES = 1024 * 1024
/** Pieces of one message: each takes over a hundred bytes of memory, however little it brings. */
const MAX_PIECES = 1_024
/** The same, of one frame on the network: the largest message in the smallest packets has about 800. */
const MAX_CHUNKS = 4_096

/**
 * A call's connection to a vendor: made with a deadline, watched, made again once when it breaks while it is needed.
 * Nothing is kept here for a connection that is not open.
 */
export class VendorSocket {
  readonly #deps: VendorSocketDeps
  readonly #connection: VendorConnection
  readonly #events: VendorSocketEvents
  #socket: WebSocket | null = null
  #state: 'idle' | 'connecting' | 'open' | 'waiting' | 'over' = 'idle'
  #attemptsLeft = 1
  #cancelTimer: (() => void) | null = null
  #sentAt = 0
  #silentPolls = 0

  constructor(deps: VendorSocketDeps, connection: VendorConnection, events: VendorSocketEvents) {
    this.#deps = deps
    this.#connection = connection
    this.#events = events
  }

  get isOpen(): boolean {
    return this.#state === 'open'
  }

  /** Does nothing while there is a connection, or one is being made. */
  connect(): void {
    if (this.#state !== 'idle') return
    this.#state = 'connecting'
    this.#plan(CONNECT_WITHIN_MS, () => this.lose(`did not take the connection within ${CONNECT_WITHIN_MS / 1000} s`))
    try {
      this.#socket = this.#listenTo(new WebSocket(this.#connection.url, this.#options()))
    } catch {
      // The error may quote the settings.
      this.soon(() => this.fail('cannot be called: its connection holds characters that are not allowed'))
    }
  }

  /** False when nothing is sent because there is no connection now. */
  send(data: string | Buffer): boolean {
    const socket = this.#socket
    if (this.#state !== 'open' || !socket) return false
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) {
      this.lose('takes nothing any more')
      return false
    }
    this.#sentAt = this.#deps.clock.now()
    socket.send(data, () => {})
    return true
  }

  /** Replaces the connection by a fresh one; that is no failure. */
  renew(): void {
    if (this.#state === 'over') return
    this.#drop()
    this.#state = 'idle'
    this.connect()
  }

  /** Takes the connection for broken. `words` go on from the vendor's name. */
  lose(words: string): void {
    if (this.#state === 'over') return
    this.#drop()
    this.#state = 'idle'
    if (!this.#events.isNeeded()) return this.#events.lost()
    if (this.#attemptsLeft === 0) return this.fail(words)
    this.#attemptsLeft -= 1
    this.#state = 'waiting'
    const reason = this.discreetly(words)
    this.#deps.log.warn({ vendor: this.#connection.vendor, reason }, 'Reconnecting to a speech vendor')
    this.#plan(CONNECT_AGAIN_AFTER_MS, () => {
      this.#state = 'idle'
      this.connect()
    })
    this.#events.lost()
  }

  /** Gives up. `words` go on from the vendor's name. */
  fail(words: string, status: number | null = null): void {
    if (this.#state === 'over') return
    this.#drop()
    this.#state = 'over'
    this.#events.failed(new SpeechVendorFailed(this.#connection.vendor, this.discreetly(words), status))
  }

  /** Logs a warning of the vendor, without private data. */
  warn(words: string): void {
    this.#deps.log.warn({ vendor: this.#connection.vendor, reason: this.discreetly(words) }, 'Speech vendor warning')
  }

  /** For good: says goodbye and reports nothing afterwards. */
  close(): void {
    const socket = this.#socket
    const wasOpen = this.#state === 'open'
    this.#state = 'over'
    this.#cancelTimer?.()
    if (!socket || !wasOpen) return this.#drop()
    socket.removeAllListeners()
    socket.on('error', () => {})
    if (this.#connection.farewell !== null) socket.send(this.#connection.farewell, () => {})
    socket.close(1000)
    const cancel = this.#deps.clock.after(CLOSE_WITHIN_MS, () => socket.terminate())
    socket.on('close', cancel)
  }

  /** Runs the work after the current code; an error in it only closes the connection. */
  soon(work: () => void): void {
    queueMicrotask(() => this.#guard(work))
  }

  /** The message without private data. */
  discreetly(words: string): string {
    return discreet(words, [this.#connection.secret], this.#events.spoken())
  }

  #options(): ClientOptions {
    const { headers, agent } = this.#connection
    return {
      ...{ headers, agent, perMessageDeflate: false, followRedirects: false },
      ...{ maxPayload: MAX_MESSAGE_BYTES, maxFragments: MAX_PIECES, maxBufferedChunks: MAX_CHUNKS },
    }
  }

  #listenTo(socket: WebSocket): WebSocket {
    socket.on('open', () =>
      this.#guard(() => {
        this.#state = 'open'
        this.#silentPolls = 0
        this.#sentAt = this.#deps.clock.now()
        this.#poll()
        this.#events.opened()
      }),
    )
    socket.on('message', (data, isBinary) =>
      this.#guard(() => {
        this.#silentPolls = 0
        const bytes = toBuffer(data)
        this.#events.message(isBinary ? bytes : bytes.toString('utf8'))
      }),
    )
    socket.on('pong', () => (this.#silentPolls = 0))
    socket.on('ping', () => (this.#silentPolls = 0))
    socket.on('unexpected-response', (_request, response) => {
      const status = response.statusCode ?? 0
      readRefusal(response, (words) =>
        this.#guard(() => {
          if (this.#socket !== socket) return
          const told = `refused the connection with ${status}${words === '' ? '' : `: ${words}`}`
          if (isPassing(status)) this.lose(told)
          else this.fail(told, status)
        }),
      )
    })
    socket.on('error', (error: NodeJS.ErrnoException) =>
      this.#guard(() => {
        const how = this.#state === 'open' ? 'broke the connection' : 'could not be reached'
        this.lose(`${how} (${error.code ?? 'unknown error'})`)
      }),
    )
    socket.on('close', (code, reason) =>
      this.#guard(() => {
        const words = reason.toString('utf8').trim()
        const told = `closed the connection (${code}${words === '' ? '' : `: ${words}`})`
        const isFinal = this.#connection.finalCloseCodes.includes(code) && this.#events.isNeeded()
        if (isFinal) this.fail(told)
        else this.lose(told)
      }),
    )
    return socket
  }

  /**
   * Runs what a socket or a timer calls back. A fault of ours that a vendor's message brings to light costs this call
   * its connection, and must not end the process. Of the error only its place is logged: the rest may quote the
   * message.
   */
  #guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      const { vendor } = this.#connection
      this.#deps.log.warn({ vendor, reason: locationOf(error) }, 'A message of a speech vendor could not be handled')
      try {
        this.lose('sent something that could not be handled')
      } catch {
        this.#drop()
        this.#state = 'over'
      }
    }
  }

  /** Every few seconds: is the vendor alive, and does it know that we are? */
  #poll(): void {
    this.#plan(POLL_INTERVAL_MS, () => {
      if (this.#silentPolls >= MAX_SILENT_POLLS) return this.lose('answers no more')
      this.#silentPolls += 1
      this.#socket?.ping(() => {})
      const message = this.#connection.keepAlive?.(this.#deps.clock.now() - this.#sentAt) ?? null
      if (message !== null) this.send(message)
      if (this.#state === 'open') this.#poll()
    })
  }

  #plan(delayMs: number, callback: () => void): void {
    this.#cancelTimer?.()
    this.#cancelTimer = this.#deps.clock.after(delayMs, () => this.#guard(callback))
  }

  /** Lets go of the present connection without a word. */
  #drop(): void {
    this.#cancelTimer?.()
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.removeAllListeners()
    // A connection that is given up while it is made reports an error.
    socket.on('error', () => {})
    socket.terminate()
  }
}

/** The kind of the error and where it was thrown, without its message. */
function locationOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return [error.name, ...frames.slice(0, 4).map((line) => line.trim())].join(' ')
}

function toBuffer(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data)
  return data instanceof ArrayBuffer ? Buffer.from(data) : data
}

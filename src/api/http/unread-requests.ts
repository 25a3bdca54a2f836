import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A request that Node gives up reading, or whose head asks for what there is not. */
export class UnreadRequest extends Error {
  readonly status: number

  constructor({ status, message }: { status: number; message: string }) {
    super(message)
    this.status = status
  }
}

interface Exchange {
  raw: IncomingMessage
  reply: FastifyReply
}

const EXCHANGE = Symbol('exchange')
const FAULT = Symbol('fault')
type WatchedSocket = Socket & { [EXCHANGE]?: Exchange | undefined }
type WatchedMessage = IncomingMessage & { [FAULT]?: UnreadRequest }

/**
 * From here on what goes wrong while the request is read is its response, with the headers that its guard sets. Called
 * when a guard begins; `assertReadable` when it has let the request in.
 */
export function watchReading({ raw }: FastifyRequest, reply: FastifyReply): void {
  ;(raw.socket as WatchedSocket)[EXCHANGE] = { raw, reply }
}

/** Throws when the request could not be read while its guard waited. */
export function assertReadable({ raw }: FastifyRequest): void {
  const fault = faultOf(raw)
  if (fault) throw fault
}

/** Keeps the first fault of a request until somebody asks. */
export function markUnread(raw: WatchedMessage, fault: UnreadRequest): void {
  raw[FAULT] ??= fault
}

export function faultOf(raw: WatchedMessage): UnreadRequest | undefined {
  return raw[FAULT]
}

/** Lets go of requests that were read and answered: an idle connection would keep its last one. */
export function forgetAnswered(app: FastifyInstance): void {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    const socket = raw.socket as WatchedSocket
    if (raw.complete && socket[EXCHANGE]?.raw === raw) socket[EXCHANGE] = undefined
    done()
  })
}

/**
 * Ends the request that is open over the connection, and the connection after it. Returns false where there is none:
 * then nobody else responds.
 */
export function failReading(socket: WatchedSocket, fault: UnreadRequest): boolean {
  const exchange = socket[EXCHANGE]
  if (!exchange) return false
  const { raw, reply } = exchange
  if (reply.sent) {
    // What cannot be read is the next request, or the rest of one that has its response.
    if (!raw.complete) socket.destroySoon()
    return !raw.complete
  }
  reply.raw.shouldKeepAlive = false
  // The next request is what cannot be read.
  if (raw.complete) return true
  markUnread(raw, fault)
  // Nobody listens while the guard waits, nor where the body is not asked for.
  if (raw.listenerCount('error') > 0) raw.emit('error', fault)
  return true
}

import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { BadRequest } from '../../base/errors.ts'
import { errorBody, JSON_TYPE } from './errors.ts'
import type { Guard } from './guard.ts'
import { refuseAdmitted } from './unknown-paths.ts'
import { failReading, faultOf, markUnread, UnreadRequest } from './unread-requests.ts'

/** What is answered to a request that Node gives up reading, by Node's code. */
export const UNREAD_RESPONSES: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request headers are too large.' },
}
const NO_TUNNEL = { status: 404, message: 'There is no such endpoint.' }
export const UNKNOWN_EXPECTATION = { status: 417, message: 'Expect may be 100-continue only.' }
export const NOT_HTTP = { status: 400, message: 'The request is not valid HTTP.' }

/**
 * Responds to bytes that Node cannot parse as a request, and closes the connection. What spoils the body of a request
 * is answered as its response, with the limits of its key. Logs only the error's code: its bytes may hold an API key.
 */
export const writeClientError: NonNullable<FastifyServerOptions['clientErrorHandler']> = function (
  this: FastifyInstance,
  error,
  socket,
) {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ECONNRESET' || socket.destroyed) return
  this.log.debug({ code }, 'A request could not be read.')
  const response = UNREAD_RESPONSES[code ?? ''] ?? NOT_HTTP
  if (!failReading(socket, new UnreadRequest(response))) writeRawResponse(socket, response)
}

/** Handles what Node does not: `CONNECT`, and an `Expect` header with an unknown value, which `checkHeads` refuses. */
export function handleConnectAndExpect({ server }: FastifyInstance): void {
  server.on('connect', (_request, socket) => writeRawResponse(socket, NO_TUNNEL))
  server.on('checkExpectation', (request, response) => {
    markUnread(request, new UnreadRequest(UNKNOWN_EXPECTATION))
    server.emit('request', request, response)
  })
}

function writeRawResponse(socket: Duplex | null, { status, message }: { status: number; message: string }): void {
  if (!socket) return
  const body = errorBody({ status, message, retryAfterSec: undefined })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy()
}

/**
 * Refuses heads that Node would refuse without a word, or take the first of two `Host` headers from. Below the API's
 * prefix the guard comes first, so that the response is that of a key.
 */
export function checkHeads(app: FastifyInstance, guard: Guard): void {
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = faultOf(request.raw) ?? faultInHead(request.raw)
    if (!refusal) return done()
    reply.header('connection', 'close') // its body may not come
    refuseAdmitted(refusal, guard, request, reply, done)
  })
}

function faultInHead({ headers, httpVersion, rawHeaders }: IncomingMessage): Error | undefined {
  if (headers.host === undefined && httpVersion === '1.1') return new BadRequest('The request has no Host header.')
  if (countOf('host', rawHeaders) > 1) return new BadRequest('The request has two Host headers.')
  return undefined
}

/** `rawHeaders` are names and values in turns. */
function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const each = rawHeaders[place] ?? ''
    if (each.length === name.length && each.toLowerCase() === name) count += 1
  }
  return count
}

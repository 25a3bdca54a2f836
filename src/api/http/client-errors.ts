import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { BadRequest } from '../../base/errors.ts'
import { errorBody } from './errors.ts'

/** What is answered to a request that Node gives up reading, by Node's code. */
export const UNREAD_RESPONSES: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request headers are too large.' },
}
const NO_TUNNEL = { status: 404, message: 'There is no such endpoint.' }
export const UNKNOWN_EXPECTATION = { status: 417, message: 'Expect may be 100-continue only.' }
export const NOT_HTTP = { status: 400, message: 'The request is not valid HTTP.' }

/**
 * Responds to bytes that Node cannot parse as a request, and closes the connection. Logs only the error's code: its
 * bytes may hold an API key.
 */
export const writeClientError: NonNullable<FastifyServerOptions['clientErrorHandler']> = function (
  this: FastifyInstance,
  error,
  socket,
) {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ECONNRESET' || socket.destroyed) return
  this.log.debug({ code }, 'A request could not be read.')
  writeRawResponse(socket, UNREAD_RESPONSES[code ?? ''] ?? NOT_HTTP)
}

/** Handles what Node does not: `CONNECT`, and an `Expect` header with an unknown value. */
export function handleConnectAndExpect({ server }: FastifyInstance): void {
  server.on('connect', (_request, socket) => writeRawResponse(socket, NO_TUNNEL))
  server.on('checkExpectation', (_request, response) => writeRawResponse(response.socket, UNKNOWN_EXPECTATION))
}

function writeRawResponse(socket: Duplex | null, { status, message }: { status: number; message: string }): void {
  if (!socket) return
  const body = errorBody({ status, message, retryAfterSec: undefined })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy()
}

/** Node would refuse one without, too (`requireHostHeader`), but without a word; of two it takes the first. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, httpVersion, rawHeaders } = request.raw
    if (headers.host === undefined && httpVersion === '1.1')
      return done(new BadRequest('The request has no Host header.'))
    done(countOf('host', rawHeaders) > 1 ? new BadRequest('The request has two Host headers.') : undefined)
  })
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

import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { BadRequest } from '../../errors.ts'
import { errorBody } from './errors.ts'

const ANSWERS: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request headers are too large.' },
}
const NOT_HTTP = { status: 400, message: 'The request is not valid HTTP.' }

/**
 * Answers what Node cannot read as a request, and hangs up. The error carries the bytes that came, an API key among
 * them perhaps: of it only the code is logged.
 */
export const answerClientError: NonNullable<FastifyServerOptions['clientErrorHandler']> = function (
  this: FastifyInstance,
  error,
  socket,
) {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ECONNRESET' || socket.destroyed) return
  this.log.debug({ code }, 'A request could not be read.')
  const { status, message } = ANSWERS[code ?? ''] ?? NOT_HTTP
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

/** Node would refuse it too (`requireHostHeader`), but without a word. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isMissing = request.headers.host === undefined && request.raw.httpVersion === '1.1'
    done(isMissing ? new BadRequest('The request has no Host header.') : undefined)
  })
}

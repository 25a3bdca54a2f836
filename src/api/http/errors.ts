import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFound, ParleyError } from '../../base/errors.ts'
import { isUuid } from '../../base/uuid.ts'
import { UnreadRequest } from './unread-requests.ts'

/** The one form in which a failure leaves the service. */
export interface ErrorResponse {
  status: number
  message: string
  retryAfterSec: number | undefined
}

export const JSON_TYPE = 'application/json; charset=utf-8'
/** Seconds until the caller's window ends, on 429 that of the limit that was met; absent where requests are not limited. */
export const RESET_HEADER = 'x-ratelimit-reset'
const UNEXPECTED = 'Something went wrong on our side.'

/** Errors that Fastify raises before a handler runs, with our messages. Any other error of Fastify is a bug: 500. */
export const FRAMEWORK_RESPONSES: Record<string, { status: number; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'The body is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 400,
    message: 'Send the body as JSON, with Content-Type: application/json.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: 'The body is not as long as Content-Length says.' },
  FST_ERR_BAD_URL: { status: 400, message: 'The path is not a valid URL path.' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 400, message: 'The path is too long.' },
}

/**
 * Fastify closes the connection when body parsing fails. For authenticated requests the rest of the body is read
 * instead, so that the client sees the response; unauthenticated bodies are not worth reading.
 */
const KEEPS_CONNECTION = new Set(['FST_ERR_CTP_BODY_TOO_LARGE', 'invalid_body'])

/** Responds to everything thrown below `app` in the standard form. Server faults are logged, never shown. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const code = codeOf(error)
    const isKnown = request.principal !== null || (request.person ?? null) !== null
    if (isKnown && code !== undefined && KEEPS_CONNECTION.has(code)) reply.removeHeader('connection')
    sendError(error, request, reply)
  })
  app.setNotFoundHandler(() => {
    throw noSuchPath()
  })
}

export function noSuchPath(): NotFound {
  return new NotFound('There is no such endpoint.')
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const response = errorResponse(error)
  if (response.status >= 500) logFault(error, response, request)
  if (response.status === 429) nameOneWait(response, reply)
  else if (response.retryAfterSec !== undefined) reply.header('retry-after', response.retryAfterSec)
  void reply.code(response.status).type(JSON_TYPE).send(errorBody(response))
}

/**
 * `Retry-After` and `X-RateLimit-Reset` are one number on every 429: until both the limit that was met and the key's
 * window let the request through.
 */
function nameOneWait({ retryAfterSec = 0 }: ErrorResponse, reply: FastifyReply): void {
  const resetSec = reply.getHeader(RESET_HEADER)
  const waitSec = Math.max(retryAfterSec, Number(resetSec ?? 0))
  reply.header('retry-after', waitSec)
  if (resetSec !== undefined) reply.header(RESET_HEADER, waitSec)
}

/** Of a catalogued error only what was answered is logged: the code that raised it has logged its cause. */
function logFault(error: unknown, { status }: ErrorResponse, request: FastifyRequest): void {
  const where = { method: request.method, url: request.routeOptions.url, ids: idsIn(request.params) }
  if (error instanceof ParleyError && status !== 500)
    request.log.warn({ ...where, code: error.code, status }, error.publicMessage)
  else request.log.error({ ...where, err: error }, 'A request failed.')
}

/**
 * Of the path's parameters those that are UUIDs: others, a phone number for instance, are personal or anything at all.
 */
function idsIn(params: unknown): Record<string, string> {
  const all = Object.entries((params ?? {}) as Record<string, unknown>)
  return Object.fromEntries(all.filter((each): each is [string, string] => isUuid(String(each[1]).toLowerCase())))
}

export function errorResponse(error: unknown): ErrorResponse {
  if (error instanceof ParleyError && (error.status !== 500 || error.isResult)) {
    return { status: error.status, message: error.publicMessage, retryAfterSec: error.retryAfterSec }
  }
  if (error instanceof UnreadRequest) return { status: error.status, message: error.message, retryAfterSec: undefined }
  const known = FRAMEWORK_RESPONSES[codeOf(error) ?? '']
  if (known) return { ...known, retryAfterSec: undefined }
  // Any other error while the request is still being read is the client's.
  if (isRequestFault(error)) return { status: 400, message: 'The request could not be read.', retryAfterSec: undefined }
  return { status: 500, message: UNEXPECTED, retryAfterSec: undefined }
}

/** `{message, error, statusCode}`; without `error` on 429 and 500. */
export function errorBody({ status, message }: ErrorResponse): string {
  if (status === 429 || status === 500) return JSON.stringify({ message, statusCode: status })
  return JSON.stringify({ message, error: STATUS_CODES[status] ?? 'Error', statusCode: status })
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as Partial<FastifyError>).code : undefined
}

function isRequestFault(error: unknown): boolean {
  return codeOf(error) === 'ECONNRESET' || (error instanceof Error && error.message === 'aborted')
}

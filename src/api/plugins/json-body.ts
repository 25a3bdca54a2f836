import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest } from '../../errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of the body as it was sent; only with an `Idempotency-Key`. */
    bodyHash: string | null
  }
}

/**
 * Reads JSON and nothing else. The built-in parsers go: the one for text lets a body pass unvalidated, the one for
 * JSON refuses a DELETE without one. `__proto__` and its like are refused, broken UTF-8 too.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseText = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('bodyHash', null)
  app.removeAllContentTypeParsers()

  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    if (!isUtf8(body)) return done(new BadRequest('The body is not valid UTF-8.', 'invalid_body'))
    if (isRepeatable(request)) request.bodyHash = createHash('sha256').update(body).digest('hex')
    void parseText(request, body.toString(), (error, value) => {
      if (error) done(new BadRequest('The body is not valid JSON.', 'invalid_body'))
      else done(null, value)
    })
  })

  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    done(new BadRequest('Send the body as JSON, with Content-Type: application/json.', 'invalid_body'))
  })
}

function isRepeatable(request: FastifyRequest): boolean {
  return request.headers['idempotency-key'] !== undefined
}

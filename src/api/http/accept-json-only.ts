import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest } from '../../base/errors.ts'
import { hasTooManyParts } from './has-too-many-parts.ts'
import { keptJson } from './kept-json.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of the body as it was sent; only with an `Idempotency-Key`. */
    bodyHash: string | null
  }
}

/**
 * Reads JSON and nothing else. The built-in parsers go: the one for text lets a body pass unvalidated, the one for JSON
 * refuses a DELETE without one. `__proto__` and its like are refused, broken UTF-8 too; texts come out well-formed.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseText = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('bodyHash', null)
  app.removeAllContentTypeParsers()

  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    const refusal = whyUnreadable(request) ?? (isUtf8(body) ? undefined : 'The body is not valid UTF-8.')
    if (refusal !== undefined) return done(refused(refusal))
    if (hasTooManyParts(body)) return done(refused('The body has too many parts: values, names and lists.'))
    if (isRepeatable(request)) request.bodyHash = createHash('sha256').update(body).digest('hex')
    const text = body.toString()
    void parseText(request, text, (error, value) => {
      if (error) return done(refused(isJson(text) ? FORBIDDEN_KEYS : 'The body is not valid JSON.'))
      let kept: unknown
      try {
        kept = keptJson(value, text)
      } catch (lost) {
        return done(lost as Error)
      }
      done(null, kept)
    })
  })

  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    done(refused('Send the body as JSON, with Content-Type: application/json.'))
  })
}

const FORBIDDEN_KEYS = 'The body must not have a key __proto__, nor a key prototype in one named constructor.'

/** The headers that describe the encoding of the body, if it is not plain UTF-8. */
function whyUnreadable({ headers }: FastifyRequest): string | undefined {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? ''
  if (encoding !== '' && encoding !== 'identity') return 'Send the body uncompressed, without Content-Encoding.'
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase()
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') return 'Send the body in UTF-8.'
  return undefined
}

/** The parser's error names no cause: if the text is valid JSON, it holds a forbidden key such as `__proto__`. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
    return true
  } catch {
    return false
  }
}

function isRepeatable(request: FastifyRequest): boolean {
  return request.headers['idempotency-key'] !== undefined
}

function refused(message: string): BadRequest {
  return new BadRequest(message, 'invalid_body')
}

import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const EXPOSED_HEADERS = [
  'Idempotency-Replayed',
  'Link',
  'Retry-After',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
].join(', ')
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const PREFLIGHT_MAX_AGE_SEC = 600

interface Origins {
  /** Origin of a web app that is served from elsewhere, or null. */
  webOrigin: string | null
  /** Address of this service as the world sees it, or null. */
  publicUrl: string | null
  /** Name or address that it listens on. */
  host?: string
}

/**
 * Enables CORS (https://fetch.spec.whatwg.org/#http-cors-protocol) for the service's own web app and no other origin.
 * Runs before the guards, because a preflight carries no key. Written out because nearly all requests have no `Origin`,
 * and pay for nothing but a header here.
 */
export function enableCors(app: FastifyInstance, origins: Origins): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin, host } = request.headers
    reply.header('vary', 'Origin')
    if (origin === undefined || !isOwnOrigin(origin, host, origins)) return done()
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-allow-credentials', 'true')
    reply.header('access-control-expose-headers', EXPOSED_HEADERS)
    if (request.method === 'OPTIONS') sendPreflight(request, reply)
    else done()
  })
  // Without a route for it, an OPTIONS request would not come to the hook; whoever gets here was given no leave.
  app.options('*', (_request, reply) => reply.callNotFound())
}

function sendPreflight({ headers }: FastifyRequest, reply: FastifyReply): void {
  const wanted = headers['access-control-request-headers']
  reply.header('vary', 'Origin, Access-Control-Request-Headers')
  reply.header('access-control-allow-methods', METHODS)
  if (wanted !== undefined) reply.header('access-control-allow-headers', wanted)
  reply.header('access-control-max-age', PREFLIGHT_MAX_AGE_SEC)
  void reply.code(204).send()
}

/**
 * Whether a page of this origin is the service's own or the configured web app's. That it has the `Host` of the request
 * is not enough: any name can be made to lead here (DNS rebinding), so a name must be known, while an address speaks
 * for itself.
 */
export function isOwnOrigin(origin: string, host: string | undefined, origins: Origins): boolean {
  const { webOrigin, publicUrl } = origins
  if (origin === webOrigin) return true
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true
  if (host === undefined || (origin !== `http://${host}` && origin !== `https://${host}`)) return false
  const hostname = (URL.parse(origin)?.hostname ?? '').replace(/^\[(.*)\]$/, '$1')
  return hostname === 'localhost' || hostname === origins.host?.toLowerCase() || isIP(hostname) !== 0
}

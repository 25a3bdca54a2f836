import { isIP } from 'node:net'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const EXPOSED_HEADERS = [
  'Idempotency-Replayed',
  'Link',
  'Retry-After',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
]
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
 * Enables CORS for the service's own web app and no other origin. Runs before the guards, because a preflight carries
 * no key.
 */
export async function enableCors(app: FastifyInstance, origins: Origins): Promise<void> {
  await app.register(cors, {
    delegator: (request, callback) => {
      const { origin, host } = request.headers
      const isOwn = origin !== undefined && isOwnOrigin(origin, host, origins)
      callback(null, {
        origin: isOwn ? origin : false,
        credentials: true,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposedHeaders: EXPOSED_HEADERS,
        maxAge: PREFLIGHT_MAX_AGE_SEC,
        strictPreflight: false,
      })
    },
  })
}

/**
 * Whether a page of this origin is the service's own or the configured web app's. That it has the `Host` of the request
 * is not enough: any name can be made to lead here (DNS rebinding), so a name must be known, while an address speaks for
 * itself.
 */
export function isOwnOrigin(origin: string, host: string | undefined, origins: Origins): boolean {
  const { webOrigin, publicUrl } = origins
  if (origin === webOrigin) return true
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true
  if (host === undefined || (origin !== `http://${host}` && origin !== `https://${host}`)) return false
  const hostname = (URL.parse(origin)?.hostname ?? '').replace(/^\[(.*)\]$/, '$1')
  return hostname === 'localhost' || hostname === origins.host?.toLowerCase() || isIP(hostname) !== 0
}

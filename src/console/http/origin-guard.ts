import type { FastifyRequest } from 'fastify'
import { isOwnOrigin } from '../../api/http/cross-origin.ts'
import type { Guard } from '../../api/http/guard.ts'
import { ParleyError } from '../../base/errors.ts'
import type { ConsoleConfig } from '../console-deps.ts'

/**
 * Rejects requests that a page of another origin makes a browser send: everything that changes state, and WebSockets,
 * which CORS does not cover. Clients other than browsers send neither header and pass.
 */
export function createOriginGuard(config: ConsoleConfig): Guard {
  return async function guardOrigin(request) {
    if (isReading(request)) return
    const { origin, host, 'sec-fetch-site': site } = request.headers
    if (origin !== undefined ? isOwnOrigin(origin, host, config) : isWithinSite(site)) return
    throw new ParleyError(
      'foreign_origin',
      'Requests from another site are refused. If it is yours, set PUBLIC_URL or WEB_ORIGIN.',
    )
  }
}

function isWithinSite(site: string | string[] | undefined): boolean {
  return site === undefined || site === 'same-origin' || site === 'none'
}

function isReading({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.upgrade === undefined
}

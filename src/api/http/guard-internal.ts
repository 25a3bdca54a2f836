import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isPublicAddress } from '../../security/public-address.ts'
import { noSuchPath } from './errors.ts'

const BEARER = /^bearer +(\S+)$/i
/** What proxies add to a request that they hand on. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via']

/**
 * Lets in who asks from a network of the operator's own and not through a proxy, and with a token set only who sends it.
 * Everybody else finds nothing there: figures of the process are nobody else's business.
 */
export function guardInternal(token: string | undefined): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const isLetIn = token === undefined ? isInternal(request) : isSame(token, tokenOf(request))
    if (!isLetIn) throw noSuchPath()
  }
}

function isInternal({ headers, socket }: FastifyRequest): boolean {
  return !FORWARDED.some((name) => headers[name] !== undefined) && !isPublicAddress(socket.remoteAddress ?? '')
}

function tokenOf({ headers }: FastifyRequest): string {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? ''
}

function isSame(expected: string, given: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(expected), hash(given))
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isPublicAddress } from '../../security/public-address.ts'
import { noSuchPath } from './errors.ts'

const BEARER = /^bearer +(\S+)$/i
/** Headers that proxies add to a request. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via']

/**
 * With a token: admits requests that carry it. Without one: those from private networks that did not pass a proxy.
 * Everything else gets 404, because the process's metrics are internal.
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

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../base/time.ts'
import type { Store } from '../../ports/store.ts'
import type { KeyUsageCounter } from '../deps.ts'
import { lookupIn, principalOf, refuse } from './authentication.ts'
import { createKeyLookup } from './key-lookup.ts'
import { RateLimiter } from './rate-limit.ts'
import { assertReadable, watchReading } from './unread-requests.ts'

/** Lets a request in or throws; runs before anything of the request but its head is read. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

interface KeyGuardDeps {
  store: Store
  clock: Clock
  keyUsage: KeyUsageCounter
  config: { rateLimitPerMinute: number }
}

/** The public API's guard: a working key (401), then its rate (429). Only requests with a working key are counted. */
export function createKeyGuard({ store, clock, keyUsage, config }: KeyGuardDeps): Guard {
  const limiter = new RateLimiter(config.rateLimitPerMinute)
  const findKey = createKeyLookup(store, (lookup) => limiter.left(lookup, clock.now()))
  return async function guardByKey(request, reply) {
    watchReading(request, reply)
    const now = clock.now()
    const lookup = lookupIn(request.headers.authorization) ?? refuse(reply)
    const principal = principalOf(await findKey(lookup, request), now) ?? refuse(reply)
    request.principal = principal
    keyUsage.record(principal.keyId, now)
    // Uses the current time, not the request's: when two key look-ups overtake each other, the earlier request arrives
    // here last and would seem to belong to the previous window.
    limiter.take(lookup, clock.now(), reply)
    assertReadable(request)
  }
}

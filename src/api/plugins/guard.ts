import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../actors/ports.ts'
import type { Store } from '../../ports/store.ts'
import type { KeyUsageCounter } from '../deps.ts'
import { authenticate, refuse } from './authentication.ts'
import { createKeyLook } from './key-look.ts'
import { RateLimiter } from './rate-limit.ts'

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
  const look = createKeyLook(store)
  return async function guardByKey(request, reply) {
    const now = clock.now()
    const principal =
      (await authenticate((lookup) => look(lookup, request), request.headers.authorization, now)) ?? refuse(reply)
    request.principal = principal
    keyUsage.record(principal.keyId, now)
    limiter.take(principal.keyId, now, reply)
  }
}

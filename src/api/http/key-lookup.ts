import type { FastifyRequest } from 'fastify'
import type { StoredRecord } from '../../actors/ports/actor-store.ts'
import { Tally } from '../../base/tally.ts'
import type { Store } from '../../ports/store.ts'
import type { Prefetched, PrefetchedPart } from '../prefetched.ts'

declare module 'fastify' {
  interface FastifyRequest {
    prefetched: Prefetched | null
  }
}

/** Finds the record of a key by its look-up handle; null if there is none. */
export type FindKey = (lookup: string, request: FastifyRequest) => Promise<StoredRecord | null>

/**
 * Finds a key's record by its look-up handle and, if the store supports it, in the same query what the request needs
 * next. `requestsLeft` says how many requests the rate of a key still allows: no more than these are read ahead at a
 * time, so that a refused request costs one small query whatever it asked for.
 */
export function createKeyLookup(
  { actors, keyLookup }: Pick<Store, 'actors' | 'keyLookup'>,
  requestsLeft: (lookup: string) => number,
): FindKey {
  const findAlone = async (lookup: string) => (await actors.findByLookup(lookup, 1))[0] ?? null
  if (!keyLookup) return findAlone
  /** Look-ups in progress by handle: those that were read ahead and are not counted by the rate yet. */
  const inProgress = new Tally()

  const findWithNext: FindKey = async (lookup, request) => {
    const id = ((request.params ?? {}) as { id?: string }).id?.toLowerCase()
    const { prefetches } = request.routeOptions.config as { prefetches?: PrefetchedPart }
    if (id !== undefined && prefetches === 'seq') {
      const { key, seq } = await keyLookup.withSeq(lookup, `conversation/${id}`)
      // If the body has not arrived yet, the message is newer than what was prefetched here.
      if (request.raw.complete !== false) request.prefetched = { id, seq }
      return key
    }
    if (id !== undefined && prefetches === 'page') {
      const { key, page } = await keyLookup.withPage(lookup, id)
      request.prefetched = { id, page }
      return key
    }
    return findAlone(lookup)
  }

  return async (lookup, request) => {
    if (inProgress.of(lookup) >= requestsLeft(lookup)) return findAlone(lookup)
    inProgress.add(lookup)
    try {
      return await findWithNext(lookup, request)
    } finally {
      inProgress.remove(lookup)
    }
  }
}

import type { FastifyRequest } from 'fastify'
import type { StoredRecord } from '../../actors/ports.ts'
import type { Store } from '../../ports/store.ts'
import type { OperationId } from '../operation.ts'
import type { Prefetched } from '../prefetched.ts'

declare module 'fastify' {
  interface FastifyRequest {
    prefetched: Prefetched | null
  }
}

/**
 * Finds a key's record by its look-up handle and, if the store supports it, in the same query what the request needs
 * next.
 */
export function createKeyLookup({ actors, keyLookup }: Pick<Store, 'actors' | 'keyLookup'>) {
  const findAlone = async (lookup: string) => (await actors.findByLookup(lookup, 1))[0] ?? null
  if (!keyLookup) return findAlone
  return async (lookup: string, request: FastifyRequest): Promise<StoredRecord | null> => {
    const id = ((request.params ?? {}) as { id?: string }).id?.toLowerCase()
    const { operationId } = request.routeOptions.config as { operationId?: OperationId }
    if (id !== undefined && operationId === 'sendMessage') {
      const { key, seq } = await keyLookup.withSeq(lookup, `conversation/${id}`)
      // If the body has not arrived yet, the message is newer than what was prefetched here.
      if (request.raw.complete !== false) request.prefetched = { id, seq }
      return key
    }
    if (id !== undefined && operationId === 'getCall') {
      const { key, page } = await keyLookup.withPage(lookup, id)
      request.prefetched = { id, page }
      return key
    }
    return findAlone(lookup)
  }
}

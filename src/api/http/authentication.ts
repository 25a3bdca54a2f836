import type { FastifyReply } from 'fastify'
import type { StoredRecord } from '../../actors/ports.ts'
import { decodeRecord, idOf } from '../../actors/journal/records.ts'
import type { EpochMs } from '../../base/time.ts'
import { ParleyError } from '../../base/errors.ts'
import { hashKey, looksLikeKey } from '../../security/key-format.ts'
import { keyView } from '../../machines/api-key/api-key.ts'

/** Who is asking: a key, and the only project it may see. */
export interface Principal {
  keyId: string
  projectId: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard; null on routes that have none. */
    principal: Principal | null
  }
}

const SCHEME = 'bearer '

/**
 * Finds the key that a request carries; null when it carries none that works. `find` looks the record up by its handle,
 * in the store each time, so that revoking is immediate.
 */
export async function authenticate(
  find: (lookup: string) => Promise<StoredRecord | null>,
  authorization: string | undefined,
  now: EpochMs,
): Promise<Principal | null> {
  if (authorization?.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return null
  const key = authorization.slice(SCHEME.length)
  if (!looksLikeKey(key)) return null
  const row = await find(`key:${hashKey(key)}`)
  if (!row || hasEnded(row, now)) return null
  return { keyId: idOf(row.actorId), projectId: row.projectId }
}

/** The timer that ends a key may come a little late. One that waits for none has no end, and is not read further. */
function hasEnded(row: StoredRecord, now: EpochMs): boolean {
  if (row.wakeAt === null) return false
  const { validUntil: validUntil } = keyView(decodeRecord(row).snapshot)
  return validUntil !== null && validUntil <= now
}

/** The same response for every problem with a key. */
export function refuse(reply: FastifyReply): never {
  reply.header('www-authenticate', 'Bearer')
  throw new ParleyError('unauthorized', 401, 'A valid API key is required.')
}

import type { FastifyReply } from 'fastify'
import type { StoredRecord } from '../../actors/ports/actor-store.ts'
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

/** The handle by which the store finds the key that a request carries; null if it carries nothing like a key. */
export function lookupIn(authorization: string | undefined): string | null {
  if (authorization?.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return null
  const key = authorization.slice(SCHEME.length)
  return looksLikeKey(key) ? `key:${hashKey(key)}` : null
}

/** Whom a key's record lets in; null if there is no record or the key does not work any more. */
export function principalOf(record: StoredRecord | null, now: EpochMs): Principal | null {
  if (!record || hasEnded(record, now)) return null
  return { keyId: idOf(record.actorId), projectId: record.projectId }
}

/** The timer that ends a key may come a little late. One that waits for none has no end, and is not read further. */
function hasEnded(record: StoredRecord, now: EpochMs): boolean {
  if (record.wakeAt === null) return false
  const { validUntil } = keyView(decodeRecord(record).snapshot)
  return validUntil !== null && validUntil <= now
}

/** The same response for every problem with a key. */
export function refuse(reply: FastifyReply): never {
  reply.header('www-authenticate', 'Bearer')
  throw new ParleyError('unauthorized', 'A valid API key is required.')
}

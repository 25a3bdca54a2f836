import { isoTime } from '../../base/iso-time.ts'
import type { EpochMs } from '../../base/time.ts'
import type { KeyView } from '../../machines/api-key/api-key.ts'
import type { KeyUsage } from '../../ports/side-tables.ts'
import { statusAt } from '../keys.ts'
import type { Schema } from '../operation.ts'

/** `usage` is missing for a key that was never used. */
export function keyResponse(key: KeyView, usage: KeyUsage | undefined, now: EpochMs): Schema<'Key'> {
  const { id, name, start, replaces, createdAt } = key
  const status = statusAt(key, now)
  const expiresAt = status === 'revoked' ? key.expiresAt : key.validUntil
  return {
    id,
    name,
    start,
    status,
    createdAt: isoTime(createdAt),
    expiresAt: expiresAt === null ? null : isoTime(expiresAt),
    lastUsedAt: usage ? isoTime(usage.lastUsedAt) : null,
    requestCount: usage?.count ?? 0,
    replaces,
  }
}

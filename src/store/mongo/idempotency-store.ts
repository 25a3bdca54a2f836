import type { Collection } from 'mongodb'
import type { EpochMs } from '../../base/time.ts'
import { NOBODY, type IdempotencyRecord, type IdempotencyStore } from '../../ports/side-tables.ts'
import { insertIfFree } from './document.ts'

export interface IdempotencyDocument {
  _id: string
  requestHash: string
  runningOn?: string
  /** JSON. */
  answer?: string
  expiresAt: EpochMs
}

export function createIdempotencyStore(claims: Collection<IdempotencyDocument>): IdempotencyStore {
  return {
    async claim(record, now) {
      for (;;) {
        if (await insertIfFree(claims, encode(record))) return null
        const found = await claims.findOne({ _id: record.id })
        if (found && found.expiresAt > now) return decode(found)
        // Only the one that has expired: another may have put a new one in its place by now.
        if (found) await claims.deleteOne({ _id: record.id, expiresAt: found.expiresAt })
      }
    },
    async answer(id, answer) {
      await claims.updateOne({ _id: id }, { $set: { answer: JSON.stringify(answer) }, $unset: { runningOn: true } })
    },
    async release(id, runningOn) {
      await claims.deleteOne({ _id: id, ...(runningOn !== undefined && { runningOn }) })
    },
    async letGo(id, runningOn) {
      await claims.updateOne({ _id: id, runningOn }, { $set: { runningOn: NOBODY } })
    },
    async takeOver(id, runningOn) {
      return (await claims.updateOne({ _id: id, runningOn: NOBODY }, { $set: { runningOn } })).modifiedCount > 0
    },
    async letGoOf({ notIn }) {
      const gone = { $exists: true, $gt: NOBODY, $nin: [...notIn] }
      await claims.updateMany({ runningOn: gone }, { $set: { runningOn: NOBODY } })
    },
    async deleteExpired(now, limit) {
      const expired = await claims
        .find({ expiresAt: { $lte: now } })
        .project<{ _id: string }>({ _id: 1 })
        .limit(limit)
        .toArray()
      if (expired.length === 0) return 0
      const ids = expired.map(({ _id }) => _id)
      return (await claims.deleteMany({ _id: { $in: ids }, expiresAt: { $lte: now } })).deletedCount
    },
  }
}

export function encode({ id, requestHash, runningOn, answer, expiresAt }: IdempotencyRecord): IdempotencyDocument {
  return {
    _id: id,
    requestHash,
    ...(runningOn !== null && { runningOn }),
    ...(answer !== null && { answer: JSON.stringify(answer) }),
    expiresAt,
  }
}

export function decode({ _id, requestHash, runningOn, answer, expiresAt }: IdempotencyDocument): IdempotencyRecord {
  return {
    id: _id,
    requestHash,
    runningOn: runningOn ?? null,
    answer: answer === undefined ? null : (JSON.parse(answer) as IdempotencyRecord['answer']),
    expiresAt,
  }
}

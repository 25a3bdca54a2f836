import type { Collection } from 'mongodb'
import type { EpochMs } from '../../base/time.ts'
import type { SessionStore } from '../../ports/entities.ts'

export interface SessionDocument {
  /** Hash of the token. */
  _id: string
  userId: string
  /** Not there in documents of an older version, whose people log in again; nor is `endsAt`. */
  mark: string
  expiresAt: EpochMs
  endsAt: EpochMs
}

export function createSessionStore(sessions: Collection<SessionDocument>): SessionStore {
  return {
    async insert({ tokenHash, userId, mark, expiresAt, endsAt }, keep) {
      await sessions.insertOne({ _id: tokenHash, userId, mark, expiresAt, endsAt })
      const others = sessions.find({ userId, _id: { $ne: tokenHash } }, { projection: { _id: 1 } })
      const old = await others
        .sort({ endsAt: -1 })
        .skip(keep - 1)
        .toArray()
      if (old.length > 0) await sessions.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } })
    },
    async find(tokenHash) {
      const found = await sessions.findOne({ _id: tokenHash })
      if (!found) return null
      const { userId, mark = '', expiresAt, endsAt = 0 } = found
      return { tokenHash, userId, mark, expiresAt, endsAt }
    },
    async extend(tokenHash, expiresAt) {
      await sessions.updateOne({ _id: tokenHash }, { $set: { expiresAt } })
    },
    async delete(tokenHash) {
      await sessions.deleteOne({ _id: tokenHash })
    },
    async deleteExpired(now) {
      await sessions.deleteMany({ expiresAt: { $lte: now } })
    },
  }
}

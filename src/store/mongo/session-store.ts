import type { Collection } from 'mongodb'
import type { EpochMs } from '../../actors/types.ts'
import type { SessionStore } from '../../ports/records.ts'

export interface SessionDocument {
  /** Hash of the token. */
  _id: string
  userId: string
  expiresAt: EpochMs
}

export function createSessionStore(sessions: Collection<SessionDocument>): SessionStore {
  return {
    async insert({ tokenHash, userId, expiresAt }) {
      await sessions.insertOne({ _id: tokenHash, userId, expiresAt })
    },
    async find(tokenHash) {
      const found = await sessions.findOne({ _id: tokenHash })
      return found && { tokenHash, userId: found.userId, expiresAt: found.expiresAt }
    },
    async delete(tokenHash) {
      await sessions.deleteOne({ _id: tokenHash })
    },
    async deleteExpired(now) {
      await sessions.deleteMany({ expiresAt: { $lte: now } })
    },
  }
}

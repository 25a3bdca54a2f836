import type { Session, SessionStore } from '../../ports/records.ts'
import type { Database } from './database.ts'

export function createSessionStore(database: Database): SessionStore {
  const insert = database.prepare('INSERT INTO sessions (tokenHash, userId, expiresAt) VALUES (?, ?, ?)')
  const find = database.prepare<Session>('SELECT tokenHash, userId, expiresAt FROM sessions WHERE tokenHash = ?')
  const remove = database.prepare('DELETE FROM sessions WHERE tokenHash = ?')
  const removeExpired = database.prepare('DELETE FROM sessions WHERE expiresAt <= ?')
  return {
    async insert({ tokenHash, userId, expiresAt }) {
      insert.run(tokenHash, userId, expiresAt)
    },
    async find(tokenHash) {
      return find.get(tokenHash) ?? null
    },
    async delete(tokenHash) {
      remove.run(tokenHash)
    },
    async deleteExpired(now) {
      removeExpired.run(now)
    },
  }
}

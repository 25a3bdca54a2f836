import type { Session, SessionStore } from '../../ports/entities.ts'
import type { Database } from './database.ts'

export function createSessionStore(database: Database): SessionStore {
  const insert = database.prepare(
    'INSERT INTO sessions (tokenHash, userId, mark, expiresAt, endsAt) VALUES (?, ?, ?, ?, ?)',
  )
  const find = database.prepare<Session>(
    'SELECT tokenHash, userId, mark, expiresAt, endsAt FROM sessions WHERE tokenHash = ?',
  )
  const removeOldest = database.prepare(`
    DELETE FROM sessions WHERE tokenHash IN (
      SELECT tokenHash FROM sessions WHERE userId = ? AND tokenHash <> ? ORDER BY endsAt DESC LIMIT -1 OFFSET ? - 1
    )`)
  const extend = database.prepare('UPDATE sessions SET expiresAt = ? WHERE tokenHash = ?')
  const remove = database.prepare('DELETE FROM sessions WHERE tokenHash = ?')
  const removeExpired = database.prepare('DELETE FROM sessions WHERE expiresAt <= ?')
  return {
    async insert({ tokenHash, userId, mark, expiresAt, endsAt }, keep) {
      insert.run(tokenHash, userId, mark, expiresAt, endsAt)
      removeOldest.run(userId, tokenHash, keep)
    },
    async find(tokenHash) {
      return find.get(tokenHash) ?? null
    },
    async extend(tokenHash, expiresAt) {
      extend.run(expiresAt, tokenHash)
    },
    async delete(tokenHash) {
      remove.run(tokenHash)
    },
    async deleteExpired(now) {
      removeExpired.run(now)
    },
  }
}

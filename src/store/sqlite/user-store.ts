import type { User, UserStore } from '../../ports/entities.ts'
import type { Database } from './database.ts'
import { decodeOrNull, type Document } from './document.ts'

export function createUserStore(database: Database): UserStore {
  const insert = database.prepare('INSERT INTO users (id, email, body) VALUES (?, ?, ?) ON CONFLICT (email) DO NOTHING')
  const findByEmail = database.prepare<Document>('SELECT body FROM users WHERE email = ?')
  const find = database.prepare<Document>('SELECT body FROM users WHERE id = ?')
  const setPassword = database.prepare(`
    UPDATE users SET body = json_set(body, '$.passwordHash', ?)
    WHERE id = ? AND coalesce(body ->> '$.passwordHash' = ?, true)`)
  const count = database.prepare<{ users: number }>('SELECT count(*) AS users FROM users')
  return {
    async insert(user) {
      return insert.run(user.id, user.email, JSON.stringify(user)).changes > 0
    },
    async findByEmail(email) {
      return decodeOrNull<User>(findByEmail.get(email))
    },
    async find(id) {
      return decodeOrNull<User>(find.get(id))
    },
    async setPassword(id, passwordHash, from) {
      return setPassword.run(passwordHash, id, from ?? null).changes > 0
    },
    async count() {
      return count.get()?.users ?? 0
    },
  }
}

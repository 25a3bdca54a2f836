import type { Connection, ConnectionStore } from '../../ports/entities.ts'
import type { Database } from './database.ts'
import { decode, decodeOrNull, type Document } from './document.ts'

export function createConnectionStore(database: Database): ConnectionStore {
  const put = database.prepare(`
    INSERT INTO connections (projectId, provider, body) VALUES (?, ?, ?)
    ON CONFLICT (projectId, provider) DO UPDATE SET body = excluded.body`)
  const remove = database.prepare('DELETE FROM connections WHERE projectId = ? AND provider = ?')
  const find = database.prepare<Document>('SELECT body FROM connections WHERE projectId = ? AND provider = ?')
  const list = database.prepare<Document>('SELECT body FROM connections WHERE projectId = ? ORDER BY provider')
  return {
    async put(connection) {
      put.run(connection.projectId, connection.provider, JSON.stringify(connection))
    },
    async delete(projectId, provider) {
      remove.run(projectId, provider)
    },
    async find(projectId, provider) {
      return decodeOrNull<Connection>(find.get(projectId, provider))
    },
    async list(projectId) {
      return list.all(projectId).map(decode<Connection>)
    },
  }
}

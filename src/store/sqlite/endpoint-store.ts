import type { Endpoint, EndpointStore } from '../../ports/entities.ts'
import type { Database } from './database.ts'
import { decode, decodeOrNull, type Document } from './document.ts'

export function createEndpointStore(database: Database): EndpointStore {
  const insert = database.prepare(
    'INSERT INTO endpoints (projectId, createdAt, deletedAt, body, id) VALUES (?, ?, ?, ?, ?)',
  )
  const update = database.prepare(
    'UPDATE endpoints SET projectId = ?, createdAt = ?, deletedAt = ?, body = ? WHERE id = ? AND deletedAt IS NULL',
  )
  const find = database.prepare<Document>('SELECT body FROM endpoints WHERE id = ?')
  const list = database.prepare<Document>(
    'SELECT body FROM endpoints WHERE projectId = ? AND deletedAt IS NULL ORDER BY createdAt, id',
  )
  const columnsOf = (endpoint: Endpoint) =>
    [endpoint.projectId, endpoint.createdAt, endpoint.deletedAt, JSON.stringify(endpoint), endpoint.id] as const
  return {
    async insert(endpoint) {
      insert.run(...columnsOf(endpoint))
    },
    async update(endpoint) {
      return update.run(...columnsOf(endpoint)).changes > 0
    },
    async find(id) {
      return decodeOrNull<Endpoint>(find.get(id))
    },
    async findMany(ids) {
      return ids.flatMap((id) => find.get(id) ?? []).map(decode<Endpoint>)
    },
    async list(projectId) {
      return list.all(projectId).map(decode<Endpoint>)
    },
  }
}

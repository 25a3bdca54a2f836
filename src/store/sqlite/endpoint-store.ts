import { LRUCache } from 'lru-cache'
import type { Endpoint, EndpointStore } from '../../ports/entities.ts'
import type { Database } from './database.ts'
import { decode, decodeOrNull, type Document } from './document.ts'

/** As many as may be busy at a time. */
const KEPT = 1_000

/**
 * `isOnlyWriter`: no other process writes to the file, so that the endpoints of a project, which every ending and every
 * attempt asks for, stay known until one of them is written.
 */
export function createEndpointStore(database: Database, { isOnlyWriter }: { isOnlyWriter: boolean }): EndpointStore {
  const byId = new LRUCache<string, Endpoint>({ max: KEPT })
  const byProject = new LRUCache<string, readonly Endpoint[]>({ max: KEPT })

  function forget({ id, projectId }: Endpoint): void {
    byId.delete(id)
    byProject.delete(projectId)
  }

  const insert = database.prepare(
    'INSERT INTO endpoints (projectId, createdAt, deletedAt, body, id) VALUES (?, ?, ?, ?, ?)',
  )
  const update = database.prepare(`
    UPDATE endpoints SET projectId = ?, createdAt = ?, deletedAt = ?, body = ?
    WHERE id = ? AND deletedAt IS NULL AND body = coalesce(?, body)`)
  const find = database.prepare<Document>('SELECT body FROM endpoints WHERE id = ?')
  const list = database.prepare<Document>(
    'SELECT body FROM endpoints WHERE projectId = ? AND deletedAt IS NULL ORDER BY createdAt, id',
  )
  const columnsOf = (endpoint: Endpoint) =>
    [endpoint.projectId, endpoint.createdAt, endpoint.deletedAt, JSON.stringify(endpoint), endpoint.id] as const
  return {
    async insert(endpoint) {
      forget(endpoint)
      insert.run(...columnsOf(endpoint))
    },
    async update(endpoint, before) {
      forget(endpoint)
      return update.run(...columnsOf(endpoint), before ? JSON.stringify(before) : null).changes > 0
    },
    async find(id) {
      const found = byId.get(id) ?? decodeOrNull<Endpoint>(find.get(id))
      if (found && isOnlyWriter) byId.set(id, found)
      return found && { ...found }
    },
    async findMany(ids) {
      return ids.flatMap((id) => find.get(id) ?? []).map(decode<Endpoint>)
    },
    async list(projectId) {
      const found = byProject.get(projectId) ?? list.all(projectId).map(decode<Endpoint>)
      if (isOnlyWriter) byProject.set(projectId, found)
      return found.map((endpoint) => ({ ...endpoint }))
    },
  }
}

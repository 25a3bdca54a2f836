import type { NodeRegistry } from '../../actors/ports/node-registry.ts'
import type { Database } from './database.ts'

/** One process owns the folder, so other listed nodes are gone when it opens: their effects can be adopted at once. */
export function createNodeRegistry(database: Database): NodeRegistry {
  const beat = database.prepare(
    'INSERT INTO nodes (id, beatAt) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET beatAt = excluded.beatAt',
  )
  const living = database.prepare<{ id: string }>('SELECT id FROM nodes WHERE beatAt >= ? AND beatAt <= ?')
  const leave = database.prepare('DELETE FROM nodes WHERE id = ?')
  return {
    async heartbeat(nodeId, at) {
      beat.run(nodeId, at)
    },
    async listAlive(since, until = Number.MAX_SAFE_INTEGER) {
      return living.all(since, until).map(({ id }) => id)
    },
    async deregister(nodeId) {
      leave.run(nodeId)
    },
  }
}

import type { NodeRegistry } from '../../actors/ports.ts'
import type { Database } from './database.ts'

/** One process owns the folder, so whoever else is listed when it opens is gone: their work is free at once. */
export function createNodeRegistry(database: Database): NodeRegistry {
  const beat = database.prepare(
    'INSERT INTO nodes (id, beatAt) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET beatAt = excluded.beatAt',
  )
  const living = database.prepare<{ id: string }>('SELECT id FROM nodes WHERE beatAt >= ?')
  const leave = database.prepare('DELETE FROM nodes WHERE id = ?')
  return {
    async beat(nodeId, at) {
      beat.run(nodeId, at)
    },
    async living(since) {
      return living.all(since).map(({ id }) => id)
    },
    async leave(nodeId) {
      leave.run(nodeId)
    },
  }
}

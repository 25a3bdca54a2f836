import type { Agent, AgentStore, ListedAgent } from '../../ports/entities.ts'
import type { Database } from './database.ts'
import { decode, decodeOrNull, type Document } from './document.ts'

/** The name as JSON, from an index: the rest of an agent may be 256 KiB. */
export const AGENT_NAME = "body -> '$.name' AS name FROM agents INDEXED BY agentsByName"

export function createAgentStore(database: Database): AgentStore {
  const insert = database.prepare(
    'INSERT INTO agents (projectId, updatedAt, deletedAt, body, id) VALUES (?, ?, ?, ?, ?)',
  )
  const update = database.prepare(
    'UPDATE agents SET projectId = ?, updatedAt = ?, deletedAt = ?, body = ? WHERE id = ? AND coalesce(updatedAt = ?, true)',
  )
  const find = database.prepare<Document>('SELECT body FROM agents WHERE id = ?')
  const findName = database.prepare<{ name: string }>(`SELECT ${AGENT_NAME} WHERE id = ?`)
  const list = database.prepare<Document>(`
    SELECT json_remove(body, '$.flow') AS body FROM agents INDEXED BY agentsListed
    WHERE projectId = ? AND deletedAt IS NULL ORDER BY updatedAt DESC, id DESC`)
  const columnsOf = (agent: Agent) =>
    [agent.projectId, agent.updatedAt, agent.deletedAt, JSON.stringify(agent), agent.id] as const
  return {
    async insert(agent) {
      insert.run(...columnsOf(agent))
    },
    async update(agent, updatedAt) {
      return update.run(...columnsOf(agent), updatedAt ?? null).changes > 0
    },
    async find(id) {
      return decodeOrNull<Agent>(find.get(id))
    },
    async names(ids) {
      return ids.flatMap((id) => {
        const found = findName.get(id)
        return found ? { id, name: JSON.parse(found.name) as string } : []
      })
    },
    async list(projectId) {
      return list.all(projectId).map(decode<ListedAgent>)
    },
  }
}

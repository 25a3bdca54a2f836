import type { AgentLayout, LayoutStore } from '../../ports/agent-drafts.ts'
import type { Database } from './database.ts'
import { decodeOrNull, type Document } from './document.ts'

export function createLayoutStore(database: Database): LayoutStore {
  const find = database.prepare<Document>('SELECT body FROM agentLayouts WHERE agentId = ?')
  const put = database.prepare(`
    INSERT INTO agentLayouts (agentId, body) VALUES (?, ?) ON CONFLICT (agentId) DO UPDATE SET body = excluded.body`)
  const remove = database.prepare('DELETE FROM agentLayouts WHERE agentId = ?')
  return {
    async find(agentId) {
      return decodeOrNull<AgentLayout>(find.get(agentId))
    },
    async put(layout) {
      put.run(layout.agentId, JSON.stringify(layout))
    },
    async delete(agentId) {
      remove.run(agentId)
    },
  }
}

import type { AgentDraft, DraftStore } from '../../ports/agent-drafts.ts'
import type { Database } from './database.ts'

interface Row {
  agentId: string
  revision: number
  draft: string | null
}

export function createDraftStore(database: Database): DraftStore {
  const find = database.prepare<Row>('SELECT agentId, revision, draft FROM agentDrafts WHERE agentId = ?')
  const findState = database.prepare<{ agentId: string; revision: number; hasDraft: number }>(
    'SELECT agentId, revision, draft IS NOT NULL AS hasDraft FROM agentDrafts WHERE agentId = ?',
  )
  const update = database.prepare(
    'UPDATE agentDrafts SET revision = revision + 1, draft = ? WHERE agentId = ? AND revision = ?',
  )
  const insert = database.prepare(
    'INSERT INTO agentDrafts (agentId, revision, draft) VALUES (?, 2, ?) ON CONFLICT DO NOTHING',
  )
  const remove = database.prepare('DELETE FROM agentDrafts WHERE agentId = ?')
  return {
    async find(agentId) {
      const row = find.get(agentId)
      return row ? toDraft(row) : { agentId, revision: 1, draft: null }
    },
    async states(agentIds) {
      return agentIds.flatMap((agentId) => {
        const found = findState.get(agentId)
        return found ? { ...found, hasDraft: found.hasDraft === 1 } : []
      })
    },
    async replace(agentId, revision, draft) {
      const text = draft && JSON.stringify(draft)
      if (update.run(text, agentId, revision).changes > 0) return true
      return revision === 1 && insert.run(agentId, text).changes > 0
    },
    async delete(agentId) {
      remove.run(agentId)
    },
  }
}

export function toDraft({ agentId, revision, draft }: Row): AgentDraft {
  return { agentId, revision, draft: draft === null ? null : (JSON.parse(draft) as AgentDraft['draft']) }
}

import type { Collection } from 'mongodb'
import type { AgentDraft, DraftStore } from '../../ports/agent-drafts.ts'
import { insertIfFree } from './document.ts'

export interface DraftDocument {
  /** The agent's id. */
  _id: string
  revision: number
  hasDraft: boolean
  /** The draft as JSON; left out without one. */
  draft?: string
}

export function createDraftStore(drafts: Collection<DraftDocument>): DraftStore {
  return {
    async find(agentId) {
      const found = await drafts.findOne({ _id: agentId })
      return found ? toDraft(found) : { agentId, revision: 1, draft: null }
    },
    async states(agentIds) {
      if (agentIds.length === 0) return []
      const found = drafts
        .find({ _id: { $in: [...agentIds] } })
        .project<Omit<DraftDocument, 'draft'>>({ revision: 1, hasDraft: 1 })
      return (await found.toArray()).map(({ _id, revision, hasDraft }) => ({ agentId: _id, revision, hasDraft }))
    },
    async replace(agentId, revision, draft) {
      const { _id, ...fields } = toDocument({ agentId, revision: revision + 1, draft })
      const { matchedCount } = await drafts.replaceOne({ _id, revision }, fields)
      return matchedCount > 0 || (revision === 1 && (await insertIfFree(drafts, { _id, ...fields })))
    },
    async delete(agentId) {
      await drafts.deleteOne({ _id: agentId })
    },
  }
}

export function toDocument({ agentId, revision, draft }: AgentDraft): DraftDocument {
  return { _id: agentId, revision, hasDraft: draft !== null, ...(draft && { draft: JSON.stringify(draft) }) }
}

export function toDraft({ _id, revision, draft }: DraftDocument): AgentDraft {
  return { agentId: _id, revision, draft: draft === undefined ? null : (JSON.parse(draft) as AgentDraft['draft']) }
}

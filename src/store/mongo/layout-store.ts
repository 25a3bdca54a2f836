import type { Collection } from 'mongodb'
import type { AgentLayout, LayoutStore } from '../../ports/agent-drafts.ts'
import { decodeOrNull, upsert, type Kept } from './document.ts'

/** Positions are kept under the agent's id. */
export function createLayoutStore(layouts: Collection<Kept>): LayoutStore {
  return {
    async find(agentId) {
      return decodeOrNull<AgentLayout>(await layouts.findOne({ _id: agentId }))
    },
    async put(layout) {
      await upsert(layouts, layout.agentId, { $set: { body: JSON.stringify(layout) } })
    },
    async delete(agentId) {
      await layouts.deleteOne({ _id: agentId })
    },
  }
}

import type { Collection } from 'mongodb'
import type { EpochMs } from '../../actors/types.ts'
import type { Agent, AgentStore } from '../../ports/records.ts'
import { decode, decodeOrNull, replace, type Kept } from './document.ts'

export interface AgentDocument extends Kept {
  /** Its project, unless it is deleted. */
  listedIn?: string
  updatedAt: EpochMs
}

export function createAgentStore(agents: Collection<AgentDocument>): AgentStore {
  return {
    async insert(agent) {
      await agents.insertOne({ _id: agent.id, ...fieldsOf(agent) })
    },
    async update(agent) {
      await replace(agents, agent.id, fieldsOf(agent))
    },
    async find(id) {
      return decodeOrNull<Agent>(await agents.findOne({ _id: id }))
    },
    async names(ids) {
      if (ids.length === 0) return []
      return (await agents.find({ _id: { $in: [...ids] } }).toArray())
        .map(decode<Agent>)
        .map(({ id, name }) => ({ id, name }))
    },
    async list(projectId) {
      const found = agents.find({ listedIn: projectId }).sort({ updatedAt: -1, _id: -1 })
      return (await found.toArray()).map(decode<Agent>)
    },
  }
}

export function fieldsOf(agent: Agent): Omit<AgentDocument, '_id'> {
  const { projectId, updatedAt, deletedAt } = agent
  return { ...(deletedAt === null && { listedIn: projectId }), updatedAt, body: JSON.stringify(agent) }
}

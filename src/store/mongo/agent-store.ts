import type { Collection } from 'mongodb'
import type { EpochMs } from '../../base/time.ts'
import type { Agent, AgentStore } from '../../ports/entities.ts'
import { decode, decodeOrNull, type Kept } from './document.ts'

export interface AgentDocument extends Kept {
  /** Its project, unless it is deleted. */
  listedIn?: string
  updatedAt: EpochMs
  /** In JSON; left out by older programs. */
  name?: string
}

export function createAgentStore(agents: Collection<AgentDocument>): AgentStore {
  const nameOf = async (id: string) => decodeOrNull<Agent>(await agents.findOne({ _id: id }))?.name ?? ''
  return {
    async insert(agent) {
      await agents.insertOne({ _id: agent.id, ...fieldsOf(agent) })
    },
    async update(agent, updatedAt) {
      const filter = { _id: agent.id, ...(updatedAt !== undefined && { updatedAt }) }
      return (await agents.replaceOne(filter, fieldsOf(agent))).matchedCount > 0
    },
    async find(id) {
      return decodeOrNull<Agent>(await agents.findOne({ _id: id }))
    },
    async names(ids) {
      if (ids.length === 0) return []
      const filter = { _id: { $in: [...ids] } }
      const found = await agents.find(filter).project<Pick<AgentDocument, '_id' | 'name'>>({ name: 1 }).toArray()
      return Promise.all(found.map(async ({ _id, name }) => ({ id: _id, name: nameIn(name) ?? (await nameOf(_id)) })))
    },
    async list(projectId) {
      const found = agents.find({ listedIn: projectId }).sort({ updatedAt: -1, _id: -1 })
      return (await found.toArray()).map(decode<Agent>)
    },
  }
}

export function fieldsOf(agent: Agent): Omit<AgentDocument, '_id'> {
  const { projectId, updatedAt, deletedAt } = agent
  const name = JSON.stringify(agent.name)
  return { ...(deletedAt === null && { listedIn: projectId }), updatedAt, name, body: JSON.stringify(agent) }
}

export function nameIn(stored: string | undefined): string | undefined {
  return stored === undefined ? undefined : (JSON.parse(stored) as string)
}

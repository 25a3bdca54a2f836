import type { Collection } from 'mongodb'
import type { EpochMs } from '../../base/time.ts'
import type { Agent, AgentStore, ListedAgent } from '../../ports/entities.ts'
import { decodeOrNull, type Kept } from './document.ts'

export interface AgentDocument extends Kept {
  /** Its project, unless it is deleted. */
  listedIn?: string
  updatedAt: EpochMs
  /** In JSON; left out by older programs. */
  name?: string
  /** All but its flow, in JSON; likewise. */
  listed?: string
}

export function createAgentStore(agents: Collection<AgentDocument>): AgentStore {
  const readListed = async (id: string) => {
    const agent = decodeOrNull<Agent>(await agents.findOne({ _id: id }))
    return agent && withoutFlow(agent)
  }
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
      const found = agents
        .find({ listedIn: projectId })
        .project<Pick<AgentDocument, '_id' | 'listed'>>({ listed: 1 })
        .sort({ updatedAt: -1, _id: -1 })
      const listed: ListedAgent[] = []
      for (const { _id, listed: stored } of await found.toArray()) {
        const agent = stored === undefined ? await readListed(_id) : (JSON.parse(stored) as ListedAgent)
        if (agent) listed.push(agent)
      }
      return listed
    },
  }
}

export function fieldsOf(agent: Agent): Omit<AgentDocument, '_id'> {
  const { projectId, updatedAt, deletedAt } = agent
  return {
    ...(deletedAt === null && { listedIn: projectId }),
    updatedAt,
    name: JSON.stringify(agent.name),
    listed: JSON.stringify(withoutFlow(agent)),
    body: JSON.stringify(agent),
  }
}

function withoutFlow({ flow: _flow, ...listed }: Agent): ListedAgent {
  return listed
}

export function nameIn(stored: string | undefined): string | undefined {
  return stored === undefined ? undefined : (JSON.parse(stored) as string)
}

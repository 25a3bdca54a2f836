import type { Collection } from 'mongodb'
import type { CallPages } from '../../ports/call-pages.ts'
import type { AgentStore } from '../../ports/records.ts'
import { decode } from './actor-documents.ts'
import { nameIn, type AgentDocument } from './agent-store.ts'
import { rowsIn } from './journal.ts'
import { COLLECTIONS, type ActorDocument, type JournalDocument } from './schema.ts'

interface Found extends ActorDocument {
  behind: object[]
  agents: Pick<AgentDocument, '_id' | 'name'>[]
  journal: Required<Pick<JournalDocument, 'rows' | 'seq'>>[]
}

/** Pages in one command, for a server that joins. */
export function createJoinedCallPages(actors: Collection<ActorDocument>, agents: Pick<AgentStore, 'names'>): CallPages {
  return {
    async find(callId) {
      const found = await actors
        .aggregate<Found>([
          { $match: { _id: { $in: [`conversation/${callId}`, `call/${callId}`] } } },
          { $lookup: { from: COLLECTIONS.journal, localField: 'next', foreignField: '_id', as: 'behind' } },
          { $lookup: { from: COLLECTIONS.agents, localField: 'agentId', foreignField: '_id', as: 'agents' } },
          // A pipeline of its own, which may use the partial index of rows; joining by a field may not.
          {
            $lookup: {
              from: COLLECTIONS.journal,
              pipeline: [{ $match: { 'rows.owner': callId } }, { $project: { rows: 1, seq: 1 } }],
              as: 'journal',
            },
          },
          { $project: { 'agents.body': 0, 'behind.entries': 0 } },
        ])
        .toArray()
      const [page] = found
      if (!page) return null
      const [agent] = page.agents
      const unnamed = agent && agent.name === undefined ? [agent._id] : []
      return {
        record: decode(page),
        isBehind: page.behind.length > 0,
        turns: rowsIn(page.journal, 'turn', callId),
        agentName: nameIn(agent?.name) ?? (await agents.names(unnamed))[0]?.name ?? null,
      }
    },
  }
}

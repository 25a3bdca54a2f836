import type { Collection, Document } from 'mongodb'
import type { StoredCallPage } from '../../ports/call-pages.ts'
import type { AgentStore } from '../../ports/records.ts'
import { decode } from './actor-documents.ts'
import { nameIn, type AgentDocument } from './agent-store.ts'
import { rowsIn } from './journal.ts'
import { COLLECTIONS, type ActorDocument, type JournalDocument } from './schema.ts'

export interface CallPageFinder {
  find(callId: string): Promise<StoredCallPage | null>
  /** With the record of this handle; no page where there is no such record. */
  findWith(lookup: string, callId: string): Promise<{ other: ActorDocument | null; page: StoredCallPage | null }>
}

type Rows = Pick<JournalDocument, '_id' | 'rows' | 'seq'>

interface Joined extends ActorDocument {
  behind: object[]
  agents: Pick<AgentDocument, '_id' | 'name'>[]
  journal: Rows[]
}

/** In one command, for a server that joins. */
export function findPagesJoined(actors: Collection<ActorDocument>, agents: Pick<AgentStore, 'names'>): CallPageFinder {
  async function toPage(record: Joined | undefined): Promise<StoredCallPage | null> {
    if (!record) return null
    const [agent] = record.agents
    const unnamed = agent && agent.name === undefined ? [agent._id] : []
    const agentName = nameIn(agent?.name) ?? (await agents.names(unnamed))[0]?.name ?? null
    return pageOf(record, record.behind.length > 0, record.journal, agentName)
  }
  return {
    async find(callId) {
      const [record] = await actors.aggregate<Joined>(pipelineFor(callId)).toArray()
      return toPage(record)
    },
    async findWith(lookup, callId) {
      const joined = { $lookup: { from: COLLECTIONS.actors, pipeline: pipelineFor(callId), as: 'found' } }
      const [other] = await actors
        .aggregate<ActorDocument & { found: Joined[] }>([{ $match: { lookup } }, joined])
        .toArray()
      return { other: other ?? null, page: await toPage(other?.found[0]) }
    },
  }
}

function pipelineFor(callId: string): Document[] {
  return [
    { $match: { _id: { $in: idsOf(callId) } } },
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
  ]
}

/** For a server that does not join, or would ask every shard for each: the record, then all else side by side. */
export function findPagesInTwo(
  actors: Collection<ActorDocument>,
  journal: Collection<JournalDocument>,
  agents: Pick<AgentStore, 'names'>,
): CallPageFinder {
  async function toPage(record: ActorDocument | undefined): Promise<StoredCallPage | null> {
    if (!record) return null
    const { next, agentId } = record
    // After the record, so that no turn which it counts is missing.
    const [documents, names] = await Promise.all([
      journal
        .find({ $or: [{ 'rows.owner': idOf(record) }, { _id: next }] })
        .project<Rows>({ rows: 1, seq: 1 })
        .toArray(),
      agents.names(agentId === undefined ? [] : [agentId]),
    ])
    const isBehind = documents.some(({ _id }) => _id === next)
    return pageOf(record, isBehind, documents, names[0]?.name ?? null)
  }
  return {
    async find(callId) {
      const [record] = await actors.find({ _id: { $in: idsOf(callId) } }).toArray()
      return toPage(record)
    },
    async findWith(lookup, callId) {
      const ids = idsOf(callId)
      const found = await actors.find({ $or: [{ lookup }, { _id: { $in: ids } }] }).toArray()
      const other = found.find((one) => one.lookup === lookup) ?? null
      return { other, page: other && (await toPage(found.find(({ _id }) => ids.includes(_id)))) }
    },
  }
}

function pageOf(record: ActorDocument, isBehind: boolean, documents: Rows[], agentName: string | null): StoredCallPage {
  const withRows = documents.flatMap(({ rows, seq }) => (rows ? [{ rows, seq }] : []))
  return { record: decode(record), isBehind, turns: rowsIn(withRows, 'turn', idOf(record)), agentName }
}

function idsOf(callId: string): ActorDocument['_id'][] {
  return [`conversation/${callId}`, `call/${callId}`]
}

function idOf({ _id }: ActorDocument): string {
  return _id.slice(_id.indexOf('/') + 1)
}

import type { Collection, Document } from 'mongodb'
import type { StoredCallPage } from '../../ports/call-pages.ts'
import type { AgentStore } from '../../ports/entities.ts'
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
    // A separate pipeline can use the partial index of rows; a join by field cannot.
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

/**
 * For a server that does not join, or would ask every shard for each: the record, then all else side by side. Each
 * query is served by one index: such a server may not join those for an `$or` either, and would go through all there
 * is.
 */
export function findPagesInTwo(
  actors: Collection<ActorDocument>,
  journal: Collection<JournalDocument>,
  agents: Pick<AgentStore, 'names'>,
): CallPageFinder {
  async function toPage(record: ActorDocument | undefined): Promise<StoredCallPage | null> {
    if (!record) return null
    const { next, agentId } = record
    // After the record, so that no turn which it counts is missing.
    const [documents, following, names] = await Promise.all([
      journal
        .find({ 'rows.owner': idOf(record) })
        .project<Rows>({ rows: 1, seq: 1 })
        .toArray(),
      journal.findOne({ _id: next }, { projection: { _id: 1 } }),
      agents.names(agentId === undefined ? [] : [agentId]),
    ])
    return pageOf(record, following !== null, documents, names[0]?.name ?? null)
  }
  return {
    async find(callId) {
      const [record] = await actors.find({ _id: { $in: idsOf(callId) } }).toArray()
      return toPage(record)
    },
    async findWith(lookup, callId) {
      const [other, [record]] = await Promise.all([
        actors.findOne({ lookup }),
        actors.find({ _id: { $in: idsOf(callId) } }).toArray(),
      ])
      return { other, page: other && (await toPage(record)) }
    },
  }
}

function pageOf(record: ActorDocument, isBehind: boolean, documents: Rows[], agentName: string | null): StoredCallPage {
  const withRows = documents.flatMap(({ rows, seq }) => (rows ? [{ rows, seq }] : []))
  const turns = rowsIn(withRows, 'turn', idOf(record)).map(({ body }) => body)
  const { projectId, agentId, summary } = record
  if (agentId !== undefined && summary !== undefined) {
    return { record: null, projectId, agentId, summary, turns, agentName }
  }
  return { record: decode(record), isBehind, turns, agentName }
}

function idsOf(callId: string): ActorDocument['_id'][] {
  return [`conversation/${callId}`, `call/${callId}`]
}

function idOf({ _id }: ActorDocument): string {
  return _id.slice(_id.indexOf('/') + 1)
}

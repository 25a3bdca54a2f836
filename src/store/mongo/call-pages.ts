import type { Collection, Filter } from 'mongodb'
import type { CallPages, StoredCallPage } from '../../ports/call-pages.ts'
import type { AgentStore } from '../../ports/records.ts'
import { decode } from './actor-documents.ts'
import { nameIn, type AgentDocument } from './agent-store.ts'
import { rowsIn } from './journal.ts'
import { COLLECTIONS, type ActorDocument, type JournalDocument } from './schema.ts'

/** A call's page, and with it whatever else the filter of `wantedOf` has found. */
export interface FoundPage {
  page: StoredCallPage | null
  others: ActorDocument[]
}

export type FindPage = (callId: string, lookup?: string) => Promise<FoundPage>

type Rows = Pick<JournalDocument, '_id' | 'rows' | 'seq'>

export function createCallPages(find: FindPage): CallPages {
  return { find: async (callId) => (await find(callId)).page }
}

/** In one command, for a server that joins. */
export function findPageJoined(actors: Collection<ActorDocument>, agents: Pick<AgentStore, 'names'>): FindPage {
  interface Joined extends ActorDocument {
    behind: object[]
    agents: Pick<AgentDocument, '_id' | 'name'>[]
    journal: Rows[]
  }
  return async (callId, lookup) => {
    const found = await actors
      .aggregate<Joined>([
        { $match: wantedOf(callId, lookup) },
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
    const { record, others } = apart(found, callId)
    if (!record) return { page: null, others }
    const [agent] = record.agents
    const unnamed = agent && agent.name === undefined ? [agent._id] : []
    const agentName = nameIn(agent?.name) ?? (await agents.names(unnamed))[0]?.name ?? null
    return { page: pageOf(record, record.behind.length > 0, record.journal, agentName), others }
  }
}

/** For a server that does not join, or would ask every shard for each: the record, then all else side by side. */
export function findPageInTwo(
  actors: Collection<ActorDocument>,
  journal: Collection<JournalDocument>,
  agents: Pick<AgentStore, 'names'>,
): FindPage {
  return async (callId, lookup) => {
    const { record, others } = apart(await actors.find(wantedOf(callId, lookup)).toArray(), callId)
    if (!record) return { page: null, others }
    const { next, agentId } = record
    // After the record, so that no turn which it counts is missing.
    const [documents, names] = await Promise.all([
      journal
        .find({ $or: [{ 'rows.owner': callId }, { _id: next }] })
        .project<Rows>({ rows: 1, seq: 1 })
        .toArray(),
      agents.names(agentId === undefined ? [] : [agentId]),
    ])
    const isBehind = documents.some(({ _id }) => _id === next)
    return { page: pageOf(record, isBehind, documents, names[0]?.name ?? null), others }
  }
}

function wantedOf(callId: string, lookup?: string): Filter<ActorDocument> {
  const page = { _id: { $in: idsOf(callId) } }
  return lookup === undefined ? page : { $or: [page, { lookup }] }
}

function apart<Found extends ActorDocument>(found: Found[], callId: string) {
  const ids = idsOf(callId)
  const [record, ...more] = found.filter(({ _id }) => ids.includes(_id))
  return { record, others: [...more, ...found.filter(({ _id }) => !ids.includes(_id))] }
}

function idsOf(callId: string): ActorDocument['_id'][] {
  return [`conversation/${callId}`, `call/${callId}`]
}

function pageOf(record: ActorDocument, isBehind: boolean, documents: Rows[], agentName: string | null): StoredCallPage {
  const withRows = documents.flatMap(({ rows, seq }) => (rows ? [{ rows, seq }] : []))
  return { record: decode(record), isBehind, turns: rowsIn(withRows, 'turn', idOf(record)), agentName }
}

function idOf({ _id }: ActorDocument): string {
  return _id.slice(_id.indexOf('/') + 1)
}

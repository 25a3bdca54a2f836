import type { CreateIndexesOptions, Document, IndexSpecification } from 'mongodb'
import type { CreatedActor, StoredRow } from '../../actors/ports/actor-store.ts'
import type { ActorId, ActorIndex } from '../../actors/types.ts'
import type { EpochMs } from '../../base/time.ts'

/** Every stored name. `docs/mongodb.md` gives the shard keys. */
export const COLLECTIONS = {
  meta: 'meta',
  journal: 'journal',
  actors: 'actors',
  nodes: 'nodes',
  watchers: 'watchers',
  changes: 'changes',
  projects: 'projects',
  agents: 'agents',
  flows: 'flows',
  agentDrafts: 'agentDrafts',
  agentLayouts: 'agentLayouts',
  agentVersions: 'agentVersions',
  endpoints: 'endpoints',
  connections: 'connections',
  users: 'users',
  sessions: 'sessions',
  idempotency: 'idempotency',
  payloads: 'payloads',
  slots: 'slots',
  dailyCounts: 'dailyCounts',
  callFigures: 'callFigures',
  keyUsage: 'keyUsage',
  optOuts: 'optOuts',
  agendaJobs: 'agendaJobs',
} as const

/** Scratch collections of the probe at start; each node has one of its own and drops it. */
export const PROBE_PREFIX = 'probe-'

/** Marks the database as ours. */
export const META_ID = 'parley'
/**
 * Raise it with every change to the schema or the stored content: other versions of the program then refuse the
 * database.
 */
export const SCHEMA_VERSION = 10

export interface MetaDocument {
  _id: string
  schema: number
}

/** One commit: a row of an actor's journal, and what has to be done because of it. */
export interface JournalDocument {
  /** `<actorId>:<firstSeq>`: the first insert wins. */
  _id: string
  /** Last two characters of the actor's id, which are random: keeps new actors from crowding one shard. */
  shardPrefix: string
  actorId: ActorId
  firstSeq: number
  /** Of the last entry. */
  seq: number
  /** The id that a caller gave; `firstSeq`, which no other row of the actor has, without one. */
  eventId: string | number
  hash: string
  /** JSON of the entries. */
  body: string
  rows?: StoredRow[]
  creates?: CreatedActor[]
  writer: string
  /** Counts the writer's inserts, of those that bring a record: its last ones may lack it when the writer has died. */
  batch?: number
}

/** The projection. Null values are omitted, so partial and sparse indexes skip them. */
export interface ActorDocument extends Pick<ActorIndex, 'projectId' | 'listedAt'> {
  _id: ActorId
  seq: number
  /** `_id` that the next commit of the journal has. */
  next: string
  partition: number
  wakeAt?: EpochMs
  owner?: string
  list?: string
  agentId?: string
  lookup?: string
  summary?: string
  body: string
}

export interface NodeDocument {
  _id: string
  /** In the server's time. */
  beatAt: EpochMs
  /** By the server's own clock. */
  seenAt?: Date
  /** Of a dead node: the last of its batches that is known to be projected, with all before it. */
  projected?: number
}

export interface IndexPlan {
  collection: string
  key: IndexSpecification & Document
  unique?: boolean
  /** Only documents that have this field need to be in it. */
  onlyWith?: string
}

export const INDEXES: IndexPlan[] = [
  { collection: 'journal', key: { shardPrefix: 1, actorId: 1, eventId: 1 }, unique: true },
  { collection: 'journal', key: { shardPrefix: 1, actorId: 1, seq: 1 } },
  { collection: 'journal', key: { 'rows.owner': 1 }, onlyWith: 'rows.owner' },
  { collection: 'journal', key: { writer: 1, batch: 1 }, onlyWith: 'batch' },
  { collection: 'actors', key: { projectId: 1, list: 1, listedAt: -1, _id: -1 }, onlyWith: 'list' },
  { collection: 'actors', key: { projectId: 1, list: 1, agentId: 1, listedAt: -1, _id: -1 }, onlyWith: 'agentId' },
  { collection: 'actors', key: { wakeAt: 1, partition: 1 }, onlyWith: 'wakeAt' },
  { collection: 'actors', key: { owner: 1 }, onlyWith: 'owner' },
  { collection: 'actors', key: { lookup: 1 }, onlyWith: 'lookup' },
  { collection: 'nodes', key: { beatAt: 1 } },
  { collection: 'changes', key: { changedAt: 1 } },
  { collection: 'projects', key: { members: 1, createdAt: 1, _id: 1 } },
  { collection: 'agents', key: { listedIn: 1, updatedAt: -1, _id: -1 }, onlyWith: 'listedIn' },
  { collection: 'endpoints', key: { listedIn: 1, createdAt: 1, _id: 1 }, onlyWith: 'listedIn' },
  { collection: 'connections', key: { projectId: 1, provider: 1 }, unique: true },
  { collection: 'users', key: { email: 1 }, unique: true },
  { collection: 'sessions', key: { expiresAt: 1 } },
  { collection: 'sessions', key: { userId: 1, endsAt: -1 } },
  { collection: 'idempotency', key: { expiresAt: 1 } },
  { collection: 'idempotency', key: { runningOn: 1 }, onlyWith: 'runningOn' },
  { collection: 'slots', key: { projectId: 1, kind: 1, slot: 1 }, unique: true },
  { collection: 'slots', key: { projectId: 1, kind: 1, holder: 1 }, unique: true },
  { collection: 'dailyCounts', key: { day: 1 } },
  { collection: 'keyUsage', key: { keyId: 1 }, onlyWith: 'keyId' },
  { collection: 'optOuts', key: { projectId: 1, at: -1, number: -1 } },
  // All our jobs recur and are one for each name; Agenda's own upsert has no unique key behind it.
  { collection: 'agendaJobs', key: { name: 1 }, unique: true },
]

/** Partial where the server has that, and plain, which serves as well but is larger, elsewhere. */
export function optionsOf(plan: IndexPlan, hasPartialIndexes: boolean): CreateIndexesOptions {
  return {
    ...(plan.unique && { unique: true }),
    ...(plan.onlyWith !== undefined &&
      hasPartialIndexes && { partialFilterExpression: { [plan.onlyWith]: { $exists: true } } }),
  }
}

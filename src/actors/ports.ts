import type { ActorId, ActorIndex, EpochMs, Row } from './types.ts'

/**
 * The kernel's store, in the form it is stored: index columns beside opaque JSON text that the store never reads.
 * Every implementation passes `test/store/actor-store.contract.ts`.
 */
export interface ActorStore {
  /**
   * The record with every entry newer than it (a crash can leave a record behind its journal, never ahead). Rows and new
   * actors of all these entries are there by then.
   */
  load(actorId: ActorId): Promise<StoredActor | null>

  /**
   * Makes each commit durable, all of it or nothing of it, independently of the others, and answers in the same order.
   * One without entries only writes the record again, unless a newer one is there.
   * Rejects only when the store is away and it is unknown whether anything was written: `StoreUnavailable`.
   */
  commit(commits: readonly Commit[]): Promise<CommitResult[]>

  /** Writes down who runs an actor's pending effects now, unless the actor has moved on from `seq`. */
  adopt(actorId: ActorId, seq: number, owner: string): Promise<void>

  /** Entries with `seq > after`, in order. */
  readJournal(actorId: ActorId, after: number, limit: number): Promise<EntryRow[]>
  findEvent(actorId: ActorId, eventId: string): Promise<EntryRow | null>
  /** `seq` of an actor's latest entry, null without one: the cheapest look at whether somebody has moved it on. */
  lastSeq(actorId: ActorId): Promise<number | null>

  /** Actors with `wakeAt <= until` in order of `wakeAt`, of the given partitions (0 … `PARTITIONS`-1). */
  listDue(
    until: EpochMs,
    partitions: readonly number[],
    limit: number,
  ): Promise<{ actorId: ActorId; wakeAt: EpochMs }[]>
  /**
   * Actors whose pending effects belong to none of the living nodes, and, where a commit and its records are not
   * written at once, those that a dead node may have left with a record behind their journal.
   */
  listOrphans(livingNodes: readonly string[], limit: number): Promise<ActorId[]>
  /** Actors whose pending effects are all this node's. */
  listOwned(nodeId: string, limit: number): Promise<ActorId[]>

  /** Newest first; `before` is exclusive. The index serves it: the cost does not grow with what is stored. */
  list(query: ListQuery): Promise<RecordRow[]>
  findByLookup(lookup: string, limit: number): Promise<RecordRow[]>
  readRows(kind: Row['kind'], owner: string): Promise<RowRow[]>
}

/** How many partitions due actors are spread over; an actor's is `partitionOf(actorId)`. */
export const PARTITIONS = 16

export interface StoredActor {
  record: RecordRow | null
  tail: EntryRow[]
}

/** What one processing turn of one actor adds: its consecutive entries, its record after the last, rows, new actors. */
export interface Commit {
  entries: readonly EntryRow[]
  record: RecordRow
  rows: readonly RowRow[]
  creates: readonly { entry: EntryRow; record: RecordRow; rows: readonly RowRow[] }[]
}

/**
 * `lost`: another writer took the first seq for another event. `duplicate`: an event is in the journal already: the
 * first one, or, with the first seq still free, one that follows. In both nothing was written.
 */
export type CommitResult = 'committed' | 'lost' | 'duplicate'

export interface EntryRow {
  actorId: ActorId
  seq: number
  eventId: string
  hash: string
  /** JSON of the rest of the entry, the bytes that `hash` covers. */
  body: string
}

export interface RecordRow extends ActorIndex {
  actorId: ActorId
  seq: number
  partition: number
  wakeAt: EpochMs | null
  owner: string | null
  /** JSON of the rest of the record. */
  body: string
}

export interface RowRow {
  kind: Row['kind']
  owner: string
  position: number
  body: string
}

export interface ListQuery {
  list: string
  projectId: string
  agentId?: string
  before?: { listedAt: EpochMs; actorId: ActorId }
  limit: number
}

/** Which processes share the store. */
export interface NodeRegistry {
  beat(nodeId: string, at: EpochMs): Promise<void>
  /** Nodes that beat at `since` or later. */
  living(since: EpochMs): Promise<string[]>
  leave(nodeId: string): Promise<void>
}

/** Time, passed in so that tests can turn the hands. */
export interface Clock {
  now(): EpochMs
  /** Milliseconds since some moment, which nobody can set; default: by `now`. */
  elapsedMs?(): number
  /** Calls back once after `delayMs`; returns what takes it back. */
  after(delayMs: number, callback: () => void): () => void
}

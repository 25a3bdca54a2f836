import type { ActorId, ActorIndex, Row } from '../types.ts'
import type { EpochMs } from '../../base/time.ts'

/**
 * The kernel's store, in the form it is stored: index columns beside opaque JSON text that the store never reads.
 * Every implementation passes `test/store/actors/actor-store.contract.ts`.
 */
export interface ActorStore {
  /**
   * The record, and the first `TAIL_PAGE` rows of the journal newer than it (a record can be behind its journal, never
   * ahead). What these rows keep beside the actor, and the actors they create, is there by then.
   */
  load(actorId: ActorId): Promise<StoredActor | null>

  /** Further rows of a tail: at most `TAIL_PAGE` with `seq > after`, in order, of which the same holds. */
  readTail(actorId: ActorId, after: number): Promise<JournalRow[]>

  /** Returns the first page of the tail of each of these records, in the same order, for readers. */
  readTails(records: readonly Pick<StoredRecord, 'actorId' | 'seq'>[]): Promise<JournalRow[][]>

  /**
   * Makes each commit durable, all of it or nothing of it, independently of the others, and returns the results
   * in the same order.
   * One without a row of the journal only writes the record again, unless a newer one is there.
   * Rejects only when the store is away and it is unknown whether anything was written: `StoreUnavailable`.
   */
  commit(commits: readonly Commit[]): Promise<CommitResult[]>

  /** Stores who runs what an actor has pending, null for nobody, unless the actor has a newer entry than `seq`. */
  adopt(actorId: ActorId, seq: number, owner: string | null): Promise<void>

  /** At most `limit` rows that hold an entry with `seq > after`, in order. The first may hold earlier ones too. */
  readJournal(actorId: ActorId, after: number, limit: number): Promise<JournalRow[]>
  /** The row that this id names. */
  findEvent(actorId: ActorId, eventId: string): Promise<JournalRow | null>
  /** Returns `seq` of an actor's latest entry, or null: the cheapest check whether another node has changed it. */
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
  /** Lists actors whose pending effects belong to this node. */
  listOwned(nodeId: string, limit: number): Promise<ActorId[]>

  /** Newest first; `before` is exclusive. The index serves it: the cost does not grow with what is stored. */
  list(query: ListQuery): Promise<StoredRecord[]>
  /** The same list without its records, but for those that `needsRecord` asks for: others may come without. */
  listSummaries(query: ListQuery, needsRecord: (found: ListedSummary) => boolean): Promise<ListedSummary[]>
  findByLookup(lookup: string, limit: number): Promise<StoredRecord[]>
  readRows(kind: Row['kind'], owner: string): Promise<StoredRow[]>
}

/** How many partitions due actors are spread over; an actor's is `partitionOf(actorId)`. */
export const PARTITIONS = 16
export const ALL_PARTITIONS: readonly number[] = Array.from({ length: PARTITIONS }, (_, index) => index)

/** Rows of the journal that are read at once beyond a record. */
export const TAIL_PAGE = 100

export interface StoredActor {
  record: StoredRecord | null
  /** Rows of the journal that the record does not cover. */
  tail: JournalRow[]
}

/** The result of one unit of work of one actor. */
export interface Commit {
  actorId: ActorId
  /** Null where only the record is written. */
  journal: JournalRow | null
  /** The record after the row. Null while the stored one still says all that lists, sweeps and adoption go by. */
  record: StoredRecord | null
  rows: readonly StoredRow[]
  creates: readonly CreatedActor[]
  /**
   * Whether the record's owner runs nothing, but writes later what this commit creates, and is then taken back by
   * `adopt`. Default false.
   */
  owes?: boolean
}

/** An actor that begins with a commit of another one. */
export interface CreatedActor {
  journal: JournalRow
  record: StoredRecord
  rows: readonly StoredRow[]
}

/**
 * `begun`: committed, and each actor that it creates began just now; `committed` leaves that open. `lost`: another
 * writer took the first seq. `duplicate`: this very row, or one that the same `eventId` names, is in the journal
 * already. In both nothing was written.
 */
export type CommitResult = 'committed' | 'begun' | 'lost' | 'duplicate'

/** The entries of one turn, there together or not at all. `(actorId, firstSeq)` and `(actorId, eventId)` are unique. */
export interface JournalRow {
  actorId: ActorId
  /** Of the first entry; the others follow without gaps. */
  firstSeq: number
  /** Of the last entry. */
  seq: number
  /** The id that a caller gave to the turn's event, null without one. */
  eventId: string | null
  hash: string
  /** JSON of the entries; with all of the above it is what `hash` covers. */
  body: string
}

export interface StoredRecord extends ActorIndex {
  actorId: ActorId
  seq: number
  partition: number
  wakeAt: EpochMs | null
  owner: string | null
  /** What lists and pages show of an actor that has ended, as JSON; null while it goes on, or where none was made. */
  summary: string | null
  /** JSON of the rest of the record. */
  body: string
}

export interface StoredRow {
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

export interface ListedSummary extends Pick<StoredRecord, 'actorId' | 'listedAt' | 'agentId' | 'summary'> {
  record: StoredRecord | null
}

import type { Collection } from 'mongodb'
import type { Commit, JournalRow, StoredRow } from '../../actors/ports/actor-store.ts'
import type { ActorId } from '../../actors/types.ts'
import type { JournalDocument } from './schema.ts'
import { insertEach } from './insert-each.ts'

type Row = Pick<Commit, 'rows' | 'creates'> & { journal: JournalRow; batch?: number }

/** The journal: one document for each commit, so that all of it is there or nothing. */
export interface Journal {
  /** Inserts documents, at most one per actor; returns the indexes of those whose key existed. */
  insert(documents: readonly JournalDocument[]): Promise<Set<number>>
  /** `batch`: only where a record follows, which has to be looked for when its writer dies. */
  documentOf(row: Row): JournalDocument
  /** Rows that hold entries with `seq > after`, in order, with the documents that hold them. */
  readAfter(actorId: ActorId, after: number, limit: number): Promise<JournalDocument[]>
  /** The same for several actors, in order for each of them. */
  readAllAfter(positions: readonly { actorId: ActorId; seq: number }[]): Promise<JournalDocument[]>
  findEvent(actorId: ActorId, eventId: string): Promise<JournalRow | null>
  lastSeq(actorId: ActorId): Promise<number | null>
  /** Ids of the documents that are stored as they are here. */
  storedAmong(documents: readonly JournalDocument[]): Promise<Set<string>>
  /** Returns the ids of those documents that are stored with the same hash, or whose event was accepted before. */
  repeatedAmong(documents: readonly JournalDocument[]): Promise<Set<string>>
  /** Whether any of these documents is there. */
  hasAnyOf(ids: readonly string[]): Promise<boolean>
  /** Rows as they were committed, in order of position. */
  readRows(kind: StoredRow['kind'], owner: string): Promise<StoredRow[]>
  /**
   * How far the latest commits of a writer that brought records, from a batch of it on, brought each of their actors.
   */
  latestOf(writer: string, from: number, limit: number): Promise<{ latest: Map<ActorId, number>; lastBatch: number }>
}

/** `joinsIndexes` false: the server uses no index per branch of `$or`, so separate queries are sent. */
export function createJournal(
  collection: Collection<JournalDocument>,
  writer: string,
  { joinsIndexes = true }: { joinsIndexes?: boolean } = {},
): Journal {
  return {
    insert: (documents) => insertEach(collection, documents),

    documentOf({ journal, rows, creates, batch }) {
      const { actorId, firstSeq, seq, eventId, hash, body } = journal
      return {
        _id: `${actorId}:${firstSeq}`,
        ...addressOf(actorId),
        firstSeq,
        seq,
        eventId: eventId ?? firstSeq,
        hash,
        body,
        ...(rows.length > 0 && { rows: [...rows] }),
        ...(creates.length > 0 && { creates: creates.map((create) => ({ ...create, rows: [...create.rows] })) }),
        writer,
        ...(batch !== undefined && { batch }),
      }
    },

    readAfter(actorId, after, limit) {
      const query = { ...addressOf(actorId), seq: { $gt: after } }
      return collection.find(query).sort({ seq: 1 }).limit(Math.min(limit, MAX_DOCUMENTS)).toArray()
    },

    async findEvent(actorId, eventId) {
      const document = await collection.findOne({ ...addressOf(actorId), eventId })
      return document && rowOf(document)
    },

    async readAllAfter(positions) {
      const queries = positions.map(({ actorId, seq }) => ({ ...addressOf(actorId), seq: { $gt: seq } }))
      if (queries.length === 0) return []
      const found = joinsIndexes
        ? [await collection.find({ $or: queries }).toArray()]
        : await Promise.all(queries.map((query) => collection.find(query).toArray()))
      return found.flat().sort((a, b) => a.seq - b.seq)
    },

    async lastSeq(actorId) {
      // All that it needs is in the index.
      const [last] = await collection
        .find(addressOf(actorId))
        .project<Pick<JournalDocument, 'seq'>>({ _id: 0, seq: 1 })
        .sort({ seq: -1 })
        .limit(1)
        .toArray()
      return last?.seq ?? null
    },

    async storedAmong(documents) {
      const hashes = new Map(documents.map(({ _id, hash }) => [_id, hash]))
      if (hashes.size === 0) return new Set()
      const stored = await collection
        .find({ _id: { $in: [...hashes.keys()] } })
        .project<Pick<JournalDocument, '_id' | 'hash'>>({ hash: 1 })
        .toArray()
      return new Set(stored.filter(({ _id, hash }) => hash === hashes.get(_id)).map(({ _id }) => _id))
    },

    async repeatedAmong(documents) {
      if (documents.length === 0) return new Set()
      const taken = documents.flatMap(({ _id, shardPrefix, actorId, eventId }) => [
        { _id },
        { shardPrefix, actorId, eventId },
      ])
      const stored = await collection
        // The conflicting document may not be known to a majority yet.
        .find({ $or: taken }, { readConcern: { level: 'local' } })
        .project<Pick<JournalDocument, '_id' | 'actorId' | 'eventId' | 'hash'>>({ actorId: 1, eventId: 1, hash: 1 })
        .toArray()
      const isRepeat = ({ _id, actorId, eventId, hash }: JournalDocument) =>
        stored.some(
          (one) =>
            (one._id === _id && one.hash === hash) ||
            (typeof eventId === 'string' && one.actorId === actorId && one.eventId === eventId),
        )
      return new Set(documents.filter(isRepeat).map(({ _id }) => _id))
    },

    async hasAnyOf(ids) {
      if (ids.length === 0) return false
      return (await collection.findOne({ _id: { $in: [...ids] } }, { projection: { _id: 1 } })) !== null
    },

    async readRows(kind, owner) {
      const documents = await collection
        .find({ 'rows.owner': owner })
        .project<Required<Pick<JournalDocument, 'rows' | 'seq'>>>({ rows: 1, seq: 1 })
        .toArray()
      return rowsIn(documents, kind, owner)
    },

    async latestOf(name, from, limit) {
      const documents = await collection
        .find({ writer: name, batch: { $exists: true, $gte: from } })
        .project<Pick<JournalDocument, 'actorId' | 'seq'> & { batch: number }>({ _id: 0, actorId: 1, seq: 1, batch: 1 })
        .sort({ batch: -1 })
        .limit(limit)
        .toArray()
      const latest = new Map<ActorId, number>()
      for (const { actorId, seq } of documents) latest.set(actorId, Math.max(seq, latest.get(actorId) ?? 0))
      return { latest, lastBatch: documents[0]?.batch ?? from }
    },
  }
}

/** A limit that the wire can carry; no journal is that long. */
const MAX_DOCUMENTS = 1_000_000

export function rowOf({ actorId, firstSeq, seq, eventId, hash, body }: JournalDocument): JournalRow {
  return { actorId, firstSeq, seq, eventId: typeof eventId === 'string' ? eventId : null, hash, body }
}

/** Rows of one owner, in order of position. */
export function rowsIn(
  documents: readonly Required<Pick<JournalDocument, 'rows' | 'seq'>>[],
  kind: StoredRow['kind'],
  owner: string,
): StoredRow[] {
  const rows = documents
    .toSorted((a, b) => a.seq - b.seq)
    .flatMap((document) => document.rows)
    .filter((row) => row.kind === kind && row.owner === owner)
  // Written once: the first one stays.
  const byPosition = new Map(rows.toReversed().map((row) => [row.position, row]))
  return [...byPosition.values()].sort((a, b) => a.position - b.position)
}

/** The leading fields of the index of an actor's rows. */
export function addressOf(actorId: ActorId): Pick<JournalDocument, 'shardPrefix' | 'actorId'> {
  return { shardPrefix: actorId.slice(-2), actorId }
}

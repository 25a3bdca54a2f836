import type { Collection } from 'mongodb'
import type { Commit, StoredEntry, StoredRow } from '../../actors/ports.ts'
import type { ActorId } from '../../actors/types.ts'
import type { JournalDocument } from './schema.ts'
import { insertEach } from './insert-each.ts'

/** What begins an actor together with the commit that asks for it. */
export type Create = Commit['creates'][number]

/** The journal: one document for each commit, so that its entries are there together or not at all. */
export interface Journal {
  /** Proposes documents, at most one of each actor; answers the places of those that lost. */
  insert(documents: readonly JournalDocument[]): Promise<Set<number>>
  documentOf(commit: Pick<Commit, 'entries' | 'rows' | 'creates'>, batch: number): JournalDocument
  /** Entries with `seq > after`, in order, with the documents that hold them. */
  readAfter(actorId: ActorId, after: number, limit: number): Promise<JournalDocument[]>
  findEvent(actorId: ActorId, eventId: string): Promise<StoredEntry | null>
  lastSeq(actorId: ActorId): Promise<number | null>
  /** Ids of the documents whose first entry is stored as it is here. */
  storedAmong(documents: readonly JournalDocument[]): Promise<Set<string>>
  /**
   * Of documents that lost, the ids of those whose event was taken before, rather than their seq by another event.
   * (With the seq still free, it is an event further on that was.)
   */
  repeatedAmong(documents: readonly JournalDocument[]): Promise<Set<string>>
  /** Whether any of these documents is there. */
  hasAnyOf(ids: readonly string[]): Promise<boolean>
  /** Rows as they were committed, in order of position. */
  readRows(kind: StoredRow['kind'], owner: string): Promise<StoredRow[]>
  /** How far the latest commits of a writer, from a batch of it on, brought each of their actors. */
  latestOf(writer: string, from: number, limit: number): Promise<{ latest: Map<ActorId, number>; lastBatch: number }>
}

export function createJournal(
  collection: Collection<JournalDocument>,
  writer: string,
  { hasUniqueLists = true }: { hasUniqueLists?: boolean } = {},
): Journal {
  /**
   * Places of documents with an event that is stored, where no unique key keeps them out. Whoever proposes a seq has
   * seen all before it, and wins it only if nothing has come since: so what is not there now will not be in between.
   */
  async function placesOfRepeats(documents: readonly JournalDocument[]): Promise<Set<number>> {
    if (hasUniqueLists || documents.length === 0) return new Set()
    const repeats = documents.map(({ spread, actorId, eventIds }) => ({ spread, actorId, eventIds: { $in: eventIds } }))
    const stored = await collection.find({ $or: repeats }, { projection: { actorId: 1, eventIds: 1 } }).toArray()
    const isRepeat = ({ actorId, eventIds }: JournalDocument) =>
      stored.some((one) => one.actorId === actorId && one.eventIds.some((eventId) => eventIds.includes(eventId)))
    return new Set(documents.flatMap((document, place) => (isRepeat(document) ? [place] : [])))
  }

  return {
    async insert(documents) {
      const repeats = await placesOfRepeats(documents)
      const places = documents.map((_document, place) => place).filter((place) => !repeats.has(place))
      const lost = await insertEach(
        collection,
        documents.filter((_document, place) => !repeats.has(place)),
      )
      return new Set([...repeats, ...places.filter((_place, index) => lost.has(index))])
    },

    documentOf({ entries, rows, creates }, batch) {
      const [first, last] = [entries[0], entries.at(-1)]
      if (!first || !last) throw new Error('A commit without entries has no place in the journal.')
      return {
        _id: `${first.actorId}:${first.seq}`,
        ...addressOf(first.actorId),
        firstSeq: first.seq,
        seq: last.seq,
        eventIds: entries.map((entry) => entry.eventId),
        entries: entries.map(({ eventId, hash, body }) => ({ eventId, hash, body })),
        ...(rows.length > 0 && { rows: [...rows] }),
        ...(creates.length > 0 && { creates: creates.map((create) => ({ ...create, rows: [...create.rows] })) }),
        writer,
        batch,
      }
    },

    readAfter(actorId, after, limit) {
      const query = { ...addressOf(actorId), seq: { $gt: after } }
      // Each document holds one entry or more.
      return collection.find(query).sort({ seq: 1 }).limit(Math.min(limit, MAX_DOCUMENTS)).toArray()
    },

    async findEvent(actorId, eventId) {
      const document = await collection.findOne({ ...addressOf(actorId), eventIds: eventId })
      return (document && entriesOf(document).find((entry) => entry.eventId === eventId)) ?? null
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
      const hashes = new Map(documents.map(({ _id, entries }) => [_id, entries[0]?.hash]))
      if (hashes.size === 0) return new Set()
      const stored = await collection
        .find({ _id: { $in: [...hashes.keys()] } })
        .project<Pick<JournalDocument, '_id' | 'entries'>>({ entries: 1 })
        .toArray()
      return new Set(stored.filter(({ _id, entries }) => entries[0]?.hash === hashes.get(_id)).map(({ _id }) => _id))
    },

    async repeatedAmong(documents) {
      if (documents.length === 0) return new Set()
      const taken = documents.flatMap(({ spread, actorId, eventIds: [eventId], firstSeq }) => [
        { spread, actorId, eventIds: eventId ?? '' },
        { spread, actorId, seq: { $gte: firstSeq } },
      ])
      const stored = await collection
        // What the insert ran into may not be known to a majority yet.
        .find({ $or: taken }, { readConcern: { level: 'local' } })
        .project<Pick<JournalDocument, 'actorId' | 'seq' | 'eventIds'>>({ actorId: 1, seq: 1, eventIds: 1 })
        .toArray()
      // Another writer's entries may have followed by themselves under the same event ids: only the first one tells.
      const isRepeat = ({ actorId, firstSeq, eventIds: [eventId] }: JournalDocument) => {
        const others = stored.filter((one) => one.actorId === actorId)
        const isThere = others.some(({ eventIds }) => eventIds.includes(eventId ?? ''))
        return isThere || others.every(({ seq }) => seq < firstSeq)
      }
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
        .find({ writer: name, batch: { $gte: from } })
        .project<Pick<JournalDocument, 'actorId' | 'seq' | 'batch'>>({ _id: 0, actorId: 1, seq: 1, batch: 1 })
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

export function entriesOf({ actorId, firstSeq, entries }: JournalDocument): StoredEntry[] {
  return entries.map((entry, index) => ({ actorId, seq: firstSeq + index, ...entry }))
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

function addressOf(actorId: ActorId): Pick<JournalDocument, 'spread' | 'actorId'> {
  return { spread: actorId.slice(-2), actorId }
}

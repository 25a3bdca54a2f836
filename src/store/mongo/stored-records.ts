import type { Collection } from 'mongodb'
import type { StoredRecord } from '../../actors/ports/actor-store.ts'
import type { ActorId } from '../../actors/types.ts'
import { encode } from './actor-documents.ts'
import { COLLECTIONS, type ActorDocument } from './schema.ts'
import { writeEach } from './insert-each.ts'

/** The records of actors, which are projections of their journals. */
export interface StoredRecords {
  /** Writes those that are still behind; a newer one stays. */
  write(records: readonly StoredRecord[]): Promise<void>
  /** `behind`: the next rows of its journal, if that takes no further command. */
  find(actorId: ActorId): Promise<(ActorDocument & { behind?: object[] }) | null>
  seqsOf(actorIds: readonly ActorId[]): Promise<Map<ActorId, number>>
  /** Rewrites recent records of this process that an older record of another process has overwritten. */
  restoreOverwritten(): Promise<void>
}

export interface RecordOptions {
  /** Sees in one command whether a record is behind its journal, rather than in two. Default true. */
  hasLookup?: boolean
  /** The filter and the change of an update are one atomic step. Default true. */
  hasAtomicUpdates?: boolean
}

/** Number of heartbeats for which a record is checked: a write that runs at the first is done by the last. */
const CHECKS_FOR_AN_OVERWRITE = 3

export function createStoredRecords(
  actors: Collection<ActorDocument>,
  { hasLookup = true, hasAtomicUpdates = true }: RecordOptions = {},
): StoredRecords {
  /** Where updates are not atomic, the latest that this process wrote. */
  const recent = new Map<ActorId, { record: StoredRecord; checksLeft: number }>()

  async function write(records: readonly StoredRecord[]): Promise<void> {
    // The filter misses a newer one, and the upsert then finds the key taken.
    await writeEach(
      actors,
      records.map((record) => ({
        replaceOne: {
          filter: { _id: record.actorId, seq: { $lt: record.seq } },
          replacement: encode(record),
          upsert: true,
        },
      })),
    )
    if (!hasAtomicUpdates)
      for (const record of records) recent.set(record.actorId, { record, checksLeft: CHECKS_FOR_AN_OVERWRITE })
  }

  async function seqsOf(actorIds: readonly ActorId[]): Promise<Map<ActorId, number>> {
    if (actorIds.length === 0) return new Map()
    const found = actors.find({ _id: { $in: [...actorIds] } }).project<Pick<ActorDocument, '_id' | 'seq'>>({ seq: 1 })
    return new Map((await found.toArray()).map(({ _id, seq }) => [_id, seq]))
  }

  return {
    write,
    seqsOf,
    async find(actorId) {
      if (!hasLookup) return actors.findOne({ _id: actorId })
      const found = actors.aggregate<ActorDocument & { behind: object[] }>([
        { $match: { _id: actorId } },
        { $lookup: { from: COLLECTIONS.journal, localField: 'next', foreignField: '_id', as: 'behind' } },
      ])
      return (await found.toArray())[0] ?? null
    },
    async restoreOverwritten() {
      const seqs = await seqsOf([...recent.keys()])
      const overwritten: StoredRecord[] = []
      for (const [actorId, one] of recent) {
        one.checksLeft -= 1
        if (one.record.seq > (seqs.get(actorId) ?? 0)) overwritten.push(one.record)
        else if (one.checksLeft === 0) recent.delete(actorId)
      }
      await write(overwritten)
    },
  }
}

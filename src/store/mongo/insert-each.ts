import type {
  AnyBulkWriteOperation,
  Collection,
  Document,
  MongoBulkWriteError,
  OptionalUnlessRequiredId,
} from 'mongodb'
import { duplicateKeyIndexes } from './failures.ts'

/** Inserts each document by itself; returns the indexes of those whose key existed. */
export async function insertEach<Stored extends Document>(
  collection: Collection<Stored>,
  documents: readonly OptionalUnlessRequiredId<Stored>[],
): Promise<Set<number>> {
  if (documents.length === 0) return new Set()
  try {
    await collection.insertMany(documents, { ordered: false })
    return new Set()
  } catch (error) {
    return duplicateKeyIndexes(error)
  }
}

/** Executes each upsert by itself; returns the indexes of those whose filter excluded an existing document. */
export async function writeEach<Stored extends Document>(
  collection: Collection<Stored>,
  upserts: readonly AnyBulkWriteOperation<Stored>[],
): Promise<Set<number>> {
  if (upserts.length === 0) return new Set()
  try {
    await collection.bulkWrite(upserts, { ordered: false })
    return new Set()
  } catch (error) {
    const taken = duplicateKeyIndexes(error)
    const { matchedCount, upsertedCount } = (error as MongoBulkWriteError).result
    const isAllDone = matchedCount + upsertedCount + taken.size >= upserts.length
    const next = Math.max(...taken) + 1
    if (isAllDone || next >= upserts.length) return taken
    // Some servers stop at the first failure even for unordered writes.
    const more = await writeEach(collection, upserts.slice(next))
    return new Set([...taken, ...[...more].map((index) => index + next)])
  }
}

import type {
  AnyBulkWriteOperation,
  Collection,
  Document,
  MongoBulkWriteError,
  OptionalUnlessRequiredId,
} from 'mongodb'
import { duplicateKeyIndexes } from './failures.ts'

/** Inserts each document by itself; answers the places of those whose key was taken. */
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

/** Carries out each upsert by itself; answers the places of those that met a document their filter left out. */
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
    // Some servers stop at the first that fails, whatever they are asked.
    const more = await writeEach(collection, upserts.slice(next))
    return new Set([...taken, ...[...more].map((index) => index + next)])
  }
}

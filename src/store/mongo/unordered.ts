import type { AnyBulkWriteOperation, Collection, Document, OptionalUnlessRequiredId } from 'mongodb'
import { takenPlaces } from './failures.ts'

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
    return takenPlaces(error)
  }
}

/** Carries out each operation by itself; answers the places of upserts that met a document their filter left out. */
export async function writeEach<Stored extends Document>(
  collection: Collection<Stored>,
  operations: readonly AnyBulkWriteOperation<Stored>[],
): Promise<Set<number>> {
  if (operations.length === 0) return new Set()
  try {
    await collection.bulkWrite(operations, { ordered: false })
    return new Set()
  } catch (error) {
    return takenPlaces(error)
  }
}

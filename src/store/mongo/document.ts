import type { Collection, Filter, OptionalUnlessRequiredId, UpdateFilter } from 'mongodb'
import { isUniqueViolation } from './failures.ts'

/** The JSON body of an item, beside the fields by which it is found. JSON keeps any text unharmed. */
export interface Kept {
  _id: string
  body: string
}

export function decode<Thing>({ body }: Pick<Kept, 'body'>): Thing {
  return JSON.parse(body) as Thing
}

export function decodeOrNull<Thing>(document: Pick<Kept, 'body'> | null): Thing | null {
  return document && decode<Thing>(document)
}

/** False when a unique key of it is taken, and then nothing is written. */
export async function insertIfFree<Stored extends { _id: string }>(
  collection: Collection<Stored>,
  document: OptionalUnlessRequiredId<Stored>,
): Promise<boolean> {
  try {
    await collection.insertOne(document)
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Updates the document with this id, or makes it: a first try may meet another that makes it at the same time. */
export async function upsert<Stored extends { _id: string }>(
  collection: Collection<Stored>,
  _id: string,
  change: UpdateFilter<Stored>,
): Promise<void> {
  const filter = { _id } as Filter<Stored>
  try {
    await collection.updateOne(filter, change, { upsert: true })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await collection.updateOne(filter, change)
  }
}

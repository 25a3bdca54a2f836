import { isDeepStrictEqual } from 'node:util'
import { MongoServerError, type Db } from 'mongodb'
import { SetupError } from '../../errors.ts'
import { upsert } from './document.ts'
import { isPassing } from './failures.ts'
import {
  COLLECTIONS,
  INDEXES,
  META_ID,
  optionsOf,
  PROBE_PREFIX,
  SCHEMA_VERSION,
  type IndexPlan,
  type MetaDocument,
} from './schema.ts'

/**
 * Throws `SetupError` when the database is not ours to use; writes nothing. Our mark is written before anything else,
 * so it is there whenever something else of ours is, also while another node is starting.
 */
export async function checkOwnership(database: Db): Promise<void> {
  const collections = await database.listCollections({}, { nameOnly: true }).toArray()
  const found = await database.collection<MetaDocument>(COLLECTIONS.meta).findOne({ _id: META_ID })
  const isEmpty = collections.every(({ name }) => name.startsWith(PROBE_PREFIX) || name.startsWith('system.'))
  if (!found && !isEmpty) {
    throw new SetupError(
      `MONGODB_URL: the database ${database.databaseName} belongs to another application. Name another one, or an empty one.`,
    )
  }
  if (found && found.schema > SCHEMA_VERSION) {
    throw new SetupError(
      `MONGODB_URL: the database ${database.databaseName} was written by a newer Parley (schema ${found.schema}, ` +
        `this one knows ${SCHEMA_VERSION}). Start that version, or name another database.`,
    )
  }
}

/** Marks the database as ours and creates what is missing. */
export async function createMissing(database: Db, hasPartialIndexes: boolean): Promise<void> {
  await upsert(database.collection<MetaDocument>(COLLECTIONS.meta), META_ID, { $max: { schema: SCHEMA_VERSION } })
  const byCollection = Map.groupBy(INDEXES, (plan) => plan.collection)
  await Promise.all(
    [...byCollection.values()].map(async (plans) => {
      // One at a time: some servers build no more at once.
      for (const plan of plans) await createIndex(database, plan, hasPartialIndexes)
    }),
  )
}

/** One of the same key may be there with other options, from a server that could do less: it serves as well. */
async function createIndex(database: Db, plan: IndexPlan, hasPartialIndexes: boolean): Promise<void> {
  const collection = database.collection(plan.collection)
  try {
    await collection.createIndex(plan.key, optionsOf(plan, hasPartialIndexes))
  } catch (error) {
    if (!(error instanceof MongoServerError) || isPassing(error)) throw error
    const present = (await collection.indexes()).find(({ key }) => isDeepStrictEqual(toPairs(key), toPairs(plan.key)))
    if (!present || (plan.unique && !present.unique)) throw error
  }
}

function toPairs(key: object): [string, unknown][] {
  return Object.entries(key)
}

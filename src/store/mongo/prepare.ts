import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { MongoServerError, type Db } from 'mongodb'
import { SetupError } from '../../base/errors.ts'
import { upsert } from './document.ts'
import { isTransient } from './failures.ts'
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
  if (found && found.schema < SCHEMA_VERSION) {
    throw new SetupError(
      `MONGODB_URL: the database ${database.databaseName} was written by an older Parley (schema ${found.schema}, ` +
        `this one knows ${SCHEMA_VERSION}), which this one cannot read. Start that version, or name another database.`,
    )
  }
}

/** Progress of index builds, for the operator. */
export interface IndexBuildOptions {
  hasPartialIndexes: boolean
  log: { info(details: object, message: string): void }
  /** How often progress is logged; default 10 s. */
  sayEveryMs?: number
}

/**
 * Marks the database as ours and creates the indexes that are missing, however long that takes: over a large collection
 * minutes. `database` is to be one without a limit to how long an answer takes. A build goes on in the server when the
 * connection is lost, and is waited for again.
 */
export async function createMissing(database: Db, options: IndexBuildOptions): Promise<void> {
  await upsert(database.collection<MetaDocument>(COLLECTIONS.meta), META_ID, { $max: { schema: SCHEMA_VERSION } })
  const byCollection = Map.groupBy(INDEXES, (plan) => plan.collection)
  await Promise.all(
    [...byCollection.values()].map(async (plans) => {
      // One at a time: some servers build no more at once.
      for (const plan of plans) await createIndex(database, plan, options)
    }),
  )
}

const SAY_EVERY_MS = 10_000
const RETRY_MS = 1_000
/** Losses of the connection in a row, each soon after the one before, until the start gives up. */
const MAX_LOSSES = 5

async function createIndex(database: Db, plan: IndexPlan, options: IndexBuildOptions): Promise<void> {
  const { log, sayEveryMs = SAY_EVERY_MS } = options
  const begunAt = performance.now()
  const waiting = setInterval(() => {
    const forSec = Math.round((performance.now() - begunAt) / 1_000)
    const { collection, key } = plan
    log.info({ collection, key, forSec }, 'Waiting for MongoDB to build an index; the start goes on when it is there.')
  }, sayEveryMs)
  try {
    for (let losses = 0; ; losses += 1) {
      const askedAt = performance.now()
      try {
        return await createIndexOnce(database, plan, options.hasPartialIndexes)
      } catch (error) {
        if (performance.now() - askedAt > sayEveryMs) losses = 0
        if (!isTransient(error) || losses >= MAX_LOSSES) throw error
        await pause(RETRY_MS)
      }
    }
  } finally {
    clearInterval(waiting)
  }
}

/** One of the same key may be there with other options, from a server that could do less: it serves as well. */
async function createIndexOnce(database: Db, plan: IndexPlan, hasPartialIndexes: boolean): Promise<void> {
  const collection = database.collection(plan.collection)
  try {
    await collection.createIndex(plan.key, optionsOf(plan, hasPartialIndexes))
  } catch (error) {
    if (!(error instanceof MongoServerError) || isTransient(error)) throw error
    const present = (await collection.indexes()).find(({ key }) => isDeepStrictEqual(toPairs(key), toPairs(plan.key)))
    if (!present || (plan.unique && !present.unique)) throw error
  }
}

function toPairs(key: object): [string, unknown][] {
  return Object.entries(key)
}

import { MongoServerError, type Db } from 'mongodb'
import { SetupError } from '../../errors.ts'
import { isTaken } from './failures.ts'
import { PROBE_PREFIX } from './schema.ts'
import { insertEach } from './unordered.ts'

/** What the server was seen to do, rather than what it says of itself. */
export interface Guarantees {
  version: string
  /** Of updates that race for one document, exactly one wins. Nothing of an actor relies on it. */
  hasAtomicUpdates: boolean
  hasPartialIndexes: boolean
}

const RACERS = 20
const MIN_VERSION = 5

/**
 * Tries out, in a scratch collection, what the store builds on.
 *
 * @throws SetupError when the server is too old or lacks what nothing else could make up for
 */
export async function probe(database: Db, nodeId: string): Promise<Guarantees> {
  const { version } = (await database.admin().buildInfo()) as unknown as { version: string }
  if (Number.parseInt(version) < MIN_VERSION) {
    throw new SetupError(`MONGODB_URL: the server is MongoDB ${version}. Use ${MIN_VERSION}.0 or newer.`)
  }
  const scratch = database.collection<{ _id: string; seq?: number }>(`${PROBE_PREFIX}${nodeId}`)
  try {
    const winners = await Promise.all(
      Array.from({ length: RACERS }, () => isInserted(scratch.insertOne({ _id: 'race', seq: 0 }))),
    )
    if (count(winners) !== 1) throw unfit('lets several inserts have the same key')

    const taken = await insertEach(scratch, [{ _id: 'first' }, { _id: 'race' }, { _id: 'last' }]).catch(() => undefined)
    const isReported = taken?.size === 1 && taken.has(1) && (await scratch.countDocuments({ _id: 'last' })) === 1
    if (!isReported) throw unfit('does not say which documents of an unordered insert were refused')

    const joined = await scratch
      .aggregate<{ same: object[] }>([
        { $match: { _id: 'race' } },
        { $lookup: { from: scratch.collectionName, localField: '_id', foreignField: '_id', as: 'same' } },
      ])
      .toArray()
      .catch(unlessServerRefuses)
    if (joined?.[0]?.same.length !== 1) throw unfit('has no $lookup')

    const updates = await Promise.all(
      Array.from({ length: RACERS }, () => scratch.updateOne({ _id: 'race', seq: 0 }, { $set: { seq: 1 } })),
    )
    const partial = await scratch
      .createIndex({ seq: 1 }, { partialFilterExpression: { seq: { $exists: true } } })
      .catch(unlessServerRefuses)
    return {
      version,
      hasAtomicUpdates: count(updates.map(({ modifiedCount }) => modifiedCount === 1)) === 1,
      hasPartialIndexes: partial !== undefined,
    }
  } finally {
    await scratch.drop().catch(() => {})
  }
}

function unfit(fault: string): SetupError {
  return new SetupError(`MONGODB_URL: this server cannot be used: it ${fault}. Use MongoDB ${MIN_VERSION}.0 or newer.`)
}

async function isInserted(insert: Promise<unknown>): Promise<boolean> {
  try {
    await insert
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

/** Undefined for a "no"; everything else is thrown again. */
function unlessServerRefuses(error: unknown): undefined {
  if (!(error instanceof MongoServerError)) throw error
  return undefined
}

function count(outcomes: readonly boolean[]): number {
  return outcomes.filter(Boolean).length
}

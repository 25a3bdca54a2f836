import { randomUUID } from 'node:crypto'
import { Long, MongoServerError, type Collection, type Db, type Document } from 'mongodb'
import { SetupError } from '../../base/errors.ts'
import { isTransient, isUniqueViolation } from './failures.ts'
import { PROBE_PREFIX } from './schema.ts'
import { insertEach, writeEach } from './insert-each.ts'

/** Capabilities of the server, tested rather than derived from its version. */
export interface Capabilities {
  version: string
  /** Of updates that race for one document, exactly one wins. No journal relies on it. */
  hasAtomicUpdates: boolean
  hasPartialIndexes: boolean
  /**
   * One command can read a record and look into its journal. Left alone on a sharded cluster, where it asks every
   * shard.
   */
  hasLookup: boolean
  /** Neither a replica set nor a cluster: data that its one machine loses is lost. */
  isStandalone: boolean
}

interface Scratch {
  _id: string
  seq?: number
  place?: string
}

const RACERS = 20
const MIN_VERSION = 5

/** The server takes the transaction number of a write that the driver repeats, and executes it once more. */
export class RepeatsRetries extends SetupError {
  constructor() {
    super('MONGODB_URL: this server executes a write again that the driver repeats. Leave retryWrites=true out.')
  }
}

/**
 * Tries out, in a scratch collection, what the store builds on.
 *
 * @throws SetupError when the server is too old or lacks what nothing else could make up for
 * @throws RepeatsRetries when the driver must not repeat writes
 */
export async function probe(database: Db): Promise<Capabilities> {
  const { version } = (await database.command({ buildInfo: 1 })) as unknown as { version: string }
  if (Number.parseInt(version) < MIN_VERSION) {
    throw new SetupError(`MONGODB_URL: the server is MongoDB ${version}. Use ${MIN_VERSION}.0 or newer.`)
  }
  // A collection of its own, because writes of an earlier probe may still be executed.
  const scratch = database.collection<Scratch>(`${PROBE_PREFIX}${randomUUID()}`)
  try {
    await checkInserts(scratch)
    await checkRecords(scratch)
    const hello = await database.command({ hello: 1 }).catch(unlessServerRefuses)
    if (hello && database.client.options.retryWrites) await checkRetries(database, scratch, hello)
    const isSharded = hello?.['msg'] === 'isdbgrid'
    return {
      version,
      isStandalone: hello !== undefined && !isSharded && hello['setName'] === undefined,
      hasAtomicUpdates: await hasAtomicUpdates(scratch),
      hasPartialIndexes: await hasPartialIndexes(scratch),
      hasLookup: !isSharded && (await hasLookup(scratch)),
    }
  } finally {
    await scratch.drop().catch(() => {})
  }
}

/** A write that was executed must not be executed again because its answer was lost. */
async function checkRetries(database: Db, scratch: Collection<Scratch>, hello: Document): Promise<void> {
  // The driver repeats no write on a server by itself.
  if (hello['setName'] === undefined && hello['msg'] !== 'isdbgrid') return
  const insert = { insert: scratch.collectionName, documents: [{ _id: 'repeated' }], txnNumber: Long.ONE }
  const session = database.client.startSession()
  try {
    await database.command(insert, { session })
    const repeated = await database.command(insert, { session })
    if (repeated['writeErrors'] !== undefined) throw new RepeatsRetries()
  } finally {
    await session.endSession()
  }
}

/** Commits: the first insert of a key wins, and all others get an error. */
async function checkInserts(scratch: Collection<Scratch>): Promise<void> {
  const winners = await Promise.all(
    Array.from({ length: RACERS }, () => isInserted(scratch.insertOne({ _id: 'race', seq: 0 }))),
  )
  if (count(winners) !== 1) throw unfit('lets several inserts have the same key')

  const documents = [{ _id: 'first' }, { _id: 'race' }, { _id: 'last' }]
  const taken = await insertEach(scratch, documents).catch(unlessServerRefuses)
  const isReported = taken?.size === 1 && taken.has(1) && (await scratch.countDocuments({ _id: 'last' })) === 1
  if (!isReported) throw unfit('does not say which documents of an unordered insert were refused')
}

/** Records: an older one never takes the place of a newer one. */
async function checkRecords(scratch: Collection<Scratch>): Promise<void> {
  const older = { filter: { _id: 'race', seq: { $lt: 0 } }, replacement: { seq: -1, place: 'older' }, upsert: true }
  const newer = { filter: { _id: 'first', seq: { $lt: 2 } }, replacement: { seq: 2, place: 'newer' }, upsert: true }
  const missing = { filter: { _id: 'two', seq: { $lt: 1 } }, replacement: { seq: 1, place: 'new' }, upsert: true }
  await scratch.updateOne({ _id: 'first' }, { $set: { seq: 1 } })
  const operations = [older, newer, missing].map((replaceOne) => ({ replaceOne }))
  const left = await writeEach(scratch, operations).catch(unlessServerRefuses)
  const found = await scratch.find({ _id: { $in: ['first', 'race', 'two'] } }).toArray()
  const seqs = found.sort((a, b) => (a._id < b._id ? -1 : 1)).map(({ seq }) => seq)
  const isRight = left?.size === 1 && left.has(0) && seqs.join() === '2,0,1'
  if (!isRight) throw unfit('does not keep an older document from replacing a newer one')
}

async function hasAtomicUpdates(scratch: Collection<Scratch>): Promise<boolean> {
  const updates = await Promise.all(
    Array.from({ length: RACERS }, () => scratch.updateOne({ _id: 'race', seq: 0 }, { $set: { seq: 1 } })),
  )
  return count(updates.map(({ modifiedCount }) => modifiedCount === 1)) === 1
}

async function hasPartialIndexes(scratch: Collection<Scratch>): Promise<boolean> {
  const created = await scratch
    .createIndex({ seq: 1 }, { partialFilterExpression: { seq: { $exists: true } } })
    .catch(unlessServerRefuses)
  return created !== undefined
}

async function hasLookup(scratch: Collection<Scratch>): Promise<boolean> {
  const from = scratch.collectionName
  const same = { $lookup: { from, localField: '_id', foreignField: '_id', as: 'same' } }
  const joined = await scratch
    .aggregate<{ same: object[]; other: object[] }>([
      { $match: { _id: 'race' } },
      same,
      { $lookup: { from, pipeline: [{ $match: { _id: 'last' } }, same], as: 'other' } },
    ])
    .toArray()
    .catch(unlessServerRefuses)
  return joined?.[0]?.same.length === 1 && joined[0].other.length === 1
}

function unfit(fault: string): SetupError {
  return new SetupError(`MONGODB_URL: this server cannot be used: it ${fault}. Use MongoDB ${MIN_VERSION}.0 or newer.`)
}

async function isInserted(insert: Promise<unknown>): Promise<boolean> {
  try {
    await insert
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Returns undefined if the server refuses the command; rethrows anything else, also "not now". */
function unlessServerRefuses(error: unknown): undefined {
  if (!(error instanceof MongoServerError) || isTransient(error)) throw error
  return undefined
}

function count(outcomes: readonly boolean[]): number {
  return outcomes.filter(Boolean).length
}

import { randomUUID } from 'node:crypto'
import type { CommandStartedEvent, Db } from 'mongodb'
import type { RecurringBackend } from '../../ports/recurring-backend.ts'
import type { Store } from '../../ports/store.ts'
import { createActorStore, type ActorStoreOptions } from './actor-store.ts'
import { createAgendaBackend } from './agenda-backend.ts'
import { createAgentStore } from './agent-store.ts'
import { connect, explained, refusesRetries } from './connect.ts'
import { createCallFigures } from './call-figures.ts'
import { findPagesInTwo, findPagesJoined } from './call-pages.ts'
import { createChangeFeed } from './change-feed.ts'
import { createChainCheckProgress } from './chain-check-progress.ts'
import { createConnectionStore } from './connection-store.ts'
import { insertIfFree } from './document.ts'
import { createDraftStore } from './draft-store.ts'
import { createEndpointStore } from './endpoint-store.ts'
import { guarded, inTime, isTransient } from './failures.ts'
import { createFlowStore } from './flow-store.ts'
import { createIdempotencyStore } from './idempotency-store.ts'
import { createJournal } from './journal.ts'
import { createKeyLookup } from './key-lookup.ts'
import { createKeyUsageStore } from './key-usage-store.ts'
import { createLayoutStore } from './layout-store.ts'
import { createTransferStore } from './transfer-store.ts'
import { createNodeRegistry } from './node-registry.ts'
import { createOptOutStore } from './opt-out-store.ts'
import { createPayloadStore } from './payload-store.ts'
import { checkOwnership, createMissing } from './prepare.ts'
import { probe, type Capabilities } from './probe.ts'
import { createProjectStore } from './project-store.ts'
import { COLLECTIONS, type ActorDocument, type JournalDocument, type NodeDocument } from './schema.ts'
import { createServerTime, type ServerTime } from './server-time.ts'
import { createSessionStore } from './session-store.ts'
import { createDailyCounts } from './daily-counts.ts'
import { createSlotStore } from './slot-store.ts'
import { createUserStore } from './user-store.ts'
import { createVersionStore } from './version-store.ts'

/** One without retryable writes, and some while another member becomes the primary or the server is too busy to answer. */
const MAX_TRIES = 4
const REACHED_WITHIN_MS = 10_000

export interface MongoStoreOptions {
  /** `mongodb://…` or `mongodb+srv://…`; without a database's name, `parley` is used. */
  url: string
  /** Under which this process beats and writes; one of its own unless given. */
  nodeId?: string
  log: { info(details: object, message: string): void; warn?(details: object, message: string): void }
  /** Sees every command that is sent, for tests and measuring. */
  onCommand?(this: void, event: CommandStartedEvent): void
}

export interface MongoStore extends Store {
  /** Where Agenda keeps its jobs: the same database. */
  agendaBackend: RecurringBackend
  /** How far this machine's clock is ahead of the database's: 0 within two seconds. Known from the first beat on. */
  clockAheadMs(this: void): number
  /** What the server was seen to do, in one line for the operator. */
  databaseSummary: string
  /** Whether this text is the one under that name which the first of all nodes has left. */
  matchesSharedMark(this: void, name: string, text: string): Promise<boolean>
}

/**
 * Opens the store in one MongoDB database, beside any number of other processes. Throws `SetupError` when the database
 * cannot be used: not reachable, no rights, too old, without the guarantees that the store needs, foreign or newer.
 */
export async function openMongoStore(options: MongoStoreOptions): Promise<MongoStore> {
  let retryWrites = true
  for (let triesLeft = MAX_TRIES; ; triesLeft -= 1) {
    try {
      return await open(options, retryWrites)
    } catch (error) {
      if (triesLeft === 1 || !(refusesRetries(error) || isTransient(error))) throw explained(error)
      if (refusesRetries(error)) retryWrites = false
    }
  }
}

/** For commands that look at what is stored beside a running service: nothing is written. */
export async function openMongoStoreReadOnly(url: string): Promise<Store> {
  try {
    const { client, database } = await connect(url)
    try {
      await checkOwnership(database)
    } catch (error) {
      await client.close()
      throw error
    }
    return storeOver(database, randomUUID(), { hasLookup: false, isReadOnly: true }, () => client.close())
  } catch (error) {
    throw explained(error)
  }
}

async function open(options: MongoStoreOptions, retryWrites: boolean): Promise<MongoStore> {
  const { url, nodeId = randomUUID(), log, onCommand } = options
  const { client, database } = await connect(url, { onCommand, retryWrites })
  try {
    await checkOwnership(database)
    const seen = await probe(database)
    const databaseSummary = describe(seen, retryWrites)
    log.info({ ...seen, retryWrites }, databaseSummary)
    await buildIndexes(options, retryWrites, seen.hasPartialIndexes)
    const serverTime = createServerTime({ onSkew: (aheadMs) => warnOfSkew(log, aheadMs) })
    return {
      ...storeOver(database, nodeId, { ...seen, serverTime }, () => client.close()),
      clockAheadMs: () => serverTime.aheadMs,
      agendaBackend: createAgendaBackend(database, () => serverTime.aheadMs),
      databaseSummary,
      matchesSharedMark: (name, text) => matchesSharedMark(database, name, text),
    }
  } catch (error) {
    await client.close()
    throw error
  }
}

/** Over connections of their own, which have the patience that requests must not have. */
async function buildIndexes(options: MongoStoreOptions, retryWrites: boolean, hasPartialIndexes: boolean) {
  const { url, log, onCommand } = options
  const { client, database } = await connect(url, { onCommand, retryWrites, isPatient: true })
  try {
    await createMissing(database, { hasPartialIndexes, log })
  } finally {
    await client.close()
  }
}

async function matchesSharedMark(database: Db, name: string, text: string): Promise<boolean> {
  const marks = database.collection<{ _id: string; text: string }>(COLLECTIONS.meta)
  if (await insertIfFree(marks, { _id: name, text })) return true
  return (await marks.findOne({ _id: name }))?.text === text
}

function storeOver(
  database: Db,
  nodeId: string,
  options: ActorStoreOptions & { serverTime?: ServerTime },
  close: () => Promise<void>,
): Store {
  const nodes = database.collection<NodeDocument>(COLLECTIONS.nodes)
  const entries = database.collection<JournalDocument>(COLLECTIONS.journal)
  const { hasLookup = true, hasAtomicUpdates = true } = options
  const journal = createJournal(entries, nodeId, { joinsIndexes: hasLookup })
  const records = database.collection<ActorDocument>(COLLECTIONS.actors)
  const actors = createActorStore(journal, records, nodes, options)
  const agents = createAgentStore(database.collection(COLLECTIONS.agents))
  // With those that are silent, for ten minutes.
  const knownNodes = async () => (await nodes.find().toArray()).map(({ _id }) => _id)
  const pages = hasLookup ? findPagesJoined(records, agents) : findPagesInTwo(records, entries, agents)
  return {
    actors: guarded(actors),
    callPages: guarded(pages),
    ...(hasAtomicUpdates && { keyLookup: guarded(createKeyLookup(records, journal, pages, { hasLookup })) }),
    callFigures: guarded(createCallFigures(database.collection(COLLECTIONS.callFigures))),
    nodes: guarded(createNodeRegistry(nodes, () => actors.reconcileOnHeartbeat(), options.serverTime)),
    changeFeed: guarded(
      createChangeFeed(database.collection(COLLECTIONS.watchers), database.collection(COLLECTIONS.changes), nodeId),
    ),
    chainCheck: guarded(createChainCheckProgress(database)),
    projects: guarded(createProjectStore(database.collection(COLLECTIONS.projects))),
    agents: guarded(agents),
    flows: guarded(createFlowStore(database.collection(COLLECTIONS.flows))),
    drafts: guarded(createDraftStore(database.collection(COLLECTIONS.agentDrafts))),
    layouts: guarded(createLayoutStore(database.collection(COLLECTIONS.agentLayouts))),
    versions: guarded(createVersionStore(database.collection(COLLECTIONS.agentVersions))),
    endpoints: guarded(createEndpointStore(database.collection(COLLECTIONS.endpoints))),
    connections: guarded(createConnectionStore(database.collection(COLLECTIONS.connections))),
    users: guarded(createUserStore(database.collection(COLLECTIONS.users))),
    sessions: guarded(createSessionStore(database.collection(COLLECTIONS.sessions))),
    idempotency: guarded(createIdempotencyStore(database.collection(COLLECTIONS.idempotency))),
    payloads: guarded(createPayloadStore(database.collection(COLLECTIONS.payloads))),
    slots: guarded(createSlotStore(database.collection(COLLECTIONS.slots))),
    dailyCounts: guarded(createDailyCounts(database.collection(COLLECTIONS.dailyCounts))),
    keyUsage: guarded(
      createKeyUsageStore(
        database.collection(COLLECTIONS.keyUsage),
        hasAtomicUpdates ? undefined : { nodeId, livingNodes: knownNodes },
      ),
    ),
    optOuts: guarded(createOptOutStore(database.collection(COLLECTIONS.optOuts))),
    transfer: guarded(createTransferStore(database), Infinity),
    async isReachable() {
      try {
        await inTime(database.command({ ping: 1 }), REACHED_WITHIN_MS)
        return true
      } catch {
        return false
      }
    },
    close,
  }
}

function warnOfSkew(log: MongoStoreOptions['log'], aheadMs: number): void {
  if (aheadMs === 0) return log.info({}, "This machine's clock and the database's agree again.")
  const side = aheadMs > 0 ? 'ahead of' : 'behind'
  const seconds = Math.round(Math.abs(aheadMs) / 1_000)
  log.warn?.(
    { aheadMs },
    `This machine's clock is ${seconds} s ${side} the database's. Parley goes by the database's; set this one by NTP.`,
  )
}

function describe(seen: Capabilities, retryWrites: boolean): string {
  const lacks = [
    ...(seen.isStandalone ? ['it is no replica set, and loses what its machine loses'] : []),
    ...(seen.hasAtomicUpdates ? [] : ['updates are not atomic (records are looked after at each beat)']),
    ...(retryWrites ? [] : ['writes are not retried by the driver']),
    ...(seen.hasPartialIndexes ? [] : ['indexes are plain instead of partial']),
    ...(seen.hasLookup ? [] : ['a read of a record takes two commands']),
  ]
  const guaranteed = 'one insert of many wins, losers are named, newer records stay'
  return `MongoDB ${seen.version}: ${[guaranteed, ...lacks].join('; ')}.`
}

import { randomUUID } from 'node:crypto'
import type { AgendaBackend } from 'agenda'
import type { CommandStartedEvent, Db } from 'mongodb'
import type { Store } from '../../ports/store.ts'
import { createActorStore } from './actor-store.ts'
import { createAgendaBackend } from './agenda-backend.ts'
import { createAgentStore } from './agent-store.ts'
import { connect, explained } from './connect.ts'
import { createConnectionStore } from './connection-store.ts'
import { createEndpointStore } from './endpoint-store.ts'
import { guarded } from './failures.ts'
import { createFlowStore } from './flow-store.ts'
import { createIdempotencyStore } from './idempotency-store.ts'
import { createJournal } from './journal.ts'
import { createKeyUsageStore } from './key-usage-store.ts'
import { createMovingStore } from './moving-store.ts'
import { createNodeRegistry, type NodeDocument } from './node-registry.ts'
import { createOptOutStore } from './opt-out-store.ts'
import { createPayloadStore } from './payload-store.ts'
import { checkOwnership, createMissing } from './prepare.ts'
import { probe, type Guarantees } from './probe.ts'
import { createProjectStore } from './project-store.ts'
import { COLLECTIONS } from './schema.ts'
import { createSessionStore } from './session-store.ts'
import { createSlotStore } from './slot-store.ts'
import { createUserStore } from './user-store.ts'

export interface MongoStoreOptions {
  /** `mongodb://…` or `mongodb+srv://…`; without a database's name, `parley` is used. */
  url: string
  /** Under which this process beats and writes; one of its own unless given. */
  nodeId?: string
  log: { info(details: object, message: string): void }
  /** Sees every command that is sent, for tests and measuring. */
  onCommand?(this: void, event: CommandStartedEvent): void
}

export interface MongoStore extends Store {
  /** Where Agenda keeps its jobs: the same database. */
  agendaBackend: AgendaBackend
}

/**
 * Opens the store in one MongoDB database, beside any number of other processes. Throws `SetupError` when the database
 * cannot be used: not reachable, no rights, too old, without the guarantees that the store needs, foreign or newer.
 */
export async function openMongoStore(options: MongoStoreOptions): Promise<MongoStore> {
  const { url, nodeId = randomUUID(), log, onCommand } = options
  const { client, database } = await connect(url, onCommand)
  try {
    await checkOwnership(database)
    const guarantees = await probe(database, nodeId)
    log.info(guarantees, describe(guarantees))
    await createMissing(database, guarantees.hasPartialIndexes)
    return { ...storeOver(database, nodeId, () => client.close()), agendaBackend: createAgendaBackend(database) }
  } catch (error) {
    await client.close()
    throw explained(error)
  }
}

function storeOver(database: Db, nodeId: string, close: () => Promise<void>): Store {
  const nodes = database.collection<NodeDocument>(COLLECTIONS.nodes)
  const journal = createJournal(database.collection(COLLECTIONS.journal), nodeId)
  const actors = createActorStore(journal, database.collection(COLLECTIONS.actors), nodes)
  return {
    actors: guarded(actors),
    nodes: guarded(createNodeRegistry(nodes, (options) => actors.settle(options))),
    projects: guarded(createProjectStore(database.collection(COLLECTIONS.projects))),
    agents: guarded(createAgentStore(database.collection(COLLECTIONS.agents))),
    flows: guarded(createFlowStore(database.collection(COLLECTIONS.flows))),
    endpoints: guarded(createEndpointStore(database.collection(COLLECTIONS.endpoints))),
    connections: guarded(createConnectionStore(database.collection(COLLECTIONS.connections))),
    users: guarded(createUserStore(database.collection(COLLECTIONS.users))),
    sessions: guarded(createSessionStore(database.collection(COLLECTIONS.sessions))),
    idempotency: guarded(createIdempotencyStore(database.collection(COLLECTIONS.idempotency))),
    payloads: guarded(createPayloadStore(database.collection(COLLECTIONS.payloads))),
    slots: guarded(createSlotStore(database.collection(COLLECTIONS.slots))),
    keyUsage: guarded(createKeyUsageStore(database.collection(COLLECTIONS.keyUsage))),
    optOuts: guarded(createOptOutStore(database.collection(COLLECTIONS.optOuts))),
    moving: guarded(createMovingStore(database)),
    async isReachable() {
      try {
        await database.command({ ping: 1 })
        return true
      } catch {
        return false
      }
    },
    close,
  }
}

function describe({ version, hasAtomicUpdates, hasPartialIndexes }: Guarantees): string {
  const updates = hasAtomicUpdates ? 'updates are atomic' : 'updates are not atomic (nothing relies on it)'
  const indexes = hasPartialIndexes ? 'partial indexes' : 'plain indexes instead of partial ones'
  return `MongoDB ${version}: one insert of many wins, ${updates}, ${indexes}`
}

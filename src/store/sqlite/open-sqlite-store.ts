import { join } from 'node:path'
import type { RecurringBackend } from '../../ports/recurring-backend.ts'
import type { Store } from '../../ports/store.ts'
import { createActorStore } from './actor-store.ts'
import { createAgendaBackend } from './agenda-backend.ts'
import { createAgentStore } from './agent-store.ts'
import { createCallFigures } from './call-figures.ts'
import { createCallPages } from './call-pages.ts'
import { CAN_CHECKPOINT_ASIDE, createCheckpointer, type Checkpointer } from './checkpointer.ts'
import { createChainCheckProgress } from './chain-check-progress.ts'
import { createConnectionStore } from './connection-store.ts'
import { createDatabase, type Database } from './database.ts'
import { createDraftStore } from './draft-store.ts'
import { createEndpointStore } from './endpoint-store.ts'
import { createFlowStore } from './flow-store.ts'
import { createIdempotencyStore } from './idempotency-store.ts'
import { createKeyUsageStore } from './key-usage-store.ts'
import { createLayoutStore } from './layout-store.ts'
import { createTransferStore } from './transfer-store.ts'
import { createNodeRegistry } from './node-registry.ts'
import { lockFolder, openFile, openFileReadOnly } from './open-file.ts'
import { createOptOutStore } from './opt-out-store.ts'
import { createPayloadStore } from './payload-store.ts'
import { createProjectStore } from './project-store.ts'
import { createHealthCheck } from './health-check.ts'
import { DATABASE_FILE } from './schema.ts'
import { createSessionStore } from './session-store.ts'
import { createDailyCounts } from './daily-counts.ts'
import { createSlotStore } from './slot-store.ts'
import { createUserStore } from './user-store.ts'
import { createVersionStore } from './version-store.ts'
import { createGroupCommit } from './group-commit.ts'

export interface SqliteStoreOptions {
  /** Folder of the database file; created when missing. */
  dataDir: string
  /** Hears why the file cannot be read or written, once for each outage. */
  log?: { error?(details: object, message: string): void }
}

export interface SqliteStore extends Store {
  /** Where Agenda keeps its jobs: the same file. */
  agendaBackend: RecurringBackend
}

/**
 * Opens the store in one SQLite file, for this process alone. Throws `SetupError` when the folder cannot be used: not
 * writable, full, taken by another process, or its file is damaged, foreign or newer.
 */
export async function openSqliteStore({ dataDir, log }: SqliteStoreOptions): Promise<SqliteStore> {
  const lock = lockFolder(dataDir)
  try {
    const connection = openFile(dataDir)
    const database = createDatabase(connection, (cause) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      log?.error?.({ file: join(dataDir, DATABASE_FILE), reason }, 'Nothing can be stored.')
    })
    const checkpointer = CAN_CHECKPOINT_ASIDE ? createCheckpointer(database, join(dataDir, DATABASE_FILE)) : null
    return {
      ...storeOver(database, { isOnlyWriter: true, checkpointer, unlock: () => lock.close() }),
      agendaBackend: createAgendaBackend(database),
    }
  } catch (error) {
    lock.close()
    throw error
  }
}

/** Opens the store for reading, also while the service runs on it; writes fail with `StoreUnavailable`. */
export async function openSqliteStoreReadOnly(dataDir: string): Promise<Store> {
  return storeOver(createDatabase(openFileReadOnly(dataDir)), {
    isOnlyWriter: false,
    checkpointer: null,
    unlock: () => {},
  })
}

interface Owned {
  isOnlyWriter: boolean
  checkpointer: Checkpointer | null
  unlock: () => void
}

function storeOver(database: Database, owned: Owned): Store {
  const isReachable = createHealthCheck(database)
  const together = createGroupCommit(database, () => owned.checkpointer?.committed())
  const actors = createActorStore(database, together, owned)
  return {
    actors,
    callPages: createCallPages(database, actors),
    callFigures: createCallFigures(database, together),
    nodes: createNodeRegistry(database),
    chainCheck: createChainCheckProgress(database),
    projects: createProjectStore(database),
    agents: createAgentStore(database),
    flows: createFlowStore(database),
    drafts: createDraftStore(database),
    layouts: createLayoutStore(database),
    versions: createVersionStore(database),
    endpoints: createEndpointStore(database, owned),
    connections: createConnectionStore(database),
    users: createUserStore(database),
    sessions: createSessionStore(database),
    idempotency: createIdempotencyStore(database, together),
    payloads: createPayloadStore(database, together),
    slots: createSlotStore(database),
    dailyCounts: createDailyCounts(database),
    keyUsage: createKeyUsageStore(database),
    optOuts: createOptOutStore(database),
    transfer: createTransferStore(database),
    isReachable: async () => isReachable(),
    async close() {
      await owned.checkpointer?.close()
      database.close()
      owned.unlock()
    },
  }
}

import { join } from 'node:path'
import type { AgendaBackend } from 'agenda'
import type { Store } from '../../ports/store.ts'
import { createActorStore } from './actor-store.ts'
import { createAgendaBackend } from './agenda-backend.ts'
import { createAgentStore } from './agent-store.ts'
import { createCallPages } from './call-pages.ts'
import { createConnectionStore } from './connection-store.ts'
import { createDatabase, type Database } from './database.ts'
import { createEndpointStore } from './endpoint-store.ts'
import { createFlowStore } from './flow-store.ts'
import { createIdempotencyStore } from './idempotency-store.ts'
import { createKeyUsageStore } from './key-usage-store.ts'
import { createMovingStore } from './moving-store.ts'
import { createNodeRegistry } from './node-registry.ts'
import { lockFolder, openFile, openFileReadOnly } from './open-file.ts'
import { createOptOutStore } from './opt-out-store.ts'
import { createPayloadStore } from './payload-store.ts'
import { createProjectStore } from './project-store.ts'
import { createReachable } from './reachable.ts'
import { DATABASE_FILE } from './schema.ts'
import { createSessionStore } from './session-store.ts'
import { createSlotStore } from './slot-store.ts'
import { createUserStore } from './user-store.ts'
import { createWriteGroup } from './write-group.ts'

export interface SqliteStoreOptions {
  /** Folder of the database file; created when missing. */
  dataDir: string
  /** Hears why the file cannot be read or written, once for each outage. */
  log?: { error?(details: object, message: string): void }
}

export interface SqliteStore extends Store {
  /** Where Agenda keeps its jobs: the same file. */
  agendaBackend: AgendaBackend
}

/**
 * Opens the store in one SQLite file, for this process alone. Throws `SetupError` when the folder cannot be used: not
 * writable, taken by another process, or its file is damaged, foreign or newer.
 */
export async function openSqliteStore({ dataDir, log }: SqliteStoreOptions): Promise<SqliteStore> {
  const lock = lockFolder(dataDir)
  try {
    const connection = openFile(dataDir)
    // Nobody else can be alive on this folder, so nothing that a dead process held has to be waited for.
    connection.exec('DELETE FROM nodes; UPDATE agendaJobs SET lockedAt = NULL WHERE lockedAt IS NOT NULL')
    const database = createDatabase(connection, (cause) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      log?.error?.({ file: join(dataDir, DATABASE_FILE), reason }, 'Nothing can be stored.')
    })
    return { ...storeOver(database, () => lock.close()), agendaBackend: createAgendaBackend(database) }
  } catch (error) {
    lock.close()
    throw error
  }
}

/** Opens the store for reading, also while the service runs on it; writes fail with `StoreUnavailable`. */
export async function openSqliteStoreReadOnly(dataDir: string): Promise<Store> {
  return storeOver(createDatabase(openFileReadOnly(dataDir)), () => {})
}

function storeOver(database: Database, unlock: () => void): Store {
  const isReachable = createReachable(database)
  const together = createWriteGroup(database)
  const actors = createActorStore(database, together)
  return {
    actors,
    callPages: createCallPages(database, actors),
    nodes: createNodeRegistry(database),
    projects: createProjectStore(database),
    agents: createAgentStore(database),
    flows: createFlowStore(database),
    endpoints: createEndpointStore(database),
    connections: createConnectionStore(database),
    users: createUserStore(database),
    sessions: createSessionStore(database),
    idempotency: createIdempotencyStore(database, together),
    payloads: createPayloadStore(database, together),
    slots: createSlotStore(database),
    keyUsage: createKeyUsageStore(database),
    optOuts: createOptOutStore(database),
    moving: createMovingStore(database),
    isReachable: async () => isReachable(),
    async close() {
      database.close()
      unlock()
    },
  }
}

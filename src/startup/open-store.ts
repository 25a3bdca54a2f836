import { mkdirSync } from 'node:fs'
import type { Config } from '../config.ts'
import type { RecurringBackend } from '../ports/recurring-backend.ts'
import type { Store } from '../ports/store.ts'
import type { MongoStoreOptions } from '../store/mongo/open-mongo-store.ts'
import { openSqliteStore } from '../store/sqlite/open-sqlite-store.ts'

export interface OpenedStore {
  store: Store
  agendaBackend: RecurringBackend
  /** How far this machine's clock is ahead of the database server's, which all nodes use. */
  clockAheadMs(this: void): number
  /** Other nodes may work on it at the same time. */
  isShared: boolean
  /** The database server's tested capabilities in one line; null for SQLite. */
  databaseSummary: string | null
  /** Whether this text equals the one that the first node stored under that name. */
  matchesSharedMark(this: void, name: string, text: string): Promise<boolean>
}

export interface OpenStoreOptions {
  /** Name of this process among those that share the store. */
  nodeId: string
  log: Pick<MongoStoreOptions['log'], 'info' | 'warn'> & { error?(details: object, message: string): void }
}

/** Opens the store that the settings name: MongoDB if `MONGODB_URL` is set, else a SQLite file. */
export async function openStore(config: Config, { nodeId, log }: OpenStoreOptions): Promise<OpenedStore> {
  if (config.MONGODB_URL !== undefined) {
    if (!config.isProduction) mkdirSync(config.DATA_DIR, { recursive: true }) // for the file of the first start
    // The driver takes 200 ms to load and 40 MiB, so it is not loaded for SQLite.
    const { openMongoStore } = await import('../store/mongo/open-mongo-store.ts')
    const opened = await openMongoStore({ url: config.MONGODB_URL, nodeId, log })
    const { agendaBackend, clockAheadMs, databaseSummary, matchesSharedMark, ...store } = opened
    return { store, agendaBackend, clockAheadMs, isShared: true, databaseSummary, matchesSharedMark }
  }
  const { agendaBackend, ...store } = await openSqliteStore({ dataDir: config.DATA_DIR, log })
  return {
    store,
    agendaBackend,
    clockAheadMs: () => 0,
    isShared: false,
    databaseSummary: null,
    matchesSharedMark: () => Promise.resolve(true),
  }
}

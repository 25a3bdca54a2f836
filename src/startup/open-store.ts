import { mkdirSync } from 'node:fs'
import type { Config } from '../config.ts'
import type { RecurringBackend } from '../ports/recurring-backend.ts'
import type { Store } from '../ports/store.ts'
import type { MongoStoreOptions } from '../store/mongo/open-mongo-store.ts'
import { openSqliteStore } from '../store/sqlite/open-sqlite-store.ts'

export interface OpenedStore {
  store: Store
  agendaBackend: RecurringBackend
  /** How far this machine's clock is ahead of that of a database server, by which all nodes go. */
  clockAheadMs(this: void): number
  /** Other nodes may work on it at the same time. */
  isShared: boolean
  /** What a server was seen to do, in one line; null for a file of our own. */
  guarantees: string | null
  /** Whether this text is the one under that name which the first of all nodes has left. */
  agrees(this: void, name: string, text: string): Promise<boolean>
}

export interface OpenStoreOptions {
  /** Name of this process among those that share the store. */
  nodeId: string
  log: Pick<MongoStoreOptions['log'], 'info' | 'warn'> & { error?(details: object, message: string): void }
}

/** The store that the settings name: MongoDB where there is an address of one, else a SQLite file. */
export async function openStore(config: Config, { nodeId, log }: OpenStoreOptions): Promise<OpenedStore> {
  if (config.MONGODB_URL !== undefined) {
    if (!config.isProduction) mkdirSync(config.DATA_DIR, { recursive: true }) // for what is made up at the first start
    // The driver takes 200 ms to load and 40 MiB; who keeps data in SQLite does without.
    const { openMongoStore } = await import('../store/mongo/open-mongo-store.ts')
    const opened = await openMongoStore({ url: config.MONGODB_URL, nodeId, log })
    const { agendaBackend, clockAheadMs, guarantees, agrees, ...store } = opened
    return { store, agendaBackend, clockAheadMs, isShared: true, guarantees, agrees }
  }
  const { agendaBackend, ...store } = await openSqliteStore({ dataDir: config.DATA_DIR, log })
  return {
    store,
    agendaBackend,
    clockAheadMs: () => 0,
    isShared: false,
    guarantees: null,
    agrees: () => Promise.resolve(true),
  }
}

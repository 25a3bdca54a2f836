import type { AgendaBackend } from 'agenda'
import type { Config } from '../config.ts'
import { SetupError } from '../errors.ts'
import type { Store } from '../ports/store.ts'
import { openSqliteStore } from '../store/sqlite/open-sqlite-store.ts'

export interface OpenedStore {
  store: Store
  agendaBackend: AgendaBackend
  /** Other nodes may work on it at the same time. */
  isShared: boolean
}

/** The store that the settings name. */
export async function openStore(config: Config): Promise<OpenedStore> {
  if (config.MONGODB_URL !== undefined) {
    throw new SetupError('MONGODB_URL is set, but this version keeps its data in SQLite only. Unset it.')
  }
  const { agendaBackend, ...store } = await openSqliteStore({ dataDir: config.DATA_DIR })
  return { store, agendaBackend, isShared: false }
}

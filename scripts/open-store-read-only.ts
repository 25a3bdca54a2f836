import type { Store } from '../src/ports/store.ts'
import { openSqliteStoreReadOnly } from '../src/store/sqlite/open-sqlite-store.ts'

/** The installation's store, for a command that only reads, also while the service runs. */
export async function openStoreReadOnly(dataDir: string, mongoUrl: string | undefined): Promise<Store> {
  if (mongoUrl === undefined) return openSqliteStoreReadOnly(dataDir)
  const { openMongoStoreReadOnly } = await import('../src/store/mongo/open-mongo-store.ts')
  return openMongoStoreReadOnly(mongoUrl)
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '../../../src/ports/store.ts'
import { openSqliteStore } from '../../../src/store/sqlite/open-sqlite-store.ts'
import { newFolder } from '../../store/folder.ts'

export interface ApiStore {
  store: Store
  /** Whether other processes might use the store at the same time, so that caches are not trusted. */
  isShared: boolean
  /** A folder for data outside the store, removed with it. */
  dataDir: string
  /** The raw bytes of everything stored. */
  stored: () => Promise<Buffer[]>
  remove: () => Promise<void>
}

/**
 * A new store for tests of the API and the console: SQLite, or with `API_STORE=mongodb` a database of the run's
 * MongoDB.
 */
export async function openApiStore(): Promise<ApiStore> {
  const folder = await newFolder()
  const opened = process.env['API_STORE'] === 'mongodb' ? await onMongod() : await onFile(folder.path)
  return {
    ...opened,
    dataDir: folder.path,
    async remove() {
      await opened.store.close()
      await opened.remove()
      await folder.remove()
    },
  }
}

async function onFile(dataDir: string) {
  const read = async () => {
    const names = await readdir(dataDir)
    return Promise.all(names.map((name) => readFile(join(dataDir, name))))
  }
  return { store: await openSqliteStore({ dataDir }), isShared: false, stored: read, remove: () => Promise.resolve() }
}

/** A busy machine may take as long as it needs: requests that a service would refuse with 503 are answered here. */
const PATIENCE = 'waitQueueTimeoutMS=120000&socketTimeoutMS=120000'

async function onMongod() {
  const { newDatabase } = await import('../mongod/mongod.ts')
  const { openMongoStore } = await import('../../../src/store/mongo/open-mongo-store.ts')
  const { MongoClient } = await import('mongodb')
  const { url, remove } = newDatabase()
  const stored = async () => {
    await using client = await MongoClient.connect(url)
    const collections = await client.db().collections()
    const documents = await Promise.all(collections.map((collection) => collection.find().toArray()))
    return documents.map((one) => Buffer.from(JSON.stringify(one)))
  }
  const store = await openMongoStore({ url: `${url}?${PATIENCE}`, log: { info() {} } })
  return { store, isShared: true, stored, remove }
}

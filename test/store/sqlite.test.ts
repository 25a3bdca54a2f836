import { openSqliteStore } from '../../src/store/sqlite/open-sqlite-store.ts'
import { newFolder } from './folder.ts'
import { describeStoreContract } from './store.contract.ts'

describeStoreContract('SQLite', async () => {
  const folder = await newFolder()
  const store = await openSqliteStore({ dataDir: folder.path })
  return {
    store,
    cleanup: async () => {
      await store.close()
      await folder.remove()
    },
  }
})

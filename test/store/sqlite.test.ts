import { openSqliteStore } from '../../src/store/sqlite/open-sqlite-store.ts'
import { describeStoreContract } from './store.contract.ts'
import { newFolder } from './folder.ts'

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

import { describe } from 'vitest'
import { openMongoStore } from '../../src/store/mongo/open-mongo-store.ts'
import { newDatabase, skipReason } from '../support/mongod/mongod.ts'
import { describeStoreContract } from './store.contract.ts'

describe.skipIf(skipReason !== undefined)('on a MongoDB server', () => {
  describeStoreContract('MongoDB', async () => {
    const database = newDatabase()
    const store = await openMongoStore({ url: database.url, log: { info() {} } })
    return {
      store,
      cleanup: async () => {
        await store.close()
        await database.remove()
      },
    }
  })
})

import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { readConfig, type Config } from '../../../src/config.ts'
import type { Store } from '../../../src/ports/store.ts'
import { openStore } from '../../../src/startup/open-store.ts'
import { newFolder } from '../../store/folder.ts'
import { newDatabase } from '../mongod/mongod.ts'

/** A location for an installation, with the configuration of a service there. */
export interface Place {
  config: Config
  open(): Promise<Store>
}

export const SECRET_KEY = 'a7'.repeat(32)

export async function newSqlitePlace(secretKey = SECRET_KEY): Promise<Place> {
  const folder = await newFolder()
  onTestFinished(folder.remove)
  return placeOf({ DATA_DIR: folder.path, SECRET_KEY: secretKey })
}

export async function newMongoPlace(): Promise<Place> {
  const folder = await newFolder()
  const database = newDatabase()
  onTestFinished(async () => {
    await database.remove()
    await folder.remove()
  })
  return placeOf({ DATA_DIR: folder.path, MONGODB_URL: database.url, SECRET_KEY })
}

function placeOf(environment: Record<string, string>): Place {
  const config = readConfig({ ...environment, PORT: '0', PARLEY_DEMO: '0', RATE_LIMIT_PER_MINUTE: '0' })
  return {
    config,
    open: async () => (await openStore(config, { nodeId: randomUUID(), log: { info() {} } })).store,
  }
}

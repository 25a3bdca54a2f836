import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { openCore } from '../../src/startup/service-core.ts'
import { secretPurpose } from '../../src/console/endpoints.ts'
import { createSeal } from '../../src/security/seal.ts'
import { openMongoStore } from '../../src/store/mongo/open-mongo-store.ts'
import { newDatabase, skipReason } from '../support/mongod/mongod.ts'

const log = pino({ level: 'silent' })

it.skipIf(skipReason !== undefined)(
  'takes the right key after a wrong one, where no node has been before',
  async () => {
    const { url, remove } = newDatabase()
    onTestFinished(remove)
    const right = '11'.repeat(32)
    const imported = await openMongoStore({ url, log })
    await imported.endpoints.insert({
      ...{ id: 'e1', projectId: 'p', url: 'https://a.test', enabled: true, createdAt: 1, deletedAt: null },
      secret: createSeal(Buffer.from(right, 'hex')).seal('whsec_1', secretPurpose('e1')),
    })
    await imported.close()

    const open = (key: string) => openCore(readConfig({ MONGODB_URL: url, SECRET_KEY: key }), { log })
    await expect(open('22'.repeat(32))).rejects.toThrow(/^SECRET_KEY: the stored secrets were saved with another key/)
    const { store } = await open(right)
    await store.close()
  },
)

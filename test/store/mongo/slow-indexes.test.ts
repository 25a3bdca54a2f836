import { MongoClient } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRecurringJobs } from '../../../src/startup/recurring-jobs.ts'
import { openMongoStore } from '../../../src/store/mongo/open-mongo-store.ts'
import { createMissing } from '../../../src/store/mongo/prepare.ts'
import { COLLECTIONS, INDEXES } from '../../../src/store/mongo/schema.ts'
import { newDatabase, skipReason } from '../../support/mongod/mongod.ts'
import { TcpProxy } from '../../support/tcp-proxy.ts'

/** A socket may be silent for so long: more than a busy database needs for anything else. */
const SILENT_MS = 2_000
const BUILD_MS = 2 * SILENT_MS

describe.skipIf(skipReason !== undefined)('A database whose indexes take long to build', () => {
  let database: ReturnType<typeof newDatabase>
  let network: TcpProxy
  let url: string
  beforeEach(async () => {
    database = newDatabase()
    const { port, pathname } = new URL(database.url)
    network = await TcpProxy.start(Number(port))
    url = `mongodb://127.0.0.1:${network.port}${pathname}`
  })
  afterEach(async () => {
    await network[Symbol.asyncDispose]()
    await database.remove()
  })

  const isBuildOn = (collection: string) => (request: string) =>
    request.includes('createIndexes') && request.includes(collection)
  const indexesOf = async (collection: string) => {
    const client = await MongoClient.connect(database.url)
    const indexes = await client.db().collection(collection).indexes()
    await client.close()
    return indexes.length
  }
  const planned = (collection: string) => 1 + INDEXES.filter((plan) => plan.collection === collection).length

  it('is waited for beyond the time that a connection may be silent', async () => {
    const isBuild = isBuildOn('slots')
    network.slownessMs = (request) => (isBuild(request) ? BUILD_MS : 0)
    const store = await openMongoStore({ url: `${url}?socketTimeoutMS=${SILENT_MS}`, log: { info() {} } })
    expect(await indexesOf('slots')).toBe(planned('slots'))
    await store.close()
  })

  it('is asked for again when the connection is lost meanwhile', async () => {
    const isBuild = isBuildOn('slots')
    let lost = 0
    network.mishap = (request) => (isBuild(request) && lost < 3 ? ((lost += 1), 'deafen') : undefined)
    const store = await openMongoStore({ url, log: { info() {} } })
    expect(lost).toBe(3)
    expect(await indexesOf('slots')).toBe(planned('slots'))
    await store.close()
  })

  it('is named in the log while it is waited for', async () => {
    const isBuild = isBuildOn('optOuts')
    network.slownessMs = (request) => (isBuild(request) ? 900 : 0)
    const client = await MongoClient.connect(url)
    const said: { details: object; message: string }[] = []
    const log = { info: (details: object, message: string) => void said.push({ details, message }) }
    await createMissing(client.db(), { hasPartialIndexes: true, log, sayEveryMs: 100 })
    await client.close()
    expect(said[0]?.message).toContain('Waiting for MongoDB to build an index')
    const named = said.map(({ details }) => (details as { collection: string }).collection)
    expect(named).toContain('optOuts')
  })

  it('has nothing more to build when recurring jobs start, and no collection that nobody knows', async () => {
    const store = await openMongoStore({ url, log: { info() {} } })
    network.slownessMs = (request) => {
      expect(request).not.toContain('createIndexes')
      return 0
    }
    const schedule = createRecurringJobs({
      backend: store.agendaBackend,
      nodeId: 'node',
      log: { warn() {}, error() {} },
    })
    schedule.every('sweep', 60_000, async () => {})
    await schedule.start()
    await schedule.stop()
    const client = await MongoClient.connect(database.url)
    const collections = (await client.db().listCollections().toArray()).map(({ name }) => name)
    await client.close()
    await store.close()
    expect(collections.filter((name) => !(Object.values(COLLECTIONS) as string[]).includes(name))).toEqual([])
  })
})

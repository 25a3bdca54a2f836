import { MongoClient } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SetupError } from '../../../src/base/errors.ts'
import { openMongoStore, type MongoStore } from '../../../src/store/mongo/open-mongo-store.ts'
import { newDatabase, skipReason } from '../../support/mongod/mongod.ts'
import { amended, replyTo } from '../../support/mongo-wire.ts'
import { TcpProxy, type Mishap } from '../../support/tcp-proxy.ts'
import { commitOf, newActorId, recordOf } from '../actor-samples.ts'

const STEPPED_DOWN = { ok: 0, code: 10_107, codeName: 'NotWritablePrimary', errmsg: 'not primary' }
const NO_RETRIES = {
  ok: 0,
  code: 20,
  codeName: 'IllegalOperation',
  errmsg: 'Transaction numbers are only allowed on a replica set member or mongos',
}
const OTHER_OPTIONS = {
  ok: 0,
  code: 86,
  codeName: 'IndexKeySpecsConflict',
  errmsg: 'An existing index has the same name as the requested index, with other options.',
}
const WRITES = /insert|update|delete|createIndexes/

describe.skipIf(skipReason !== undefined)('Starting on a MongoDB that refuses', () => {
  let database: ReturnType<typeof newDatabase>
  let network: TcpProxy
  let opened: MongoStore[]
  beforeEach(async () => {
    database = newDatabase()
    network = await TcpProxy.start(Number(new URL(database.url).port))
    opened = []
  })
  afterEach(async () => {
    network.mishap = () => undefined
    await Promise.all(opened.map((store) => store.close()))
    await network[Symbol.asyncDispose]()
    await database.remove()
  })

  async function open(url = through()): Promise<MongoStore> {
    const store = await openMongoStore({ url, log: { info() {} } })
    opened.push(store)
    return store
  }

  function through(): string {
    const { pathname } = new URL(database.url)
    return `mongodb://127.0.0.1:${network.port}${pathname}`
  }

  async function refusal(url?: string): Promise<string> {
    const error: unknown = await open(url).catch((error: unknown) => error)
    if (error instanceof SetupError) return error.publicMessage
    throw error instanceof Error ? error : new Error('The store opened.')
  }

  /** As a member of a replica set, to which the driver sends what it can retry. */
  function isReplicaSet(
    refuses: (request: string) => boolean,
    { knowsRetries = true }: { knowsRetries?: boolean } = {},
  ): { refused: number } {
    const count = { refused: 0 }
    let known = 0
    /** Only the write of the probe comes twice under its number. */
    function answerOf(request: string): Mishap | undefined {
      const isRepeated = request.includes('txnNumber') && request.includes('repeated') && (known += 1) > 1
      return isRepeated ? { instead: (repeated) => replyTo(repeated, { ok: 1, n: 1 }) } : undefined
    }
    const address = `127.0.0.1:${network.port}`
    const hello = { ok: 1, setName: 'rs', setVersion: 1, hosts: [address], me: address, primary: address }
    const member = { ...hello, isWritablePrimary: true, secondary: false, logicalSessionTimeoutMinutes: 30 }
    network.mishap = (request) => {
      if (/hello|ismaster/i.test(request)) return { made: (answer) => amended(answer, member) }
      if (!refuses(request)) return knowsRetries ? answerOf(request) : undefined
      count.refused += 1
      return { instead: (refused) => replyTo(refused, NO_RETRIES) }
    }
    return count
  }

  it('does without retryable writes where the server has none', async () => {
    const count = isReplicaSet((request) => request.includes('txnNumber'))
    const store = await open()
    expect(count.refused).toBeGreaterThan(0)
    expect(store.databaseSummary).toContain('writes are not retried by the driver')
    const actorId = newActorId()
    expect(await store.actors.commit([commitOf(actorId, 1)])).toEqual(['committed'])
    expect(await store.actors.load(actorId)).toEqual({ record: recordOf(actorId, 1), tail: [] })
  })

  it('says so when it is told to use retryable writes and the server has none', async () => {
    isReplicaSet((request) => request.includes('txnNumber'))
    expect(await refusal(`${through()}?retryWrites=true`)).toMatch(/^MONGODB_URL: .*retry/i)
  })

  it('does without retryable writes where the server executes each again', async () => {
    isReplicaSet(() => false, { knowsRetries: false })
    expect((await open()).databaseSummary).toContain('writes are not retried by the driver')
    expect(await refusal(`${through()}?retryWrites=true`)).toMatch(/^MONGODB_URL: .*Leave retryWrites=true out/)
  })

  it('says so when the server is no replica set', async () => {
    network.mishap = (request) =>
      /hello|ismaster/i.test(request) ? { made: (answer) => amended(answer, { ok: 1 }) } : undefined
    expect((await open()).databaseSummary).toContain('it is no replica set, and loses what its machine loses')
  })

  it('keeps retryable writes where they are taken', async () => {
    isReplicaSet(() => false)
    const { databaseSummary } = await open()
    expect(databaseSummary).not.toMatch(/not retried|no replica set/)
  })

  it('waits for another primary while one steps down, and takes no such refusal for a missing ability', async () => {
    const whole = (await open()).databaseSummary
    for (const unlucky of [1, 7]) {
      let writes = 0
      network.mishap = (request) => {
        if (!WRITES.test(request) || /hello/i.test(request)) return undefined
        writes += 1
        return writes === unlucky ? { instead: (refused) => replyTo(refused, STEPPED_DOWN) } : undefined
      }
      expect([unlucky, (await open()).databaseSummary]).toEqual([unlucky, whole])
    }
  })

  it('gives up in one sentence when there is none for long', async () => {
    network.mishap = (request) =>
      WRITES.test(request) ? { instead: (refused) => replyTo(refused, STEPPED_DOWN) } : undefined
    expect(await refusal()).toMatch(/^MONGODB_URL: the server cannot be set up \(.*not primary.*\)\.$/)
  })

  it.each(['lose', 'deafen', 'cut'] as const)('starts all the same when it is cut off once (%s)', async (mishap) => {
    for (let unlucky = 2; unlucky <= 40; unlucky += 9) {
      let requests = 0
      network.mishap = () => ((requests += 1) === unlucky ? mishap : undefined)
      const store = await open()
      expect(await store.actors.commit([commitOf(newActorId(), 1)])).toEqual(['committed'])
    }
  })

  it('gives up in one sentence when connections break for long', async () => {
    network.mishap = (request) => (WRITES.test(request) && !/hello/i.test(request) ? 'lose' : undefined)
    expect(await refusal()).toMatch(/^MONGODB_URL: connections to the server break, or it does not answer in time \(/)
  })

  it('uses an index that is there under other options, and none that does not keep keys unique', async () => {
    const refuses = (request: string) => request.includes('createIndexes') && request.includes('rows.owner')
    network.mishap = (request) =>
      refuses(request) ? { instead: (refused) => replyTo(refused, OTHER_OPTIONS) } : undefined
    expect(await refusal()).toMatch(/^MONGODB_URL: the server cannot be set up \(An existing index/)

    network.mishap = () => undefined
    await open()
    network.mishap = (request) =>
      request.includes('createIndexes') && !request.includes('probe-')
        ? { instead: (refused) => replyTo(refused, OTHER_OPTIONS) }
        : undefined
    await open()

    const client = await MongoClient.connect(database.url)
    const users = client.db().collection('users')
    await users.drop()
    await users.createIndex({ email: 1 })
    await client.close()
    expect(await refusal()).toMatch(/^MONGODB_URL: the server cannot be set up \(An existing index/)
  })
})

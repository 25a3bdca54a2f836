import { createSocket } from 'node:dgram'
import { getServers, setServers } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { MongoClient, MongoServerError } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SetupError } from '../../../src/base/errors.ts'
import { refusesRetries } from '../../../src/store/mongo/connect.ts'
import { openMongoStore, openMongoStoreReadOnly, type MongoStore } from '../../../src/store/mongo/open-mongo-store.ts'
import { INDEXES, SCHEMA_VERSION } from '../../../src/store/mongo/schema.ts'
import { newDatabase, skipReason } from '../../support/mongod/mongod.ts'
import { commitOf, newActorId, recordOf } from '../actor-samples.ts'

describe.skipIf(skipReason !== undefined)('opening a MongoDB store', () => {
  let database: ReturnType<typeof newDatabase>
  let client: MongoClient
  let opened: MongoStore[]
  let logged: string[]
  beforeEach(async () => {
    database = newDatabase()
    client = await MongoClient.connect(database.url)
    opened = []
    logged = []
  })
  afterEach(async () => {
    await Promise.all(opened.map((store) => store.close()))
    await client.close()
    await database.remove()
  })

  async function open(url = database.url): Promise<MongoStore> {
    const store = await openMongoStore({ url, log: { info: (_details, message) => logged.push(message) } })
    opened.push(store)
    return store
  }

  /** What opening is refused with. */
  async function refusal(url?: string): Promise<string> {
    const error: unknown = await open(url).catch((error: unknown) => error)
    if (error instanceof SetupError) return error.publicMessage
    throw error instanceof Error ? error : new Error('The store opened.')
  }

  const collections = async () =>
    (await client.db().listCollections().toArray()).map(({ name }: { name: string }) => name).toSorted()

  it('says in one line what the server was seen to do', async () => {
    await open()
    expect(logged).toEqual([expect.stringMatching(/^MongoDB \d+\.\d+\.\d+: one insert of many wins, losers are named/)])
  })

  it('creates every index once, and leaves nothing of its probe behind', async () => {
    await open()
    const created = await indexes()
    expect(created).toEqual(expect.arrayContaining(INDEXES.map(({ collection, key }) => ({ collection, key }))))
    expect((await collections()).filter((name) => name.startsWith('probe-'))).toEqual([])
    await open()
    expect(await indexes()).toEqual(created)
  })

  async function indexes() {
    const names = (await collections()).filter((name) => !name.startsWith('system.'))
    const found = await Promise.all(
      names.map(async (collection) =>
        (await client.db().collection(collection).indexes()).map(({ key }: { key: object }) => ({ collection, key })),
      ),
    )
    return found.flat()
  }

  it('has all nodes agree on the first of several texts', async () => {
    const [first, second] = [await open(), await open()]
    expect(await first.matchesSharedMark('secret-key', 'one')).toBe(true)
    expect(await second.matchesSharedMark('secret-key', 'two')).toBe(false)
    expect(await second.matchesSharedMark('secret-key', 'one')).toBe(true)
  })

  it('opens for reading without writing anything', async () => {
    const empty = await openMongoStoreReadOnly(database.url)
    expect(await empty.actors.load(newActorId())).toBeNull()
    await empty.close()
    expect(await collections()).toEqual([])
    const actorId = newActorId()
    const store = await open()
    await store.actors.commit([commitOf(actorId, 1)])
    const reading = await openMongoStoreReadOnly(database.url)
    expect(await reading.actors.load(actorId)).toEqual({ record: recordOf(actorId, 1), tail: [] })
    await reading.close()
  })

  it('knows a server that refuses retryable writes by its words', () => {
    const refusals = [
      { code: 20, errmsg: 'Transaction numbers are only allowed on a replica set member or mongos' },
      { code: 301, errmsg: 'Retryable writes are not supported' },
    ]
    for (const refusal of refusals) expect(refusesRetries(new MongoServerError(refusal))).toBe(true)
    expect(refusesRetries(new MongoServerError({ code: 11_000, errmsg: 'E11000 duplicate key' }))).toBe(false)
    expect(refusesRetries(new Error('Retryable writes'))).toBe(false)
  })

  it('keeps what is written, for any number of stores on one database', async () => {
    const actorId = newActorId()
    const [first, second] = [await open(), await open()]
    await first.actors.commit([commitOf(actorId, 1)])
    expect(await second.actors.load(actorId)).toEqual({ record: recordOf(actorId, 1), tail: [] })
    await first.close()
    expect(await first.isReachable()).toBe(false)
    expect(await second.isReachable()).toBe(true)
  })

  it('opens an empty database from several nodes at once', async () => {
    const stores = await Promise.all(Array.from({ length: 5 }, () => open()))
    expect(await Promise.all(stores.map((store) => store.isReachable()))).toEqual([true, true, true, true, true])
  })

  it('refuses the database of another application and writes nothing', async () => {
    await client.db().collection('orders').insertOne({ total: 5 })
    expect(await refusal()).toMatch(/^MONGODB_URL: the database .* belongs to another application\. /)
    expect(await collections()).toEqual(['orders'])
  })

  it('refuses a newer schema and leaves it as it is', async () => {
    const meta = client.db().collection<{ _id: string; schema: number }>('meta')
    await meta.insertOne({ _id: 'parley', schema: SCHEMA_VERSION + 1 })
    expect(await refusal()).toMatch(/^MONGODB_URL: .* was written by a newer Parley \(schema \d+, this one knows \d+\)/)
    expect(await collections()).toEqual(['meta'])
    expect(await meta.findOne()).toEqual({ _id: 'parley', schema: SCHEMA_VERSION + 1 })
  })

  it('refuses an older schema and leaves it as it is', async () => {
    const meta = client.db().collection<{ _id: string; schema: number }>('meta')
    await meta.insertOne({ _id: 'parley', schema: SCHEMA_VERSION - 1 })
    expect(await refusal()).toMatch(
      /^MONGODB_URL: .* was written by an older Parley \(schema \d+, this one knows \d+\)/,
    )
    expect(await collections()).toEqual(['meta'])
    expect(await meta.findOne()).toEqual({ _id: 'parley', schema: SCHEMA_VERSION - 1 })
  })

  it('refuses what is no MongoDB address, without showing it', async () => {
    for (const url of ['http://db.example/parley', 'mongodb://user:secret@', 'mongodb://', 'not an address']) {
      const message = await refusal(url)
      expect(message).toMatch(/^MONGODB_URL: this is no MongoDB address.*\. Write mongodb:/)
      expect(message).not.toContain('secret')
    }
  })

  it.each([
    ['?nonsense=1', /^MONGODB_URL: .*nonsense/],
    ['?maxPoolSize=many', /^MONGODB_URL: .*maxPoolSize/],
    ['?readPreference=nearby', /^MONGODB_URL: .*nearby/],
    ['%zz', /^MONGODB_URL: this is no MongoDB address/],
    ['.x', /^MONGODB_URL: .*[Dd]atabase names/],
  ])('refuses an option or a name that cannot be: %s', async (odd, words) => {
    expect(await refusal(`${database.url}${odd}`)).toMatch(words)
  })

  it('says so when the DNS knows nothing of a mongodb+srv address', async () => {
    const NO_SUCH_NAME = 0x8183
    const dns = createSocket('udp4', (query, { port, address }) => {
      query.writeUInt16BE(NO_SUCH_NAME, 2)
      dns.send(query, port, address)
    }).bind(0, '127.0.0.1')
    await once(dns, 'listening')
    const usual = getServers()
    setServers([`127.0.0.1:${dns.address().port}`])
    try {
      const message = await refusal('mongodb+srv://someone:secret@cluster.example.com/parley')
      expect(message).toMatch(/^MONGODB_URL: the DNS does not say .*querySrv ENOTFOUND .*cluster\.example\.com/)
      expect(message).not.toContain('secret')
    } finally {
      setServers(usual)
      dns.close()
    }
  })

  it('asks for the name of a replica set that is not found, after as long as the URL says', async () => {
    const message = await refusal(`${database.url}?replicaSet=rs9&serverSelectionTimeoutMS=200`)
    expect(message).toMatch(/\(Server selection timed out after 200 ms\)\. .* is the replica set called rs9\?$/)
  })

  it('gives up on a server that does not answer', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const message = await refusal(`mongodb://someone:secret@127.0.0.1:${port}/parley`)
    expect(message).toMatch(/^MONGODB_URL: no MongoDB that takes writes answers in time /)
    expect(message).not.toContain('secret')
    silent.close()
  })
})

import { MongoClient, type Collection } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../../../src/base/errors.ts'
import { createActorStore } from '../../../src/store/mongo/actor-store.ts'
import { createJournal } from '../../../src/store/mongo/journal.ts'
import { foldUsage, readUsage, type KeyUsageDocument } from '../../../src/store/mongo/key-usage-documents.ts'
import { createKeyUsageStore } from '../../../src/store/mongo/key-usage-store.ts'
import { createTransferStore } from '../../../src/store/mongo/transfer-store.ts'
import type { ActorDocument, JournalDocument, NodeDocument } from '../../../src/store/mongo/schema.ts'
import { capabilities, newDatabase, skipReason } from '../../support/mongod/mongod.ts'
import { commitOf, newActorId, recordOf } from '../actor-samples.ts'

describe.skipIf(skipReason !== undefined)('On a server whose updates are not atomic', () => {
  let database: ReturnType<typeof newDatabase>
  let client: MongoClient
  beforeEach(async () => {
    database = newDatabase()
    client = await MongoClient.connect(database.url)
  })
  afterEach(async () => {
    await client.close()
    await database.remove()
  })

  const keyUsage = () => lookingFirst(client.db().collection<KeyUsageDocument>('keyUsage'))
  const reported = (stores: readonly ReturnType<typeof createKeyUsageStore>[]) =>
    Promise.all(
      [0, 1, 2, 3, 4, 5].flatMap((n) => stores.map((store) => store.add([{ keyId: 'k', count: 3, lastUsedAt: n }]))),
    )

  it('no request of a key is lost when several nodes report at once', async () => {
    const nodes = ['one', 'two'].map((nodeId) => countingNode(keyUsage(), nodeId, ['one', 'two']))
    await nodes[0]?.add([{ keyId: 'other', count: 1, lastUsedAt: 1 }])
    await reported(nodes)
    for (const node of nodes) expect(await node.findMany(['k'])).toEqual([{ keyId: 'k', count: 36, lastUsedAt: 5 }])
    expect(await nodes[1]?.findMany(['k', 'other'])).toHaveLength(2)
  })

  const isWeakItself = capabilities.hasAtomicUpdates === false
  it.skipIf(isWeakItself)('requests would be lost if the nodes shared one count', async () => {
    const node = createKeyUsageStore(keyUsage())
    await reported([node])
    expect((await node.findMany(['k']))[0]?.count).toBeLessThan(18)
  })

  it('parts of a count are exported as one, and added to what was imported', async () => {
    const counts = client.db().collection<KeyUsageDocument>('keyUsage')
    const transfer = createTransferStore(client.db())
    await transfer.insertMissing('keyUsage', [{ keyId: 'k1', count: 5, lastUsedAt: 9 }])
    const nodes = ['one', 'two', 'three']
    for (const nodeId of nodes) {
      await countingNode(counts, nodeId, nodes).add(['k1', 'k2'].map((keyId) => ({ keyId, count: 1, lastUsedAt: 3 })))
    }
    const scanned: object[] = []
    for (let after: string | null = null; ;) {
      const page: { key: string; item: object }[] = await transfer.scan('keyUsage', after, 2)
      scanned.push(...page.map(({ item }) => item))
      after = page.at(-1)?.key ?? null
      if (after === null) break
    }
    expect(scanned).toEqual([
      { keyId: 'k1', count: 8, lastUsedAt: 9 },
      { keyId: 'k2', count: 3, lastUsedAt: 3 },
    ])
  })

  it('parts of nodes that are gone become one sum when another node first counts the key', async () => {
    const counts = client.db().collection<KeyUsageDocument>('keyUsage')
    const use = async (nodeId: string, living: string[]) => {
      const node = countingNode(counts, nodeId, [nodeId, ...living])
      await node.add([{ keyId: 'k', count: 1, lastUsedAt: 5 }])
      await node.add([{ keyId: 'k', count: 2, lastUsedAt: 5 }])
      return node
    }
    for (const nodeId of ['a', 'b', 'c']) await use(nodeId, ['a', 'b', 'c'])
    await use('d', ['c'])
    const last = await use('e', ['c'])
    expect((await counts.find().toArray()).map(({ _id }) => _id).toSorted()).toEqual(['k/c', 'k/e', 'k/sum/2'])
    expect(await last.findMany(['k'])).toEqual([{ keyId: 'k', count: 15, lastUsedAt: 5 }])
  })

  it('a sum that was not tidied up after counts what it stands for once, and any number of nodes may make the next', async () => {
    const counts = client.db().collection<KeyUsageDocument>('keyUsage')
    const part = (node: string, count: number) => ({ _id: `k/${node}`, keyId: 'k', count, lastUsedAt: 1 })
    const sum = (no: number, count: number, sumOf: string[]) => ({ ...part(`sum/${no}`, count), no, sumOf })
    await counts.insertMany([part('a', 1), part('b', 2), part('c', 4), sum(1, 8, []), sum(2, 11, ['k/a', 'k/b'])])
    const usage = [{ keyId: 'k', count: 15, lastUsedAt: 1 }]
    expect(await readUsage(counts, ['k'])).toEqual(usage)
    await Promise.all([0, 1, 2, 3].map(() => foldUsage(counts, 'k', [])))
    expect(await readUsage(counts, ['k'])).toEqual(usage)
    await foldUsage(counts, 'k', [])
    expect(await counts.find().toArray()).toMatchObject([{ _id: 'k/sum/3', count: 15 }])
  })

  it('a record that an older one has taken the place of is written again with the next beats', async () => {
    const db = client.db()
    const records = db.collection<ActorDocument>('actors')
    const journal = createJournal(db.collection<JournalDocument>('journal'), 'node')
    const store = createActorStore(journal, records, db.collection<NodeDocument>('nodes'), {
      ...capabilities,
      hasAtomicUpdates: false,
    })
    const actorId = newActorId()
    await store.commit([commitOf(actorId, 1, { wakeAt: 10 })])
    const older = await records.findOne({ _id: actorId })
    await store.commit([commitOf(actorId, 2, { wakeAt: 20 })])
    for (let beat = 0; beat < 3; beat += 1) {
      await records.replaceOne({ _id: actorId }, { ...older } as ActorDocument)
      expect(await store.listDue(100, [3], 9)).toMatchObject([{ wakeAt: 10 }])
      await store.reconcileOnHeartbeat()
      expect((await store.load(actorId))?.record).toEqual(recordOf(actorId, 2, { wakeAt: 20 }))
    }
  })

  it('nobody is let in by a handle that only an older record has', async () => {
    const db = client.db()
    const records = db.collection<ActorDocument>('actors')
    const journal = createJournal(db.collection<JournalDocument>('journal'), 'node')
    const store = createActorStore(journal, records, db.collection<NodeDocument>('nodes'), {
      ...capabilities,
      hasAtomicUpdates: false,
    })
    const actorId = newActorId()
    await store.commit([commitOf(actorId, 1, { lookup: 'key:handle' })])
    expect(await store.findByLookup('key:handle', 1)).toHaveLength(1)
    const older = await records.findOne({ _id: actorId })
    await store.commit([commitOf(actorId, 2)]) // the key is revoked
    expect(await store.findByLookup('key:handle', 1)).toEqual([])
    await records.replaceOne({ _id: actorId }, { ...older } as ActorDocument)
    await expect(store.findByLookup('key:handle', 1)).rejects.toThrow(StoreUnavailable)
    await store.reconcileOnHeartbeat()
    expect(await store.findByLookup('key:handle', 1)).toEqual([])
  })

  it('a newer record of another node is left alone', async () => {
    const db = client.db()
    const records = db.collection<ActorDocument>('actors')
    const nodes = db.collection<NodeDocument>('nodes')
    const [one, two] = ['one', 'two'].map((name) =>
      createActorStore(createJournal(db.collection<JournalDocument>('journal'), name), records, nodes, {
        ...capabilities,
        hasAtomicUpdates: false,
      }),
    )
    const actorId = newActorId()
    await one?.commit([commitOf(actorId, 1)])
    await two?.commit([commitOf(actorId, 2)])
    await one?.reconcileOnHeartbeat()
    expect((await two?.load(actorId))?.record?.seq).toBe(2)
  })
})

function countingNode(counts: Collection<KeyUsageDocument>, nodeId: string, living: readonly string[]) {
  return createKeyUsageStore(counts, { nodeId, livingNodes: () => Promise.resolve(living) })
}

/** As FerretDB 1 does it: what an update has found is changed and written back, whatever has become of it since. */
function lookingFirst(collection: Collection<KeyUsageDocument>): Collection<KeyUsageDocument> {
  interface Count {
    updateOne: {
      filter: { _id: string }
      update: { $inc: { count: number }; $max: { lastUsedAt: number }; $set?: { keyId: string } }
    }
  }
  async function bulkWrite(operations: readonly Count[]): Promise<void> {
    for (const { updateOne } of operations) {
      const { filter, update } = updateOne
      const found = await collection.findOne(filter)
      await collection.findOne(filter)
      const count = (found?.count ?? 0) + update.$inc.count
      const lastUsedAt = Math.max(found?.lastUsedAt ?? 0, update.$max.lastUsedAt)
      await collection.replaceOne(filter, { count, lastUsedAt, ...update.$set }, { upsert: true })
    }
  }
  return new Proxy(collection, {
    get(target, name) {
      if (name === 'bulkWrite') return bulkWrite
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

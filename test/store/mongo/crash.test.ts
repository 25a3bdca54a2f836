import { MongoClient, MongoNetworkError, type Collection } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CreatedActor } from '../../../src/actors/ports/actor-store.ts'
import { createActorStore, type ActorStoreOptions, type MongoActorStore } from '../../../src/store/mongo/actor-store.ts'
import { createJournal } from '../../../src/store/mongo/journal.ts'
import { createNodeRegistry } from '../../../src/store/mongo/node-registry.ts'
import { openMongoStore } from '../../../src/store/mongo/open-mongo-store.ts'
import type { ActorDocument, JournalDocument, NodeDocument } from '../../../src/store/mongo/schema.ts'
import { capabilities, newDatabase, skipReason } from '../../support/mongod/mongod.ts'
import { commitOf, journalRowOf, newActorId, recordOf, rowOf, type FullCommit } from '../actor-samples.ts'

/**
 * What reaches the server: `lost` comes back as a network error although it was done, `refused` is not done at all,
 * `late` is done when the test lets it arrive.
 */
type Fate = 'done' | 'lost' | 'refused' | 'late'

const MINUTE_MS = 60_000

interface Writer {
  actors: MongoActorStore
  beat: (at?: number) => Promise<void>
  leave(): Promise<void>
  /** Of the next insert into the journal, and of the next write of records. */
  fate: { insert: Fate; records: Fate }
}

describe.skipIf(skipReason !== undefined)('a node that dies, or loses MongoDB, in the middle of a commit', () => {
  let database: ReturnType<typeof newDatabase>
  let client: MongoClient
  const onTheirWay: (() => Promise<unknown>)[] = []
  beforeEach(async () => {
    database = newDatabase()
    await (await openMongoStore({ url: database.url, log: { info() {} } })).close()
    client = await MongoClient.connect(database.url)
  })
  afterEach(async () => {
    await client.close()
    await database.remove()
  })

  function writer(nodeId: string, options: ActorStoreOptions = {}): Writer {
    const db = client.db()
    const fate: Writer['fate'] = { insert: 'done', records: 'done' }
    const nodes = db.collection<NodeDocument>('nodes')
    const delay = (write: () => Promise<unknown>) => onTheirWay.push(write)
    const journal = failing(db.collection<JournalDocument>('journal'), 'insertMany', () => take('insert'), delay)
    const records = failing(db.collection<ActorDocument>('actors'), 'bulkWrite', () => take('records'), delay)
    const actors = createActorStore(createJournal(journal, nodeId), records, nodes, {
      ...capabilities,
      ...options,
    })
    const registry = createNodeRegistry(nodes, () => actors.reconcileOnHeartbeat())
    return {
      actors,
      fate,
      beat: (at = 1_000) => registry.heartbeat(nodeId, at),
      leave: () => registry.deregister(nodeId),
    }

    function take(step: 'insert' | 'records'): Fate {
      const next = fate[step]
      fate[step] = 'done'
      return next
    }
  }

  async function arrive(): Promise<void> {
    for (const write of onTheirWay.splice(0)) await write()
  }

  const known = async () => {
    const nodes = client.db().collection<NodeDocument>('nodes').find().sort({ _id: 1 })
    return (await nodes.toArray()).map(({ _id }) => _id)
  }

  /** A conversation that ends: rows, and a delivery that it starts. */
  function ending(): { commit: FullCommit; child: CreatedActor } {
    const [actorId, childId] = [newActorId(), newActorId('delivery')]
    const child = {
      journal: journalRowOf(childId, 1),
      record: recordOf(childId, 1, { wakeAt: 50, list: 'deliveries' }),
      rows: [rowOf(childId, 0)],
    }
    return {
      commit: { ...commitOf(actorId, 1, { owner: 'dead' }), rows: [rowOf(actorId, 0)], creates: [child] },
      child,
    }
  }

  const ways = capabilities.hasLookup === true ? [true, false] : [false]
  it.each(ways)('leaves a record behind its journal, never ahead (found by a join: %s)', async (hasLookup) => {
    const dead = writer('dead')
    const actorId = newActorId()
    await dead.actors.commit([commitOf(actorId, 1)])
    dead.fate.records = 'refused'
    await expect(dead.actors.commit([commitOf(actorId, 2)])).rejects.toThrow('cut')
    const { actors } = writer('other', { hasLookup })
    const loaded = await actors.load(actorId)
    expect(loaded).toEqual({ record: recordOf(actorId, 1), tail: [journalRowOf(actorId, 2)] })
    await actors.commit([commitOf(actorId, 3)])
    expect(await actors.load(actorId)).toEqual({ record: recordOf(actorId, 3), tail: [] })
    expect(await actors.load(newActorId())).toBeNull()
  })

  it('has what its entries owe finished by whoever loads the actor first', async () => {
    const dead = writer('dead')
    const { commit, child } = ending()
    dead.fate.records = 'refused'
    await expect(dead.actors.commit([commit])).rejects.toThrow('cut')
    const { actors } = writer('other')
    expect(await actors.load(commit.record.actorId)).toEqual({ record: null, tail: [commit.journal] })
    expect(await actors.readRows('turn', commit.record.actorId)).toEqual(commit.rows)
    expect(await actors.load(child.record.actorId)).toEqual({ record: child.record, tail: [] })
    expect(await actors.readRows('turn', child.record.actorId)).toEqual(child.rows)
    expect(await actors.listDue(50, [3], 9)).toEqual([{ actorId: child.record.actorId, wakeAt: 50 }])
  })

  it('leaves an actor alone that somebody else started under the same id', async () => {
    const dead = writer('dead')
    const other = writer('other')
    const { commit, child } = ending()
    dead.fate.records = 'refused'
    await expect(dead.actors.commit([commit])).rejects.toThrow('cut')
    const childId = child.record.actorId
    await client.db().collection<JournalDocument>('journal').deleteOne({ actorId: childId })
    const own = { ...commitOf(childId, 1), journal: journalRowOf(childId, 1, { hash: 'another' }) }
    other.fate.records = 'refused'
    await expect(other.actors.commit([own])).rejects.toThrow('cut')
    await writer('third').actors.load(commit.record.actorId)
    expect(await writer('third').actors.load(childId)).toEqual({ record: null, tail: [own.journal] })
  })

  it('is found by its successors until everything is projected, and then forgotten', async () => {
    const dead = writer('dead')
    const { actors } = writer('other')
    await dead.beat()
    const finished = commitOf(newActorId(), 1)
    const { commit, child } = ending()
    await dead.actors.commit([finished])
    dead.fate.records = 'refused'
    await expect(dead.actors.commit([commit])).rejects.toThrow('cut')

    expect(await actors.listOrphans(['dead', 'other'], 9)).toEqual([])
    const left = await actors.listOrphans(['other'], 9)
    expect(left.toSorted()).toEqual([commit.record.actorId, child.record.actorId])
    await actors.load(commit.record.actorId)
    const record = { ...commit.record, owner: 'other' }
    expect(await actors.commit([{ ...commit, journal: null, record, rows: [], creates: [] }])).toEqual(['committed'])
    expect(await actors.listOrphans(['other'], 9)).toEqual([])
    await writer('other').beat(10 * MINUTE_MS)
    expect(await actors.listOrphans(['other'], 9)).toEqual([])
    expect(await known()).toEqual(['dead', 'other'])
    await writer('other').beat(11 * MINUTE_MS)
    expect(await actors.listOrphans(['other'], 9)).toEqual([])
    expect(await known()).toEqual(['other'])
  })

  it('is found again when it wakes up, commits, and dies before it has beaten', async () => {
    const zombie = writer('zombie')
    const { actors, beat } = writer('other')
    await zombie.beat()
    await zombie.actors.commit([commitOf(newActorId(), 1)])
    await beat(MINUTE_MS)
    expect(await actors.listOrphans(['other'], 9)).toEqual([])
    const { commit } = ending()
    zombie.fate.records = 'refused'
    await expect(zombie.actors.commit([commit])).rejects.toThrow('cut')
    expect(await actors.listOrphans(['other'], 9)).toContain(commit.record.actorId)
  })

  it('projects, for a minute of beats, a write that came through after it had been looked for', async () => {
    const { actors, fate, beat } = writer('patient')
    const { commit, child } = ending()
    fate.insert = 'late'
    await expect(actors.commit([commit])).rejects.toThrow('cut')
    await beat()
    await actors.commit([commitOf(newActorId(), 1)])
    expect(await actors.listOrphans(['patient'], 9)).toEqual([])
    await arrive()
    await beat()
    expect(await actors.load(child.record.actorId)).toEqual({ record: child.record, tail: [] })
    expect(await actors.load(commit.record.actorId)).toEqual({ record: commit.record, tail: [] })
  })

  it.each(['commits', 'loads'])('finishes itself, before anything else, when it lives on and %s', async (next) => {
    const node = writer('node')
    const { commit, child } = ending()
    node.fate.records = 'refused'
    await expect(node.actors.commit([commit])).rejects.toThrow('cut')
    if (next === 'loads') expect(await node.actors.load(newActorId())).toBeNull()
    else expect(await node.actors.commit([commitOf(newActorId(), 1)])).toEqual(['committed'])
    const { actors } = writer('other')
    expect(await actors.load(commit.record.actorId)).toEqual({ record: commit.record, tail: [] })
    expect(await actors.load(child.record.actorId)).toEqual({ record: child.record, tail: [] })
  })

  it('finishes by itself with its next beat, or does not beat', async () => {
    const node = writer('node')
    const { commit } = ending()
    node.fate.insert = 'lost' // written, but the answer never came
    await expect(node.actors.commit([commit])).rejects.toThrow('cut')
    node.fate.records = 'refused'
    await expect(node.beat()).rejects.toThrow('cut')
    expect(await client.db().collection('nodes').countDocuments()).toBe(0)
    await node.beat()
    expect((await writer('other').actors.load(commit.record.actorId))?.record).toEqual(commit.record)
  })

  it('does not leave with something undone', async () => {
    const node = writer('node')
    const { commit } = ending()
    await node.beat()
    node.fate.insert = 'lost'
    await expect(node.actors.commit([commit])).rejects.toThrow('cut')
    await node.leave()
    expect((await writer('other').actors.load(commit.record.actorId))?.record).toEqual(commit.record)
  })

  it('projects nothing of what was never written, or was written by another', async () => {
    const node = writer('node')
    const { commit, child } = ending()
    node.fate.insert = 'refused'
    await expect(node.actors.commit([commit])).rejects.toThrow('cut')
    const own = {
      ...commitOf(commit.record.actorId, 1),
      journal: journalRowOf(commit.record.actorId, 1, { hash: 'own' }),
    }
    await writer('other').actors.commit([own])
    await node.beat()
    expect(await node.actors.load(child.record.actorId)).toBeNull()
    expect(await node.actors.load(commit.record.actorId)).toEqual({ record: own.record, tail: [] })
  })

  it('never proposes what is built on an entry that has lost', async () => {
    const { actors } = writer('node')
    const actorId = newActorId()
    await actors.commit([commitOf(actorId, 1)])
    const rival = { ...commitOf(actorId, 1), journal: journalRowOf(actorId, 1, { eventId: 'rival' }) }
    expect(await actors.commit([rival, commitOf(actorId, 2)])).toEqual(['lost', 'lost'])
    expect(await actors.readJournal(actorId, 0, 9)).toEqual([journalRowOf(actorId, 1)])
  })

  it('takes consecutive commits of one actor in one batch', async () => {
    const { actors } = writer('node')
    const actorId = newActorId()
    const commits = [1, 2, 3].map((seq) => commitOf(actorId, seq))
    expect(await actors.commit(commits)).toEqual(['committed', 'committed', 'committed'])
    expect(await actors.load(actorId)).toEqual({ record: recordOf(actorId, 3), tail: [] })
  })
})

/** The same collection, whose `method` does as `fate` says. */
function failing<Stored extends object>(
  collection: Collection<Stored>,
  method: 'insertMany' | 'bulkWrite',
  fate: () => Fate,
  delay: (write: () => Promise<unknown>) => void,
): Collection<Stored> {
  return new Proxy(collection, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== method) return value.bind(target) as unknown
      return async (...values: unknown[]) => {
        const next = fate()
        const write = () => value.apply(target, values) as Promise<unknown>
        if (next === 'late') delay(write)
        if (next === 'refused' || next === 'late') throw new MongoNetworkError('cut')
        const result = await write()
        if (next === 'lost') throw new MongoNetworkError('cut')
        return result
      }
    },
  })
}

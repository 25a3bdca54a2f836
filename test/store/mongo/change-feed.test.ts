import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChangedThing, ChangeFeed } from '../../../src/ports/change-feed.ts'
import { openMongoStore, type MongoStore } from '../../../src/store/mongo/open-mongo-store.ts'
import { newDatabase, skipReason } from '../../support/mongod/mongod.ts'

describe.skipIf(skipReason !== undefined)('The feed of changes', () => {
  const database = newDatabase()
  const stores: MongoStore[] = []
  let projectId: string
  beforeAll(async () => {
    for (const nodeId of ['first', 'second', 'third']) {
      stores.push(await openMongoStore({ url: database.url, nodeId, log: { info() {} } }))
    }
  })
  beforeEach(() => void (projectId = randomUUID()))
  afterAll(async () => {
    for (const store of stores) await store.close()
    await database.remove()
  })

  const feed = (index: number): ChangeFeed => {
    const found = stores[index]?.changeFeed
    if (!found) throw new Error('There is no such node.')
    return found
  }
  const call = (id: string, project = projectId): ChangedThing => ({ projectId: project, kind: 'call', id })

  it('gives each change to every other node once, and a later change of the same thing again', async () => {
    for (const index of [0, 1, 2]) expect(await feed(index).read([projectId])).toEqual([])
    const id = randomUUID()
    await feed(0).publish([call(id)])
    expect(await feed(0).read([projectId])).toEqual([])
    for (const index of [1, 2]) {
      expect(await feed(index).read([projectId])).toEqual([call(id)])
      expect(await feed(index).read([projectId])).toEqual([])
    }
    await new Promise((resolve) => setTimeout(resolve, 2)) // the server counts milliseconds
    await feed(0).publish([call(id)])
    expect(await feed(1).read([projectId])).toEqual([call(id)])
  })

  it('gives nothing of other projects, nor of the time before the first look', async () => {
    await feed(1).read([])
    await feed(0).publish([call(randomUUID())])
    expect(await feed(1).read([projectId])).toEqual([])
    await feed(0).publish([call(randomUUID(), randomUUID())])
    expect(await feed(1).read([projectId])).toEqual([])
  })

  it('says what is watched through other nodes, until that has run out or is taken back', async () => {
    const other = randomUUID()
    await feed(0).watch([projectId], 1_000)
    await feed(1).watch([projectId, other], 2_000)
    expect(await feed(0).watchedElsewhere(0)).toEqual([projectId, other])
    expect((await feed(2).watchedElsewhere(0)).sort()).toEqual([projectId, other].sort())
    expect(await feed(2).watchedElsewhere(2_000)).toEqual([])
    await feed(1).watch([other], 2_000)
    expect(await feed(0).watchedElsewhere(0)).toEqual([other])
    await feed(1).watch([], 2_000)
    expect(await feed(0).watchedElsewhere(0)).toEqual([])
  })

  it('forgets what is old', async () => {
    await feed(1).read([])
    await feed(1).read([projectId])
    const id = randomUUID()
    await feed(0).publish([call(id)])
    await feed(0).watch([projectId], 1_000)
    await feed(2).deleteBefore(Date.now() + 3_600_000)
    expect(await feed(1).read([projectId])).toEqual([])
    expect(await feed(1).watchedElsewhere(0)).toEqual([])
  })
})

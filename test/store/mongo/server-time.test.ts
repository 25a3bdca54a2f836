import { MongoClient, type Collection } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNodeRegistry } from '../../../src/store/mongo/node-registry.ts'
import { createServerTime } from '../../../src/store/mongo/server-time.ts'
import type { NodeDocument } from '../../../src/store/mongo/schema.ts'
import { newDatabase, skipReason } from '../../support/mongod/mongod.ts'

const LEASE_MS = 20_000
const MINUTE_MS = 60_000

describe.skipIf(skipReason !== undefined)('Nodes on MongoDB whose clocks differ', () => {
  let database: ReturnType<typeof newDatabase>
  let client: MongoClient
  let nodes: Collection<NodeDocument>
  beforeEach(async () => {
    database = newDatabase()
    client = await MongoClient.connect(database.url)
    nodes = client.db().collection<NodeDocument>('nodes')
  })
  afterEach(async () => {
    await client.close()
    await database.remove()
  })

  function node(name: string, skewMs: number) {
    const skews: number[] = []
    const clock = { skewMs }
    const now = () => Date.now() + clock.skewMs
    const serverTime = createServerTime({ now, onSkew: (aheadMs) => skews.push(aheadMs) })
    const registry = createNodeRegistry(nodes, async () => {}, serverTime)
    const corrected = () => now() - serverTime.aheadMs
    return {
      skews,
      clock,
      beat: () => registry.heartbeat(name, corrected()),
      living: async (leaseMs = LEASE_MS) => (await registry.listAlive(corrected() - leaseMs)).toSorted(),
    }
  }

  it('know each other for alive, and say how far they are off', async () => {
    const [right, ahead, behind] = [node('right', 0), node('ahead', 5 * MINUTE_MS), node('behind', -3 * MINUTE_MS)]
    for (const one of [right, ahead, behind]) await one.beat()
    for (const one of [right, ahead, behind]) {
      expect(await one.living()).toEqual(['ahead', 'behind', 'right'])
      expect(await one.living(-MINUTE_MS)).toEqual([])
    }
    expect(right.skews).toEqual([])
    expect(ahead.skews.map((ms) => Math.round(ms / MINUTE_MS))).toEqual([5])
    expect(behind.skews.map((ms) => Math.round(ms / MINUTE_MS))).toEqual([-3])
  })

  it('notice with a beat that a clock was set, and say nothing twice', async () => {
    const [right, turned] = [node('right', 0), node('turned', 0)]
    for (const one of [right, turned]) await one.beat()
    turned.clock.skewMs = 2 * MINUTE_MS
    for (let beat = 0; beat < 2; beat += 1) for (const one of [right, turned]) await one.beat()
    expect(await turned.living()).toEqual(['right', 'turned'])
    expect(await right.living()).toEqual(['right', 'turned'])
    expect(turned.skews).toHaveLength(1)
    turned.clock.skewMs = 0
    await turned.beat()
    expect(turned.skews.at(-1)).toBe(0)
    expect(await right.living(-MINUTE_MS)).toEqual([])
  })

  it('leave small differences alone, and what a slow answer says of the time', async () => {
    const close = node('close', 900)
    await close.beat()
    expect(close.skews).toEqual([])
    const times = [0, 40_000].map((ms) => Date.now() + ms)
    const now = () => times.shift() ?? Date.now()
    const serverTime = createServerTime({ now, onSkew: (aheadMs) => close.skews.push(aheadMs) })
    const registry = createNodeRegistry(nodes, async () => {}, serverTime)
    await registry.heartbeat('stopped for a while', Date.now())
    expect(close.skews).toEqual([])
  })
})

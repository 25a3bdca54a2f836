import { MongoClient } from 'mongodb'
import { assign, setup } from 'xstate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { effectHandlers } from '../../../src/actors/runtime/effect-handler.ts'
import { createMachineLookup } from '../../../src/actors/machine-lookup.ts'
import type { Kernel } from '../../../src/actors/kernel.ts'
import { readEntries } from '../../../src/actors/runtime/read-journal.ts'
import { createRuntime } from '../../../src/actors/runtime/runtime.ts'
import { createSweeps, LEASE_MS, type Sweeps } from '../../../src/actors/runtime/sweeps.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import { effect } from '../../../src/actors/contract/effect.ts'
import { openMongoStore, type MongoStore } from '../../../src/store/mongo/open-mongo-store.ts'
import { define, newId } from '../../support/kernel/kernel-kit.ts'
import { newDatabase, skipReason } from '../../support/mongod/mongod.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'

/** Counts, and asks outside once it is told to. */
const counter = setup({
  types: {} as {
    context: { count: number; answer: string | null }
    events: { type: 'add'; at: number } | { type: 'look'; at: number }
  },
  actors: { lookUp: effect<object, string>() },
  actions: {
    count: assign({ count: ({ context }) => context.count + 1 }),
    note: assign({ answer: (_args, { answer }: { answer: string }) => answer }),
  },
}).createMachine({
  id: 'counter',
  options: { maxIterations: 100 },
  context: { count: 0, answer: null },
  initial: 'counting',
  states: {
    counting: { on: { add: { actions: 'count' }, look: 'looking' } },
    looking: {
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: () => ({}),
        onDone: {
          target: 'counting',
          actions: { type: 'note', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: 'counting',
      },
    },
  },
})

interface Node {
  kernel: Kernel
  sweeps: Sweeps
  store: MongoStore
}

describe.skipIf(skipReason !== undefined)('two kernels over one MongoDB', () => {
  let database: ReturnType<typeof newDatabase>
  let clock: VirtualClock
  let nodes: Node[]
  beforeEach(() => {
    database = newDatabase()
    clock = new VirtualClock()
    nodes = []
  })
  afterEach(async () => {
    await Promise.all(nodes.map(({ kernel }) => kernel.stop()))
    await Promise.all(nodes.map(({ store }) => store.close()))
    await database.remove()
  })

  async function openNode(nodeId: string, lookUp: () => Promise<string>): Promise<Node> {
    const store = await openMongoStore({ url: database.url, nodeId, log: { info() {} } })
    const kernel = createRuntime({
      store: store.actors,
      machines: createMachineLookup([define(counter, { index: indexOf })], {}),
      handlers: effectHandlers([{ src: 'lookUp', run: lookUp }]),
      clock,
      nodeId,
      log: { warn() {}, error() {} },
      isShared: true,
    })
    const sweeps = createSweeps(kernel, store, { clock, nodeId, isShared: true })
    nodes.push({ kernel, sweeps, store })
    await sweeps.heartbeat()
    return { kernel, sweeps, store }
  }

  const indexOf = () => ({ projectId: 'project', list: 'counters', listedAt: 1, agentId: null, lookup: null })

  async function create({ kernel }: Node): Promise<ActorId> {
    const answer = await kernel.create({ type: 'counter', id: newId(), machine: 'counter', version: '1', input: {} })
    return answer.actorId
  }

  it('take events of one actor in turn, each on top of what the other took', async () => {
    const [one, two] = [await openNode('one', never), await openNode('two', never)]
    const actorId = await create(one)
    for (let round = 0; round < 5; round += 1) {
      for (const { kernel } of [two, one]) expect((await kernel.send(actorId, { type: 'add' })).outcome).toBe('taken')
    }
    expect((await one.kernel.read(actorId))?.snapshot.context).toMatchObject({ count: 10 })
    expect((await two.kernel.read(actorId))?.seq).toBe(11)
  })

  it('lose none of many events at once', async () => {
    const [one, two] = [await openNode('one', never), await openNode('two', never)]
    const actorId = await create(one)
    const sent = Array.from({ length: 10 }, (_, index) =>
      (index % 2 === 0 ? one : two).kernel.send(actorId, { type: 'add' }),
    )
    expect((await Promise.all(sent)).map(({ outcome }) => outcome)).toEqual(sent.map(() => 'taken'))
    expect((await two.kernel.read(actorId))?.snapshot.context).toMatchObject({ count: 10 })
  })

  it('answer one of two exclusive asks at once, and the other that it is busy, without a trace', async () => {
    const [one, two] = [await openNode('one', never), await openNode('two', never)]
    const actorId = await create(one)
    await two.kernel.send(actorId, { type: 'add' })
    const ask = ({ kernel }: Node) => kernel.ask(actorId, { type: 'look' }, () => true, { rejectIfBusy: true })
    const answers = await Promise.all([ask(one), ask(two)])
    const outcomes = answers.map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1)
    // One that comes when the other is committed already is told so by the state.
    expect(['busy', 'ignored']).toContain(outcomes.find((outcome) => outcome !== 'taken'))
    expect(await one.store.actors.readJournal(actorId, 2, 9)).toHaveLength(1)
  })

  describe.each(['in memory', 'not in memory'])('asked after a look at the journal, %s', (memory) => {
    let one: Node
    let two: Node
    let actorId: ActorId
    beforeEach(async () => {
      one = await openNode('one', never)
      two = await openNode('two', never)
      actorId = await create(two)
      if (memory === 'in memory') await one.kernel.send(actorId, { type: 'add' })
    })

    const look = async () => (await one.store.actors.lastSeq(actorId)) ?? 0
    const add = async ({ kernel }: Node, expectedSeq: number) =>
      (await kernel.ask(actorId, { type: 'add' }, () => true, { rejectIfBusy: true, expectedSeq })).outcome
    const counted = async () => (await two.kernel.read(actorId))?.snapshot.context['count']
    const before = memory === 'in memory' ? 1 : 0

    it('take what comes one after the other', async () => {
      for (const node of [one, two, two, one, one, two]) expect(await add(node, await look())).toBe('taken')
      expect(await counted()).toBe(before + 6)
    })

    it('are busy for one of two that looked at once', async () => {
      await two.kernel.send(actorId, { type: 'add' })
      const seen = await look()
      const outcomes = await Promise.all([add(one, seen), add(two, seen)])
      expect(outcomes.toSorted()).toEqual(['busy', 'taken'])
      expect(await counted()).toBe(before + 2)
    })

    it('are busy for whoever has seen what was before another was answered', async () => {
      const seen = await look()
      expect(await add(two, seen)).toBe('taken')
      expect(await add(one, seen)).toBe('busy')
      expect(await add(one, await look())).toBe('taken')
    })
  })

  describe('of which one dies', () => {
    let dead: Node
    let successor: Node
    let actorId: ActorId
    beforeEach(async () => {
      dead = await openNode('dead', never)
      successor = await openNode('successor', async () => 'found')
      actorId = await create(dead)
      await dead.kernel.send(actorId, { type: 'look' })
    })

    async function outliveLease(): Promise<void> {
      clock.set(clock.now() + LEASE_MS + 1)
      await successor.sweeps.heartbeat()
      await successor.sweeps.adoptOrphans()
    }

    const answer = async () => (await successor.kernel.read(actorId))?.snapshot.context['answer']

    it('leave it its effects while it beats', async () => {
      await successor.sweeps.adoptOrphans()
      expect((await successor.store.actors.load(actorId))?.record?.owner).toBe('dead')
      expect(await answer()).toBeNull()
    })

    it('run its effects once its lease is over', async () => {
      await outliveLease()
      await expect.poll(answer).toBe('found')
      const entries = await Array.fromAsync(readEntries(successor.store.actors, actorId))
      expect(entries.map(({ eventId }) => eventId).at(-1)).toBe('fx:2#lookUp')
    })

    /** As if it had died before it wrote any. */
    async function loseRecord(): Promise<void> {
      const client = await MongoClient.connect(database.url)
      await client.db().collection<{ _id: string }>('actors').deleteOne({ _id: actorId })
      await client.close()
    }

    it('write the record that it left behind before they answer by its journal', async () => {
      await loseRecord()
      expect(await successor.kernel.send(actorId, { type: 'add' })).toMatchObject({ outcome: 'ignored', seq: 2 })
      const stored = await successor.store.actors.load(actorId)
      expect(stored).toMatchObject({ record: { seq: 2, owner: 'dead' }, tail: [] })
    })

    it('bring up the record that it left behind its journal', async () => {
      await loseRecord()
      const list = async () => {
        const records = await successor.store.actors.list({ list: 'counters', projectId: 'project', limit: 9 })
        return records.map((record) => [record.actorId, record.seq])
      }
      expect(await list()).toEqual([])
      await outliveLease()
      // What `read` gives is in the journal, which is written before the record that lists show.
      await expect.poll(answer).toBe('found')
      await expect.poll(list).toEqual([[actorId, 3]])
      await successor.sweeps.adoptOrphans()
      clock.set(clock.now() + 11 * 60_000)
      await successor.sweeps.heartbeat()
      await successor.sweeps.adoptOrphans()
      expect(await successor.store.nodes.listAlive(0)).toEqual(['successor'])
    })
  })
})

function never(): Promise<string> {
  return new Promise(() => {})
}

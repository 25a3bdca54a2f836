import { assign, setup } from 'xstate'
import { describe, expect, it } from 'vitest'
import { machineBytes } from '../../../src/actors/step/machine-bytes.ts'
import type { MachineLoader } from '../../../src/actors/machine-lookup.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import { define, openKernel, typed, type Kit } from '../../support/kernel/kernel-kit.ts'

const DATA_LENGTH = 500_000

const machine = setup({
  types: typed<{ context: { count: number }; events: { type: 'add' } }>(),
  actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  id: 'counter',
  options: { maxIterations: 10 },
  context: { count: 0 },
  on: { add: { actions: 'add' } },
})
const definitionOf = (version: string) =>
  define(machine, {
    version,
    dataLength: DATA_LENGTH,
    index: () => ({ projectId: 'project', list: 'here', listedAt: 1, agentId: null, lookup: null }),
  })
const bytesOfMachine = machineBytes(definitionOf('any'))

const open = (loader: MachineLoader = async (version) => definitionOf(version), maxWarmBytes?: number) =>
  openKernel({ loaders: { counter: loader }, ...(maxWarmBytes !== undefined && { maxWarmBytes }) })

describe('A machine made from stored data', () => {
  it('counts once among what the actors in memory take', async () => {
    const kit = await open()
    const bytes = bytesOfMachine
    for (let index = 0; index < 5; index += 1) await kit.create('counter', {}, { version: 'a' })
    expect(kit.kernel.activationBytes).toBeGreaterThan(bytes)
    expect(kit.kernel.activationBytes).toBeLessThan(bytes * 1.5)
    await kit.create('counter', {}, { version: 'b' })
    expect(kit.kernel.activationBytes).toBeGreaterThan(bytes * 2)
    expect(kit.kernel.activationBytes).toBeLessThan(bytes * 2.5)
  })

  it('leaves memory with the idle actors that hold it, and comes again with them', async () => {
    const kit = await open(undefined, bytesOfMachine * 3.5)
    const actorIds: ActorId[] = []
    for (let index = 0; index < 10; index += 1) {
      actorIds.push((await kit.create('counter', {}, { version: String(index) })).actorId)
      expect(kit.kernel.activationBytes).toBeLessThanOrEqual(bytesOfMachine * 3.5)
    }
    expect(kit.kernel.activationCount).toBe(3)
    for (const actorId of actorIds) {
      await kit.send(actorId, 'add')
      expect((await kit.context(actorId)).count).toBe(1)
    }
    expect(kit.kernel.activationCount).toBe(3)
  })
})

const whereThereIsRoom: MachineLoader = async (version, refuseIfFull) => {
  refuseIfFull(DATA_LENGTH)
  return definitionOf(version)
}

describe('While busy actors take all the memory there is', () => {
  it('whatever needs another machine is refused, and taken once there is room', async () => {
    let isFull = false
    const kit = await openKernel({
      loaders: { counter: whereThereIsRoom },
      isFull: () => isFull,
    })
    const { actorId: cold } = await kit.create('counter', {}, { version: 'cold' })
    await kit.restart()
    const { actorId: warm } = await kit.create('counter', {}, { version: 'warm' })
    isFull = true
    await kit.send(warm, 'add')
    await expect(kit.send(cold, 'add')).rejects.toMatchObject({ status: 503, name: 'NoRoom' })
    await expect(kit.create('counter', {}, { version: 'another' })).rejects.toMatchObject({ status: 503 })
    isFull = false
    await kit.send(cold, 'add')
    expect((await kit.context(cold)).count).toBe(1)
    expect((await kit.context(warm)).count).toBe(1)
  })

  it('a list shows the stored record of an actor whose machine cannot be loaded', async () => {
    let isFull = false
    const kit = await openKernel({
      loaders: { counter: whereThereIsRoom },
      isFull: () => isFull,
    })
    const rows = await listBehind(kit, 2)
    isFull = true
    expect((await kit.kernel.present(rows)).map(({ snapshot }) => snapshot.context.count)).toEqual([0, 0])
    isFull = false
    expect((await kit.kernel.present(rows)).map(({ snapshot }) => snapshot.context.count)).toEqual([1, 1])
  })

  it('a due timer waits until there is room, and fires then', async () => {
    let isFull = false
    const withDeadline = setup({
      types: typed<{ context: { count: number }; events: { type: 'add' } }>(),
      delays: { late: 60_000 },
    }).createMachine({
      id: 'counter',
      options: { maxIterations: 10 },
      context: { count: 0 },
      initial: 'open',
      states: { open: { after: { late: 'closed' } }, closed: { type: 'final' } },
    })
    const loader: MachineLoader = async (version, refuseIfFull) => {
      refuseIfFull(DATA_LENGTH)
      return define(withDeadline, { version, dataLength: DATA_LENGTH })
    }
    const kit = await openKernel({ loaders: { counter: loader }, isFull: () => isFull })
    const { actorId } = await kit.create('counter', {}, { version: 'due' })
    await kit.restart()
    isFull = true
    await kit.advance(120_000)
    expect((await kit.everything.actors.load(actorId))?.record?.body).toContain('"open"')
    isFull = false
    await kit.advance(120_000)
    expect((await kit.kernel.read(actorId))?.snapshot).toMatchObject({ value: 'closed', status: 'done' })
  })
})

/** Rows of a list after a restart: each actor is behind its journal, and on a machine of its own. */
async function listBehind(kit: Kit, count: number) {
  for (let index = 0; index < count; index += 1) {
    const { actorId } = await kit.create('counter', {}, { version: String(index) })
    await kit.send(actorId, 'add')
  }
  await kit.restart()
  return kit.everything.actors.list({ list: 'here', projectId: 'project', limit: count })
}

describe('A list of actors that are behind their journals', () => {
  it('makes their machines one after the other, also beside other lists', async () => {
    let [atOnce, most] = [0, 0]
    const kit = await open(async (version) => {
      most = Math.max(most, (atOnce += 1))
      await Promise.resolve()
      atOnce -= 1
      return definitionOf(version)
    })
    const rows = await listBehind(kit, 8)
    const [shown = []] = await Promise.all([rows, rows, rows].map((list) => kit.kernel.present(list)))
    expect(shown.map(({ snapshot }) => snapshot.context['count'])).toEqual(Array(8).fill(1))
    expect(most).toBe(1)
  })

  it('lets others have their turn between two of them that take long', async () => {
    let isSlow = false
    const kit = await open(async (version) => {
      const begun = performance.now()
      while (isSlow && performance.now() < begun + 6);
      return definitionOf(version)
    })
    const rows = await listBehind(kit, 8)
    isSlow = true
    let turns = 0
    let isOver = false
    const others = () => {
      turns += 1
      if (!isOver) setImmediate(others)
    }
    setImmediate(others)
    await kit.kernel.present(rows)
    isOver = true
    expect(turns).toBeGreaterThanOrEqual(7)
  })
})

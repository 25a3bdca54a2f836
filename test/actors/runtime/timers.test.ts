import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { createWakeTimers } from '../../../src/actors/runtime/wake-timers.ts'
import { sharesOfPartitions } from '../../../src/actors/runtime/sweeps.ts'
import { ALL_PARTITIONS } from '../../../src/actors/ports/actor-store.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import { define, newId, openKernel, typed } from '../../support/kernel/kernel-kit.ts'
import { scenario } from '../../support/kernel/scenario.ts'
import { VirtualClock } from '../../support/clock/virtual-clock.ts'

const DAY_MS = 86_400_000

const egg = define(
  setup({
    types: typed<{
      context: { ms: number; rung: number }
      input: { ms?: number }
      events: { type: 'restart' | 'stop' | 'start' | 'look' }
    }>(),
    actions: {
      ring: assign({ rung: ({ context }) => context.rung + 1 }),
      look: assign({ rung: ({ context }) => context.rung }),
    },
    delays: { untilDone: ({ context }) => context.ms },
  }).createMachine({
    id: 'egg',
    options: { maxIterations: 10 },
    context: ({ input }) => ({ ms: input?.ms ?? 60_000, rung: 0 }),
    initial: 'boiling',
    states: {
      boiling: {
        after: { untilDone: { target: 'done', actions: 'ring' } },
        on: { restart: { target: 'boiling', reenter: true }, stop: 'cold', look: { actions: 'look' } },
      },
      done: { on: { start: 'boiling' } },
      cold: { on: { start: 'boiling' } },
    },
  }),
)

const open = () => openKernel({ definitions: [egg] })

describe('timers are absolute deadlines with a generation', () => {
  it('fires at its deadline to the millisecond, not before', async () => {
    const actors = await open()
    const { actorId } = await actors.create('egg')
    await actors.advance(59_999)
    expect(await actors.value(actorId)).toBe('boiling')
    await actors.advance(1)
    expect(await actors.value(actorId)).toBe('done')
    const fired = (await actors.journal(actorId)).at(-1)?.event
    expect(fired).toMatchObject({ timerId: 'xstate.after.untilDone.egg.boiling', generation: 1, dueAt: fired?.at })
  })

  it('keeps its deadline over restarts, and fires at once when it has passed meanwhile', async () => {
    const actors = await open()
    const { actorId } = await actors.create('egg')
    await actors.advance(40_000)
    await actors.restart()
    await actors.advance(19_999)
    expect(await actors.value(actorId)).toBe('boiling')
    await actors.advance(1)
    expect(await actors.value(actorId)).toBe('done')

    const { actorId: late } = await actors.create('egg')
    actors.node.kill()
    actors.clock.set(actors.clock.now() + DAY_MS)
    await actors.restart()
    await actors.settle()
    expect(await actors.value(late)).toBe('done')
    expect((await actors.journal(late)).at(-1)?.event).toMatchObject({
      at: actors.clock.now(),
      dueAt: expect.any(Number) as number,
    })
  })

  it('starts anew when its state is entered again, and is gone when it is left', async () => {
    const actors = await open()
    const { actorId } = await actors.create('egg')
    await actors.advance(50_000)
    await actors.send(actorId, 'restart')
    await actors.advance(59_999)
    expect(await actors.value(actorId)).toBe('boiling')
    await actors.send(actorId, 'stop')
    expect(await actors.read(actorId)).toMatchObject({ timers: [], wakeAt: null })
    await actors.advance(DAY_MS)
    expect(await actors.value(actorId)).toBe('cold')
    expect(await actors.events(actorId)).toEqual(['xstate.init', 'restart', 'stop'])
  })

  it('is not moved by events that stay in the state', async () => {
    const actors = await open()
    const { actorId } = await actors.create('egg')
    await actors.advance(59_000)
    await actors.send(actorId, 'look')
    await actors.advance(1_000)
    expect(await actors.value(actorId)).toBe('done')
  })

  it('waits longer than 2^31 ms', async () => {
    const actors = await open()
    const { actorId } = await actors.create('egg', { ms: 60 * DAY_MS })
    await actors.advance(60 * DAY_MS - 1)
    await actors.restart()
    expect(await actors.value(actorId)).toBe('boiling')
    await actors.advance(1)
    expect(await actors.value(actorId)).toBe('done')
  })

  it('comes before an event that is offered after it, whether or not anybody has noticed', async () => {
    const actors = await open()
    const { actorId } = await actors.create('egg')
    actors.clock.set(actors.clock.now() + 60_000) // the machine slept: no timer has fired
    expect(await actors.send(actorId, 'restart')).toMatchObject({ outcome: 'ignored', snapshot: { value: 'done' } })
    expect(await actors.events(actorId)).toEqual(['xstate.init', 'xstate.after.untilDone.egg.boiling'])
  })

  it('comes after an event that was offered before it, however late that can be stored', async () => {
    const actors = await open()
    const { actorId } = await actors.create('egg')
    await actors.advance(59_000)
    actors.store.fault = (call) => (call === 'commit' ? { delayMs: 3_000 } : undefined)
    const restarted = actors.send(actorId, 'restart')
    const looked = actors.send(actorId, 'look')
    await actors.advance(10_000)
    expect([await restarted, await looked]).toMatchObject([{ outcome: 'taken' }, { outcome: 'taken' }])
    expect(await actors.value(actorId)).toBe('boiling')
  })

  it('refuses a delay that is not a time', async () => {
    const actors = await open()
    for (const ms of [-1, 1e300]) await expect(actors.create('egg', { ms })).rejects.toThrow('not a time')
  })

  it('is taken once when two processes fire it', async () => {
    const actors = await openKernel({ definitions: [egg], isShared: true })
    const second = await actors.openNode()
    const { actorId } = await actors.create('egg')
    await second.kernel.send(actorId, { type: 'look' })
    actors.clock.set(actors.clock.now() + 60_000)
    const due = [{ actorId, wakeAt: actors.clock.now() }]
    await Promise.all([
      actors.kernel.wake(due),
      second.kernel.wake(due),
      actors.kernel.wake(due),
      second.kernel.wake(due),
    ])
    expect(await actors.context(actorId)).toMatchObject({ rung: 1 })
    expect(await actors.events(actorId)).toEqual(['xstate.init', 'look', 'xstate.after.untilDone.egg.boiling'])
  })

  it('fires at the new deadline only, when another process has moved it', async () => {
    const actors = await openKernel({ definitions: [egg], isShared: true })
    const second = await actors.openNode()
    const { actorId } = await actors.create('egg', { ms: 4_000 })
    await actors.advance(3_000)
    await second.kernel.send(actorId, { type: 'restart' })
    await actors.advance(1_500)
    expect(await actors.value(actorId)).toBe('boiling')
    await actors.advance(2_500)
    expect(await actors.value(actorId)).toBe('done')
  })
})

describe('Alarms', () => {
  it('ring once, at the latest deadline that was set, if it is near', async () => {
    const clock = new VirtualClock(0)
    const rung: [ActorId, number][] = []
    const alarms = createWakeTimers(clock, (actorId) => rung.push([actorId, clock.now()]))
    alarms.set('egg/a', 1_000)
    alarms.set('egg/a', 3_000)
    alarms.set('egg/b', 1_000)
    alarms.set('egg/b', null)
    alarms.set('egg/c', 2 ** 31)
    alarms.set('egg/d', -5)
    await clock.advance(10_000)
    expect(rung).toEqual([
      ['egg/d', 0],
      ['egg/a', 3_000],
    ])
    alarms.set('egg/a', 11_000)
    alarms.close()
    alarms.set('egg/b', 11_000)
    await clock.advance(10_000)
    expect(rung).toHaveLength(2)
  })

  it('ring again when they were early, as Node’s own timers can be', async () => {
    const actors = await open()
    const { actorId } = await actors.create('egg', { ms: 2_000 })
    actors.clock.set(actors.clock.now() - 1) // the wall clock lags behind the timer by a millisecond
    await actors.clock.advance(2_001)
    await actors.settle()
    expect(await actors.value(actorId)).toBe('done')
  })
})

describe('A clock that is set back', () => {
  const HOUR_MS = 3_600_000

  it('never takes an actor’s own time back', async () => {
    const actors = await open()
    const { actorId } = await actors.create('egg')
    const bornAt = actors.clock.now()
    actors.clock.set(bornAt - HOUR_MS)
    await actors.send(actorId, 'look')
    await actors.restart()
    await actors.send(actorId, 'look')
    actors.clock.set(bornAt + 1)
    await actors.send(actorId, 'look')
    const entries = (await actors.journal(actorId)).filter(({ event }) => event.type !== 'actor.migrated')
    const times = entries.map(({ event: { at, clockAt } }) => ({ at, clockAt }))
    expect(times).toEqual([
      { at: bornAt, clockAt: undefined },
      { at: bornAt, clockAt: bornAt - HOUR_MS },
      { at: bornAt, clockAt: bornAt - HOUR_MS },
      { at: bornAt + 1, clockAt: undefined },
    ])
  })

  it('brings a deadline nearer that was set before, once, so that it waits no longer than it was to', async () => {
    const actors = await open()
    const { actorId } = await actors.create('egg')
    const bornAt = actors.clock.now()
    actors.clock.set(bornAt - HOUR_MS)
    for (let look = 0; look < 3; look += 1) await actors.send(actorId, 'look')
    expect((await actors.read(actorId)).wakeAt).toBe(bornAt - HOUR_MS + 60_000)
    expect(await actors.events(actorId)).toEqual(['xstate.init', 'actor.migrated', 'look', 'look', 'look'])
    await actors.advance(60_000)
    expect(await actors.value(actorId)).toBe('done')
  })

  it('makes no deadline longer that is set from then on', async () => {
    const actors = await open()
    const { actorId } = await actors.create('egg')
    const bornAt = actors.clock.now()
    actors.clock.set(bornAt - HOUR_MS)
    await actors.send(actorId, 'restart')
    await actors.advance(59_999)
    expect(await actors.value(actorId)).toBe('boiling')
    await actors.advance(1)
    expect(await actors.value(actorId)).toBe('done')
    expect((await actors.journal(actorId)).at(-1)?.event).toMatchObject({ at: bornAt, dueAt: bornAt })
  })

  it('lets nothing from outside say what the clock said', async () => {
    const actors = await open()
    const { actorId } = await actors.create('egg')
    await expect(actors.send(actorId, { type: 'restart', clockAt: 0 })).rejects.toThrow('may be sent')
  })
})

describe('a sweep wakes what is due', () => {
  it('fires 10,000 deadlines of the same second in one sweep', async () => {
    const actors = await open()
    await Promise.all(Array.from({ length: 10_000 }, () => actors.create('egg')))
    actors.clock.set(actors.clock.now() + 60_000)
    await actors.node.sweeps.wakeDueActors()
    const left = await actors.everything.actors.listDue(actors.clock.now(), ALL_PARTITIONS, 10)
    expect(left).toEqual([])
    actors.store.actorIds.clear() // one look at 10,000 of the same kind is enough
  })

  it('can be split by partitions: each part wakes its own actors, all parts every actor', async () => {
    const actors = await open()
    const eggs = await Promise.all(
      Array.from({ length: 64 }, () => actors.create('egg', { ms: 50_000 }, { id: randomUUID() })),
    )
    await actors.restart()
    actors.clock.set(actors.clock.now() + 60_000)
    const done = async () => {
      const values = await Promise.all(eggs.map(({ actorId }) => actors.value(actorId)))
      return values.filter((value) => value === 'done').length
    }
    const woken = [await done()]
    for (const partitions of sharesOfPartitions(4)) {
      await actors.node.sweeps.wakeDueActors(partitions)
      woken.push(await done())
    }
    expect(woken[0]).toBe(0)
    expect(woken).toEqual([...new Set(woken)].sort((one, other) => one - other)) // each part brought some
    expect(woken.at(-1)).toBe(eggs.length)
  })

  it('is not held up by actors that cannot be woken', async () => {
    const actors = await open()
    const broken = await Promise.all(Array.from({ length: 600 }, () => actors.create('egg', { ms: 1_000 })))
    const { actorId } = await actors.create('egg', { ms: 50_000 })
    await actors.restart()
    const stuck = new Set(broken.map((one) => one.actorId))
    actors.clock.set(actors.clock.now() + 60_000)
    actors.store.seen = (id, rows) => {
      return stuck.has(id) ? rows.map((row) => ({ ...row, hash: 'damaged' })) : rows
    }
    await actors.node.sweeps.wakeDueActors()
    expect(await actors.value(actorId)).toBe('done')
  })

  it('leaves finished and idle actors alone', async () => {
    const actors = await open()
    const { actorId } = await actors.create('egg')
    await actors.send(actorId, 'stop')
    const before = actors.store.calls.commit
    await actors.advance(DAY_MS)
    expect(actors.store.calls.commit).toBe(before)
  })
})

scenario(
  'A timer fires once, whatever dies',
  () => ({ definitions: [egg] }),
  async (actors) => {
    const id = newId()
    const { actorId } = await actors.create('egg', {}, { id })
    await actors.advance(60_000)
    await actors.send(actorId, 'start')
    await actors.advance(59_000)
    await actors.send(actorId, 'restart')
    await actors.advance(59_000)
    expect(await actors.context(actorId)).toMatchObject({ rung: 1 })
    await actors.advance(1_000)
    expect(await actors.context(actorId)).toMatchObject({ rung: 2 })
  },
)

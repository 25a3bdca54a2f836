import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { MAX_CONTEXT_BYTES } from '../../../src/actors/journal/limits.ts'
import type { ActorId, Create } from '../../../src/actors/types.ts'
import type { JsonObject } from '../../../src/base/json.ts'
import { effect, kernelActions } from '../../../src/actors/contract/effect.ts'
import { enlargeRecord } from '../../support/enlarge-record.ts'
import { define, isIn, newId, openKernel, typed } from '../../support/kernel/kernel-kit.ts'

const fragile = define(
  setup({
    types: typed<{
      context: { text: string; tries: number }
      input: { text?: string }
      events: { type: 'guard' | 'assign' | 'loop' | 'work' | 'wait' | 'spin' | 'end' } | { type: 'grow'; text: string }
    }>(),
    actors: { work: effect<null, null>() },
    actions: {
      fail: assign(() => {
        throw new RangeError('The action failed.')
      }),
      grow: assign({ text: ({ context, event }) => context.text + (event.type === 'grow' ? event.text : '') }),
    },
    guards: {
      fails: () => {
        throw new TypeError('The guard failed.')
      },
      isAlways: () => true,
    },
    delays: { untilBroken: 1_000 },
  }).createMachine({
    id: 'fragile',
    options: { maxIterations: 10 },
    context: ({ input }) => ({ text: input?.text ?? '', tries: 0 }),
    initial: 'whole',
    states: {
      whole: {
        on: {
          guard: { guard: 'fails', target: 'broken' },
          assign: { target: 'broken', actions: 'fail' },
          loop: 'looping',
          work: 'working',
          wait: 'waiting',
          grow: { actions: 'grow' },
          end: 'broken',
        },
      },
      looping: { always: { guard: 'isAlways', target: 'looping2' } },
      looping2: { always: { guard: 'isAlways', target: 'looping' } },
      working: {
        invoke: { id: 'work', src: 'work', input: null, onDone: { target: 'whole', guard: 'fails' }, onError: 'whole' },
        on: { end: 'broken' },
      },
      waiting: { after: { untilBroken: { target: 'broken', actions: 'fail' } }, on: { end: 'broken' } },
      broken: { type: 'final' },
    },
  }),
)

const open = () => openKernel({ definitions: [fragile], handlers: [{ src: 'work', run: async () => null }] })

describe('a step that throws', () => {
  it.each([
    ['guard', { message: expect.stringContaining('The guard failed.') as string }],
    ['assign', { name: 'RangeError', message: 'The action failed.' }],
    ['loop', { name: 'Error' }],
  ])('is journaled as rejected and leaves the actor as it was: %s', async (type, rejected) => {
    const actors = await open()
    const { actorId } = await actors.create('fragile')
    expect(await actors.send(actorId, type)).toMatchObject({ outcome: 'rejected', snapshot: { value: 'whole' } })
    expect((await actors.journal(actorId)).at(-1)).toMatchObject({ seq: 2, rejected, value: 'whole' })
    expect(await actors.send(actorId, { type: 'grow', text: 'x' })).toMatchObject({ outcome: 'taken', seq: 3 })
    await actors.restart()
    expect(await actors.context(actorId)).toMatchObject({ text: 'x' })
  })

  it('consumes the timer or effect that caused it, and resolves the asks', async () => {
    const actors = await open()
    const { actorId } = await actors.create('fragile')
    expect(await actors.ask(actorId, 'work', isIn('whole'))).toMatchObject({ outcome: 'rejected' })
    expect(await actors.read(actorId)).toMatchObject({ effects: [], snapshot: { value: 'working' } })

    const { actorId: waiting } = await actors.create('fragile')
    await actors.send(waiting, 'wait')
    await actors.advance(60_000)
    expect(await actors.read(waiting)).toMatchObject({ timers: [], snapshot: { value: 'waiting' } })
    expect((await actors.journal(waiting)).at(-1)?.rejected).toMatchObject({ name: 'RangeError' })
  })

  it('of leaving `active` cancels every timer and effect in the same entry', async () => {
    const actors = await open()
    const { actorId } = await actors.create('fragile')
    await actors.send(actorId, 'wait')
    await actors.send(actorId, 'end')
    expect((await actors.journal(actorId)).at(-1)).toMatchObject({
      status: 'done',
      timersCancelled: ['xstate.after.untilBroken.fragile.waiting'],
    })
    await actors.advance(5_000)
    expect(await actors.journal(actorId)).toHaveLength(3)
  })
})

describe('Those who look on', () => {
  it('see every commit, and stop nothing when they fail', async () => {
    const actors = await open()
    const seen: string[] = []
    const leave = actors.kernel.observe(({ entries }) => {
      seen.push(...entries.map((entry) => entry.event.type))
      throw new Error('The observer failed.')
    })
    const { actorId } = await actors.create('fragile')
    const failing = actors.ask(actorId, { type: 'grow', text: 'x' }, ({ context }) => {
      if (context['text'] === 'xy') throw new Error('The condition failed.')
      return false
    })
    await actors.settle()
    expect(await actors.send(actorId, { type: 'grow', text: 'y' })).toMatchObject({ outcome: 'taken' })
    await expect(failing).rejects.toThrow('The condition failed.')
    leave()
    await actors.send(actorId, { type: 'grow', text: 'z' })
    expect(seen).toEqual(['xstate.init', 'grow', 'grow'])
  })
})

describe('limits', () => {
  it('refuse what would be too large, and write nothing of it', async () => {
    const actors = await open()
    await expect(actors.create('fragile', { text: 'x'.repeat(MAX_CONTEXT_BYTES) })).rejects.toMatchObject({
      code: 'limit_exceeded',
    })
    const half = MAX_CONTEXT_BYTES / 2
    const { actorId } = await actors.create('fragile', { text: 'x'.repeat(half) })
    await expect(actors.send(actorId, { type: 'grow', text: 'न'.repeat(half) })).rejects.toMatchObject({
      status: 400,
    })
    await expect(actors.send(actorId, { type: 'grow', text: 'y'.repeat(half) })).rejects.toMatchObject({
      status: 400,
    })
    expect(await actors.send(actorId, { type: 'grow', text: 'y'.repeat(half - 1_000) })).toMatchObject({
      outcome: 'taken',
      seq: 2,
    })
  })
})

describe('memory', () => {
  it('lets go of who is idle, and loads them back with one read', async () => {
    const actors = await open()
    const { actorId } = await actors.create('fragile', { text: 'kept' })
    await actors.clock.advance(601_000)
    actors.kernel.passivateIdle()
    expect(actors.kernel.activationCount).toBe(0)
    const before = { ...actors.store.calls }
    expect(await actors.send(actorId, { type: 'grow', text: '!' })).toMatchObject({
      snapshot: { context: { text: 'kept!' } },
    })
    expect((actors.store.calls.load ?? 0) - (before.load ?? 0)).toBe(1)
    expect(actors.store.calls.readJournal).toBe(before.readJournal)
  })

  it('keeps those who wait, and lets go at once of those who ended or never were', async () => {
    const actors = await open()
    const { actorId } = await actors.create('fragile')
    const waiting = actors.ask(actorId, { type: 'grow', text: 'x' }, () => false)
    const { actorId: over } = await actors.create('fragile')
    await actors.send(over, 'end')
    await actors.send(`fragile/${newId()}`, 'end')
    await actors.clock.advance(601_000)
    actors.kernel.passivateIdle()
    expect(actors.kernel.activationCount).toBe(1)
    await actors.send(actorId, 'end')
    expect((await waiting).snapshot?.status).toBe('done')
  })

  it('is bounded in bytes: the oldest idle ones leave first, and come back when they are needed', async () => {
    const maxWarmBytes = 500_000
    const actors = await openKernel({ definitions: [fragile], handlers: [], maxWarmBytes })
    const text = 'x'.repeat(20_000)
    const { actorId: awaited } = await actors.create('fragile', { text })
    const waiting = actors.ask(awaited, { type: 'grow', text: 'y' }, isIn('broken'))
    const ids: ActorId[] = []
    for (let count = 0; count < 50; count += 1) {
      ids.push((await actors.create('fragile', { text })).actorId)
      await actors.clock.advance(2_000)
      expect(actors.kernel.activationBytes).toBeLessThanOrEqual(maxWarmBytes)
    }
    expect(actors.kernel.activationBytes).toBeGreaterThan(maxWarmBytes * 0.8)
    expect(actors.kernel.activationCount).toBeLessThan(14)
    const loadsFor = async (actorId: ActorId) => {
      const before = actors.store.calls.load ?? 0
      expect(await actors.send(actorId, { type: 'grow', text: '!' })).toMatchObject({ outcome: 'taken' })
      return (actors.store.calls.load ?? 0) - before
    }
    expect(await loadsFor(ids.at(-1) ?? 'fragile/')).toBe(0)
    expect(await loadsFor(ids[0] ?? 'fragile/')).toBe(1)
    expect(await loadsFor(awaited)).toBe(0)
    expect(await actors.context(ids[0] ?? 'fragile/')).toMatchObject({ text: `${text}!` })
    await actors.send(awaited, 'end')
    expect((await waiting).snapshot?.value).toBe('broken')
  })

  it('of the newest is kept even if it alone is beyond the budget', async () => {
    const actors = await openKernel({ definitions: [fragile], handlers: [], maxWarmBytes: 10_000 })
    const { actorId } = await actors.create('fragile', { text: 'x'.repeat(20_000) })
    expect(actors.kernel.activationCount).toBe(1)
    await actors.send(actorId, 'wait')
    expect(actors.store.calls.load ?? 0).toBe(0)
    actors.kernel.passivateIdle()
    expect([actors.kernel.activationCount, actors.kernel.activationBytes]).toEqual([0, 0])
  })
})

describe('An actor that cannot be loaded', () => {
  it('does not keep orphans of others from being adopted', async () => {
    const actors = await open()
    const never = { src: 'work', run: () => new Promise(() => {}) }
    await actors.restart({ handlers: [never] })
    const ids = [(await actors.create('fragile')).actorId, (await actors.create('fragile')).actorId]
    for (const actorId of ids) await actors.send(actorId, 'work')
    await enlargeRecord(actors, ids[0] ?? 'fragile/')
    await actors.restart()
    expect((await actors.read(ids[1] ?? 'fragile/')).owner).toBe(actors.node.nodeId)
    expect((await actors.read(ids[0] ?? 'fragile/')).owner).not.toBe(actors.node.nodeId)
  })
})

describe('Actors created by a step', () => {
  const child = define(
    setup({ types: typed<{ context: JsonObject }>(), actors: { work: effect<null, null>() } }).createMachine({
      id: 'child',
      options: { maxIterations: 10 },
      context: {},
      initial: 'working',
      states: {
        working: { invoke: { id: 'work', src: 'work', input: null, onDone: 'done', onError: 'done' } },
        done: {},
      },
    }),
  )
  const parent = define(
    setup({
      types: typed<{ context: { creates: Create[] }; input: { id?: string }; events: { type: 'go' } }>(),
      actions: kernelActions,
    }).createMachine({
      id: 'parent',
      options: { maxIterations: 10 },
      context: ({ input }) => ({
        creates: [{ type: 'child', id: input?.id ?? '', machine: 'child', version: '1', input: {} }],
      }),
      on: { go: { actions: { type: 'createActors', params: ({ context }) => ({ creates: context.creates }) } } },
    }),
  )

  it('start in the same commit and run their effects; a repeat changes nothing', async () => {
    const runs: string[] = []
    const work = {
      src: 'work',
      run: async (_input: never, { effectId }: { effectId: string }) => void runs.push(effectId),
    }
    const actors = await openKernel({ definitions: [parent, child], handlers: [work] })
    const id = newId()
    const { actorId } = await actors.create('parent', { id })
    const before = actors.store.commits.length
    await actors.send(actorId, 'go')
    expect(actors.store.commits[before]?.creates).toHaveLength(1)
    await actors.settle()
    expect(await actors.value(`child/${id}`)).toBe('done')
    await actors.send(actorId, 'go')
    await actors.settle()
    expect(await actors.value(`child/${id}`)).toBe('done')
    expect(runs).toEqual([`child/${id}#1#work`])
    expect(await actors.journal(`child/${id}`)).toHaveLength(2)
  })
})

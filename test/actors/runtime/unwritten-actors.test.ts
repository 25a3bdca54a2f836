import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { effect, kernelActions } from '../../../src/actors/contract/effect.ts'
import type { EffectHandler } from '../../../src/actors/runtime/effect-handler.ts'
import type { ActorId, Create } from '../../../src/actors/types.ts'
import { define, openKernel, typed, type Kit } from '../../support/kernel/kernel-kit.ts'

const LETTERS = ['00000000-0000-7000-8000-0000000000a1', '00000000-0000-7000-8000-0000000000a2']
const [FIRST, SECOND] = LETTERS.map((id) => `letter/${id}`) as [ActorId, ActorId]
const FAR = { listedAt: Number.MAX_SAFE_INTEGER, actorId: 'letter/z' as ActorId }

/** Ends with two letters. */
const sender = define(
  setup({ types: typed<{ events: { type: 'finish' } }>(), actions: kernelActions }).createMachine({
    id: 'sender',
    options: { maxIterations: 10 },
    initial: 'writing',
    states: {
      writing: {
        on: {
          finish: {
            target: 'finished',
            actions: {
              type: 'createActors',
              params: {
                creates: LETTERS.map((id): Create => ({
                  type: 'letter',
                  id,
                  machine: 'letter',
                  version: '1',
                  input: {},
                })),
              },
            },
          },
        },
      },
      finished: { type: 'final' },
    },
  }),
)

/** Rests where its only effect has brought it. */
const letter = define(
  setup({
    types: typed<{ context: { at: number }; input: { at: number }; events: { type: 'recall' } }>(),
    actors: { carry: effect<null, string>() },
    actions: { nothing: assign({}) },
  }).createMachine({
    id: 'letter',
    options: { maxIterations: 10 },
    context: ({ input }) => ({ at: (input as { at?: number } | undefined)?.at ?? 0 }),
    initial: 'underWay',
    states: {
      underWay: {
        invoke: { id: 'carry', src: 'carry', input: null, onDone: 'arrived', onError: 'lost' },
        on: { recall: 'lost' },
      },
      arrived: {},
      lost: {},
    },
  }),
  {
    mayBeginUnwritten: true,
    leavesAtRest: true,
    index: () => ({ projectId: 'project', list: 'letters', listedAt: 1, agentId: null, lookup: null }),
  },
)

/** Carries letters when the test says so. */
function carrier() {
  const runs: { effectId: string; arrive: () => void }[] = []
  const carry: EffectHandler<null, string> = {
    src: 'carry',
    run: (_input, { effectId }) =>
      new Promise((resolve) => void runs.push({ effectId, arrive: () => resolve('here') })),
  }
  return { runs, carry }
}

async function finished(options: { isShared?: boolean } = {}) {
  const { runs, carry } = carrier()
  const actors = await openKernel({ definitions: [sender, letter], handlers: [carry], ...options })
  const { actorId } = await actors.create('sender')
  await actors.send(actorId, 'finish')
  await actors.settle()
  return { actors, actorId, runs }
}

const stored = (actors: Kit, actorId: ActorId) => actors.everything.actors.load(actorId)
const rowsOf = (actors: Kit, actorId: ActorId) => actors.everything.actors.readJournal(actorId, 0, 10)
const ownerOf = async (actors: Kit, actorId: ActorId) => (await stored(actors, actorId))?.record?.owner

describe('An actor that begins unwritten', () => {
  it('is written with its first result, in one row, and known before', async () => {
    const { actors, runs } = await finished()
    expect(await stored(actors, FIRST)).toBeNull()
    expect(await actors.value(FIRST)).toBe('underWay')
    runs[0]?.arrive()
    await actors.settle()
    expect(await rowsOf(actors, FIRST)).toMatchObject([{ firstSeq: 1, seq: 2 }])
    expect(await actors.events(FIRST)).toEqual(['xstate.init', 'xstate.done.actor.carry'])
    expect(await actors.value(FIRST)).toBe('arrived')
    expect(await stored(actors, SECOND)).toBeNull()
  })

  it('is owed by its creator, whose record says so until all are written', async () => {
    const { actors, actorId, runs } = await finished()
    expect(await ownerOf(actors, actorId)).toBe(actors.node.nodeId)
    runs[0]?.arrive()
    await actors.advance(500)
    expect(await ownerOf(actors, actorId)).toBe(actors.node.nodeId)
    runs[1]?.arrive()
    await actors.advance(2_000)
    expect(await ownerOf(actors, actorId)).toBeNull()
  })

  it('is written by itself when its first result does not come soon', async () => {
    const { actors, actorId, runs } = await finished()
    await actors.advance(4_000)
    expect(await stored(actors, FIRST)).toBeNull()
    await actors.advance(2_000)
    expect(await rowsOf(actors, FIRST)).toMatchObject([{ firstSeq: 1, seq: 1 }])
    expect(await ownerOf(actors, FIRST)).toBe(actors.node.nodeId)
    for (const run of runs) run.arrive()
    await actors.advance(2_000)
    expect(await rowsOf(actors, FIRST)).toMatchObject([{ seq: 1 }, { firstSeq: 2, seq: 2 }])
    expect(await ownerOf(actors, actorId)).toBeNull()
    expect(runs).toHaveLength(2)
  })

  it('begins again, under the same id and at the same time, when the process dies', async () => {
    const { actors, actorId, runs } = await finished()
    const before = await actors.context(FIRST)
    await actors.clock.advance(300)
    await actors.restart()
    await actors.settle()
    expect(await actors.context(FIRST)).toEqual(before)
    expect(runs.map(({ effectId }) => effectId).sort()).toEqual(
      [FIRST, FIRST, SECOND, SECOND].map((id) => `${id}#1#carry`),
    )
    for (const run of runs) run.arrive()
    await actors.advance(2_000)
    expect(await actors.events(FIRST)).toEqual(['xstate.init', 'xstate.done.actor.carry'])
    expect(await ownerOf(actors, actorId)).toBeNull()
  })

  it('is not begun again by the successor of a process that had written it', async () => {
    const { actors, actorId, runs } = await finished()
    runs[0]?.arrive()
    await actors.settle()
    await actors.restart()
    await actors.settle()
    expect(runs.map(({ effectId }) => effectId)).toEqual([FIRST, SECOND, SECOND].map((id) => `${id}#1#carry`))
    expect(await actors.value(FIRST)).toBe('arrived')
    runs[2]?.arrive()
    await actors.advance(2_000)
    expect(await actors.value(SECOND)).toBe('arrived')
    expect(await ownerOf(actors, actorId)).toBeNull()
  })

  it('is written before a list is asked for, and once', async () => {
    const { actors, runs } = await finished()
    const list = () => actors.everything.actors.list({ list: 'letters', projectId: 'project', before: FAR, limit: 10 })
    expect(await list()).toEqual([])
    await actors.kernel.writeUnwritten()
    expect(await list()).toHaveLength(2)
    for (const run of runs) run.arrive()
    await actors.settle()
    expect(await rowsOf(actors, FIRST)).toHaveLength(2)
  })

  it('takes other events before its first result', async () => {
    const { actors, runs } = await finished()
    await actors.send(FIRST, 'recall')
    expect(await rowsOf(actors, FIRST)).toMatchObject([{ firstSeq: 1, seq: 2 }])
    expect(await actors.value(FIRST)).toBe('lost')
    runs[0]?.arrive()
    await actors.settle()
    expect(await actors.value(FIRST)).toBe('lost')
  })

  it.each(['before', 'after'] as const)(
    'loses nothing when a write of its result fails, %s it was done',
    async (fault) => {
      const { actors, actorId, runs } = await finished()
      let failures = 0
      actors.store.fault = (call) => (call === 'commit' && (failures += 1) <= 2 ? fault : undefined)
      for (const run of runs) run.arrive()
      await actors.advance(10_000)
      expect(failures).toBeGreaterThan(0)
      for (const id of [FIRST, SECOND]) {
        expect(await actors.value(id)).toBe('arrived')
        expect(await actors.events(id)).toEqual(['xstate.init', 'xstate.done.actor.carry'])
      }
      expect(await ownerOf(actors, actorId)).toBeNull()
      expect(runs).toHaveLength(2)
    },
  )

  it('begins though nobody heard that its creator was written', async () => {
    const { runs, carry } = carrier()
    const actors = await openKernel({ definitions: [sender, letter], handlers: [carry] })
    const { actorId } = await actors.create('sender')
    let isFirst = true
    actors.store.fault = (call) => {
      const fault = call === 'commit' && isFirst ? 'after' : undefined
      if (call === 'commit') isFirst = false
      return fault
    }
    await actors.send(actorId, 'finish')
    await actors.advance(1_000)
    expect(runs).toHaveLength(2)
    for (const run of runs) run.arrive()
    await actors.advance(2_000)
    expect(await actors.value(SECOND)).toBe('arrived')
    expect(await ownerOf(actors, actorId)).toBeNull()
  })

  it('is written by a process that stops', async () => {
    const { actors, actorId } = await finished()
    await actors.kernel.stop()
    expect(await rowsOf(actors, FIRST)).toMatchObject([{ firstSeq: 1, seq: 1 }])
    expect(await ownerOf(actors, actorId)).toBeNull()
  })

  it('is written at once where other processes share the store', async () => {
    const { actors, actorId } = await finished({ isShared: true })
    expect(await rowsOf(actors, FIRST)).toMatchObject([{ firstSeq: 1, seq: 1 }])
    expect(await ownerOf(actors, actorId)).toBeNull()
  })

  it('leaves memory where it rests, and is read and goes on from the store', async () => {
    const { actors, runs } = await finished()
    for (const run of runs) run.arrive()
    await actors.settle()
    expect(actors.kernel.readCached(FIRST)).toBeNull()
    expect(await actors.value(FIRST)).toBe('arrived')
  })
})

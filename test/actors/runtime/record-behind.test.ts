import { assign, setup } from 'xstate'
import { describe, expect, it } from 'vitest'
import { ALL_PARTITIONS } from '../../../src/actors/ports/actor-store.ts'
import type { EffectHandler } from '../../../src/actors/runtime/effect-handler.ts'
import { effect } from '../../../src/actors/contract/effect.ts'
import { LEASE_MS } from '../../../src/actors/runtime/sweeps.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import { define, openKernel, typed, type Kit } from '../../support/kernel/kernel-kit.ts'

const MAX_TAIL_ROWS = 4

/** Waits 30 s for the next word, however many have come; `shown` is where lists show it. */
const listener = define(
  setup({
    types: typed<{
      context: { words: string[]; list: string }
      events: { type: 'say'; word: string } | { type: 'move'; list: string } | { type: 'fetch' } | { type: 'end' }
    }>(),
    actors: { fetch: effect<object, string>() },
    actions: {
      hear: assign({
        words: ({ context, event }) => (event.type === 'say' ? [...context.words, event.word] : context.words),
      }),
      move: assign({ list: ({ context, event }) => (event.type === 'move' ? event.list : context.list) }),
    },
    delays: { untilQuiet: 30_000 },
  }).createMachine({
    id: 'listener',
    options: { maxIterations: 10 },
    context: { words: [], list: 'here' },
    initial: 'listening',
    states: {
      listening: {
        on: {
          say: { target: 'listening', reenter: true, actions: 'hear' },
          move: { actions: 'move' },
          fetch: 'fetching',
          end: 'ended',
        },
        after: { untilQuiet: 'quiet' },
      },
      fetching: {
        invoke: { id: 'fetch', src: 'fetch', input: () => ({}), onDone: 'listening', onError: 'listening' },
      },
      quiet: { on: { say: { target: 'listening', actions: 'hear' } } },
      ended: { type: 'final' },
    },
  }),
  {
    maxTailRows: MAX_TAIL_ROWS,
    index: ({ context }) => {
      return { projectId: 'project', list: context.list as string, listedAt: 1, agentId: null, lookup: null }
    },
  },
)

/** Never answers, so that it is pending until its process dies. */
const fetching: EffectHandler = { src: 'fetch', run: () => new Promise(() => {}) }

const WAYS = [
  ['alone', false],
  ['beside other processes', true],
] as const

async function heard(kit: Kit, count: number): Promise<ActorId> {
  const { actorId } = await kit.create('listener')
  for (let index = 1; index <= count; index += 1) await kit.send(actorId, { type: 'say', word: `word ${index}` })
  return actorId
}

async function tailOf({ everything }: Kit, actorId: ActorId): Promise<number | undefined> {
  return (await everything.actors.load(actorId))?.tail.length
}

const recorded = async ({ everything }: Kit, actorId: ActorId) => (await everything.actors.load(actorId))?.record

describe.each(WAYS)('Of a process %s', (_way, isShared) => {
  const open = (options = {}) => openKernel({ definitions: [listener], handlers: [fetching], isShared, ...options })

  describe('A record stays as it is stored', () => {
    it('while only columns that no query uses have changed, up to a number of turns', async () => {
      const kit = await open()
      const actorId = await heard(kit, 0)
      const tails = []
      for (let turn = 1; turn <= MAX_TAIL_ROWS + 2; turn += 1) {
        await kit.send(actorId, { type: 'say', word: `word ${turn}` })
        tails.push(await tailOf(kit, actorId))
      }
      expect(tails).toEqual([1, 2, 3, 4, 0, 1])
      expect((await kit.context(actorId)).words).toHaveLength(MAX_TAIL_ROWS + 2)
    })

    it('until a list would show it in another place', async () => {
      const kit = await open()
      const actorId = await heard(kit, 2)
      expect(await tailOf(kit, actorId)).toBe(2)
      await kit.send(actorId, { type: 'move', list: 'there' })
      expect(await tailOf(kit, actorId)).toBe(0)
      const listed = await kit.everything.actors.list({ list: 'there', projectId: 'project', limit: 9 })
      expect(listed.map((row) => row.actorId)).toEqual([actorId])
    })

    it('until it owes an effect, so that a successor finds it, and the effect, in its tail too', async () => {
      const runs: string[] = []
      const handlers = [
        {
          src: 'fetch',
          run: (_input: object, { effectId }: { effectId: string }) => {
            runs.push(effectId)
            return new Promise<string>(() => {})
          },
        },
      ]
      const kit = await open({ handlers })
      const actorId = await heard(kit, 2)
      await kit.send(actorId, 'fetch')
      expect(await tailOf(kit, actorId)).toBe(0)
      expect((await recorded(kit, actorId))?.owner).toBe(kit.node.nodeId)
      await kit.restart()
      await kit.advance(LEASE_MS + 1_000)
      await kit.node.sweeps.adoptOrphans()
      await kit.settle()
      expect(runs).toEqual([`${actorId}#4#fetch`, `${actorId}#4#fetch`])
      expect((await recorded(kit, actorId))?.owner).toBe(kit.node.nodeId)
    })

    it('until it has ended', async () => {
      const kit = await open()
      const actorId = await heard(kit, 2)
      await kit.send(actorId, 'end')
      expect(await recorded(kit, actorId)).toMatchObject({ seq: 4, wakeAt: null })
    })
  })

  describe('A deadline that has moved later', () => {
    it('wakes its actor at the time that holds, and once', async () => {
      const kit = await open()
      const actorId = await heard(kit, 0)
      const begunAt = kit.clock.now()
      await kit.advance(20_000)
      await kit.send(actorId, { type: 'say', word: 'late' })
      expect((await recorded(kit, actorId))?.wakeAt).toBe(begunAt + 30_000)
      await kit.advance(20_000)
      expect(await kit.value(actorId)).toBe('listening')
      expect(await recorded(kit, actorId)).toMatchObject({ wakeAt: begunAt + 50_000 })
      await kit.advance(20_000)
      expect(await kit.value(actorId)).toBe('quiet')
      expect((await kit.events(actorId)).filter((type) => type.startsWith('xstate.after'))).toHaveLength(1)
    })

    it('is written down by the sweep that came too early, also in another process', async () => {
      const kit = await open()
      const actorId = await heard(kit, 0)
      await kit.clock.advance(20_000)
      await kit.send(actorId, { type: 'say', word: 'late' })
      await kit.restart()
      await kit.clock.advance(11_000)
      await kit.node.sweeps.wakeDueActors()
      await kit.settle()
      expect(await kit.everything.actors.listDue(kit.clock.now() + 5_000, ALL_PARTITIONS, 9)).toEqual([])
      expect(await kit.value(actorId)).toBe('listening')
      await kit.advance(20_000)
      expect(await kit.value(actorId)).toBe('quiet')
    })
  })

  describe('What a record lacks', () => {
    it('is there after a crash', async () => {
      const kit = await open()
      const actorId = await heard(kit, 3)
      await kit.restart()
      expect((await kit.context(actorId)).words).toEqual(['word 1', 'word 2', 'word 3'])
      await kit.send(actorId, { type: 'say', word: 'word 4' })
      expect((await kit.context(actorId)).words).toHaveLength(4)
    })

    it('is in what a list shows, from memory or from the journal', async () => {
      const kit = await open()
      const ids = [await heard(kit, 3), await heard(kit, 1)]
      const listed = async () => {
        const rows = await kit.everything.actors.list({ list: 'here', projectId: 'project', limit: 9 })
        return (await kit.kernel.present(rows)).map(({ actorId, snapshot }) => [actorId, snapshot.context['words']])
      }
      const expected = [
        [ids[1], ['word 1']],
        [ids[0], ['word 1', 'word 2', 'word 3']],
      ]
      expect(await listed()).toEqual(expected)
      await kit.restart()
      expect(await listed()).toEqual(expected)
    })

    it('hides nothing else in a list where the journal is damaged', async () => {
      const kit = await open()
      const [broken, whole] = [await heard(kit, 2), await heard(kit, 2)]
      await kit.restart()
      const readTails = kit.store.readTails.bind(kit.store)
      kit.store.readTails = async (records) => {
        const tails = await readTails(records)
        return tails.map((tail) => tail.map((row) => (row.actorId === broken ? { ...row, hash: 'changed' } : row)))
      }
      const rows = await kit.everything.actors.list({ list: 'here', projectId: 'project', limit: 9 })
      const shown = (await kit.kernel.present(rows)).map(({ actorId, seq }) => [actorId, seq])
      expect(shown).toEqual([
        [whole, 3],
        [broken, 1],
      ])
    })

    it('is written when the actor leaves memory', async () => {
      const kit = await open({ maxWarmBytes: 1 })
      const actorId = await heard(kit, 2)
      await heard(kit, 0)
      await kit.settle()
      expect(await tailOf(kit, actorId)).toBe(0)
    })

    it('is written when the process stops', async () => {
      const kit = await open()
      const actorId = await heard(kit, 2)
      expect(await tailOf(kit, actorId)).toBe(2)
      await kit.kernel.stop()
      expect(await tailOf(kit, actorId)).toBe(0)
    })
  })

  describe('A tail', () => {
    const renamed = { ...listener, version: '2', migrate: (old: object) => old as never }

    it('that a crash has left is not taken by a machine of another version', async () => {
      const kit = await open({ olderDefinitions: [listener] })
      const actorId = await heard(kit, 2)
      await kit.restart({ definitions: [renamed] })
      await expect(kit.send(actorId, { type: 'say', word: 'x' })).rejects.toThrow('broke off on version 1')
      await kit.restart({ definitions: [listener] })
      await kit.kernel.stop()
      await kit.restart({ definitions: [listener] })
      await kit.send(actorId, { type: 'say', word: 'y' })
      await kit.kernel.stop()
      await kit.restart({ definitions: [renamed] })
      await kit.send(actorId, { type: 'say', word: 'z' })
      expect((await kit.context(actorId)).words).toEqual(['word 1', 'word 2', 'y', 'z'])
      expect(await kit.events(actorId)).toContain('actor.migrated')
    })
  })
})

import { expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { effect } from '../../../src/actors/contract/effect.ts'
import { define, isIn, openKernel, typed } from './kernel-kit.ts'
import { verifyJournals } from './verify-journals.ts'
import type { ActorStore } from '../../../src/actors/ports/actor-store.ts'
import { scenario } from './scenario.ts'

const light = define(
  setup({
    types: typed<{
      context: { count: number; word: string }
      events: { type: 'press' } | { type: 'xstate.done.actor.look'; output: string }
    }>(),
    actors: { look: effect<{ n: number }, string>() },
    actions: {
      count: assign({ count: ({ context }) => context.count + 1 }),
      keep: assign({ word: ({ event }) => (event.type === 'press' ? '' : event.output) }),
    },
    delays: { untilDark: 60_000 },
  }).createMachine({
    id: 'light',
    options: { maxIterations: 10 },
    context: { count: 0, word: '' },
    initial: 'off',
    states: {
      off: { on: { press: { target: 'looking', actions: 'count' } } },
      looking: {
        invoke: {
          id: 'look',
          src: 'look',
          input: ({ context }) => ({ n: context.count }),
          onDone: { target: 'on', actions: 'keep' },
          onError: 'off',
        },
      },
      on: { after: { untilDark: 'off' }, on: { press: 'done' } },
      done: { type: 'final' },
    },
  }),
)

scenario(
  'A light goes on after a look, off by itself, and ends',
  () => ({ definitions: [light], handlers: [{ src: 'look', run: async ({ n }: { n: number }) => `look ${n}` }] }),
  async (actors) => {
    const { actorId } = await actors.create('light')
    const first = await actors.ask(actorId, 'press', isIn('on'))
    expect(first.outcome).toBe('taken')
    expect(first.snapshot).toMatchObject({ value: 'on', context: { count: 1, word: 'look 1' } })
    await actors.advance(59_999)
    expect(await actors.value(actorId)).toBe('on')
    await actors.advance(1)
    expect(await actors.value(actorId)).toBe('off')
    await actors.ask(actorId, 'press', isIn('on'))
    expect((await actors.send(actorId, 'press')).snapshot?.status).toBe('done')
    expect(await actors.events(actorId)).toEqual([
      'xstate.init',
      'press',
      'xstate.done.actor.look',
      'xstate.after.untilDark.light.on',
      'press',
      'xstate.done.actor.look',
      'press',
    ])
  },
)

it('finds what was changed in a journal, entry or record', async () => {
  const actors = await openKernel({ definitions: [light] })
  const { actorId } = await actors.create('light')
  actors.unverified.add(actorId)
  const [entry] = await actors.everything.actors.readJournal(actorId, 0, 1)
  const stored = await actors.everything.actors.load(actorId)
  if (!entry || !stored?.record) throw new Error('Nothing was stored.')
  const real = actors.everything.actors
  const verify = (changed: Partial<ActorStore>) =>
    verifyJournals({ ...real, ...changed }, () => light, [actorId]).catch((error: Error) => error.message)
  const record = { ...stored.record, body: stored.record.body.replace('"off"', '"on"') }

  expect(await verify({})).toBeUndefined()
  expect(await verify({ load: async () => ({ record, tail: [] }) })).toContain("the record's snapshot")
  expect(await verify({ readJournal: async () => [{ ...entry, body: entry.body.replace('off', 'on') }] })).toContain(
    'the chain breaks at entry 1',
  )
})

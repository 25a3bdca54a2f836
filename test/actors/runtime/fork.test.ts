import { expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { effect } from '../../../src/actors/contract/effect.ts'
import type { ActorRecord, ForkedState } from '../../../src/actors/types.ts'
import { define, newId, openKernel, typed } from '../../support/kernel/kernel-kit.ts'
import { scenario } from '../../support/kernel/scenario.ts'

/** Asks what follows a number, and forgets it after a minute. */
const counter = define(
  setup({
    types: typed<{
      context: { count: number }
      events: { type: 'next' } | { type: 'xstate.done.actor.add'; output: number }
    }>(),
    actors: { add: effect<{ to: number }, number>() },
    actions: {
      take: assign(({ event }) => (event.type === 'xstate.done.actor.add' ? { count: event.output } : {})),
    },
    delays: { untilForgotten: 60_000 },
  }).createMachine({
    id: 'counter',
    options: { maxIterations: 10 },
    context: { count: 0 },
    initial: 'resting',
    states: {
      resting: { on: { next: 'adding' }, after: { untilForgotten: 'forgotten' } },
      adding: {
        invoke: {
          id: 'add',
          src: 'add',
          input: ({ context }) => ({ to: context.count }),
          onDone: { target: 'resting', actions: 'take' },
          onError: 'forgotten',
        },
      },
      forgotten: { type: 'final' },
    },
  }),
)

const asked: string[] = []
const setUp = () => ({
  definitions: [counter],
  handlers: [
    {
      src: 'add',
      async run({ to }: { to: number }, { effectId }: { effectId: string }) {
        asked.push(effectId)
        return to + 1
      },
    },
  ],
})
const atRest = ({ value }: { value: unknown }) => value === 'resting'

/** Where an actor is, with what is left of its timers. */
function stateOf({ actorId, seq, at, snapshot, timers }: ActorRecord): ForkedState {
  const left = timers.map((timer) => ({ id: timer.id, event: timer.event, delayMs: timer.at - at }))
  return { from: { actorId, seq }, snapshot, timers: left }
}

scenario('an actor begins where another one was', setUp, async (actors) => {
  const { actorId } = await actors.create('counter')
  await actors.ask(actorId, 'next', atRest)
  await actors.advance(50_000)
  const before = await actors.read(actorId)
  const fork = await actors.forkAndAsk('counter', atRest, stateOf(before))
  expect(fork).toMatchObject({ outcome: 'taken', snapshot: { value: 'resting', context: { count: 1 } } })
  expect(await actors.read(actorId)).toEqual(before)

  await actors.advance(20_000)
  expect(await actors.value(actorId)).toBe('forgotten')
  expect(await actors.value(fork.actorId)).toBe('resting')
  await actors.ask(fork.actorId, 'next', atRest)
  expect(await actors.context(fork.actorId)).toEqual({ count: 2 })
  await actors.advance(60_000)
  expect(await actors.value(fork.actorId)).toBe('forgotten')
})

scenario('what was in hand is done again, under an id of its own', setUp, async (actors) => {
  const { actorId } = await actors.create('counter')
  const snapshot = { value: 'adding', context: { count: 7 }, status: 'active' as const }
  asked.length = 0
  const fork = await actors.forkAndAsk('counter', atRest, { from: { actorId, seq: 1 }, snapshot, timers: [] })
  expect(await actors.context(fork.actorId)).toEqual({ count: 8 })
  expect(new Set(asked)).toEqual(new Set([`${fork.actorId}#1#add`]))
})

it('keeps the rows that it is given, in as many entries as they need', async () => {
  const actors = await openKernel(setUp())
  const { actorId } = await actors.create('counter')
  const owner = newId()
  const rows = Array.from({ length: 40 }, (_, position) => {
    return { kind: 'turn' as const, owner, position, body: { text: 'é'.repeat(10_000) } }
  })
  const fork = await actors.forkAndAsk('counter', atRest, stateOf(await actors.read(actorId)), rows)
  const stored = await actors.everything.actors.readRows('turn', owner)
  expect(stored.map(({ position }) => position)).toEqual(rows.map(({ position }) => position))
  const events = await actors.events(fork.actorId)
  expect(events[0]).toBe('actor.forked')
  expect(events.slice(1).every((type) => type === 'actor.rowsGiven')).toBe(true)
  expect(events.length).toBeGreaterThan(4)
})

it('is refused in a state that its machine has not', async () => {
  const actors = await openKernel(setUp())
  const { actorId } = await actors.create('counter')
  const snapshot = { value: 'dreaming', context: { count: 7 }, status: 'active' as const }
  const state = { from: { actorId, seq: 1 }, snapshot, timers: [] }
  await expect(actors.forkAndAsk('counter', atRest, state)).rejects.toThrow('dreaming')
})

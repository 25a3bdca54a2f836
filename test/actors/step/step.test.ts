import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assign, initialTransition, setup, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { start, step, toPlain, type Step } from '../../../src/actors/step/step.ts'
import type { Json } from '../../../src/base/json.ts'
import { effect } from '../../../src/actors/contract/effect.ts'
import { define, typed } from '../../support/kernel/kernel-kit.ts'

const door = setup({
  types: typed<{
    context: { opened: number; log: string[] }
    input: { at: number; count?: number }
    events: { type: 'open' } | { type: 'close' } | { type: 'lock'; code: number } | { type: 'knock' }
  }>(),
  actors: { ring: effect<{ opened: number }, string>() },
  actions: {
    count: assign({ opened: ({ context }) => context.opened + 1 }),
    note: assign({ log: ({ context, event }) => [...context.log, event.type].slice(-3) }),
  },
  guards: {
    isRight: ({ event }) => event.type === 'lock' && event.code % 2 === 0,
    isWorn: ({ context }) => context.opened > 3,
  },
  delays: { untilShut: ({ context }) => 1_000 * (context.opened + 1), untilTired: 50 },
}).createMachine({
  id: 'door',
  options: { maxIterations: 20 },
  context: ({ input }) => ({ opened: input?.count ?? 0, log: [] }),
  initial: 'shut',
  states: {
    shut: {
      on: { open: { target: 'open', actions: ['count', 'note'] }, lock: { guard: 'isRight', target: 'locked' } },
    },
    open: {
      initial: 'wide',
      always: { guard: 'isWorn', target: 'broken' },
      invoke: {
        id: 'bell',
        src: 'ring',
        input: ({ context }) => ({ opened: context.opened }),
        onDone: '.narrow',
        onError: 'shut',
      },
      after: { untilShut: 'shut' },
      on: { close: 'shut', open: { target: 'open', reenter: true, actions: 'count' } },
      states: {
        wide: { after: { untilTired: 'narrow' } },
        narrow: { on: { knock: { actions: 'note' } } },
        last: { type: 'history' },
      },
    },
    locked: { on: { lock: { guard: 'isRight', target: 'open.last' } } },
    broken: { type: 'final' },
  },
})

const both = setup({
  types: typed<{ context: { n: number }; events: { type: 'a' } | { type: 'b' } | { type: 'c' } }>(),
  actors: { left: effect<number, number>(), right: effect<number, number>() },
  actions: { add: assign({ n: ({ context }) => context.n + 1 }) },
  guards: { isOdd: ({ context }) => context.n % 2 === 1 },
  delays: { untilLeft: 10, untilRight: 20 },
}).createMachine({
  id: 'both',
  options: { maxIterations: 20 },
  context: { n: 0 },
  type: 'parallel',
  states: {
    left: {
      initial: 'one',
      states: {
        one: {
          invoke: { id: 'l', src: 'left', input: ({ context }) => context.n, onError: 'two', onDone: 'two' },
          on: { a: 'two' },
        },
        two: {
          entry: 'add',
          after: { untilLeft: 'one' },
          on: { a: { target: 'one', guard: 'isOdd' }, b: { target: 'two', reenter: true } },
        },
      },
    },
    right: {
      initial: 'idle',
      states: {
        idle: { on: { b: 'passing', c: { actions: 'add' } } },
        // Entered and left in one step: what it starts must never have been.
        passing: {
          invoke: { id: 'r', src: 'right', input: 0, onError: 'idle' },
          after: { untilRight: 'idle' },
          always: { guard: 'isOdd', target: 'idle' },
          on: { c: 'idle' },
        },
      },
    },
  },
})

/** What XState's own actions ask for, in order: what was stopped in the step that started it never was. */
function owed(actions: readonly { type: string; params?: unknown }[]): Pick<Step, 'startTimers' | 'startEffects'> {
  const timers = new Map<string, Step['startTimers'][number]>()
  const effects = new Map<string, Step['startEffects'][number]>()
  for (const { type, params } of actions) {
    if (type === 'xstate.raise') {
      const { id, delay, event } = params as { id: string; delay?: number; event: { type: string } }
      if (delay !== undefined) timers.set(id, { id, event: event.type, delayMs: delay })
    } else if (type === 'xstate.cancel') timers.delete((params as { sendId: string }).sendId)
    else if (type === 'xstate.spawnChild') {
      const { id, src, input } = params as { id: string; src: string; input?: Json }
      effects.set(id, { childId: id, src, input: input ?? null })
    } else if (type === 'xstate.stopChild') effects.delete((params as { id: string }).id)
  }
  return { startTimers: [...timers.values()], startEffects: [...effects.values()] }
}

const at = fc.nat(1_000_000)
const results = (ids: string[]) =>
  ids
    .flatMap((id) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`])
    .map((type) =>
      fc.record({
        type: fc.constant(type),
        at,
        output: fc.nat(),
        error: fc.constant({ name: 'Error', message: 'no' }),
      }),
    )
const named = (...types: string[]) => types.map((type) => fc.record({ type: fc.constant(type), at, code: fc.nat(9) }))

describe('A step', () => {
  it.each([
    [
      'a door',
      door,
      [
        ...named(
          'open',
          'close',
          'lock',
          'knock',
          'nothing',
          'xstate.after.untilShut.door.open',
          'xstate.after.untilTired.door.open.wide',
        ),
        ...results(['bell']),
      ],
    ],
    [
      'a parallel machine',
      both,
      [
        ...named('a', 'b', 'c', 'xstate.after.untilLeft.both.left.two', 'xstate.after.untilRight.both.right.passing'),
        ...results(['l', 'r']),
      ],
    ],
  ] as const)('equals the transition of XState, event by event, for %s', (_name, machine, arbitraries) => {
    const definition = define(machine as AnyStateMachine)
    fc.assert(
      fc.property(fc.array(fc.oneof(...arbitraries), { maxLength: 25 }), (events) => {
        const input = { at: 0, count: 1 }
        let [theirs, theirActions] = initialTransition(machine as AnyStateMachine, input) as [
          AnyMachineSnapshot,
          never[],
        ]
        let ours = start(definition, input)
        expect(toPlain(ours.snapshot)).toEqual(toPlain(theirs))
        expect(ours).toMatchObject(owed(theirActions))
        for (const event of events) {
          if (theirs.status !== 'active') break
          const before = theirs
          ;[theirs, theirActions] = transition(machine as AnyStateMachine, theirs, event) as [
            AnyMachineSnapshot,
            never[],
          ]
          ours = step(definition, ours.snapshot, event)
          expect(toPlain(ours.snapshot)).toEqual(toPlain(theirs))
          expect(ours).toMatchObject(owed(theirActions))
          expect(ours.ignored).toBe(before === theirs)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('owes nothing for a state that was entered and left again at once', () => {
    const definition = define(both)
    const first = start(definition, { at: 0 })
    const odd = step(definition, first.snapshot, { type: 'c', at: 1 })
    const through = step(definition, odd.snapshot, { type: 'b', at: 2 })
    expect(through.snapshot.value).toMatchObject({ right: 'idle' })
    expect([through.startEffects, through.startTimers]).toEqual([[], []])
    expect(Object.keys(through.snapshot.children as object)).toEqual(['l'])
  })
})

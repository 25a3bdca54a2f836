import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assign,
  initialTransition,
  raise,
  setup,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { transitionTableOf } from '../../../../src/actors/step/transition-table/transition-table.ts'
import { stepFast, startFast } from '../../../../src/actors/step/transition-table/macrostep.ts'
import { decodeEntries } from '../../../../src/actors/journal/journal-row.ts'
import { machinesOf } from '../../../../src/effects/exported-journal.ts'
import { start, step } from '../../../../src/actors/step/step.ts'
import { apiKeyDefinition } from '../../../../src/machines/api-key/api-key.ts'
import { effect, kernelActions } from '../../../../src/actors/contract/effect.ts'
import { webhookDeliveryDefinition } from '../../../../src/machines/webhook-delivery/webhook-delivery.ts'
import type { JsonObject } from '../../../../src/base/json.ts'
import { define, typed } from '../../../support/kernel/kernel-kit.ts'
import { recordedJournals } from '../../../support/kernel/recorded-journals.ts'

const parts = setup({
  types: typed<{
    context: { floor: number; log: string[] }
    input: { at: number; floor?: number }
    events: { type: 'call' | 'stop' | 'look' | 'break' | 'mend' | 'wait' | 'loop'; code: number; at: number }
  }>(),
  actors: { move: effect<{ floor: number }, number>(), ring: effect<null, null>() },
  actions: {
    ...kernelActions,
    rise: assign({ floor: ({ context }) => context.floor + 1 }),
    note: assign(({ context, event }, { where }: { where: string }) => ({
      log: [...context.log, `${where} ${event.type}`].slice(-4),
    })),
    fall: assign({ floor: 0, log: ({ context }) => context.log.slice(1) }),
    breakDown: assign(() => {
      throw new Error('The lift is worn out.')
    }),
  },
  guards: {
    isAbove: ({ context }, { floor }: { floor: number }) => context.floor > floor,
    isOdd: ({ event }) => event.code % 2 === 1,
  },
  delays: { untilDoorShuts: ({ context }) => 100 * (context.floor + 1), untilTired: 50 },
})

const noted = (where: string) => ({ type: 'note', params: { where } }) as const
const record = {
  type: 'recordRow',
  params: ({ context }: { context: { floor: number } }) => ({
    kind: 'turn' as const,
    owner: 'lift',
    position: context.floor,
    body: {},
  }),
} as const

const lift = parts.createMachine({
  id: 'lift',
  options: { maxIterations: 10 },
  context: ({ input }) => ({ floor: input?.floor ?? 0, log: [] }),
  entry: noted('in lift'),
  exit: noted('out of lift'),
  initial: 'working',
  on: { look: { actions: noted('saw') } },
  states: {
    working: {
      entry: noted('in working'),
      exit: noted('out of working'),
      initial: 'resting',
      invoke: { id: 'ring', src: 'ring', input: null, onError: '.resting' },
      always: { guard: { type: 'isAbove', params: { floor: 5 } }, target: 'worn', actions: record },
      on: {
        stop: { target: '.resting' },
        break: [{ guard: 'isOdd', target: 'broken' }, { actions: 'breakDown' }],
        mend: { target: 'working', reenter: true },
      },
      states: {
        resting: {
          entry: [noted('in resting'), record],
          tags: ['quiet'],
          on: { call: { target: 'moving', actions: 'rise' }, wait: {}, look: { target: 'resting', reenter: true } },
        },
        moving: {
          invoke: {
            id: 'move',
            src: 'move',
            input: ({ context }) => ({ floor: context.floor }),
            onDone: { target: 'open', actions: ['rise', record] },
            onError: '#lift.broken',
          },
          after: { untilTired: 'resting' },
          on: { call: { actions: 'rise' }, look: { target: 'moving' } },
        },
        open: {
          entry: noted('in open'),
          exit: noted('out of open'),
          initial: 'wide',
          after: { untilDoorShuts: { target: 'resting', guard: 'isOdd' } },
          states: {
            wide: { always: { guard: { type: 'isAbove', params: { floor: 3 } }, target: 'narrow' } },
            narrow: {},
          },
          on: { call: '.wide', wait: { target: 'open', reenter: true }, stop: { target: 'open' } },
        },
      },
    },
    broken: {
      always: { guard: 'isOdd', actions: record },
      on: { mend: 'working.open', loop: 'circling' },
    },
    circling: { initial: 'left', states: { left: { always: 'right' }, right: { always: 'left' } } },
    worn: { type: 'final', entry: 'fall', exit: noted('out of worn') },
  },
})

const at = fc.nat(1_000)
const code = fc.nat(9)
const types = ['call', 'stop', 'look', 'break', 'mend', 'wait', 'loop', 'nothing', 'xstate.done.actor.move']
const own = ['xstate.done.actor.ring', 'xstate.error.actor.move', 'xstate.error.actor.ring', 'xstate.error.actor.none']
const timers = ['xstate.after.untilTired.lift.working.moving', 'xstate.after.untilDoorShuts.lift.working.open']
const anyEvent = fc.record({ type: fc.constantFrom(...types, ...own, ...timers), at, code })

/** What the kernel reads of XState's actions, in the same order. */
function readable(actions: readonly { type: string; params?: unknown }[]) {
  return actions.map(({ type, params }) => {
    if (type === 'xstate.spawnChild') {
      const { id, src, input } = params as { id: string; src: string; input: unknown }
      return { type, params: { id, src, input } }
    }
    if (type === 'xstate.stopChild') return { type, params: (params as { id: string } | undefined)?.id }
    return { type, params }
  })
}

function visible(snapshot: AnyMachineSnapshot): object {
  const { _nodes, children, ...rest } = snapshot as unknown as { _nodes: { id: string }[]; children: object }
  return { ...rest, states: new Set(_nodes.map(({ id }) => id)), childIds: Object.keys(children) }
}

function outcomeOf<Outcome>(work: () => Outcome): Outcome | { thrown: string } {
  try {
    return work()
  } catch (error) {
    return { thrown: String(error) }
  }
}

describe('A chart', () => {
  it('leads where XState leads, event by event, by the same actions in the same order', () => {
    const machine = lift as AnyStateMachine
    const chart = transitionTableOf(machine)
    if (!chart) throw new Error('The lift has no chart.')
    let followed = 0
    fc.assert(
      fc.property(fc.nat(4), fc.array(anyEvent, { maxLength: 25 }), (floor, events) => {
        const input = { at: 0, floor }
        let [theirs, theirActions] = initialTransition(machine, input) as [AnyMachineSnapshot, never[]]
        const begun = startFast(chart, input)
        expect(visible(begun?.snapshot as AnyMachineSnapshot)).toEqual(visible(theirs))
        expect(readable(begun?.actions ?? [])).toEqual(readable(theirActions))
        for (const event of events) {
          const before = theirs
          const next = outcomeOf(() => transition(machine, before, event) as [AnyMachineSnapshot, never[]])
          const ours = outcomeOf(() => stepFast(chart, before, event))
          if ('thrown' in next) {
            expect(ours === null || 'thrown' in ours).toBe(true)
            continue
          }
          ;[theirs, theirActions] = next
          if (theirs.status === 'error') {
            expect(ours).toBeNull()
            return
          }
          if (!ours || 'thrown' in ours) throw new Error(`XState takes ${event.type}, the chart does not.`)
          expect(visible(ours.snapshot)).toEqual(visible(theirs))
          expect(readable(ours.actions)).toEqual(readable(theirActions))
          expect(ours.snapshot === before).toBe(theirs === before)
          followed += 1
          if (theirs.status !== 'active') return
        }
      }),
      { numRuns: 500 },
    )
    expect(followed).toBeGreaterThan(1_000)
  })

  it.each(recordedJournals)('leads through %s as XState does', async (name, file) => {
    const { machine } = await machinesOf(file).find(file.header.machine, file.header.version)
    const chart = transitionTableOf(machine)
    expect(chart === null).toBe(name.startsWith('call-')) // a call is watched while it goes on: two states at once
    if (!chart) return
    const [init, ...events] = file.rows.flatMap(decodeEntries).map(({ event }) => event)
    let [theirs, theirActions] = initialTransition(machine, init?.input) as [AnyMachineSnapshot, never[]]
    let ours = startFast(chart, init?.input as JsonObject)
    for (const event of [...events, null]) {
      expect(visible(ours?.snapshot as AnyMachineSnapshot)).toEqual(visible(theirs))
      expect(readable(ours?.actions ?? [])).toEqual(readable(theirActions))
      if (!event) return
      ours = stepFast(chart, theirs, event)
      ;[theirs, theirActions] = transition(machine, theirs, event) as [AnyMachineSnapshot, never[]]
    }
  })

  it('leaves what fails to XState, so that the error is its own', () => {
    const definition = define(lift)
    const working = start(definition, { at: 0 }).snapshot
    const broken = step(definition, working, { type: 'break', code: 1, at: 1 }).snapshot
    expect(() => step(definition, working, { type: 'break', code: 2, at: 1 })).toThrow('The lift is worn out.')
    expect(() => step(definition, broken, { type: 'loop', code: 2, at: 1 })).toThrow('Infinite loop detected')
    const failed = step(definition, working, { type: 'xstate.error.actor.none', code: 1, at: 1 })
    expect(failed.snapshot.status).toBe('error')
  })

  it('is there for the machines of every conversation, key and delivery', () => {
    expect(transitionTableOf(apiKeyDefinition.machine)).not.toBeNull()
    expect(transitionTableOf(webhookDeliveryDefinition.machine)).not.toBeNull()
  })

  it.each([
    ['is in two states at once', parts.createMachine({ type: 'parallel', states: { a: {}, b: {} }, context: blank })],
    [
      'remembers where it was',
      parts.createMachine({
        initial: 'a',
        context: blank,
        states: { a: { initial: 'b', states: { b: {}, last: { type: 'history' } } } },
      }),
    ],
    [
      'tells itself something',
      parts.createMachine({
        initial: 'a',
        context: blank,
        states: { a: { entry: raise({ type: 'stop', code: 1, at: 1 }) } },
      }),
    ],
    ['takes any event', parts.createMachine({ context: blank, on: { '*': { actions: 'rise' } } })],
    [
      'is done with a part of itself',
      parts.createMachine({
        initial: 'a',
        context: blank,
        states: { a: { initial: 'b', onDone: 'c', states: { b: { type: 'final' } } }, c: {} },
      }),
    ],
  ])('is not drawn of a machine that %s', (_what, machine) => {
    expect(transitionTableOf(machine as AnyStateMachine)).toBeNull()
  })
})

function blank() {
  return { floor: 0, log: [] }
}

import { describe, expect, it } from 'vitest'
import { assign, createMachine, setup, type AnyStateMachine } from 'xstate'
import { createMachineLookup } from '../../../src/actors/machine-lookup.ts'
import type { MachineDefinition } from '../../../src/actors/contract/definition.ts'
import { effect } from '../../../src/actors/contract/effect.ts'
import { define, openKernel, typed } from '../../support/kernel/kernel-kit.ts'

const kit = setup({
  actors: { work: effect<null, null>() },
  actions: { note: assign({}) },
  guards: { isFine: () => true },
  delays: { untilLate: 1_000 },
})

/** One state `a` of a machine that is otherwise fine. */
function machineWith(state: object, rest: object = {}): AnyStateMachine {
  const config = {
    id: 'm',
    options: { maxIterations: 10 },
    context: {},
    initial: 'a',
    states: { a: state, b: {} },
    ...rest,
  }
  return kit.createMachine(config as never) as unknown as AnyStateMachine
}

const check = (machine: AnyStateMachine, fields: Partial<MachineDefinition> = {}) =>
  createMachineLookup([define(machine, { name: 'm', publicEvents: [], ...fields })], {})

const invoke = { id: 'work', src: 'work', onError: 'b' }

describe('start-up refuses a machine that', () => {
  it.each<[string, AnyStateMachine, string]>([
    ['has another id', machineWith({}, { id: 'n' }), 'its id is n'],
    ['may loop for ever', machineWith({}, { options: {} }), 'maxIterations is not set'],
    ['names a delay that is missing', machineWith({ after: { untilNever: 'b' } }), 'untilNever, which does not exist'],
    ['has a numeric delay', machineWith({ after: { 500: 'b' } }), 'numeric delay 500'],
    ['has an inline action', machineWith({ entry: () => {} }), 'inline action'],
    ['has an inline action on its way out', machineWith({ exit: [() => {}] }), 'inline action'],
    ['has an inline action in a transition', machineWith({ on: { go: { actions: () => {} } } }), 'inline action'],
    [
      'has an inline action after a delay',
      machineWith({ after: { untilLate: { actions: () => {} } } }),
      'inline action',
    ],
    [
      'has an inline action in a choice',
      machineWith({ always: [{ guard: 'isFine', actions: () => {} }] }),
      'inline action',
    ],
    ['names an action that is missing', machineWith({ entry: 'forget' }), 'forget, which does not exist'],
    ['has an inline guard', machineWith({ on: { go: { guard: () => true, target: 'b' } } }), 'inline guard'],
    [
      'names a guard that is missing',
      machineWith({ always: { guard: 'isOdd', target: 'b' } }),
      'isOdd, which does not exist',
    ],
    ['invokes an inline actor', machineWith({ invoke: { ...invoke, src: createMachine({}) } }), 'inline actor'],
    [
      'invokes what is not declared',
      machineWith({ invoke: { ...invoke, src: 'play' } }),
      'play, which is not declared',
    ],
    ['invokes without an id', machineWith({ invoke: { src: 'work', onError: 'b' } }), 'without an id'],
    ['has nothing to do when an effect fails', machineWith({ invoke: { id: 'work', src: 'work' } }), 'when work fails'],
    [
      'has an inline action when an effect is done',
      machineWith({ invoke: { ...invoke, onDone: { actions: () => {} } } }),
      'inline action',
    ],
    [
      'handles a reserved event',
      machineWith({ on: { 'xstate.done.actor.x': 'b' } }),
      'reserved event xstate.done.actor.x',
    ],
    [
      'hides any of it in a nested state',
      machineWith({ initial: 'c', states: { c: { entry: 'forget' } } }),
      'm.a.c.entry',
    ],
    [
      'keeps what JSON would change',
      machineWith({}, { context: { at: new Date(0) } }),
      'JSON would change its context',
    ],
    [
      'makes what JSON would change',
      machineWith({}, { context: () => ({ map: new Map() }) }),
      'JSON would change its context',
    ],
    [
      'cannot begin without an input',
      machineWith({}, { context: ({ input }: { input: { x: { y: 1 } } }) => input.x.y }),
      'needs an input',
    ],
  ])('%s', (_name, machine, problem) => {
    expect(() => check(machine)).toThrow(problem)
  })

  it('lets a reserved event in from outside', () => {
    expect(() => check(machineWith({}), { publicEvents: ['xstate.stop'] })).toThrow('has a reserved name')
  })

  it('but takes one that is fine, and checks a loaded one when it is first needed', async () => {
    const fine = machineWith({ entry: 'note', after: { untilLate: { target: 'b', guard: 'isFine' } }, invoke })
    expect(() => check(fine)).not.toThrow()
    const machines = createMachineLookup([], { m: async () => define(machineWith({ entry: 'forget' })) })
    await expect(machines.find('m', '1')).rejects.toThrow('forget')
    await expect(machines.find('unknown', '1')).rejects.toMatchObject({ code: 'unknown_machine' })
  })
})

describe('an actor of an older version', () => {
  const lamp = (states: string[], delay: string) =>
    setup({
      types: typed<{ context: { n: number }; events: { type: 'press' } }>(),
      delays: { [delay]: 60_000 },
      actions: { count: assign({ n: ({ context }) => context.n + 1 }) },
    }).createMachine({
      id: 'lamp',
      options: { maxIterations: 10 },
      context: { n: 0 },
      initial: states[0] ?? '',
      states: {
        [states[0] ?? '']: { on: { press: { actions: 'count' } }, after: { [delay]: states[1] ?? '' } },
        [states[1] ?? '']: {},
      },
    } as never) as unknown as AnyStateMachine
  const old = define(lamp(['lit', 'dark'], 'untilDark'), { publicEvents: ['press'] })
  const rename = (text: string) => text.replace('lit', 'on').replace('untilDark', 'untilOff')
  const current = define(lamp(['on', 'off'], 'untilOff'), {
    version: '2',
    publicEvents: ['press'],
    migrate: ({ snapshot, timers }, from) =>
      from === '1'
        ? {
            snapshot: { ...snapshot, value: rename(snapshot.value as string) },
            timers: timers.map((timer) => ({ ...timer, id: rename(timer.id), event: rename(timer.event) })),
          }
        : null,
  })

  it('is migrated with its next event, timers too, and its journal still holds', async () => {
    const actors = await openKernel({ definitions: [old], olderDefinitions: [current] })
    const [{ actorId }, { actorId: untouched }] = [await actors.create('lamp'), await actors.create('lamp')]
    await actors.restart({ definitions: [current] })
    expect(await actors.send(actorId, 'press')).toMatchObject({ outcome: 'taken', snapshot: { value: 'on' } })
    expect(await actors.events(actorId)).toEqual(['xstate.init', 'actor.migrated', 'press'])
    expect(await actors.events(untouched)).toEqual(['xstate.init'])
    await actors.restart()
    await actors.advance(60_000)
    expect(await actors.value(actorId)).toBe('off')
    expect(await actors.value(untouched)).toBe('off')
  })

  it('can go back and forth', async () => {
    const back = define(old.machine, {
      publicEvents: ['press'],
      migrate: ({ snapshot }) => ({ snapshot: { ...snapshot, value: 'lit' }, timers: [] }),
    })
    const actors = await openKernel({ definitions: [back], olderDefinitions: [current] })
    const { actorId } = await actors.create('lamp')
    for (const definition of [current, back, current, back]) {
      await actors.restart({ definitions: [definition] })
      expect(await actors.send(actorId, 'press')).toMatchObject({ outcome: 'taken' })
    }
    expect(await actors.context(actorId)).toEqual({ n: 4 })
  })

  it('is refused in clear words when nothing leads here, and stays as it was', async () => {
    const actors = await openKernel({ definitions: [old] })
    const { actorId } = await actors.create('lamp')
    await actors.restart({ definitions: [{ ...current, version: '3', migrate: () => null }] })
    await expect(actors.send(actorId, 'press')).rejects.toMatchObject({ code: 'unknown_machine' })
    expect(await actors.value(actorId)).toBe('lit')
  })
})

import { assign, setup } from 'xstate'
import { describe, expect, it } from 'vitest'
import { machineDefinitionText } from '../../../src/actors/inspection/definition.ts'
import type { InspectionMessage, SnapshotMessage } from '../../../src/actors/inspection/messages.ts'
import { createInspection, type Publication } from '../../../src/actors/inspection/inspection.ts'
import type { Committed, Observer } from '../../../src/actors/kernel.ts'
import { conversationDefinition } from '../../../src/machines/conversation/conversation.ts'
import { effect } from '../../../src/actors/contract/effect.ts'
import { define, isIn, openKernel, typed } from '../../support/kernel/kernel-kit.ts'
import { ask, end, flowOf, start, text } from '../../support/machines/flows.ts'

/** Looks without waiting, so that three steps share one commit. */
const light = define(
  setup({
    types: typed<{ context: { presses: number; to: string }; events: { type: 'press' } | { type: 'break' } }>(),
    actors: { look: effect<null, string>() },
    actions: {
      count: assign({ presses: ({ context }) => context.presses + 1 }),
      fail: assign(() => {
        throw new Error('Broken.')
      }),
    },
  }).createMachine({
    id: 'light',
    options: { maxIterations: 10 },
    context: { presses: 0, to: '+919876543210' },
    initial: 'off',
    states: {
      off: { on: { press: { target: 'looking', actions: 'count' } } },
      looking: { tags: ['busy'], invoke: { id: 'look', src: 'look', input: null, onDone: 'on', onError: 'off' } },
      on: { on: { press: { target: 'off', actions: 'count' }, break: { actions: 'fail' } } },
    },
  }),
)
const handlers = [{ src: 'look', compute: () => 'seen', run: async () => 'seen' }]

async function openWatched() {
  const kit = await openKernel({ definitions: [light], handlers })
  const inspection = createInspection({ observe: (observer: Observer) => kit.kernel.observe(observer) })
  const publications: Publication[] = []
  const unwatch = inspection.watch((publication) => publications.push(publication))
  return { kit, inspection, publications, unwatch }
}

function messagesOf(publications: readonly Publication[]): InspectionMessage[] {
  return publications.flatMap((one) => one.steps(false).map((message) => JSON.parse(message) as InspectionMessage))
}

function snapshotsOf(publications: readonly Publication[]): SnapshotMessage[] {
  return messagesOf(publications).filter((message) => message.type === '@xstate.snapshot')
}

describe('a publication', () => {
  it('shows every step of a commit that holds several, with the context of each', async () => {
    const { kit, publications } = await openWatched()
    const { actorId } = await kit.create('light')
    await kit.ask(actorId, 'press', isIn('on'))
    expect(publications).toHaveLength(2)
    expect(snapshotsOf(publications).map(({ seq, snapshot }) => [seq, snapshot.value, snapshot.context])).toEqual([
      [1, 'off', { presses: 0, to: '•••' }],
      [2, 'looking', { presses: 1, to: '•••' }],
      [3, 'on', { presses: 1, to: '•••' }],
    ])
  })

  it('shows effects under way as children, and tags', async () => {
    const { kit, publications } = await openWatched()
    const { actorId } = await kit.create('light')
    await kit.ask(actorId, 'press', isIn('on'))
    const looking = snapshotsOf(publications)[1]?.snapshot
    expect(looking).toMatchObject({ tags: ['busy'], children: { look: { id: `${actorId}#2#look`, src: 'look' } } })
  })

  it('leaves out the context of inner steps where it came too late to know it', async () => {
    const { kit, publications, unwatch } = await openWatched()
    unwatch()
    const { actorId } = await kit.create('light')
    createInspection(kit.kernel).watch((one) => publications.push(one))
    await kit.ask(actorId, 'press', isIn('on'))
    expect(snapshotsOf(publications).map(({ snapshot }) => [snapshot.value, snapshot.context !== undefined])).toEqual([
      ['looking', false],
      ['on', true],
    ])
  })

  it('shows a rejected step, which changes nothing', async () => {
    const { kit, publications } = await openWatched()
    const { actorId } = await kit.create('light')
    await kit.ask(actorId, 'press', isIn('on'))
    await kit.send(actorId, 'break')
    expect(messagesOf(publications.slice(-1))).toMatchObject([
      { type: '@xstate.event', event: { type: 'break' }, seq: 4 },
      { type: '@xstate.snapshot', snapshot: { value: 'on', status: 'active' }, seq: 4 },
    ])
  })

  it('introduces an actor with its machine and where it was before', async () => {
    const { kit, publications } = await openWatched()
    const { actorId } = await kit.create('light')
    await kit.ask(actorId, 'press', isIn('on'))
    const [first, second] = publications.map((one) => JSON.parse(one.introduction(false)) as InspectionMessage)
    expect(first).toMatchObject({ type: '@xstate.actor', sessionId: actorId, seq: 0, snapshot: { status: 'active' } })
    expect(second).toMatchObject({ seq: 1, snapshot: { value: 'off', context: { presses: 0 } } })
  })
})

describe('watching', () => {
  it('observes the kernel only while there are viewers', () => {
    const observers = new Set<Observer>()
    const inspection = createInspection({
      observe(observer) {
        observers.add(observer)
        return () => observers.delete(observer)
      },
    })
    expect(observers.size).toBe(0)
    const first = inspection.watch(() => {})
    const second = inspection.watch(() => {})
    expect(observers.size).toBe(1)
    first()
    expect(observers.size).toBe(1)
    second()
    expect(observers.size).toBe(0)
  })

  it('writes a commit once for all who see the same of it', async () => {
    const { kit, publications } = await openWatched()
    await kit.create('light')
    const [publication] = publications
    expect(publication?.steps(false)).toBe(publication?.steps(false))
    expect(publication?.steps(true)).not.toBe(publication?.steps(false))
  })

  it('takes a commit whose predecessor it missed for what it is', async () => {
    const committed: Committed[] = []
    const kit = await openKernel({ definitions: [light], handlers })
    kit.kernel.observe((one) => committed.push(one))
    const { actorId } = await kit.create('light')
    await kit.ask(actorId, 'press', isIn('on'))
    await kit.send(actorId, 'press')
    await kit.ask(actorId, 'press', isIn('on'))
    const observers: Observer[] = []
    const publications: Publication[] = []
    createInspection({ observe: (one) => (observers.push(one), () => {}) }).watch((one) => publications.push(one))
    for (const one of [committed[0], committed[3]]) if (one) observers[0]?.(one)
    expect(snapshotsOf(publications).map(({ snapshot }) => [snapshot.value, snapshot.context !== undefined])).toEqual([
      ['off', true],
      ['looking', false],
      ['on', true],
    ])
  })
})

describe('a definition', () => {
  it('holds states and transitions, and no context', () => {
    const config = JSON.parse(machineDefinitionText(light)) as { id: string; states: Record<string, unknown> }
    expect(Object.keys(config.states)).toEqual(['off', 'looking', 'on'])
    expect(config).not.toHaveProperty('context')
    expect(JSON.stringify(config)).not.toContain('98765')
  })

  it('holds the flow’s own words without numbers to dial, and nodes whatever they are called', () => {
    const flow = flowOf(
      [start('context', 'Dial +91 98765 43210 for {{name}}.'), ask('context', ['name'], 'input'), end('input')],
      {
        fields: [text('name')],
      },
    )
    const definition = machineDefinitionText(conversationDefinition(flow, 'hash'))
    const config = JSON.parse(definition) as { states: { active: { states: Record<string, object> } } }
    expect(Object.keys(config.states.active.states)).toEqual(['start', 'context', 'input'])
    expect(definition).toContain('Dial ••• for {{name}}.')
    expect(config.states.active.states.context).toHaveProperty(['states', 'asking', 'invoke', '0', 'src'], 'compose')
    expect(definition).not.toContain('98765')
  })
})

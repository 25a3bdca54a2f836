import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { MAX_ENTRY_BYTES } from '../../../src/actors/journal/limits.ts'
import type { EffectContext, EffectHandler } from '../../../src/actors/runtime/effect-handler.ts'
import type { Json } from '../../../src/base/json.ts'
import { effect } from '../../../src/actors/contract/effect.ts'
import { define, isIn, openKernel, typed } from '../../support/kernel/kernel-kit.ts'
import { scenario } from '../../support/kernel/scenario.ts'

const parcel = define(
  setup({
    types: typed<{
      context: { visits: number; facts: string[]; result: Json }
      events:
        | { type: 'send' | 'cancel' | 'again' }
        | { type: 'seen'; what: string }
        | { type: 'xstate.done.actor.carry'; output: Json }
    }>(),
    actors: { carry: effect<{ visit: number }, Json>(), weigh: effect<number, number>() },
    actions: {
      visit: assign({ visits: ({ context }) => context.visits + 1 }),
      see: assign({ facts: ({ context, event }) => [...context.facts, event.type === 'seen' ? event.what : ''] }),
      keep: assign({ result: ({ event }) => ('output' in event ? event.output : null) }),
      keepError: assign({ result: ({ event }) => ('error' in event ? (event.error as Json) : null) }),
    },
  }).createMachine({
    id: 'parcel',
    options: { maxIterations: 10 },
    context: { visits: 0, facts: [], result: null },
    initial: 'here',
    states: {
      here: { on: { send: 'away' } },
      away: {
        entry: 'visit',
        invoke: {
          id: 'carry',
          src: 'carry',
          input: ({ context }) => ({ visit: context.visits }),
          onDone: { target: 'there', actions: 'keep' },
          onError: { target: 'lost', actions: 'keepError' },
        },
        on: { cancel: 'here', again: { target: 'away', reenter: true }, seen: { actions: 'see' } },
      },
      there: { on: { seen: { actions: 'see' }, send: 'away' } },
      lost: { on: { send: 'away' } },
    },
  }),
)

/** An effect that the test ends by hand. */
function handMade(fields: Partial<EffectHandler<{ visit: number }>> = {}) {
  const runs: (EffectContext & { visit: number; finish: (output: unknown) => void; fail: (error: Error) => void })[] =
    []
  const handler: EffectHandler<{ visit: number }> = {
    src: 'carry',
    run: ({ visit }, context) => new Promise((finish, fail) => void runs.push({ ...context, visit, finish, fail })),
    ...fields,
  }
  const run = (index: number) => runs[index] ?? expect.fail(`Effect ${index} was not run.`)
  return { handler, runs, run }
}

async function sent(fields?: Partial<EffectHandler<{ visit: number }>>) {
  const carry = handMade(fields)
  const actors = await openKernel({ definitions: [parcel], handlers: [carry.handler] })
  const { actorId } = await actors.create('parcel')
  await actors.send(actorId, 'send')
  return { actors, actorId, carry }
}

describe('outside work is an invoke', () => {
  it('runs after the commit, once, under an id made of actor, entry and child', async () => {
    const { actors, actorId, carry } = await sent()
    expect(await actors.value(actorId)).toBe('away')
    expect(carry.runs.map((run) => run.effectId)).toEqual([`${actorId}#2#carry`])
    expect((await actors.read(actorId)).owner).toBe(actors.node.nodeId)
    carry.run(0).finish({ at: 'the door' })
    await actors.settle()
    expect(await actors.context(actorId)).toMatchObject({ result: { at: 'the door' } })
    expect((await actors.read(actorId)).owner).toBeNull()
  })

  it('turns a throw into an error event that JSON can carry', async () => {
    const { actors, actorId, carry } = await sent()
    carry.run(0).fail(new TypeError('It fell.'))
    await actors.settle()
    expect(await actors.context(actorId)).toMatchObject({ result: { name: 'TypeError', message: 'It fell.' } })
  })

  it('warns of what was thrown, unless the handler says that it is everyday', async () => {
    const { actors, actorId, carry } = await sent({ isExpectedError: (error) => error instanceof RangeError })
    carry.run(0).fail(new RangeError('Nobody was in.'))
    await actors.settle()
    expect(await actors.value(actorId)).toBe('lost')
    expect(actors.logged).toEqual([])
    await actors.send(actorId, 'send')
    carry.run(1).fail(new Error('It fell.'))
    await actors.settle()
    expect(actors.logged).toMatchObject([{ level: 'warn', details: { actorId, src: 'carry' } }])
  })

  it('gives the machine what JSON keeps of an output, and an error for what it cannot', async () => {
    const { actors, actorId, carry } = await sent()
    carry.run(0).finish({ at: new Date(0), gone: undefined, much: Infinity })
    await actors.settle()
    expect(await actors.context(actorId)).toMatchObject({ result: { at: '1970-01-01T00:00:00.000Z', much: null } })
    await actors.send(actorId, 'send')
    carry.run(1).finish({ big: 1n })
    await actors.settle()
    expect(await actors.value(actorId)).toBe('lost')
  })

  it('aborts when the state is left, and drops the late result', async () => {
    const { actors, actorId, carry } = await sent()
    await actors.send(actorId, 'cancel')
    expect(carry.run(0).signal.aborted).toBe(true)
    carry.run(0).finish('too late')
    carry.run(0).send({ type: 'seen', what: 'too late' })
    await actors.settle()
    expect(await actors.value(actorId)).toBe('here')
    expect(await actors.events(actorId)).toEqual(['xstate.init', 'send', 'cancel'])
  })

  it('drops the result of an earlier visit to the same state', async () => {
    const { actors, actorId, carry } = await sent()
    await actors.send(actorId, 'again')
    carry.run(0).finish('of the first visit')
    await actors.settle()
    expect(await actors.value(actorId)).toBe('away')
    carry.run(1).finish('of the second')
    await actors.settle()
    expect(await actors.context(actorId)).toMatchObject({ visits: 2, result: 'of the second' })
  })

  it('takes facts in order while the work goes on, before the result', async () => {
    const { actors, actorId, carry } = await sent()
    for (const what of ['first', 'second', 'third']) carry.run(0).send({ type: 'seen', what })
    carry.run(0).finish('there')
    await actors.settle()
    expect(await actors.context(actorId)).toMatchObject({ facts: ['first', 'second', 'third'], result: 'there' })
    expect(await actors.value(actorId)).toBe('there')
  })

  it('comes back as an error when there is no handler, or the result is too large to keep', async () => {
    const actors = await openKernel({ definitions: [parcel] })
    const { actorId } = await actors.create('parcel')
    await actors.ask(actorId, 'send', isIn('lost'))
    expect(await actors.context(actorId)).toMatchObject({ result: { message: 'No handler for carry.' } })

    const large = await sent()
    large.carry.run(0).finish('x'.repeat(MAX_ENTRY_BYTES))
    await large.actors.settle()
    expect(await large.actors.context(large.actorId)).toMatchObject({ result: { name: 'LimitExceeded' } })
  })

  it('cannot be forged from outside', async () => {
    const { actors, actorId } = await sent()
    for (const event of [
      { type: 'xstate.done.actor.carry', output: 'forged' },
      { type: 'seen', what: 'x', effectId: `${actorId}#2#carry` },
      { type: 'seen', what: 'x', timerId: 'any' },
    ])
      await expect(actors.send(actorId, event)).rejects.toMatchObject({ status: 400 })
    expect((await actors.read(actorId)).effects).toHaveLength(1)
  })

  it('shares the commit when it needs no I/O', async () => {
    const counter = define(
      setup({
        types: typed<{ context: { sum: number }; events: { type: 'add' } }>(),
        actors: { weigh: effect<number, number>() },
        actions: { keep: assign({ sum: ({ event }) => (event as unknown as { output: number }).output }) },
      }).createMachine({
        id: 'scale',
        options: { maxIterations: 10 },
        context: { sum: 1 },
        initial: 'idle',
        states: {
          idle: { on: { add: 'weighing' } },
          weighing: {
            invoke: {
              id: 'weigh',
              src: 'weigh',
              input: ({ context }) => context.sum,
              onDone: { target: 'twice', actions: 'keep' },
              onError: 'idle',
            },
          },
          twice: {
            invoke: {
              id: 'weigh',
              src: 'weigh',
              input: ({ context }) => context.sum,
              onDone: { target: 'idle', actions: 'keep' },
              onError: 'idle',
            },
          },
        },
      }),
    )
    const weigh: EffectHandler<number, number> = {
      src: 'weigh',
      compute: (sum) => (sum > 100 ? undefined : sum * 10),
      run: async (sum) => -sum,
    }
    const actors = await openKernel({ definitions: [counter], handlers: [weigh] })
    const { actorId } = await actors.create('scale')
    const before = actors.store.commits.length
    const answer = await actors.send(actorId, 'add')
    expect(answer.snapshot).toMatchObject({ value: 'idle', context: { sum: 100 } })
    expect(actors.store.commits.length - before).toBe(1)
    expect((await actors.journal(actorId)).slice(1)).toHaveLength(3)
    await actors.ask(actorId, 'add', isIn('idle')) // 100 → 1000 at once, then 1000 needs to be run
    expect(await actors.context(actorId)).toMatchObject({ sum: -1_000 })
  })
})

describe('effects are at least once', () => {
  it('runs again what a dead process left, under the same id', async () => {
    const { actors, actorId, carry } = await sent()
    await actors.restart()
    await actors.settle()
    expect(carry.runs.map((run) => run.effectId)).toEqual([`${actorId}#2#carry`, `${actorId}#2#carry`])
    carry.run(0).finish('from the grave')
    await actors.settle()
    expect(await actors.value(actorId)).toBe('away')
    carry.run(1).finish('there')
    await actors.settle()
    expect(await actors.context(actorId)).toMatchObject({ result: 'there' })
  })

  it('fails what must never be done twice', async () => {
    const { actors, actorId, carry } = await sent({ onInterrupted: 'fail' })
    await actors.restart()
    await actors.settle()
    expect(carry.runs).toHaveLength(1)
    expect(await actors.context(actorId)).toMatchObject({ result: { name: 'Interrupted' } })
  })

  it('keeps the facts of a repeated run that the first did not tell', async () => {
    const { actors, actorId, carry } = await sent()
    carry.run(0).send({ type: 'seen', what: 'by the first' })
    await actors.settle()
    await actors.restart()
    await actors.settle()
    carry.run(1).send({ type: 'seen', what: 'by the second' })
    await actors.settle()
    expect(await actors.context(actorId)).toMatchObject({ facts: ['by the first', 'by the second'] })
  })

  it('still belongs to its process when another takes an event, and is adopted when that process dies', async () => {
    const carry = handMade()
    const actors = await openKernel({ definitions: [parcel], handlers: [carry.handler], isShared: true })
    const first = actors.node
    const second = await actors.openNode()
    const { actorId } = await actors.create('parcel')
    await actors.send(actorId, 'send')
    await second.kernel.send(actorId, { type: 'seen', what: 'elsewhere' })
    expect((await actors.read(actorId)).owner).toBe(first.nodeId)
    await second.sweeps.adoptOrphans()
    expect(carry.runs).toHaveLength(1)

    first.kill()
    await actors.clock.advance(25_000)
    await second.sweeps.heartbeat()
    await second.sweeps.adoptOrphans()
    await actors.settle()
    expect(carry.runs).toHaveLength(2)
    carry.run(1).finish('there')
    await actors.settle()
    expect((await second.kernel.read(actorId))?.snapshot.value).toBe('there')
  })

  it('stops when another process leaves the state', async () => {
    const carry = handMade()
    const actors = await openKernel({ definitions: [parcel], handlers: [carry.handler], isShared: true })
    const second = await actors.openNode()
    const { actorId } = await actors.create('parcel')
    await actors.send(actorId, 'send')
    await second.kernel.send(actorId, { type: 'cancel' })
    await actors.node.kernel.catchUp()
    await actors.settle()
    expect(carry.run(0).signal.aborted).toBe(true)
  })
})

scenario(
  'An effect is reported once, whatever dies',
  () => ({
    definitions: [parcel],
    handlers: [{ src: 'carry', run: async ({ visit }: { visit: number }) => `visit ${visit}` }],
  }),
  async (actors) => {
    const { actorId } = await actors.create('parcel')
    for (const visit of [1, 2, 3]) {
      const answer = await actors.ask(actorId, 'send', isIn('there'))
      expect(answer.snapshot?.context).toMatchObject({ visits: visit, result: `visit ${visit}` })
    }
    expect(await actors.journal(actorId)).toHaveLength(7)
  },
)

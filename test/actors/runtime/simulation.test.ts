import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import type { EffectContext, EffectHandler } from '../../../src/actors/runtime/effect-handler.ts'
import type { CommandResult } from '../../../src/actors/runtime/runtime-types.ts'
import type { ActorId } from '../../../src/actors/types.ts'
import { effect } from '../../../src/actors/contract/effect.ts'
import { define, openKernel, typed, type Node } from '../../support/kernel/kernel-kit.ts'
import { randomFrom, type Random } from '../../support/random.ts'
import type { VirtualClock } from '../../support/clock/virtual-clock.ts'

/**
 * Three processes over one store, fifty actors, random events, deaths, delays and outages. Whatever happens, the journals
 * hold together (the kit checks them), everybody gets an answer, nothing acknowledged is lost and nothing is stuck.
 *
 *     SEED=17 npx vitest run test/actors/runtime/simulation.test.ts
 */
const NODES = 3
const ACTORS = 50
const STEPS = 120
const onlySeed = process.env['SEED']
const SEEDS = onlySeed ? [Number(onlySeed)] : Array.from({ length: 20 }, (_, index) => index + 1)

const errand = define(
  setup({
    types: typed<{
      context: { taken: number; done: number; failed: number; facts: number }
      events: { type: 'go' | 'tick' | 'drop' | 'note' | 'end' | 'fact' }
    }>(),
    actors: {
      fetch: effect<number, number>(),
      dial: effect<number, number>(),
      watch: effect<null, number>(),
    },
    actions: {
      take: assign({ taken: ({ context }) => context.taken + 1 }),
      finish: assign({ done: ({ context }) => context.done + 1 }),
      fail: assign({ failed: ({ context }) => context.failed + 1 }),
      learn: assign({ facts: ({ context }) => context.facts + 1 }),
    },
    guards: {
      isOdd: ({ context }) => {
        if (context.taken % 13 === 12) throw new Error('unlucky')
        return context.taken % 2 === 1
      },
    },
    delays: { untilBored: 30_000, untilRested: 3_000 },
  }).createMachine({
    id: 'errand',
    options: { maxIterations: 10 },
    context: { taken: 0, done: 0, failed: 0, facts: 0 },
    initial: 'running',
    states: {
      running: {
        type: 'parallel',
        on: { end: 'over', fact: { actions: 'learn' } },
        states: {
          work: {
            initial: 'idle',
            states: {
              idle: {
                on: { go: { target: 'fetching', actions: 'take' }, tick: { guard: 'isOdd', actions: 'take' } },
                after: { untilBored: 'dialling' },
              },
              fetching: {
                invoke: {
                  id: 'fetch',
                  src: 'fetch',
                  input: ({ context }) => context.taken,
                  onDone: { target: 'idle', actions: 'finish' },
                  onError: { target: 'resting', actions: 'fail' },
                },
                on: { drop: 'resting', tick: { actions: 'take' } },
              },
              dialling: {
                invoke: {
                  id: 'dial',
                  src: 'dial',
                  input: ({ context }) => context.taken,
                  onDone: { target: 'resting', actions: 'finish' },
                  onError: { target: 'resting', actions: 'fail' },
                },
                on: { drop: 'idle' },
              },
              resting: { after: { untilRested: 'idle' }, on: { go: { target: 'fetching', actions: 'take' } } },
            },
          },
          watch: {
            initial: 'on',
            states: {
              on: {
                invoke: { id: 'watch', src: 'watch', input: null, onDone: 'off', onError: 'off' },
                on: { drop: { target: 'on', reenter: true } },
              },
              off: { on: { note: 'on' } },
            },
          },
        },
      },
      over: { type: 'final' },
    },
  }),
)

/** Effects that take their virtual time, fail now and then, and tell facts on the way. */
function handlersOn(clock: VirtualClock, random: Random, dialled: string[]): EffectHandler[] {
  const after = (delayMs: number) => new Promise<void>((resolve) => void clock.after(delayMs, resolve))
  const work = async (_input: unknown, { send }: EffectContext) => {
    await after(random.int(4_000))
    if (random.chance(0.3)) send({ type: 'fact' })
    if (random.chance(0.2)) throw new Error('no luck')
    return random.int(100)
  }
  return [
    { src: 'fetch', run: work },
    { src: 'watch', run: work },
    {
      src: 'dial',
      onInterrupted: 'fail',
      run: async (_input, { effectId }) => {
        dialled.push(effectId)
        await after(random.int(8_000))
        return 1
      },
    },
  ]
}

async function simulate(seed: number): Promise<void> {
  const random = randomFrom(seed)
  const dialled: string[] = []
  const actors = await openKernel({
    definitions: [errand],
    isShared: true,
    handlers: (clock) => handlersOn(clock, random, dialled),
  })
  while (actors.nodes.length < NODES) await actors.openNode()

  const open = new Set<string>()
  const acknowledged: { actorId: ActorId; eventId: string }[] = []
  let lastEvent = 0

  function follow(node: Node, actorId: ActorId, eventId: string, answer: Promise<CommandResult>): void {
    const label = `${eventId} to ${actorId} at ${node.nodeId}`
    open.add(label)
    void answer
      .then(
        ({ outcome }) => {
          if (node.isDead) return
          if (['taken', 'rejected', 'duplicate'].includes(outcome)) acknowledged.push({ actorId, eventId })
        },
        (error: { status?: number }) => {
          if (error.status !== 503) throw error
        },
      )
      .finally(() => open.delete(label))
  }

  const ids = Array.from({ length: ACTORS }, (_, index) => idOf((seed - 1) * ACTORS + index + 1))
  for (const id of ids) {
    const create = { type: 'errand', id, machine: 'errand', version: '1', input: {} }
    const eventId = `create:${id}`
    follow(actors.node, `errand/${id}`, eventId, actors.kernel.create(create, { eventId }))
  }
  await actors.settle()

  for (let step = 0; step < STEPS; step += 1) {
    const node = random.pick(actors.nodes)
    const what = random.int(100)
    if (what < 60) {
      for (let burst = random.int(4); burst >= 0; burst -= 1) {
        const actorId: ActorId = `errand/${random.pick(ids)}`
        const type = random.pick([
          'go',
          'go',
          'go',
          'tick',
          'tick',
          'drop',
          'note',
          ...(random.chance(0.05) ? ['end'] : []),
        ])
        const repeats = random.chance(0.1) && acknowledged.length > 0 ? random.pick(acknowledged) : undefined
        const eventId = repeats?.eventId ?? `event:${(lastEvent += 1)}`
        const target = repeats?.actorId ?? actorId
        const sender = random.pick(actors.nodes)
        const event = { type }
        const asked = random.chance(0.3)
          ? sender.kernel.ask(target, event, isResting, { eventId, rejectIfBusy: random.chance(0.5) })
          : sender.kernel.send(target, event, { eventId })
        follow(sender, target, eventId, asked)
      }
    } else if (what < 85) await actors.advance(random.int(6_000))
    else if (what < 90) {
      node.kill()
      await actors.settle()
      if (actors.nodes.length < NODES) await actors.openNode()
      for (const label of open) if (label.endsWith(node.nodeId)) open.delete(label)
    } else if (what < 93) actors.store.isAway = !actors.store.isAway
    else if (what < 97) {
      const fault = random.pick(['before', 'after', { delayMs: random.int(2_000) }] as const)
      const probability = random.int(40) / 100
      actors.store.fault = (call) => (call !== 'listDue' && random.chance(probability) ? fault : undefined)
    } else actors.store.fault = () => undefined
    if (random.chance(0.3)) await actors.settle()
    if (actors.store.isAway && random.chance(0.3)) actors.store.isAway = false
    if (random.chance(0.1)) for (const { sweeps } of actors.nodes) void sweeps.adoptOrphans().catch(() => {})
  }

  // Peace, and time enough for leases to run out and for everything that is owed.
  actors.store.isAway = false
  actors.store.fault = () => undefined
  for (let round = 0; round < 14; round += 1) {
    await actors.advance(5_000)
    for (const { sweeps } of actors.nodes) void sweeps.adoptOrphans().then(() => sweeps.wakeDueActors())
    await actors.settle()
  }

  for (const { actorId, eventId } of acknowledged) {
    expect(await actors.everything.actors.findEvent(actorId, eventId), `${eventId} of ${actorId}`).not.toBeNull()
  }
  expect([...open]).toEqual([])
  expect(new Set(dialled).size).toBe(dialled.length)
  expect(actors.logged.filter(({ level }) => level === 'error')).toEqual([])
  const living = actors.nodes.map((one) => one.nodeId)
  for (const actorId of actors.store.actorIds) {
    const { snapshot, effects, owner } = await actors.read(actorId)
    expect(living).toEqual(expect.arrayContaining(owner?.split(' ') ?? []))
    // Whoever waits for an effect waits for one that was started a while ago at most: none takes longer than 8 s.
    const started = await Promise.all(
      effects.map(async ({ id }) => (await actors.journal(actorId))[Number(id.split('#')[1]) - 1]),
    )
    for (const entry of started)
      expect(actors.clock.now() - (entry?.event.at ?? 0), `${actorId} ${entry?.seq}`).toBeLessThan(10_000)
    if (snapshot.status === 'done') expect(effects).toEqual([])
  }
}

/** The same for the same seed, whichever tests run with it. */
function idOf(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

function isResting({ value, status }: { value: unknown; status: string }): boolean {
  const { running } = (typeof value === 'object' ? value : {}) as { running?: { work?: string } }
  return status !== 'active' || running?.work === 'idle' || running?.work === 'resting'
}

describe('Processes that share a store, die and lose it', () => {
  it.each(SEEDS)('keep every promise (seed %i)', async (seed) => simulate(seed))
})

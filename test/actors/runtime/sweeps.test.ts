import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { setup } from 'xstate'
import { effect } from '../../../src/actors/contract/effect.ts'
import { define, openKernel, type Kit } from '../../support/kernel/kernel-kit.ts'

const task = define(
  setup({ actors: { work: effect<null, null>() }, delays: { untilDue: 60_000 } }).createMachine({
    id: 'task',
    options: { maxIterations: 10 },
    initial: 'waiting',
    states: {
      waiting: { after: { untilDue: 'working' } },
      working: { invoke: { id: 'work', src: 'work', input: null, onDone: 'done', onError: 'done' } },
      done: {},
    },
  }),
)

async function open(): Promise<Kit> {
  return openKernel({ definitions: [task], handlers: [{ src: 'work', run: () => new Promise(() => {}) }] })
}

/** How long the run took by the clock, if it ended within `withinMs`. */
async function durationOf(actors: Kit, run: () => Promise<void>, withinMs: number): Promise<number | undefined> {
  const begunAt = actors.clock.now()
  let endedAt: number | undefined
  void run().then(() => (endedAt = actors.clock.now()))
  await actors.clock.advance(withinMs)
  return endedAt === undefined ? undefined : endedAt - begunAt
}

it('a sweep on a slow store ends in time, and the next ones go on where it stopped', async () => {
  const actors = await open()
  const tasks = await Promise.all(Array.from({ length: 40 }, () => actors.create('task', {}, { id: randomUUID() })))
  await actors.restart()
  actors.clock.set(actors.clock.now() + 60_000)
  // A load for each takes a second, and they come one after the other, as over one slow connection.
  let busyUntil = 0
  actors.store.fault = (call) => {
    if (call !== 'load') return undefined
    busyUntil = Math.max(busyUntil, actors.clock.now()) + 1_000
    return { delayMs: busyUntil - actors.clock.now() }
  }
  expect(await durationOf(actors, () => actors.node.sweeps.wakeDueActors(), 10_000)).toBeLessThan(6_000)
  const loads = actors.store.calls.load ?? 0
  await durationOf(actors, () => actors.node.sweeps.wakeDueActors(), 1_000)
  expect(actors.store.calls.load).toBe(loads) // those that are still under way are not asked for again
  await actors.clock.advance(60_000)
  actors.store.fault = () => undefined
  for (const { actorId } of tasks) expect(await actors.value(actorId)).toBe('working')
})

it('orphans are adopted in bounded runs, until all are', async () => {
  const actors = await open()
  await Promise.all(Array.from({ length: 12 }, () => actors.create('task', {}, { id: randomUUID() })))
  await actors.advance(61_000)
  const before = actors.store.calls.adopt ?? 0
  const adopted = () => (actors.store.calls.adopt ?? 0) - before
  actors.store.fault = (call) => (call === 'adopt' ? { delayMs: 1_000 } : undefined)
  const restarted = actors.restart()
  await actors.clock.advance(4_500)
  await restarted
  expect(adopted()).toBeGreaterThan(0)
  expect(adopted()).toBeLessThan(12)
  for (let run = 0; run < 6; run += 1)
    expect(await durationOf(actors, () => actors.node.sweeps.adoptOrphans(), 6_000)).toBeLessThan(6_000)
  expect(adopted()).toBe(12)
})

import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { effect } from '../../../src/actors/contract/effect.ts'
import { define, isIn, openKernel, typed, type Kit } from '../../support/kernel/kernel-kit.ts'

const job = define(
  setup({
    types: typed<{ context: { count: number }; events: { type: 'go' | 'count' } }>(),
    actors: { work: effect<null, number>() },
    actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
    delays: { untilTired: 10_000 },
  }).createMachine({
    id: 'job',
    options: { maxIterations: 10 },
    context: { count: 0 },
    initial: 'idle',
    states: {
      idle: { on: { go: 'working', count: { actions: 'count' } } },
      working: { invoke: { id: 'work', src: 'work', input: null, onDone: 'done', onError: 'failed' } },
      done: { after: { untilTired: 'idle' } },
      failed: {},
    },
  }),
)

async function opened(onInterrupted: 'repeat' | 'fail' = 'repeat') {
  const runs: (() => void)[] = []
  const run = () => new Promise<void>((resolve) => void runs.push(resolve))
  const actors = await openKernel({ definitions: [job], handlers: [{ src: 'work', run, onInterrupted }] })
  const { actorId } = await actors.create('job')
  return { actors, actorId, runs }
}

/** What comes of it while the clock goes on. */
async function after<Result>(actors: Kit, ms: number, work: Promise<Result>): Promise<Result | { status: number }> {
  const settled = work.catch((error: { status: number }) => ({ status: error.status }))
  await actors.advance(ms)
  return settled
}

const MAY_BE_ACCEPTED = expect.stringContaining('may have been accepted') as string

describe('when the store is away', () => {
  it('answers 503 and has accepted nothing', async () => {
    const { actors, actorId } = await opened()
    actors.store.isAway = true
    expect(await after(actors, 10_000, actors.send(actorId, 'count'))).toEqual({ status: 503 })
    actors.store.isAway = false
    await actors.advance(2_000)
    expect((await actors.send(actorId, 'count')).snapshot?.context).toEqual({ count: 1 })
  })

  it('refuses at once what comes while it finds out, and takes again what comes afterwards', async () => {
    const { actors, actorId } = await opened()
    actors.store.isAway = true
    const first = after(actors, 0, actors.send(actorId, 'count'))
    await actors.settle()
    expect(actors.kernel.isOverloaded).toBe(true)
    await expect(actors.send(actorId, 'count')).rejects.toMatchObject({ status: 503, retryAfterSec: 2 })
    await actors.advance(5_000)
    expect(await first).toEqual({ status: 503 })
    actors.store.isAway = false
    await actors.advance(5_000)
    expect(actors.kernel.isOverloaded).toBe(false)
    expect((await actors.send(actorId, 'count')).outcome).toBe('taken')
  })

  it('acknowledges a write whose response was lost', async () => {
    const { actors, actorId } = await opened()
    let once = true
    actors.store.fault = (call) => (call === 'commit' && once ? ((once = false), 'after') : undefined)
    expect(await after(actors, 1_000, actors.send(actorId, 'count'))).toMatchObject({ outcome: 'taken', seq: 2 })
    expect(await actors.context(actorId)).toEqual({ count: 1 })
  })

  it('keeps the result of an effect until it can be written', async () => {
    const { actors, actorId, runs } = await opened()
    await actors.send(actorId, 'go')
    actors.store.isAway = true
    runs[0]?.()
    await actors.advance(60_000)
    actors.store.isAway = false
    await actors.advance(5_000)
    expect(await actors.value(actorId)).toBe('done')
    expect(runs).toHaveLength(1)
  })

  it('rejects asks after a short wait, logs it once, and continues', async () => {
    const { actors, actorId, runs } = await opened()
    const first = actors.ask(actorId, 'go', isIn('done')).catch((error: object) => error)
    await actors.settle()
    actors.store.fault = (call) => (call === 'commit' ? 'before' : undefined)
    runs[0]?.()
    await actors.advance(4_000)
    const second = actors.ask(actorId, 'go', isIn('done'), { waitIfIgnored: true }).catch((error: object) => error)
    await actors.advance(3_000)
    const unknown = { status: 503, retryAfterSec: 2, publicMessage: MAY_BE_ACCEPTED }
    expect(await first).toMatchObject(unknown)
    expect(await second).toMatchObject(unknown)
    await actors.advance(60_000)
    expect(actors.logged.filter(({ message }) => message.startsWith('the store is unavailable'))).toHaveLength(1)
    actors.store.fault = () => undefined
    await actors.advance(5_000)
    expect(await actors.value(actorId)).toBe('done')
    expect(runs).toHaveLength(1)
  })

  it.each(['repeat', 'fail'] as const)(
    'runs the effect of a write that was refused to the caller but done all the same (onInterrupted: %s)',
    async (onInterrupted) => {
      const { actors, actorId, runs } = await opened(onInterrupted)
      actors.store.fault = (call) => (call === 'commit' ? 'after' : call === 'listDue' ? undefined : 'before')
      expect(await after(actors, 10_000, actors.send(actorId, 'go'))).toEqual({ status: 503 })
      expect(runs).toHaveLength(0)
      actors.store.fault = () => undefined
      await actors.advance(5_000)
      expect(runs).toHaveLength(1)
      runs[0]?.()
      await actors.settle()
      expect(await actors.value(actorId)).toBe('done')
    },
  )

  it('fails what must not be repeated where another process has written the same', async () => {
    const { actors, actorId, runs } = await opened('fail')
    actors.store.isAway = true
    expect(await after(actors, 10_000, actors.send(actorId, 'go'))).toEqual({ status: 503 })
    actors.store.isAway = false
    const { nodeId } = actors.node
    const other = await actors.openNode()
    await other.kernel.send(actorId, { type: 'go' })
    expect(runs).toHaveLength(1)
    await other.kernel.stop()
    await actors.nodes[0]?.kernel.adopt(actorId, [nodeId])
    await actors.settle()
    expect(runs).toHaveLength(1)
    expect(await actors.value(actorId)).toBe('failed')
  })

  it('tells of an effect whose time was over while its commit was in doubt, before a deadline that has passed too', async () => {
    const errand = define(
      setup({
        types: typed<{ context: { count: number }; events: { type: 'go' } }>(),
        actors: { work: effect<null, number>() },
        delays: { untilLate: 10_000 },
      }).createMachine({
        id: 'errand',
        options: { maxIterations: 10 },
        context: { count: 0 },
        initial: 'idle',
        states: {
          idle: { on: { go: 'working' } },
          working: {
            invoke: { id: 'work', src: 'work', input: null, onDone: 'done', onError: 'failed' },
            after: { untilLate: 'late' },
          },
          done: {},
          failed: {},
          late: {},
        },
      }),
    )
    const actors = await openKernel({
      definitions: [errand],
      handlers: (clock) => [
        {
          src: 'work',
          run: () => Promise.reject(new Error('It was begun.')),
          onInterrupted: 'fail',
          storeRetryLimitMs: ({ invokedAt }) => invokedAt + 5_000 - clock.now(),
        },
      ],
    })
    const { actorId } = await actors.create('errand')
    actors.store.fault = (call) => (call === 'commit' ? 'after' : call === 'listDue' ? undefined : 'before')
    expect(await after(actors, 20_000, actors.send(actorId, 'go'))).toEqual({ status: 503 })
    actors.store.fault = () => undefined
    await actors.node.sweeps.wakeDueActors()
    await actors.advance(2_000)
    expect(await actors.value(actorId)).toBe('failed')
    expect(actors.logged.filter(({ details }) => 'src' in details)).toEqual([])
  })

  it('adopts later what it could not adopt, also when the response of the store was lost', async () => {
    const { actors, actorId, runs } = await opened()
    await actors.send(actorId, 'go')
    actors.store.fault = (call) => (call === 'adopt' ? 'after' : undefined)
    await actors.restart()
    actors.store.fault = () => undefined
    await actors.advance(2_000)
    expect(runs).toHaveLength(2)
  })

  it('fires timers late rather than never, and piles nothing up meanwhile', async () => {
    const { actors, actorId, runs } = await opened()
    await actors.send(actorId, 'go')
    runs[0]?.()
    await actors.settle()
    actors.store.fault = (call) => (call === 'commit' || call === 'findEvent' ? 'before' : undefined)
    await actors.advance(120_000)
    expect(await actors.value(actorId)).toBe('done')
    expect(actors.clock.plannedCount).toBeLessThan(10)
    actors.store.fault = () => undefined
    await actors.advance(5_000)
    expect(await actors.value(actorId)).toBe('idle')
  })
})

describe('A store that reads but cannot write, as on a full disk', () => {
  it('is asked once a second for a timer that is due, and the timer fires when it writes again', async () => {
    const { actors, actorId, runs } = await opened()
    await actors.send(actorId, 'go')
    runs[0]?.()
    await actors.settle()
    await actors.advance(9_000)
    const before = actors.store.calls.commit ?? 0
    actors.store.fault = (call) => (call === 'commit' ? 'before' : undefined)
    await actors.advance(60_000)
    expect(await actors.value(actorId)).toBe('done')
    expect((actors.store.calls.commit ?? 0) - before).toBeLessThan(250)
    actors.store.fault = () => undefined
    await actors.advance(2_000)
    expect(await actors.value(actorId)).toBe('idle')
  })
})

describe('A clean stop', () => {
  it('resolves every caller, loses nothing and starts nothing more', async () => {
    const { actors, actorId, runs } = await opened()
    const waiting = actors.ask(actorId, 'go', isIn('done'))
    await actors.settle()
    const { actorId: other } = await actors.create('job')
    const atOnce = Array.from({ length: 5 }, () => actors.ask(other, 'go', isIn('done')))
    const stopped = actors.kernel.stop()
    const refused = 'This server is stopping, and nothing was accepted. Try again shortly.'
    const cutOff =
      'This server stopped before it could answer. This request may have been accepted: see what it came to, or repeat it under the same Idempotency-Key.'
    await expect(actors.send(actorId, 'count')).rejects.toMatchObject({ status: 503, publicMessage: refused })
    await expect(waiting).rejects.toMatchObject({ status: 503, publicMessage: cutOff })
    for (const answer of atOnce) await expect(answer).rejects.toMatchObject({ status: 503 })
    await stopped
    await actors.kernel.adopt(actorId).catch(() => {})
    await actors.settle()
    expect(runs).toHaveLength(1)
    expect(actors.clock.plannedCount).toBe(0)
    await actors.restart()
    await actors.settle()
    for (const finish of runs) finish()
    await actors.settle()
    expect(await actors.value(actorId)).toBe('done')
  })
})

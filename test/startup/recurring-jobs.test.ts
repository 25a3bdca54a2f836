import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRecurringJobs, type RecurringJobs } from '../../src/startup/recurring-jobs.ts'
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite/open-sqlite-store.ts'
import { newFolder } from '../store/folder.ts'

let folder: Awaited<ReturnType<typeof newFolder>>
let store: SqliteStore
let started: RecurringJobs[]
let logged: string[]
beforeEach(async () => {
  folder = await newFolder()
  store = await openSqliteStore({ dataDir: folder.path })
  started = []
  logged = []
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
})
afterEach(async () => {
  const stopped = Promise.all(started.map((schedule) => schedule.stop()))
  await vi.advanceTimersByTimeAsync(20_000)
  await stopped
  vi.useRealTimers()
  await store.close()
  await folder.remove()
})

/** A started node of its own, on the shared backend. */
async function startNode(nodeId: string, periodMs: number, run: () => Promise<void>): Promise<RecurringJobs> {
  const note = (_details: object, message: string) => logged.push(message)
  const schedule = createRecurringJobs({ backend: store.agendaBackend, nodeId, log: { warn: note, error: note } })
  schedule.every('sweep', periodMs, run)
  await schedule.start()
  started.push(schedule)
  return schedule
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a schedule', () => {
  it('runs once each period, on one of two nodes', async () => {
    const begun = Date.now()
    const runs: number[] = []
    const run = async () => void runs.push(Date.now() - begun)
    await startNode('a', 1_000, run)
    await startNode('b', 1_000, run)
    await pass(10_500)
    expect(runs).toEqual([0, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000, 9_000, 10_000])
    expect(logged).toEqual([])
  })

  it('does not start a run while one is going on, however long it takes', async () => {
    let [running, most, runs] = [0, 0, 0]
    const run = async () => {
      runs += 1
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 35_000))
      running -= 1
    }
    await startNode('a', 1_000, run)
    await startNode('b', 1_000, run)
    await pass(100_000)
    expect(most).toBe(1)
    expect(runs).toBe(3)
    expect(logged).toEqual([])
  })

  it('logs a run that throws, and runs again', async () => {
    let runs = 0
    await startNode('a', 1_000, async () => {
      runs += 1
      throw new Error('no')
    })
    await pass(2_500)
    expect(runs).toBe(3)
    expect(logged).toEqual(['a sweep failed', 'a sweep failed', 'a sweep failed'])
  })

  it('takes over from a node that died in the middle of a run, after its lock has expired', async () => {
    const dead = await startNode('dead', 1_000, async () => {})
    await pass(100)
    await dead.stop()
    const { repository } = store.agendaBackend
    const held = await repository.getNextJobToRun('sweep', new Date(Date.now() + 1_000), new Date(0), undefined, {})
    expect(held).toBeDefined()

    const locked = Date.now()
    const runs: number[] = []
    await startNode('alive', 1_000, async () => void runs.push(Date.now() - locked))
    await pass(5_900)
    expect(runs).toEqual([])
    await pass(2_000)
    expect(runs.length).toBeGreaterThan(0)
  })

  it('runs again after the clock was set forward, or the machine slept, while it had the job locked ahead of time', async () => {
    let runs = 0
    await startNode('a', 2_000, async () => void (runs += 1))
    await pass(1_500)
    vi.setSystemTime(Date.now() + 60_000)
    await pass(3_000)
    expect(runs).toBeGreaterThan(1)
  })

  it('waits at stop for the run in progress, and leaves the job to others', async () => {
    let ended = false
    const first = await startNode('a', 5_000, async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      ended = true
    })
    await pass(500)
    const stopped = first.stop().then(() => ended)
    await pass(2_000)
    expect(await stopped).toBe(true)

    const runs: string[] = []
    await startNode('b', 5_000, async () => void runs.push('b'))
    await pass(5_000)
    expect(runs).toEqual(['b'])
  })

  it('frees what it had locked ahead of time when it stops', async () => {
    const begun = Date.now()
    const first = await startNode('a', 2_000, async () => {})
    await pass(1_500)
    await first.stop()
    const runs: number[] = []
    await startNode('b', 2_000, async () => void runs.push(Date.now() - begun))
    await pass(1_000)
    expect(runs).toEqual([2_000])
  })

  it('says at start when the backend cannot be reached', async () => {
    const backend = { ...store.agendaBackend, connect: () => Promise.reject(new Error('away')) }
    const log = { warn: () => {}, error: () => {} }
    await expect(createRecurringJobs({ backend, nodeId: 'a', log }).start()).rejects.toThrow('away')
  })

  it('goes on when the store comes back, and says once of each outage that it waits', async () => {
    let runs = 0
    await startNode('a', 1_000, async () => void (runs += 1))
    await pass(500)
    const { repository } = store.agendaBackend
    const away = vi.spyOn(repository, 'getNextJobToRun').mockRejectedValue(new Error('away'))
    await pass(5_000)
    expect(logged).toEqual(['recurring jobs are delayed'])
    away.mockRestore()
    const before = runs
    await pass(3_000)
    expect(runs).toBeGreaterThan(before)
    vi.spyOn(repository, 'getNextJobToRun').mockRejectedValueOnce(new Error('away'))
    await pass(2_000)
    expect(logged).toEqual(['recurring jobs are delayed', 'recurring jobs are delayed'])
  })
})

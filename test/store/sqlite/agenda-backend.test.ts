import type { JobParameters, JobRepository } from 'agenda'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteStore, type SqliteStore } from '../../../src/store/sqlite/open-sqlite-store.ts'
import { newFolder } from '../folder.ts'

let folder: Awaited<ReturnType<typeof newFolder>>
let store: SqliteStore
let jobs: JobRepository
beforeEach(async () => {
  folder = await newFolder()
  store = await openSqliteStore({ dataDir: folder.path })
  jobs = store.agendaBackend.repository
})
afterEach(async () => {
  await store.close()
  await folder.remove()
})

const NOW = new Date('2026-11-21T10:00:00Z')
const at = (offsetMs: number) => new Date(NOW.getTime() + offsetMs)

function jobOf(name: string, fields: Partial<JobParameters<unknown>> = {}): JobParameters<unknown> {
  return { name, type: 'normal', priority: 0, nextRunAt: NOW, data: null, ...fields }
}

const save = (job: JobParameters<unknown>) => jobs.saveJob(job, { lastModifiedBy: 'node' })
/** Locks what is due at `now`, when locks live for ten seconds. */
const lockNext = (name: string, now = NOW) =>
  jobs.getNextJobToRun(name, new Date(now.getTime() + 1_000), new Date(now.getTime() - 10_000), now, undefined)
const findById = (job: { _id?: string }) => jobs.getJobById(job._id ?? '')

describe('the Agenda backend on SQLite', () => {
  it('keeps a job as it was saved', async () => {
    const job = jobOf('report', {
      priority: 10,
      data: { to: ['ann'], deep: { a: 1 } },
      repeatInterval: 5_000,
      repeatTimezone: 'Asia/Kolkata',
      startDate: at(-1_000),
      skipDays: [0, 6],
    })
    const saved = await save(job)
    expect(saved._id).toBeDefined()
    expect(await findById(saved)).toMatchObject(job)
    expect(await jobs.getJobById('nobody')).toBeNull()
  })

  it('changes a job that has an id, and leaves one alone that is gone', async () => {
    const saved = await save(jobOf('report'))
    await save({ ...saved, priority: 20, nextRunAt: at(5_000), data: { version: 2 } })
    expect(await findById(saved)).toMatchObject({ priority: 20, nextRunAt: at(5_000), data: { version: 2 } })
    await jobs.removeJobs({ name: 'report' })
    await save({ ...saved, priority: 30 })
    expect(await findById(saved)).toBeNull()
  })

  it('keeps one recurring job for each name, and its next run over a restart', async () => {
    const first = await save(jobOf('sweep', { type: 'single', nextRunAt: at(60_000), repeatInterval: 1 }))
    const again = await save(jobOf('sweep', { type: 'single', nextRunAt: new Date(0), repeatInterval: 2 }))
    expect(again._id).toBe(first._id)
    expect(await findById(first)).toMatchObject({ nextRunAt: at(60_000), repeatInterval: 2 })

    const later = new Date(Date.now() + 60_000)
    await save(jobOf('sweep', { type: 'single', nextRunAt: later }))
    expect((await findById(first))?.nextRunAt).toEqual(later)
    expect((await jobs.queryJobs({ name: 'sweep' })).total).toBe(1)
  })

  it('refuses unique(), which it does not offer', async () => {
    await expect(save(jobOf('report', { unique: { 'data.a': 1 } }))).rejects.toThrow('unique()')
  })

  describe('locking', () => {
    it('gives a due job to one of many', async () => {
      await save(jobOf('report'))
      const results = await Promise.all(Array.from({ length: 10 }, () => lockNext('report')))
      expect(results.filter(Boolean)).toHaveLength(1)
    })

    it('takes the earliest first, then the most urgent', async () => {
      await save(jobOf('report', { data: 'late', nextRunAt: at(500) }))
      await save(jobOf('report', { data: 'low' }))
      await save(jobOf('report', { data: 'high', priority: 10 }))
      const order = [await lockNext('report'), await lockNext('report'), await lockNext('report')]
      expect(order.map((job) => job?.data)).toEqual(['high', 'low', 'late'])
    })

    it('leaves out jobs that are disabled, of another name or not due before the next scan', async () => {
      await save(jobOf('report', { disabled: true }))
      await save(jobOf('other'))
      await save(jobOf('report', { nextRunAt: at(1_001) }))
      await save(jobOf('report', { nextRunAt: null }))
      expect(await lockNext('report')).toBeUndefined()
    })

    it('hands a job on only when its lock has expired', async () => {
      await save(jobOf('report'))
      await lockNext('report')
      expect(await lockNext('report', at(9_999))).toBeUndefined()
      expect((await lockNext('report', at(10_000)))?.lockedAt).toEqual(at(10_000))
    })

    it('refuses what a holder saves after another has locked the job', async () => {
      await save(jobOf('report'))
      const frozen = await lockNext('report')
      const present = await lockNext('report', at(20_000))
      if (!frozen || !present) throw new Error('Neither was locked.')

      await expect(jobs.saveJobState({ ...frozen, nextRunAt: null }, undefined)).rejects.toThrow('locked by another')
      await jobs.unlockJob(frozen)
      expect((await findById(present))?.lockedAt).toEqual(at(20_000))

      const { lockedAt: _, ...unlocked } = present
      const done = {
        ...unlocked,
        nextRunAt: at(25_000),
        lastRunAt: at(20_000),
        lastFinishedAt: at(20_010),
        failCount: 0,
      }
      await jobs.saveJobState(done, undefined)
      expect(await findById(present)).toMatchObject(done)
      expect(await findById(present)).not.toHaveProperty('lockedAt')
      // Also when the present holder is done with it.
      await expect(jobs.saveJobState({ ...frozen, nextRunAt: null }, undefined)).rejects.toThrow('locked by another')
    })

    it('keeps what a run has left when the job is saved anew', async () => {
      const saved = await save(jobOf('sweep', { type: 'single' }))
      const locked = await lockNext('sweep')
      if (!locked) throw new Error('Not locked.')
      await jobs.saveJobState({ ...locked, failCount: 2, failReason: 'no', failedAt: NOW }, undefined)
      await save(jobOf('sweep', { type: 'single' }))
      expect(await findById(saved)).toMatchObject({ failCount: 2, failReason: 'no', failedAt: NOW, lockedAt: NOW })
    })

    it('locks and unlocks a chosen job', async () => {
      const [one, two] = [await save(jobOf('report')), await save(jobOf('report'))]
      const locked = await jobs.lockJob(one, undefined)
      expect(locked?.lockedAt).toBeInstanceOf(Date)
      expect(await jobs.lockJob(one, undefined)).toBeUndefined()
      await jobs.lockJob(two, undefined)
      if (locked) await jobs.unlockJob(locked)
      expect(await findById(one)).not.toHaveProperty('lockedAt')
      if (two._id) await jobs.unlockJobs([two._id])
      expect(await findById(two)).not.toHaveProperty('lockedAt')
    })

    it('is not held by the dead: opening the folder frees every job', async () => {
      await save(jobOf('report'))
      await lockNext('report')
      await store.close()
      store = await openSqliteStore({ dataDir: folder.path })
      jobs = store.agendaBackend.repository
      expect(await lockNext('report')).toBeDefined()
    })
  })

  describe('queries', () => {
    beforeEach(async () => {
      await save(jobOf('alpha', { nextRunAt: new Date(0), data: { kind: 'a', n: 1 } }))
      await save(jobOf('alpha', { nextRunAt: new Date(Date.now() + 60_000), data: { kind: 'a', n: 2 }, priority: 5 }))
      await save(jobOf('beta', { nextRunAt: null, data: { kind: 'b', deep: { x: 1, y: 2 } }, disabled: true }))
    })

    it('find jobs by name, data, state and text, sorted and in pages', async () => {
      const count = async (options: Parameters<JobRepository['queryJobs']>[0]) => (await jobs.queryJobs(options)).total
      expect(await count(undefined)).toBe(3)
      expect(await count({ names: ['alpha', 'gamma'] })).toBe(2)
      expect(await count({ search: 'ET' })).toBe(1)
      expect(await count({ data: { kind: 'a' } })).toBe(2)
      expect(await count({ data: { deep: { x: 1 } } })).toBe(1)
      expect(await count({ data: { deep: { x: 2 } } })).toBe(0)
      expect(await count({ state: 'queued' })).toBe(1)
      expect(await count({ state: 'paused' })).toBe(1)
      expect(await count({ includeDisabled: false })).toBe(2)
      const page = await jobs.queryJobs({ sort: { nextRunAt: 'asc' }, skip: 1, limit: 1 })
      expect(page).toMatchObject({ total: 3, jobs: [{ data: { n: 1 }, state: 'queued' }] })
      expect((await jobs.queryJobs()).jobs.map((job) => job.nextRunAt === null)).toEqual([false, false, true])
    })

    it('count and name what there is', async () => {
      expect((await jobs.getDistinctJobNames()).toSorted()).toEqual(['alpha', 'beta'])
      expect(await jobs.getQueueSize()).toBe(1)
      const overview = await jobs.getJobsOverview()
      expect(overview.find(({ name }) => name === 'alpha')).toMatchObject({ total: 2, queued: 1, scheduled: 1 })
      expect(overview.find(({ name }) => name === 'beta')).toMatchObject({ total: 1, paused: 1 })
    })

    it('remove, disable and enable what is meant, and nothing when nothing is said', async () => {
      expect(await jobs.disableJobs({ name: 'alpha' })).toBe(2)
      expect(await lockNext('alpha', new Date())).toBeUndefined()
      expect(await jobs.enableJobs({ names: ['alpha'] })).toBe(2)
      expect(await lockNext('alpha', new Date())).toBeDefined()
      expect(await jobs.removeJobs({})).toBe(0)
      expect(await jobs.removeJobs({ notNames: ['alpha'] })).toBe(1)
      const ids = (await jobs.queryJobs()).jobs.map((job) => job._id)
      expect(await jobs.removeJobs({ ids })).toBe(2)
      await save(jobOf('alpha'))
      expect(await jobs.purgeAllJobs()).toBe(1)
    })
  })

  const DAY_MS = 86_400_000

  it('takes a recurring job for due when its next run lies further ahead than its period', async () => {
    const sweep = jobOf('sweep', { type: 'single', repeatInterval: 1_000 })
    await save({ ...sweep, nextRunAt: at(DAY_MS) }) // the clock was a day ahead
    const locked = await lockNext('sweep')
    expect(locked).toMatchObject({ nextRunAt: NOW, lockedAt: NOW })
  })

  it('leaves one alone that is within its period, and one that does not recur', async () => {
    await save(jobOf('sweep', { type: 'single', repeatInterval: 60_000, nextRunAt: at(60_500) }))
    await save(jobOf('once', { nextRunAt: at(DAY_MS) }))
    expect([await lockNext('sweep'), await lockNext('once')]).toEqual([undefined, undefined])
  })

  it('takes a lock that lies in the future from whoever has it', async () => {
    await save(jobOf('sweep', { type: 'single', repeatInterval: 1_000 }))
    const ahead = await lockNext('sweep', at(DAY_MS))
    expect(ahead?.lockedAt).toEqual(at(DAY_MS))
    expect(await lockNext('sweep')).toMatchObject({ lockedAt: NOW })
  })
})

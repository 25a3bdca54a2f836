import { MongoBackend } from '@agendajs/mongo-backend'
import { toJobId, type JobParameters, type JobRepository } from 'agenda'
import type { Db } from 'mongodb'
import type { RecurringBackend } from '../../ports/recurring-backend.ts'
import { isUniqueViolation } from './failures.ts'
import { COLLECTIONS } from './schema.ts'

/** Clock difference between nodes that goes unnoticed, in ms. */
const CLOCK_SLACK_MS = 2_000

/**
 * Agenda's own MongoDB backend, with two changes. At each start Agenda saves every recurring job, and that save also
 * takes away the lock of a run in progress, so a node that joins would make the sweep run twice at once. Here a job
 * that is there keeps its lock and its next run. And a recurring job whose next run lies further ahead than its period,
 * or whose lock lies ahead at all, was written by a clock that was wrong and has been set right since: it is due.
 *
 * Agenda uses this machine's clock, while stored times are by the server's clock. So times are converted on their way
 * into the store and out of it, by `aheadMs`: how far this machine's clock is known to be ahead of the server's.
 */
export function createAgendaBackend(database: Db, aheadMs: () => number = () => 0): RecurringBackend {
  const listeners: ((aheadMs: number) => void)[] = []
  const backend = new MongoBackend({
    mongo: database,
    collection: COLLECTIONS.agendaJobs,
    // Parley has created the indexes already, and a failure here would not be explained.
    ensureIndex: false,
  })
  const repository = inServerTime(backend.repository, aheadMs)
  const jobs = database.collection(COLLECTIONS.agendaJobs)

  /** Of the recurring jobs that this node knows, by name: the period, and when a wrong clock was looked for last. */
  const recurring = new Map<string, { periodMs: number; checkedAt: number }>()

  /** Returns whether a job had wrong times. */
  async function mendTimes(name: string, nextScanAt: Date): Promise<boolean> {
    const known = recurring.get(name)
    if (!known || performance.now() - known.checkedAt < known.periodMs / 2) return false
    known.checkedAt = performance.now()
    const now = Date.now() - aheadMs()
    const tooFar = new Date(now + CLOCK_SLACK_MS + known.periodMs)
    const wrong = [{ nextRunAt: { $gt: tooFar } }, { lockedAt: { $gt: new Date(now + CLOCK_SLACK_MS) } }]
    const dueAt = new Date(Math.min(now, nextScanAt.getTime() - aheadMs()))
    const mended = { $set: { nextRunAt: dueAt, lockedAt: null } }
    const found = await jobs.findOneAndUpdate({ name, $or: wrong }, mended)
    if (!found) return false
    const { nextRunAt, lockedAt } = found as { nextRunAt?: Date | null; lockedAt?: Date | null }
    const runAheadMs = (nextRunAt?.getTime() ?? 0) - now - known.periodMs
    const wrongMs = Math.max(runAheadMs, (lockedAt?.getTime() ?? 0) - now)
    for (const listener of listeners) listener(wrongMs)
    return true
  }

  const getNextJobToRun: JobRepository['getNextJobToRun'] = async (name, ...args) => {
    const next = await repository.getNextJobToRun(name, ...args)
    return next || !(await mendTimes(name, args[0])) ? next : repository.getNextJobToRun(name, ...args)
  }

  const saveJob: JobRepository['saveJob'] = async (job, options) => {
    if (job.type === 'single' && typeof job.repeatInterval === 'number')
      recurring.set(job.name, { periodMs: job.repeatInterval, checkedAt: -Infinity })
    if (job._id || job.type !== 'single') return repository.saveJob(job, options)
    for (;;) {
      const found = await jobs.findOneAndUpdate({ name: job.name, type: 'single' }, { $set: definitionOf(job) })
      if (found) {
        const planned = job.nextRunAt && movedDate(job.nextRunAt, -aheadMs())
        const nextRunAt = (found['nextRunAt'] as Date | null) ?? planned
        if (found['nextRunAt'] === null) await jobs.updateOne({ _id: found._id }, { $set: { nextRunAt } })
        return {
          ...job,
          _id: toJobId(found._id.toHexString()),
          nextRunAt: nextRunAt && movedDate(nextRunAt, aheadMs()),
        }
      }
      try {
        return await repository.saveJob(job, options)
      } catch (error) {
        if (!isUniqueViolation(error)) throw error // another node has made it in between
      }
    }
  }
  return {
    onClockSetBack: (listener) => void listeners.push(listener),
    name: backend.name,
    repository: Object.assign(Object.create(repository) as JobRepository, { saveJob, getNextJobToRun }),
    ownsConnection: false,
    // Without its log, for which it would make a collection with three indexes.
    connect: () => backend.repository.connect(),
    async disconnect() {},
  }
}

function definitionOf(job: JobParameters<unknown>) {
  const { priority, data, repeatInterval, repeatTimezone = null, repeatAt = null, disabled = null } = job
  return { priority, data, repeatInterval, repeatTimezone, repeatAt, disabled }
}

type Moments = Pick<JobParameters, 'nextRunAt' | 'lockedAt' | 'lastRunAt' | 'lastFinishedAt' | 'failedAt'>
const MOMENTS = ['nextRunAt', 'lockedAt', 'lastRunAt', 'lastFinishedAt', 'failedAt'] as const

function inServerTime(repository: JobRepository, aheadMs: () => number): JobRepository {
  const moved = <Job extends Moments>(job: Job, byMs: number): Job => {
    const moments = MOMENTS.flatMap((name) => (job[name] ? [[name, movedDate(job[name], byMs)] as const] : []))
    return byMs === 0 ? job : { ...job, ...Object.fromEntries(moments) }
  }
  const server: Pick<JobRepository, 'saveJob' | 'saveJobState' | 'getNextJobToRun'> = {
    async saveJob(job, options) {
      const byMs = aheadMs()
      return moved(await repository.saveJob(moved(job, -byMs), options), byMs)
    },
    saveJobState: (job, options) => repository.saveJobState(moved(job, -aheadMs()), options),
    async getNextJobToRun(name, nextScanAt, lockDeadline, now = new Date(), options) {
      const byMs = aheadMs()
      const [scan, deadline, lock] = [nextScanAt, lockDeadline, now].map((date) => movedDate(date, -byMs)) as Dates
      const job = await repository.getNextJobToRun(name, scan, deadline, lock, options)
      return job && moved(job, byMs)
    },
  }
  return Object.assign(Object.create(repository) as JobRepository, server)
}

type Dates = [Date, Date, Date]

function movedDate(date: Date, byMs: number): Date {
  return new Date(date.getTime() + byMs)
}

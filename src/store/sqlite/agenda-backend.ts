import type { JobRepository, RemoveJobsOptions } from 'agenda'
import { randomUUID } from 'node:crypto'
import { definitionOf, jobOf, saved, stateOf, tokenOf, type JobRow } from './agenda-job.ts'
import { isMeant, isQueried, orderBy, overviewOf, withStates } from './agenda-query.ts'
import type { EpochMs } from '../../base/time.ts'
import type { RecurringBackend } from '../../ports/recurring-backend.ts'
import type { Database } from './database.ts'

/**
 * Agenda on SQLite. Every lock raises the job's `lockToken`, which travels with the job; whoever saves or unlocks with
 * an older one has lost the job to another and is refused. `unique` and `debounce` are not offered: recurring jobs are
 * one for each name as it is, upheld by a unique index.
 *
 * A recurring job whose next run lies further ahead than its period, or whose lock lies ahead at all, was written by a
 * clock that was wrong and has been set right since: it is due.
 */
export function createAgendaBackend(database: Database): RecurringBackend {
  const listeners: ((aheadMs: number) => void)[] = []
  const repository = createRepository(database, (aheadMs) => listeners.forEach((listener) => listener(aheadMs)))
  return {
    onClockSetBack: (listener) => void listeners.push(listener),
    name: 'SQLite',
    repository,
    ownsConnection: false,
    connect: () => repository.connect(),
    async disconnect() {},
  }
}

/** A smaller difference is no sign of a wrong clock. */
const CLOCK_SLACK_MS = 2_000

function createRepository(database: Database, onClockSetBack: (aheadMs: number) => void): JobRepository {
  const sql = prepareStatements(database)
  const allJobs = () => sql.all.all().map(jobOf)
  function mendTimes(name: string, now: EpochMs): void {
    const row = sql.recurring.get(name)
    const job = row && jobOf(row)
    if (!job || typeof job.repeatInterval !== 'number') return
    const runAheadMs = (job.nextRunAt?.getTime() ?? 0) - now - job.repeatInterval
    const aheadMs = Math.max(runAheadMs, (job.lockedAt?.getTime() ?? 0) - now)
    if (aheadMs <= CLOCK_SLACK_MS) return
    sql.mend.run(now, job._id)
    onClockSetBack(aheadMs)
  }
  const select = (options: RemoveJobsOptions) => allJobs().filter((job) => isMeant(job, options))

  return {
    async connect() {},

    async getJobById(id) {
      const row = sql.find.get(id)
      return row ? jobOf(row) : null
    },

    async queryJobs(options = {}) {
      const found = (await withStates(allJobs())).filter((job) => isQueried(job, options))
      const jobs = found.toSorted(orderBy(options.sort))
      const { skip = 0, limit } = options
      return { jobs: jobs.slice(skip, limit ? skip + limit : undefined), total: jobs.length }
    },

    async getJobsOverview() {
      const byName = Map.groupBy(await withStates(allJobs()), (job) => job.name)
      return [...byName].map(([name, jobs]) => overviewOf(name, jobs))
    },

    async getDistinctJobNames() {
      return [...new Set(allJobs().map((job) => job.name))]
    },

    async getQueueSize() {
      const now = Date.now()
      return allJobs().filter((job) => job.nextRunAt !== null && job.nextRunAt.getTime() < now).length
    },

    async removeJobs(options) {
      return database.transaction(() => select(options).map((job) => sql.remove.run(job._id)).length)
    },

    async purgeAllJobs() {
      return database.transaction(() => allJobs().map((job) => sql.remove.run(job._id)).length)
    },

    async disableJobs(options) {
      return database.transaction(() => select(options).map((job) => sql.setDisabled.run(1, job._id)).length)
    },

    async enableJobs(options) {
      return database.transaction(() => select(options).map((job) => sql.setDisabled.run(0, job._id)).length)
    },

    async saveJob(job, options) {
      if (job.unique) throw new Error(`The job ${job.name} asks for unique(), which the SQLite backend does not offer.`)
      const { name, type, priority } = job
      const disabled = job.disabled ? 1 : 0
      const nextRunAt = job.nextRunAt?.getTime() ?? null
      const definition = definitionOf(job, options?.lastModifiedBy)
      if (job._id) {
        const [row] = sql.update.all(priority, disabled, nextRunAt, definition, job._id, name)
        return row ? saved(row, job) : job
      }
      const values = [randomUUID(), name, type, priority, disabled, nextRunAt, definition]
      const [row] = type === 'single' ? sql.insertSingle.all(...values, Date.now()) : sql.insert.all(...values)
      if (!row) throw new Error(`The job ${name} was not saved.`)
      return saved(row, job)
    },

    async saveJobState(job) {
      const { changes } = sql.saveState.run(
        job.nextRunAt?.getTime() ?? null,
        job.lockedAt?.getTime() ?? null,
        stateOf(job),
        job._id ?? null,
        tokenOf(job),
      )
      if (changes === 0) throw new Error(`The job ${job.name} was not saved: it is gone, or locked by another since.`)
    },

    async lockJob(job) {
      const [row] = sql.lock.all(Date.now(), job._id ?? null, job.name, job.nextRunAt?.getTime() ?? null)
      return row && jobOf(row)
    },

    async getNextJobToRun(name, nextScanAt, lockDeadline, now) {
      const lockedAt = (now ?? new Date()).getTime()
      mendTimes(name, lockedAt)
      const [row] = sql.lockNext.all(lockedAt, name, nextScanAt.getTime(), lockDeadline.getTime())
      return row && jobOf(row)
    },

    async unlockJob(job) {
      sql.unlock.run(job._id ?? null, tokenOf(job))
    },

    async unlockJobs(ids) {
      database.transaction(() => ids.forEach((id) => sql.unlockAny.run(id)))
    },
  }
}

function prepareStatements(database: Database) {
  const insert = `INSERT INTO agendaJobs (id, name, type, priority, disabled, nextRunAt, definition)
    VALUES (?, ?, ?, ?, ?, ?, ?)`
  return {
    all: database.prepare<JobRow>('SELECT * FROM agendaJobs'),
    find: database.prepare<JobRow>('SELECT * FROM agendaJobs WHERE id = ?'),
    remove: database.prepare('DELETE FROM agendaJobs WHERE id = ?'),
    setDisabled: database.prepare('UPDATE agendaJobs SET disabled = ? WHERE id = ?'),
    insert: database.prepare<JobRow>(`${insert} RETURNING *`),
    // Agenda asks at each start for a first run at once; a job that is there already keeps its time unless a later one
    // is asked for, or every restart would run it again.
    insertSingle: database.prepare<JobRow>(`${insert}
      ON CONFLICT (name) WHERE type = 'single' DO UPDATE SET priority = excluded.priority,
        disabled = excluded.disabled, definition = excluded.definition,
        nextRunAt = iif(excluded.nextRunAt > ?, excluded.nextRunAt,
          coalesce(agendaJobs.nextRunAt, excluded.nextRunAt))
      RETURNING *`),
    update: database.prepare<JobRow>(`
      UPDATE agendaJobs SET priority = ?, disabled = ?, nextRunAt = ?, definition = ? WHERE id = ? AND name = ?
      RETURNING *`),
    saveState: database.prepare(`
      UPDATE agendaJobs SET nextRunAt = ?, lockedAt = ?, state = ? WHERE id = ? AND lockToken = ?`),
    lock: database.prepare<JobRow>(`
      UPDATE agendaJobs SET lockedAt = ?, lockToken = lockToken + 1
      WHERE id = ? AND name = ? AND nextRunAt IS ? AND lockedAt IS NULL AND disabled = 0
      RETURNING *`),
    lockNext: database.prepare<JobRow>(`
      UPDATE agendaJobs SET lockedAt = ?, lockToken = lockToken + 1
      WHERE id = (
        SELECT id FROM agendaJobs
        WHERE name = ? AND disabled = 0 AND (lockedAt IS NULL AND nextRunAt <= ? OR lockedAt <= ?)
        ORDER BY nextRunAt, priority DESC LIMIT 1)
      RETURNING *`),
    recurring: database.prepare<JobRow>("SELECT * FROM agendaJobs WHERE name = ? AND type = 'single'"),
    mend: database.prepare('UPDATE agendaJobs SET nextRunAt = ?, lockedAt = NULL WHERE id = ?'),
    unlock: database.prepare('UPDATE agendaJobs SET lockedAt = NULL WHERE id = ? AND lockToken = ?'),
    unlockAny: database.prepare('UPDATE agendaJobs SET lockedAt = NULL WHERE id = ?'),
  }
}

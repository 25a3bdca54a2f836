import type { JobParameters, JobsOverview, JobsQueryOptions, JobWithState, RemoveJobsOptions } from 'agenda'
import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../base/json.ts'

export function isMeant(job: JobParameters, options: RemoveJobsOptions): boolean {
  const { id, ids, name, names, notNames, data } = options
  const conditions = [
    id === undefined || job._id === id,
    ids === undefined || ids.some((one) => job._id === one),
    name === undefined || job.name === name,
    names === undefined || names.includes(job.name),
    notNames === undefined || !notNames.includes(job.name),
    data === undefined || includes(job.data, data),
  ]
  // Without any condition nothing is meant, rather than everything.
  return Object.values(options).some((value) => value !== undefined) && conditions.every(Boolean)
}

export function isQueried(job: JobWithState, options: JobsQueryOptions): boolean {
  const { id, ids, name, names, search, state, data, includeDisabled = true } = options
  return (
    (id === undefined || job._id === id) &&
    (ids === undefined || ids.includes(job._id)) &&
    (name === undefined || job.name === name) &&
    (names === undefined || names.includes(job.name)) &&
    (search === undefined || job.name.toLowerCase().includes(search.toLowerCase())) &&
    (data === undefined || includes(job.data, data)) &&
    (includeDisabled || !job.disabled) &&
    (state === undefined || (state === 'paused' ? job.disabled === true : job.state === state))
  )
}

/** Latest next run first by default. */
export function orderBy(sort: JobsQueryOptions['sort'] = { nextRunAt: 'desc', lastRunAt: 'desc' }) {
  const keys = Object.entries(sort) as [keyof typeof sort, 'asc' | 'desc'][]
  return (a: JobWithState, b: JobWithState): number => {
    for (const [key, direction] of keys) {
      const order = compare(a[key], b[key])
      if (order !== 0) return direction === 'asc' ? order : -order
    }
    return 0
  }
}

/** Each job with the state that Agenda makes out. */
export async function withStates<Job extends JobParameters>(
  jobs: Job[],
): Promise<(Job & Pick<JobWithState, 'state'>)[]> {
  // Loaded on demand: Agenda is large, and nothing else here needs it.
  const { computeJobState } = await import('agenda')
  const now = new Date()
  return jobs.map((job) => ({ ...job, state: computeJobState(job, now) }))
}

export function overviewOf(name: string, jobs: Pick<JobWithState, 'state' | 'disabled'>[]): JobsOverview {
  const overview = { name, total: jobs.length, running: 0, scheduled: 0, queued: 0, completed: 0, failed: 0 }
  const counted: JobsOverview = { ...overview, repeating: 0, paused: 0 }
  for (const job of jobs) {
    counted[job.state] += 1
    if (job.disabled) counted.paused += 1
  }
  return counted
}

function compare(a: unknown, b: unknown): number {
  const [left, right] = [sortable(a), sortable(b)]
  return left === right ? 0 : left < right ? -1 : 1
}

/** Missing values come first. */
function sortable(value: unknown): number | string {
  if (value === null || value === undefined) return -Infinity
  if (value instanceof Date) return value.getTime()
  return typeof value === 'number' ? value : JSON.stringify(value)
}

/** Whether `whole` has all that `part` has, at any depth. */
function includes(whole: unknown, part: unknown): boolean {
  if (!isObject(whole) || !isObject(part)) return isDeepStrictEqual(whole, part)
  return Object.entries(part).every(([key, value]) => Object.hasOwn(whole, key) && includes(whole[key], value))
}

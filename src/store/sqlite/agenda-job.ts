import type { JobId, JobParameters } from 'agenda'

/** A job as it was locked. */
export interface LockedJob extends JobParameters {
  lockToken: number
}

/** Agenda's own dates in the JSON body. */
const DATES: ReadonlySet<string> = new Set<keyof JobParameters>([
  'lastRunAt',
  'lastFinishedAt',
  'failedAt',
  'startDate',
  'endDate',
])

export interface JobRow {
  id: string
  name: string
  type: JobParameters['type']
  priority: number
  disabled: number
  nextRunAt: number | null
  lockedAt: number | null
  lockToken: number
  /** JSON of the caller's definition. */
  definition: string
  /** JSON of how its runs went. */
  state: string
}

export function jobOf(row: JobRow): LockedJob & { _id: NonNullable<JobParameters['_id']> } {
  const { id, name, type, priority, lockToken, nextRunAt, lockedAt } = row
  const details = { ...(JSON.parse(row.definition) as object), ...(JSON.parse(row.state) as object) }
  return {
    ...withDates(details),
    _id: id as JobId,
    name,
    type,
    priority,
    disabled: row.disabled === 1,
    nextRunAt: nextRunAt === null ? null : new Date(nextRunAt),
    ...(lockedAt !== null && { lockedAt: new Date(lockedAt) }),
    lockToken,
  }
}

export function saved<Data>(row: JobRow, job: JobParameters<Data>): JobParameters<Data> {
  return { ...jobOf(row), data: job.data }
}

export function definitionOf(job: JobParameters<unknown>, lastModifiedBy: string | undefined): string {
  const { data, repeatInterval, repeatTimezone, repeatAt, startDate, endDate, skipDays, fork } = job
  return JSON.stringify({
    ...{ data, repeatInterval, repeatTimezone, repeatAt, startDate, endDate, skipDays, fork, lastModifiedBy },
  })
}

export function stateOf(job: JobParameters): string {
  const { lastRunAt, lastFinishedAt, failedAt, failCount, failReason, progress } = job
  return JSON.stringify({ lastRunAt, lastFinishedAt, failedAt, failCount, failReason, progress })
}

/** Null, which matches no job, for one that was never locked. */
export function tokenOf(job: JobParameters): number | null {
  return 'lockToken' in job && typeof job.lockToken === 'number' ? job.lockToken : null
}

function withDates(details: object): Pick<JobParameters, 'data'> {
  const dates = Object.entries(details)
    .filter(([name]) => DATES.has(name))
    .map(([name, value]) => [name, new Date(value as string)] as const)
  return { data: undefined, ...details, ...Object.fromEntries(dates) }
}

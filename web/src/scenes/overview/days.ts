import type { Schemas } from '../../api/types.ts'

type Hour = Schemas['Stats']['series'][number]

const DAYS = 7
const HALF_HOUR_MS = 1_800_000

/** The midnight with which the last seven days begin in the user's time zone, today included. */
export function startOfDays(now: number): Date {
  const start = new Date(now)
  start.setDate(start.getDate() - (DAYS - 1))
  start.setHours(0, 0, 0, 0)
  return start
}

/**
 * The day of an hour in the user's time zone, as `2026-03-02`. By its middle, because the service's hours are those of UTC:
 * where midnight is at half past, the hour around it belongs to the new day, once that has begun.
 */
export function dayOf(hour: string, now: number): string {
  const middle = new Date(Math.min(Date.parse(hour) + HALF_HOUR_MS, now))
  const [year, month, day] = [middle.getFullYear(), middle.getMonth() + 1, middle.getDate()]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export interface Day {
  day: string
  calls: number
  completed: number
}

/** Sums hours to days. */
export function daysOf(hours: readonly Hour[], now: number): Day[] {
  return [...Map.groupBy(hours, ({ at }) => dayOf(at, now))].map(([day, each]) => ({
    day,
    calls: each.reduce((sum, { calls }) => sum + calls, 0),
    completed: each.reduce((sum, { byOutcome }) => sum + (byOutcome['completed'] ?? 0), 0),
  }))
}

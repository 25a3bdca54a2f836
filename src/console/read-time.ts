import { BadRequest } from '../base/errors.ts'
import type { EpochMs } from '../base/time.ts'

const FORM = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/

/** Reads ISO 8601; a day alone begins at midnight UTC. Throws `BadRequest` naming the parameter. */
export function readTime(name: string, text: string | undefined): EpochMs | undefined {
  if (text === undefined) return undefined
  const time = FORM.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time))
    throw new BadRequest(`${name} must be a time such as 2026-03-02T09:00:00Z, or a day such as 2026-03-02.`)
  return time
}

/** `Date.parse` takes 30 February for 2 March. */
function isDay(day: string): boolean {
  const start = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day)
}

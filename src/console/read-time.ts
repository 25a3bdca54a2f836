import { BadRequest } from '../base/errors.ts'
import type { EpochMs } from '../base/time.ts'

const FORM = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/

/** Reads ISO 8601; a day alone begins at midnight UTC. Throws `BadRequest` naming the parameter. */
export function readTime(name: string, text: string | undefined): EpochMs | undefined {
  if (text === undefined) return undefined
  const time = FORM.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw new BadRequest(`${name} must be a time such as 2026-03-02T09:00:00Z.`)
  return time
}

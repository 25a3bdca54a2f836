import type { EpochMs } from './time.ts'

const MINUTE_MS = 60_000
/** Length of `SS.mmmZ`. */
const REST_LENGTH = 7

/** The minute formatted last: times in one text are mostly close together, and formatting a date is slow. */
const last = { minute: NaN, start: '' }

/** Returns ISO 8601 in UTC with milliseconds. Throws `RangeError` for an invalid time. */
export function isoTime(at: EpochMs): string {
  const minute = Math.floor(at / MINUTE_MS)
  if (minute !== last.minute) {
    last.start = new Date(at).toISOString().slice(0, -REST_LENGTH)
    last.minute = minute
  }
  const rest = String(100_000 + at - minute * MINUTE_MS)
  return `${last.start}${rest.slice(1, 3)}.${rest.slice(3)}Z`
}

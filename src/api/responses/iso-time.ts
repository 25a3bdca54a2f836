import type { EpochMs } from '../../base/time.ts'

const MINUTE_MS = 60_000
/** Length of `SS.mmmZ`. */
const REST_LENGTH = 7

/** The minute asked for last: what is read together mostly happened together, and dates are slow to write. */
const last = { minute: NaN, start: '' }

/** ISO 8601, UTC, with milliseconds. Throws `RangeError` for what is no time. */
export function isoTime(at: EpochMs): string {
  const minute = Math.floor(at / MINUTE_MS)
  if (minute !== last.minute) {
    last.start = new Date(at).toISOString().slice(0, -REST_LENGTH)
    last.minute = minute
  }
  const rest = String(100_000 + at - minute * MINUTE_MS)
  return `${last.start}${rest.slice(1, 3)}.${rest.slice(3)}Z`
}

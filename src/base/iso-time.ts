import type { EpochMs } from './time.ts'

const MINUTE_MS = 60_000
/** Length of `SS.mmmZ`. */
const REST_LENGTH = 7

/** A minute and the text that its times begin with. */
interface FormattedMinute {
  minute: number
  start: string
}

/**
 * The two minutes formatted last, the latest first: times in one text are mostly close together, or of a call's start
 * and end, and formatting a date is slow.
 */
let latest: FormattedMinute = { minute: NaN, start: '' }
let other = latest

/** Returns ISO 8601 in UTC with milliseconds. Throws `RangeError` for an invalid time. */
export function isoTime(at: EpochMs): string {
  const minute = Math.floor(at / MINUTE_MS)
  if (minute !== latest.minute) {
    const found = minute === other.minute ? other : { minute, start: new Date(at).toISOString().slice(0, -REST_LENGTH) }
    other = latest
    latest = found
  }
  const rest = String(100_000 + at - minute * MINUTE_MS)
  return `${latest.start}${rest.slice(1, 3)}.${rest.slice(3)}Z`
}

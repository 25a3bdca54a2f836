import type { Tokens } from '../words/tokens.ts'
import { isDenied } from '../set-aside/denials.ts'
import { saysHalf, type TimeSpan, usualHour } from './clock.ts'
import { DAY_PARTS, type DayPart, hourWithin, partOfClause } from './day-parts.ts'

/**
 * A time that says no part of the day takes that of the time in whose place it stands: "raat ko 9 baje nahi, 8 baje", "8 pm, no wait,
 * 9". Undefined where nothing can be taken.
 */
export function withPartCarried(heard: Tokens, time: TimeSpan, replaced: readonly TimeSpan[]): TimeSpan | undefined {
  if (replaced.length === 0 || time.vague || saysItself(heard, time)) return undefined
  const before = replaced.findLast((one) => one.from < time.from && !one.vague && saysItself(heard, one))
  const hour = before && partFor(heard, before, hourOnFace(time))
  return hour === undefined ? undefined : atHour(time, hour)
}

/** The "raat" of "raat ko mat karna, 10 baje karo", denied by itself in another clause, says nothing of the hour. */
export function withoutPartDenied(heard: Tokens, time: TimeSpan): TimeSpan {
  if (time.vague || heard.denials === undefined || saysItself(heard, time)) return time
  const isPartDenied = heard.words.some(
    (word, at) => at < time.from && DAY_PARTS.has(word) && isDenied(heard, { from: at, to: at + 1 }),
  )
  return isPartDenied ? atHour(time, usualHour(hourOnFace(time))) : time
}

function atHour(time: TimeSpan, hour: number): TimeSpan {
  return { ...time, minutes: hour * 60 + (time.minutes % 60) }
}

function hourOnFace({ minutes }: TimeSpan): number {
  return Math.floor(minutes / 60) % 12 || 12
}

function saysItself(heard: Tokens, span: TimeSpan): boolean {
  return saysHalf(heard, span) || partOfClause(heard, span.from, span.to) !== undefined
}

/** The hour of the day within the part or half that was said; undefined for an hour that the part does not have. */
function partFor(heard: Tokens, said: TimeSpan, hour: number): number | undefined {
  const part = partOfClause(heard, said.from, said.to)
  if (part !== undefined) return HOURS[part].includes(hour) ? hourWithin(part, hour) : undefined
  return (hour % 12) + (said.minutes < 720 ? 0 : 12)
}

const HOURS: Record<DayPart, readonly number[]> = {
  morning: [5, 6, 7, 8, 9, 10, 11],
  noon: [11, 12, 1, 2, 3],
  afternoon: [12, 1, 2, 3, 4, 5, 6],
  evening: [4, 5, 6, 7, 8, 9],
  night: [7, 8, 9, 10, 11, 12],
}

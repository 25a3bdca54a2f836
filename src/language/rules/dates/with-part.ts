import type { Tokens } from '../words/tokens.ts'
import { saysHalf, type TimeSpan } from './clock.ts'
import { type DayPart, hourWithin, nearestPart } from './day-parts.ts'

/** The time in the part of the day that `findPart` finds. "7 pm", "subah 7 baje" and "19:30" say it themselves. */
export function withPart(time: TimeSpan, heard: Tokens, findPart: () => DayPart | undefined): TimeSpan {
  const { from, to, minutes } = time
  if (time.vague || nearestPart(heard, from, to) !== undefined || saysHalf(heard, { from, to })) return time
  const part = findPart()
  if (part === undefined) return time
  const hour = Math.floor(minutes / 60) % 12 || 12
  return { ...time, minutes: hourWithin(part, hour) * 60 + (minutes % 60) }
}

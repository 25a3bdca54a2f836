import type { FieldReader } from '../fields/field-reader.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'
import { saysHalf, type TimeSpan } from './clock.ts'
import { DAY_PARTS, type DayPart, hourWithin, nearestPart } from './day-parts.ts'

/** "Seven" to "how early can your child come in the morning?" is seven in the morning. */
export function withPartAsked(time: TimeSpan, heard: Tokens, plan: FieldReader): TimeSpan {
  if (time.vague || nearestPart(heard, time.from, time.to) !== undefined || saysHalf(heard, time)) return time
  const part = partAskedFor(plan)
  if (part === undefined) return time
  const hour = Math.floor(time.minutes / 60) % 12 || 12
  return { ...time, minutes: hourWithin(part, hour) * 60 + (time.minutes % 60) }
}

/** The one part of the day that the question names, in either language. */
function partAskedFor({ label, field }: FieldReader): DayPart | undefined {
  const questions = Object.values(field.texts ?? {}).flatMap(({ question }) => question ?? [])
  const words = [...label, ...[field.description, ...questions].flatMap(wordsOf)]
  const [part, another] = new Set(words.flatMap((word) => DAY_PARTS.get(word) ?? []))
  return another === undefined ? part : undefined
}

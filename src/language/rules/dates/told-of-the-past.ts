import { hasHappened, WAS } from '../set-aside/has-happened.ts'
import { segmentAt } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import type { DaySpan } from './day-span.ts'
import { isToldAhead } from './told-ahead.ts'
import { readWhen, type WhenContext } from './when.ts'

/** Whether a day is told of as gone by: "admitted on Monday", "kal raat ki gaadi thi". */
export function isToldOfThePast(heard: Tokens, day: DaySpan): boolean {
  const part = segmentAt(heard, day.from)
  if (part === undefined || isToldAhead(heard, day)) return false
  return heard.words.slice(part.from, part.to).some((word) => WAS.test(word) || hasHappened(word))
}

/**
 * The day that has been, where a question leaves open which side it lies on. "Kal" is yesterday there; "it was on Monday" may be
 * a Monday to come, whose booking is no more, and names no day.
 */
export function dayBehind(
  heard: Tokens,
  context: WhenContext,
  day: DaySpan,
  correctedFrom: number,
): DaySpan | undefined {
  if (day.day < context.now.day) return day
  const before = readWhen(heard, { ...context, prefersPast: true }, correctedFrom).day
  if (before === undefined) return undefined
  const part = segmentAt(heard, before.from) ?? before
  const isOver = heard.words.slice(part.from, part.to).some(hasHappened) && !isPurpose(heard, before)
  return isOver || heard.words.slice(before.from, before.to).some((word) => EITHER.test(word)) ? before : undefined
}

/** "I paid for Monday", "Monday ke liye liya" */
function isPurpose({ words }: Tokens, { from, to }: DaySpan): boolean {
  const lead = words[words[from - 1] === 'the' ? from - 2 : from - 1]
  return /^(?:for|to|till|until)$/.test(lead ?? '') || /^(?:ke|के) (?:liye|लिए)$/.test(`${words[to]} ${words[to + 1]}`)
}

/** Words for a day before today as well as after it. */
const EITHER = /^(?:kal|kl|parson|parso|parsoon|tarson|narson|कल|परसों|परसो|तरसों|नरसों)$/

import { regex } from '../../../base/regex.ts'
import { segmentAt } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import type { DaySpan } from './day-span.ts'
import { readWhen, type WhenContext } from './when.ts'

/** Whether a day is told of as gone by: "it was on Monday", "kal raat ki gaadi thi". */
export function isToldOfThePast(heard: Tokens, { from }: DaySpan): boolean {
  const part = segmentAt(heard, from)
  return (
    part !== undefined && heard.words.slice(part.from, part.to).some((word) => WAS.test(word) || HAPPENED.test(word))
  )
}

/** What has happened, unlike "it was for Monday": the day of it has been. */
const HAPPENED = regex`
  ^(?:
    expired|ended|lapsed|finished|happened|occurred|hua|hui|hue|chuka|chuki|mila|mili|aaya|aayi|liya|kiya|diya
    |हुआ|हुई|हुए|चुका|चुकी|मिला|मिली|आया|आई|लिया|किया|दिया
  )$
`

const WAS = /^(?:was|were|tha|thi|था|थी|थे)$/

/**
 * The day that has been, where a question leaves open which side it lies on. "Kal" is yesterday there; "it was for Monday" may be
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
  const isOver = heard.words.some((word) => HAPPENED.test(word)) && !heard.words.some((word) => WAS.test(word))
  return isOver || heard.words.slice(before.from, before.to).some((word) => EITHER.test(word)) ? before : undefined
}

/** Words for a day before today as well as after it. */
const EITHER = /^(?:kal|kl|parson|parso|parsoon|tarson|narson|कल|परसों|परसो|तरसों|नरसों)$/

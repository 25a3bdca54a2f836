import { numberAt } from '../numbers/numbers.ts'
import type { Tokens } from '../words/tokens.ts'
import { dayIfReal, partsOf } from './calendar.ts'
import type { DayContext, DaySpan } from './day-span.ts'

/** Adds the bare number that is a limit behind a date: the "26 tak" of "28 ko function hai, 26 tak de do", of the same month. */
export function withDaysOfSameMonth(heard: Tokens, spans: DaySpan[], { readsHindi }: DayContext): DaySpan[] {
  const [first] = spans
  if (first === undefined || !heard.words.some((word) => TILL.test(word))) return spans
  const { year, month } = partsOf(first.day)
  const limits: DaySpan[] = []
  for (let at = first.to; at < heard.words.length; at++) {
    const number = numberAt(heard, at, readsHindi)
    if (number === undefined || heard.breaks[number.to] || !TILL.test(heard.words[number.to] ?? '')) continue
    const day = Number.isInteger(number.value) ? dayIfReal(year, month, number.value) : undefined
    const isNew = !spans.some(({ from, to }) => from < number.to && at < to)
    if (day !== undefined && isNew) limits.push({ day, isExplicit: true, from: at, to: number.to })
  }
  return limits.length === 0 ? spans : [...spans, ...limits].sort((a, b) => a.from - b.from)
}

const TILL = /^(?:tak|तक)$/

import type { Tokens } from '../words/tokens.ts'
import { weekdayOf } from './calendar.ts'
import { countedDaysAt } from './counted-days.ts'
import { dateOfNearMonthAt } from './dates-of-near-month.ts'
import { dateOfMonthAt } from './dates-of-month.ts'
import { LAST, NEXT, THIS, WEEK } from './date-words.ts'
import type { DayContext, DaySpan } from './day-span.ts'
import { withDaysOfSameMonth } from './with-days-of-same-month.ts'
import { withYearBefore } from './with-year-before.ts'
import { withDaysCountedOn } from './with-days-counted-on.ts'
import { daysSpentAt } from './days-spent.ts'
import { dayWordAt, weekdayAt } from './day-words.ts'
import { respiteAt } from './respite.ts'
import { weekdayOfWeekAt } from './weekday-of-week.ts'
import { monthDayAt, monthEndAt, weekdayOfMonthAt } from './month-days.ts'
import { chronoDays, hintsAtDate, spacedDateAt } from './full-dates.ts'

/** Days from left to right. */
export function findDays(heard: Tokens, context: DayContext): DaySpan[] {
  const named = withDaysOfSameMonth(heard, withYearBefore(heard, namedDays(heard, context), context), context)
  return withDaysCountedOn(heard, named, context).filter((span) => !isHeadCount(heard, span))
}

/** "Hum do jan aayenge": two people, and no day of January. */
function isHeadCount({ words }: Tokens, { from, to }: DaySpan): boolean {
  return words.slice(from, to).includes('jan') && /^(?:hum|ham|humlog|kul|sirf|bas)$/.test(words[from - 1] ?? '')
}

function namedDays(heard: Tokens, context: DayContext): DaySpan[] {
  const spans: DaySpan[] = []
  let needsChrono = false
  const namesWeek = heard.words.some((word) => WEEK.test(word))
  for (let at = 0; at < heard.words.length;) {
    const span =
      weekdayOfMonthAt(heard, at, context) ??
      (namesWeek ? weekdayOfWeekAt(heard, at, context) : undefined) ??
      monthEndAt(heard, at, context) ??
      dateOfNearMonthAt(heard, at, context) ??
      monthDayAt(heard, at, context) ??
      daysSpentAt(heard, at, context) ??
      dayWordAt(heard, at, context) ??
      countedDaysAt(heard, at, context) ??
      respiteAt(heard, at, context) ??
      spacedDateAt(heard, at) ??
      dateOfMonthAt(heard, at, context)
    if (span) spans.push(span)
    else needsChrono ||= hintsAtDate(heard, at, context)
    at = span ? span.to : at + 1
  }
  if (!needsChrono) return withoutNamesOfDates(heard, spans)
  const dates = chronoDays(heard, context).filter((date) => !spans.some((span) => isWithin(date, span)))
  const others = spans.filter((span) => !dates.some((date) => date.from < span.to && span.from < date.to))
  const all = [...others, ...dates].sort((a, b) => a.from - b.from)
  // "You can talk now. The second of November it was."
  const dated = all.filter(({ from, to }) => to - from > 1 || heard.words[from] !== 'now')
  return withoutNamesOfDates(heard, dated.length > 0 ? dated : all)
}

/** The "Thursday" of "next week Thursday", which says less. */
function isWithin(date: DaySpan, span: DaySpan): boolean {
  return date.from >= span.from && date.to <= span.to && date.to - date.from < span.to - span.from
}

/** "Sunday the 29th", "the 29th, that's a Sunday": the weekday is the name of the date beside it. */
function withoutNamesOfDates(heard: Tokens, spans: DaySpan[]): DaySpan[] {
  return spans.filter((span, index) => {
    const weekday = weekdayAt(heard, span.from)
    if (weekday === undefined) return true
    const [before, next] = [spans[index - 1], spans[index + 1]]
    const isNext = next !== undefined && next.from - span.to <= 2 && weekdayOf(next.day) === weekday
    const isBehind = before !== undefined && span.from - before.to <= MAX_GAP && weekdayOf(before.day) === weekday
    return !(isNext && next.day !== span.day) && !(isBehind && before.day !== span.day && !isSteered(heard, span))
  })
}

/** "29th, that is on a Sunday" */
const MAX_GAP = 4

/** "The 12th, no, next Sunday" */
function isSteered({ words }: Tokens, { from }: DaySpan): boolean {
  return [NEXT, LAST, THIS].some((leads) => leads.has(words[from - 1] ?? ''))
}

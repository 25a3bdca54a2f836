import { findNumbers } from '../numbers/numbers.ts'
import type { Tokens } from '../words/tokens.ts'
import { dayIfReal, partsOf } from './calendar.ts'
import { LAST, MONTH_OF, NEXT, THIS } from './date-words.ts'
import type { DayContext, DaySpan } from './day-span.ts'

/** Gives a date the year that is said before it: "do hazaar bees mein, 9 september", "in 2019, on the 4th of May". */
export function withYearBefore(
  heard: Tokens,
  spans: DaySpan[],
  { readsHindi, prefersPast, now }: DayContext,
): DaySpan[] {
  const [only, another] = spans
  const near = only && !another ? relativeYear(heard, only, now.day) : undefined
  if (only && near !== undefined) return [{ ...only, day: near }]
  if (only === undefined || another || only.from === 0 || !isOfMonth(heard, only)) return spans
  if (!heard.words.slice(0, only.from).some((word) => MAY_BE_YEAR.test(word))) return spans
  const year = findNumbers(heard, readsHindi).find(
    ({ value, to }) => value >= 1_900 && value <= 2_100 && to <= only.from,
  )
  if (year === undefined) return spans
  // "Wo 2018 mein paida hui thi, 3 November ko"
  const isNear = prefersPast && only.from - year.to <= MAX_GAP
  if (!isNear && !heard.words.slice(year.to, only.from).every((word) => LINKS.test(word))) return spans
  const { month, date } = partsOf(only.day)
  const day = dayIfReal(year.value, month, date)
  return day === undefined ? spans : [{ ...only, day, from: year.from }]
}

/** "Pichle saal 15 July", "the 5th of March next year": the date in that year. */
function relativeYear(heard: Tokens, span: DaySpan, today: number): number | undefined {
  const { words } = heard
  const at = words.findIndex((word) => YEAR.test(word))
  // "Last year we came in December, this time on 14 November"
  if (words.slice(Math.min(at, span.from), Math.max(at, span.to)).some((word) => TIME.test(word))) return undefined
  const lead = words[at - 1] ?? ''
  const step = LAST.has(lead) ? -1 : NEXT.has(lead) ? 1 : THIS.has(lead) ? 0 : undefined
  if (at < 1 || step === undefined || !isOfMonth(heard, span)) return undefined
  const { month, date } = partsOf(span.day)
  return dayIfReal(partsOf(today).year + step, month, date)
}

const TIME = /^(?:time|baar|bar|बार)$/
const YEAR = /^(?:saal|sal|year|साल|वर्ष)$/
const MAX_GAP = 6

/** A date whose own words say no year. */
function isOfMonth({ words }: Pick<Tokens, 'words'>, { from, to }: DaySpan): boolean {
  const said = words.slice(from, to)
  return said.some((word) => MONTH_OF.has(word)) && !said.some((word) => MAY_BE_YEAR.test(word))
}

const MAY_BE_YEAR = /^(?:(?:19|20)\d\d|ha+za+r|thousand|nineteen|twenty|unnis|हजार|उन्नीस)$/
const LINKS = /^(?:in|on|the|of|mein|me|ki|ka|ko|ke|saal|year|में|की|का|को|के|साल)$/

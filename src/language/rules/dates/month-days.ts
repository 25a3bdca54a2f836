import { numberAt } from '../numbers/numbers.ts'
import type { Tokens } from '../words/tokens.ts'
import { dayFrom, dayIfReal, partsOf, weekdayOf } from './calendar.ts'
import { isClockWord } from './clock.ts'
import { DATE_NOUNS, LAST, MONTH_OF, MONTHS, NEXT, ORDINAL, ORDINAL_WORDS, THIS, WEEK } from './date-words.ts'
import type { DayContext, DaySpan } from './day-span.ts'
import { weekdayNamedAt, yearlyNear } from './day-words.ts'
import { OF } from '../words/function-words.ts'

const LINKS = new Set(['ki', 'ka', 'ke', 'ko', 'the', 'of', 'in', 'mein', 'me', 'की', 'का', 'के', 'को', 'में'])

/** "December 15", "dec 20th", "december ki 12 tarikh", "pandrah tarikh ko december ki". */
export function monthDayAt(heard: Tokens, at: number, context: DayContext): DaySpan | undefined {
  return monthFirst(heard, at, context) ?? dateNounFirst(heard, at, context)
}

function monthFirst(heard: Tokens, at: number, context: DayContext): DaySpan | undefined {
  const month = monthAt(heard, at)
  if (month === undefined || isMay(heard, at) || isBehindDate(heard, at, context)) return undefined
  let next = at + 1
  while (LINKS.has(heard.words[next] ?? '') && next < at + 3) next += 1
  if (heard.breaks[next] && !isComma(heard, next)) return undefined
  const date = dateNumberAt(heard, next, context)
  if (date === undefined || isClockWord(heard.words[date.to] ?? '') || WEEK.test(heard.words[date.to] ?? ''))
    return undefined
  if (isAge(heard, date.to)) return undefined
  const isNamed = DATE_NOUNS.has(heard.words[date.to] ?? '')
  return dayOf(heard, month, date.value, at, isNamed ? date.to + 1 : date.to, context)
}

/** "मार्च में आठ का हो गया", "june mein six years": how old somebody became, or becomes, in that month. */
function isAge({ words, breaks }: Tokens, at: number): boolean {
  if (breaks[at]) return false
  const next = words[at] ?? ''
  return YEARS.test(next) || (OF.test(next) && BECOMES.test(words[at + 1] ?? ''))
}

const YEARS = /^(?:saal|sal|years?|yrs?|baras|साल|बरस|वर्ष)$/
const BECOMES = /^(?:ho|hua|hui|hue|huye|hoga|hogi|honge|hojayega|hojayegi|हो|हुआ|हुई|हुए|होगा|होगी|होंगे)$/

/** The "3" of "25 december 3 nights" is no day. */
function isBehindDate(heard: Tokens, at: number, context: DayContext): boolean {
  if (heard.breaks[at]) return false
  return [at - 1, at - 2].some((before) => before >= 0 && dateNumberAt(heard, before, context)?.to === at)
}

/** The verb "may" of "may I": only a number directly behind makes it the month. */
function isMay({ words }: Tokens, at: number): boolean {
  return words[at] === 'may' && !/^\d/.test(words[at + 1] ?? '')
}

function dateNounFirst(heard: Tokens, at: number, context: DayContext): DaySpan | undefined {
  const date = dateNumberAt(heard, at, context)
  const isFirst = HINDI_FIRST.has(heard.words[at] ?? '') // "पहली जनवरी"
  const isNamed = date !== undefined && DATE_NOUNS.has(heard.words[date.to] ?? '')
  if (date === undefined || !(isFirst || isNamed)) return undefined
  let next = isNamed ? date.to + 1 : date.to
  while (LINKS.has(heard.words[next] ?? '') && next < date.to + 3) next += 1
  const month = monthAt(heard, next)
  return month === undefined ? undefined : dayOf(heard, month, date.value, at, next + 1, context)
}

/** With the year that is said behind it, else the nearest one. */
function dayOf(
  heard: Tokens,
  month: number,
  date: number,
  from: number,
  to: number,
  context: DayContext,
): DaySpan | undefined {
  const number = heard.breaks[to] && !isComma(heard, to) ? undefined : numberAt(heard, to, context.readsHindi)
  const year = number && number.value >= 1_900 && number.value <= 2_100 ? number : undefined
  const day = year === undefined ? yearlyNear([month, date], context) : dayIfReal(year.value, month, date)
  return day === undefined ? undefined : { day, isExplicit: true, from, to: year?.to ?? to }
}

function monthAt(heard: Tokens, at: number): number | undefined {
  const name = MONTH_OF.get(heard.words[at] ?? '')
  return name === undefined ? undefined : MONTHS.indexOf(name) + 1
}

export function dateNumberAt(
  heard: Tokens,
  at: number,
  { readsHindi }: DayContext,
): { value: number; to: number } | undefined {
  const word = heard.words[at] ?? ''
  const written = ORDINAL.exec(word)
  if (written) return { value: Number(written[1]), to: at + 1 }
  const spoken = ORDINAL_WORDS.get(word) ?? HINDI_FIRST.get(word)
  if (spoken !== undefined) return { value: spoken, to: at + 1 }
  const tens = word === 'twenty' ? 20 : word === 'thirty' ? 30 : 0
  const unit = tens > 0 ? ORDINAL_WORDS.get(heard.words[at + 1] ?? '') : undefined
  if (unit !== undefined && unit < 10) return { value: tens + unit, to: at + 2 }
  const number = numberAt(heard, at, readsHindi)
  const fits = number !== undefined && Number.isInteger(number.value) && number.value >= 1 && number.value <= 31
  return fits ? { value: number.value, to: number.to } : undefined
}

const HINDI_FIRST = new Map(['pehli', 'pahli', 'paheli', 'पहली'].map((word) => [word, 1] as const))

function isComma(heard: Tokens, at: number): boolean {
  return heard.text[heard.ends[at - 1] ?? 0] === ','
}

const PLACES = new Map<string, number>([
  ...['first', '1st', 'pehla', 'pahla', 'pehle', 'पहला', 'पहले'].map((word) => [word, 1] as const),
  ...['second', '2nd', 'doosra', 'dusra', 'doosre', 'dusre', 'दूसरा', 'दूसरे'].map((word) => [word, 2] as const),
  ...['third', '3rd', 'teesra', 'tisra', 'teesre', 'tisre', 'तीसरा', 'तीसरे'].map((word) => [word, 3] as const),
  ...['fourth', '4th', 'chautha', 'chauthe', 'चौथा', 'चौथे'].map((word) => [word, 4] as const),
  ...['last', 'aakhri', 'akhri', 'antim', 'आखिरी', 'अंतिम'].map((word) => [word, -1] as const),
])

/** "Second Tuesday of December", "last friday of this month", "december ka doosra mangalvar". */
export function weekdayOfMonthAt(heard: Tokens, at: number, context: DayContext): DaySpan | undefined {
  const place = PLACES.get(heard.words[at] ?? '')
  const weekday = place === undefined ? undefined : weekdayNamedAt(heard, at + 1)
  if (place !== undefined && weekday !== undefined) {
    const after = monthNear(heard, at + 2, context)
    return after ? inMonth(place, weekday, after, at, after.to) : nextInMonth(place, weekday, at, context)
  }
  const before = monthNear(heard, at, context)
  const behind = before && PLACES.get(heard.words[before.to] ?? '')
  const named = behind === undefined || before === undefined ? undefined : weekdayNamedAt(heard, before.to + 1)
  return before && behind !== undefined && named !== undefined
    ? inMonth(behind, named, before, at, before.to + 2)
    : undefined
}

/** "The second Saturday", of a month that is not named: the next one. "First" and "last" may count anything. */
function nextInMonth(
  place: number,
  weekday: number,
  at: number,
  { now, prefersPast }: DayContext,
): DaySpan | undefined {
  if (place < 2 || prefersPast) return undefined
  const { year, month } = partsOf(now.day)
  const months = [0, 1, 2].map((ahead) => ({ ...partsOf(dayFrom(year, month + ahead, 1)), to: at + 2 }))
  return months.flatMap((one) => inMonth(place, weekday, one, at, at + 2) ?? []).find(({ day }) => day >= now.day)
}

export interface NamedMonth {
  year: number
  month: number
  to: number
}

/** "of December", "of the next month", "december ka", "is mahine ka". */
export function monthNear(heard: Tokens, at: number, { now, prefersPast }: DayContext): NamedMonth | undefined {
  let next = at
  while (LINKS.has(heard.words[next] ?? '') && next < at + 2) next += 1
  const isNext = NEXT.has(heard.words[next] ?? '')
  const isLast = LAST.has(heard.words[next] ?? '')
  if (isNext || isLast || THIS.has(heard.words[next] ?? '')) next += 1
  const named = monthAt(heard, next)
  const isMonth = MONTH_NOUNS.has(heard.words[next] ?? '')
  if (named === undefined && !isMonth) return undefined
  const { year, month } = partsOf(now.day)
  const to = LINKS.has(heard.words[next + 1] ?? '') ? next + 2 : next + 1
  if (named === undefined) return { ...partsOf(dayFrom(year, month + (isNext ? 1 : isLast ? -1 : 0), 1)), to }
  const isOver = named < month
  return { year: isOver && !prefersPast ? year + 1 : year, month: named, to }
}

const MONTH_NOUNS = new Set(['month', 'mahine', 'mahina', 'maheene', 'महीने', 'महीना'])

function inMonth(
  place: number,
  weekday: number,
  { year, month }: NamedMonth,
  from: number,
  to: number,
): DaySpan | undefined {
  const first = dayFrom(year, month, 1)
  const next = dayFrom(year, month + 1, 1)
  const ahead = (weekday - weekdayOf(first) + 7) % 7
  const back = (weekdayOf(next - 1) - weekday + 7) % 7
  const day = place < 0 ? next - 1 - back : first + ahead + 7 * (place - 1)
  return day < next ? { day, isExplicit: true, from, to } : undefined
}

const ENDS = new Set(['end', 'ant', 'aakhir', 'akhir', 'aakhri', 'अंत', 'आखिर', 'एंड'])

/** "End of the month", "month end", "mahine ke ant mein": its last day. */
export function monthEndAt(heard: Tokens, at: number, context: DayContext): DaySpan | undefined {
  const word = heard.words[at] ?? ''
  if (word === 'end') {
    const month = heard.words[at + 1] === 'of' ? monthNear(heard, at + 1, context) : undefined
    return month && { day: dayFrom(month.year, month.month + 1, 1) - 1, isExplicit: true, from: at, to: month.to }
  }
  const month = monthNear(heard, at, context)
  if (month === undefined || heard.breaks[month.to] || !ENDS.has(heard.words[month.to] ?? '')) return undefined
  const to = LINKS.has(heard.words[month.to + 1] ?? '') ? month.to + 2 : month.to + 1
  return { day: dayFrom(month.year, month.month + 1, 1) - 1, isExplicit: true, from: at, to }
}

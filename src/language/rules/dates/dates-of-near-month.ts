import { numberAt } from '../numbers/numbers.ts'
import type { Tokens } from '../words/tokens.ts'
import { dayIfReal } from './calendar.ts'
import { DATE_NOUNS, LAST, NEXT, THIS } from './date-words.ts'
import type { DayContext, DaySpan } from './day-span.ts'
import { dateNumberAt, monthNear, type NamedMonth } from './month-days.ts'

/** "The first of next month", "15 of this month", "next month the fifth", "agle mahine ki pehli", "अगले महीने 5 को". */
export function dateOfNearMonthAt(heard: Tokens, at: number, context: DayContext): DaySpan | undefined {
  return dateFirst(heard, at, context) ?? monthFirst(heard, at, context)
}

function dateFirst(heard: Tokens, at: number, context: DayContext): DaySpan | undefined {
  const date = dateNumberAt(heard, at, context)
  if (date === undefined || heard.breaks[date.to]) return undefined
  const to = DATE_NOUNS.has(heard.words[date.to] ?? '') ? date.to + 1 : date.to
  const isOrdinal = numberAt(heard, at, context.readsHindi) === undefined || to > date.to
  const month = isOrdinal || heard.words[to] === 'of' ? nearMonth(heard, to, context) : undefined
  return month && dayOf(month, date.value, at, month.to)
}

function monthFirst(heard: Tokens, at: number, context: DayContext): DaySpan | undefined {
  if (!isNear(heard.words[at] ?? '')) return undefined
  const month = nearMonth(heard, at, context)
  if (month === undefined) return undefined
  let from = month.to
  while (/^(?:on|the)$/.test(heard.words[from] ?? '') && from < month.to + 2) from += 1 // "last month on the 12th"
  const date = heard.breaks[from] ? undefined : dateNumberAt(heard, from, context)
  if (date === undefined) return undefined
  const next = heard.words[date.to] ?? ''
  const isNamed = DATE_NOUNS.has(next) || /^(?:ko|को)$/.test(next)
  if (!isNamed && !(context.wantsDay && (heard.breaks[date.to] || /^(?:se|से|tak|तक|please)$/.test(next))))
    return undefined
  return dayOf(month, date.value, at, isNamed ? date.to + 1 : date.to)
}

/** "Of next month", "agle mahine ki"; a month by its name is read elsewhere. */
function nearMonth(heard: Tokens, at: number, context: DayContext): NamedMonth | undefined {
  const month = monthNear(heard, at, context)
  return month !== undefined && heard.words.slice(at, month.to).some(isNear) ? month : undefined
}

function isNear(word: string): boolean {
  return NEXT.has(word) || THIS.has(word) || LAST.has(word)
}

function dayOf({ year, month }: NamedMonth, date: number, from: number, to: number): DaySpan | undefined {
  const day = dayIfReal(year, month, date)
  return day === undefined ? undefined : { day, isExplicit: true, from, to }
}

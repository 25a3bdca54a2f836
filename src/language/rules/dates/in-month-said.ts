import type { Tokens } from '../words/tokens.ts'
import { dayIfReal, isoDay } from './calendar.ts'
import { MONTH_OF } from './date-words.ts'

/**
 * The "22nd" of "20th December, sorry, the 22nd" is of the month that was said before. Days are `YYYY-MM-DD`; `from` is where the
 * second one begins.
 */
export function inMonthSaid({ words }: Tokens, from: number, day: string, before: string): string {
  const hasMonth = (said: readonly string[]): boolean => said.some((word) => MONTH_OF.has(word))
  const behind = words.slice(from)
  if (!hasMonth(words.slice(0, from)) || hasMonth(behind) || !behind.some((word) => NUMBERED.test(word))) return day
  const [year = 0, month = 0] = before.split('-').map(Number)
  const real = dayIfReal(year, month, Number(day.slice(8)))
  return real === undefined ? day : isoDay(real)
}

const NUMBERED = /^\d{1,2}(?:st|nd|rd|th)?$|^(?:tarikh|tareekh|तारीख)$|.(?:first|second|third|th)$/

import { numberTokenAt } from '../numbers/number-tokens.ts'
import type { Tokens } from '../words/tokens.ts'
import { isClockWord } from './clock.ts'
import { CHRONO_HINTS } from './full-dates.ts'
import { UNIT_MINUTES } from './counted-days.ts'
import { DATE_NOUNS, MONTH_OF, ORDINAL_WORDS } from './date-words.ts'
import { DAY_PARTS } from './day-parts.ts'
import { isDayWord, isShortWeekday } from './day-words.ts'

/** Words before a number that make it a time: "at four", "by 5", "make it six". */
const LEADS = new Set(
  'at by around about after before till until from karib lagbhag करीब लगभग it past to half quarter between'.split(' '),
)
const OTHERS = new Set(['noon', 'midnight', 'midday', 'end', 'fortnight', 'shift', 'change', 'move'])

/**
 * Whether a day or a time may be named at all: most messages name none, and looking for one is the dearest part of
 * reading. `wanted`: a bare number is enough, as one was asked for.
 */
export function mayNameWhen(heard: Tokens, wanted: boolean, readsHindi: boolean): boolean {
  const { words } = heard
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (isDayWord(word) || isClockWord(word) || DAY_PARTS.has(word) || MONTH_OF.has(word) || UNIT_MINUTES.has(word))
      return true
    if (CHRONO_HINTS.has(word) || DATE_NOUNS.has(word) || ORDINAL_WORDS.has(word) || OTHERS.has(word)) return true
    if (wanted && isShortWeekday(heard, at)) return true
    if (wanted || !/^\d+$/.test(word) ? /\d/.test(word) : false) return true
    if ((wanted || LEADS.has(words[at - 1] ?? '')) && numberTokenAt(heard, at, readsHindi) !== undefined) return true
    if (LEADS.has(word) && /^\d/.test(words[at + 1] ?? '')) return true
  }
  return false
}

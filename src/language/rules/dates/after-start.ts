import { regex } from '../../../base/regex.ts'
import { endsOfPeriod } from '../fields/ends-of-period.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { findNumbers } from '../numbers/numbers.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { DAY_MS } from './calendar.ts'
import type { DayContext, DaySpan } from './day-span.ts'
import { MONTH_OF } from './date-words.ts'

/** The known first day of the period whose last day is asked for. */
export function startOf(message: Message, plan: FieldReader | undefined): string | undefined {
  if (plan?.kind !== 'date' || !message.isAsked(plan)) return undefined
  const ends = endsOfPeriod(message.plans)
  const start = ends?.end === plan ? message.knownValue(ends.start) : undefined
  return typeof start === 'string' ? start : undefined
}

/** Today is the day that other days are counted from: "three days later" is later than the first day. */
export function countedFrom<Context extends DayContext>(context: Context, day: number): Context {
  const instant = context.now.instant + (day - context.now.day) * DAY_MS
  return { ...context, looksAhead: true, now: { ...context.now, instant, day } }
}

/** "Tomorrow" is counted from today whatever the period is. */
export function isCountedFromToday({ words }: Tokens): boolean {
  return words.some((word) => FROM_TODAY.test(word))
}

const FROM_TODAY = /^(?:today|tonight|tomorrow|tmrw|yesterday|now|aaj|kal|parso|parson|tarso|abhi|आज|कल|परसों|अभी)$/

/** Whether a day lies in the period's reach: one that is found months later lies before its start, in the year before. */
export function mayEnd(day: number, start: number): boolean {
  return day >= start && day <= start + MAX_DAYS
}

const MAX_DAYS = 200

/** "The next day", "two nights", "teen raat": the day on which so long a stay ends, where a message says nothing else. */
export function endOfStay(heard: Tokens, start: number, readsHindi: boolean): DaySpan | undefined {
  if (NEXT_DAY.test(heard.words.join(' '))) return { day: start + 1, isExplicit: true, from: 0, to: heard.words.length }
  const [count, another] = findNumbers(heard, readsHindi)
  if (count === undefined || another || !Number.isInteger(count.value) || count.value < 1) return undefined
  const unit = UNITS.get(heard.words[count.to] ?? '')
  const isRest = (at: number): boolean => at < count.from || at > count.to
  const saysMore = heard.words.some((word, at) => isRest(at) && !isGrammarWord(word) && !BESIDE.test(word))
  if (unit === undefined || saysMore || heard.words.some((word) => MONTH_OF.has(word))) return undefined
  const day = start + count.value * unit
  return mayEnd(day, start) ? { day, isExplicit: true, from: count.from, to: count.to + 1 } : undefined
}

const NEXT_DAY = regex`
  ^(?:on )?(?:the )?(?:(?:very )?(?:next|following) day|day after(?: that)?)$
  |^(?:uske |उसके )?(?:agle|अगले) (?:din|दिन)(?: ko| को)?$
`

const UNITS = new Map([
  ...['night', 'nights', 'day', 'days', 'raat', 'raatein', 'din', 'रात', 'रातें', 'दिन'].map(
    (unit) => [unit, 1] as const,
  ),
  ...['week', 'weeks', 'hafte', 'hafta', 'हफ्ते', 'हफ्ता'].map((unit) => [unit, 7] as const),
])
const BESIDE = regex`
  ^(?:
    for|stay\w*|only|just|later|after|baad|bas|sirf|ke|liye|rukenge|rahenge|rukna|rehna|please|total|बाद|बस|सिर्फ|के|लिए
    |रुकेंगे|रहेंगे|रुकना|रहना
  )$
`

import { regex } from '../../../base/regex.ts'
import { numberAt } from '../numbers/numbers.ts'
import { ordinalOf } from '../numbers/ordinals.ts'
import type { Tokens } from '../words/tokens.ts'
import { dayFrom, dayIfReal, partsOf } from './calendar.ts'
import { UNIT_MINUTES } from './counted-days.ts'
import type { DayContext, DaySpan } from './day-span.ts'

/**
 * The day on which something began that has lasted since, where that day is asked for: "poora ek hafta ho gaya aaj", "it's been
 * three days now", "आज चार दिन हो गए", "aaj teesra din hai".
 */
export function daysSpentAt(heard: Tokens, at: number, context: DayContext): DaySpan | undefined {
  if (!context.prefersPast || !context.wantsDay) return undefined
  return spanOfTimeAt(heard, at, context) ?? placeInRowAt(heard, at, context)
}

function spanOfTimeAt(heard: Tokens, at: number, context: DayContext): DaySpan | undefined {
  const { words, breaks } = heard
  const start = behindLead(heard, at)
  const count = countAt(heard, start, context.readsHindi)
  if (count === undefined || breaks[count.to]) return undefined
  const unit = words[count.to] ?? ''
  const minutes = UNIT_MINUTES.get(unit)
  const months = MONTHS.get(unit)
  if (minutes === undefined && months === undefined) return undefined
  const before = words[at - 1] ?? ''
  const lead = start > at ? words.slice(at, start) : [before]
  const isLed = lead.some((word) => LASTED.test(word)) || (at === 0 && lead[0] === 'for')
  const end = endOfSpent(heard, count.to + 1)
  if (end === undefined && !isLed) return undefined
  const span = { isExplicit: true, from: at, to: endOfToday(heard, end ?? count.to + 1) }
  if (months !== undefined) return withDay(span, monthsBefore(context.now.day, count.value * months))
  const since = context.now.minutes - Math.round(count.value * (minutes ?? 0))
  if (!(since > -MAX_MINUTES)) return undefined
  const day = context.now.day + Math.floor(since / DAY)
  return (minutes ?? 0) < DAY ? { ...span, day, minutes: ((since % DAY) + DAY) % DAY } : { ...span, day }
}

const DAY = 1_440
const MAX_MINUTES = 5_256_000
const MONTHS = new Map<string, number>([
  ...['month', 'months', 'mahina', 'mahine', 'maheene', 'महीना', 'महीने'].map((unit) => [unit, 1] as const),
  ...['year', 'years', 'saal', 'sal', 'साल', 'वर्ष'].map((unit) => [unit, 12] as const),
])

/** "Aaj poora …", "been about …": words before the count. */
function behindLead({ words, breaks }: Tokens, at: number): number {
  let start = at
  while (start < at + MAX_LEAD && LEADS.test(words[start] ?? '') && (start === at || !breaks[start])) start += 1
  return start
}

const MAX_LEAD = 4
const LEADS = regex`
  ^(?:
    aaj|aj|today|been|for|the|past|last|ko|ise|isko|pura|poora|poore|pure|full|whole|almost|about|around|nearly
    |lagbhag|kareeb|karib|आज|को|इसे|इसको|पूरा|पूरे|लगभग|करीब
  )$
`
/** "For five years" is a term as well, unless the answer begins with it. */
const LASTED = /^(?:been|past|last)$/

/** Where "ho gaya", "ho chuke hain" or "now" ends that tells of time gone by. */
function endOfSpent({ words, breaks }: Tokens, at: number): number | undefined {
  if (breaks[at]) return undefined
  const word = words[at] ?? ''
  if (NOW.test(word)) return at + 1
  if (PASSED.test(word)) return at + 1
  if (!BECOMES.test(word) || !GONE.test(words[at + 1] ?? '')) return undefined
  return IS.test(words[at + 2] ?? '') ? at + 3 : at + 2
}

/** The "aaj" of "ho gaya aaj" begins nothing. */
function endOfToday({ words, breaks }: Tokens, at: number): number {
  return !breaks[at] && TODAY.test(words[at] ?? '') ? at + 1 : at
}

const NOW = /^(?:now|already|today|since)$/
const PASSED = /^(?:hue|huye|hua|beet|हुए|हुये|हुआ)$/
const BECOMES = /^(?:ho|guzar|beet|हो|गुजर|बीत)$/
const GONE = /^(?:gaya|gaye|gae|gayi|gyi|gya|gye|chuka|chuke|chuki|rahe|गया|गए|गये|गई|चुका|चुके|चुकी|रहे)$/
const IS = /^(?:hai|hain|h|है|हैं)$/
const TODAY = /^(?:aaj|aj|today|now|ab|आज|अब)$/

/** "Aaj teesra din hai": the day before yesterday was the first. */
function placeInRowAt({ words, breaks }: Tokens, at: number, { now }: DayContext): DaySpan | undefined {
  if (!TODAY.test(words[at] ?? '')) return undefined
  let start = at + 1
  while (start < at + MAX_LEAD && IS_THE.test(words[start] ?? '')) start += 1
  const place = breaks[start] ? undefined : ordinalOf(words[start] ?? '')
  if (place === undefined || place < 1 || !/^(?:day|din|दिन)$/.test(words[start + 1] ?? '')) return undefined
  return { day: now.day - place + 1, isExplicit: true, from: at, to: start + 2 }
}

const IS_THE = /^(?:is|the|to|its|ka|तो)$/

function countAt(heard: Tokens, at: number, readsHindi: boolean): { value: number; to: number } | undefined {
  if (/^an?$/.test(heard.words[at] ?? '')) return { value: 1, to: at + 1 }
  const number = numberAt(heard, at, readsHindi)
  return number && number.value > 0 && number.value < 1_000 ? number : undefined
}

/** The same date so many months before, or the last of that month. */
function monthsBefore(today: number, count: number): number | undefined {
  if (!Number.isInteger(count)) return undefined
  const { year, month, date } = partsOf(today)
  const first = partsOf(dayFrom(year, month - count, 1))
  return dayIfReal(first.year, first.month, date) ?? dayFrom(year, month - count + 1, 1) - 1
}

function withDay(span: Omit<DaySpan, 'day'>, day: number | undefined): DaySpan | undefined {
  return day === undefined ? undefined : { ...span, day }
}

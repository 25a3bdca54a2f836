import type * as Chrono from 'chrono-node/en'
import { lazyRequire } from '../../../base/lazy-require.ts'
import { numberAt } from '../numbers/numbers.ts'
import type { Tokens } from '../words/tokens.ts'
import { dayFrom, dayIfReal } from './calendar.ts'
import { DATE_NOUNS, LAST, MONTH_OF, NEXT, ORDINAL, ORDINAL_WORDS, WEEK } from './date-words.ts'
import type { DayContext, DaySpan } from './day-span.ts'

const chrono = lazyRequire<typeof Chrono>('chrono-node/en')

/** "15 8 1990" */
export function spacedDateAt({ words, breaks }: Tokens, at: number): DaySpan | undefined {
  if (!/^[0-3]?\d$/.test(words[at] ?? '') || !/^[01]?\d$/.test(words[at + 1] ?? '')) return undefined
  if (!/^(?:19|20)\d\d$/.test(words[at + 2] ?? '') || breaks[at + 1] || breaks[at + 2]) return undefined
  const day = dayIfReal(Number(words[at + 2]), Number(words[at + 1]), Number(words[at]))
  return day === undefined ? undefined : { day, isExplicit: true, from: at, to: at + 3 }
}

export const CHRONO_HINTS = new Set('month months week fortnight eom mahine mahina महीने महीना'.split(' '))
const NUMERIC_DATE = /^\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?$/

/** Whether a date may stand here that only chrono would find. */
export function hintsAtDate(heard: Tokens, at: number, context: DayContext): boolean {
  const word = heard.words[at] ?? ''
  if (MONTH_OF.has(word)) return context.wantsDay || hasNumberNear(heard, at)
  if (CHRONO_HINTS.has(word)) return context.wantsDay && !isRate(heard, at)
  return NUMERIC_DATE.test(word) && (word.includes('/') || word.includes('-') || word.split('.').length === 3)
}

/** "Four hours a week" says how often. */
function isRate({ words }: Tokens, at: number): boolean {
  if (!/^(?:an?|per|every|each)$/.test(words[at - 1] ?? '') || at < 2) return false
  return (
    !/^(?:in|after|within|half|about|for)$/.test(words[at - 2] ?? '') &&
    !/^(?:from|later|ago|hence|back)$/.test(words[at + 1] ?? '')
  )
}

function hasNumberNear(heard: Tokens, at: number): boolean {
  return [at - 2, at - 1, at + 1, at + 2].some((near) => {
    const word = heard.words[near] ?? ''
    return ORDINAL.test(word) || ORDINAL_WORDS.has(word) || numberAt(heard, near, true) !== undefined
  })
}

/** No day that anybody named. */
const VAGUE = /^(?:this|next|last) (?:day|week|month|year)/i

/** Chrono reads English with figures, so that is what it gets. */
export function chronoDays(heard: Tokens, context: DayContext): DaySpan[] {
  const { text, wordAt } = inEnglish(heard, context.readsHindi)
  const reference = { instant: new Date(context.now.instant), timezone: context.now.offsetMinutes }
  const found = chrono().GB.parse(text, reference, { forwardDate: !context.prefersPast })
  return found.flatMap(({ index, text: matched, start, end }) => {
    const isDay = start.isCertain('day') || start.isCertain('weekday')
    const [year, month, date] = [start.get('year'), start.get('month'), start.get('day')]
    if (!isDay || VAGUE.test(matched) || year === null || month === null || date === null) return []
    const day = dayIfReal(behind(year, month, date, start.isCertain('year'), context), month, date)
    if (day === undefined) return []
    const from = wordAt[index] ?? 0
    const to = (wordAt[index + matched.length - 1] ?? heard.words.length - 1) + 1
    if (WEEK.test(heard.words[to] ?? '')) return [] // "december first week"
    if (OF_EVENT.test(heard.words[to] ?? '') && SPAN.test(matched)) return [] // "within a week of the delivery"
    const isSpecific = start.isCertain('month') && (start.isCertain('day') || start.isCertain('weekday'))
    const isExplicit = isSpecific && !/week|month/.test(matched)
    const last = end?.isCertain('day')
      ? dayIfReal(end.get('year') ?? 0, end.get('month') ?? 0, end.get('day') ?? 0)
      : day
    if (last === undefined || last === day) return [{ day, isExplicit, from, to }]
    // "12 to 15 December": two days, around the word that joins them.
    const joint = linkWithin(heard, from, to)
    return [
      { day, isExplicit, from, to: joint },
      { day: last, isExplicit, from: Math.min(joint + 1, to - 1), to },
    ]
  })
}

const OF_EVENT = /^(?:of|after|before)$/
const SPAN = /\b(?:days?|weeks?|months?|fortnight)$/i

function linkWithin({ words }: Tokens, from: number, to: number): number {
  const link = words.findIndex((word, at) => at > from && at < to && /^(?:to|till|until|through)$/.test(word))
  return link < 0 ? to : link
}

function behind(year: number, month: number, date: number, isSure: boolean, context: DayContext): number {
  return context.prefersPast && !isSure && dayFrom(year, month, date) > context.now.day ? year - 1 : year
}

const ENGLISH_FOR = new Map<string, string>([
  ...MONTH_OF,
  ...[...NEXT].map((word) => [word, 'next'] as const),
  ...[...LAST].map((word) => [word, 'last'] as const),
  ...['mahine', 'mahina', 'महीने', 'महीना'].map((word) => [word, 'month'] as const),
  ...[...DATE_NOUNS].map((word) => [word, ''] as const),
])

function inEnglish(heard: Tokens, readsHindi: boolean): { text: string; wordAt: number[] } {
  let text = ''
  const wordAt: number[] = []
  for (let at = 0; at < heard.words.length;) {
    const { word, to } = englishAt(heard, at, readsHindi)
    if (text !== '') text += heard.breaks[at] && heard.text[heard.ends[at - 1] ?? 0] !== ',' ? '; ' : ' '
    text += word
    while (wordAt.length < text.length) wordAt.push(to - 1)
    at = to
  }
  return { text, wordAt }
}

function englishAt(heard: Tokens, at: number, readsHindi: boolean): { word: string; to: number } {
  const word = heard.words[at] ?? ''
  const ordinal = ORDINAL_WORDS.get(word)
  if (ordinal !== undefined) return { word: `${ordinal}th`, to: at + 1 }
  const number = numberAt(heard, at, readsHindi)
  if (number && Number.isInteger(number.value) && !/^\d/.test(word)) {
    const unit = ORDINAL_WORDS.get(heard.words[number.to] ?? '')
    if (unit !== undefined && unit < 10 && number.value % 10 === 0)
      return { word: `${number.value + unit}th`, to: number.to + 1 }
    return { word: String(number.value), to: number.to }
  }
  return { word: ENGLISH_FOR.get(word) ?? word, to: at + 1 }
}

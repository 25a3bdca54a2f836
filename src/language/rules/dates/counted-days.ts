import { regex } from '../../../base/regex.ts'
import { numberTokenAt } from '../numbers/number-tokens.ts'
import { numberAt } from '../numbers/numbers.ts'
import type { Tokens } from '../words/tokens.ts'
import type { DayContext, DaySpan } from './day-span.ts'
import { dayWordAt, isDayWord } from './day-words.ts'

export const UNIT_MINUTES = new Map<string, number>([
  ...['minute', 'minutes', 'min', 'mins', 'minat', 'मिनट'].map((unit) => [unit, 1] as const),
  ...['hour', 'hours', 'hr', 'hrs', 'ghanta', 'ghante', 'ghanton', 'घंटा', 'घंटे', 'घंटों'].map(
    (unit) => [unit, 60] as const,
  ),
  ...['day', 'days', 'din', 'dinon', 'दिन', 'दिनों'].map((unit) => [unit, 1_440] as const),
  ...['week', 'weeks', 'hafta', 'hafte', 'hafton', 'haftey', 'हफ्ता', 'हफ्ते', 'हफ्तों', 'सप्ताह'].map(
    (unit) => [unit, 10_080] as const,
  ),
])
const BEFORE_COUNT = new Set(['in', 'after', 'within'])
const AFTER_COUNT = new Set('baad bad later mein me from hence andar bhitar बाद में अंदर भीतर'.split(' '))

const AGO = new Set(['ago', 'back', 'pehle', 'pahle', 'पहले'])

/** "Teen din se" began three days ago. */
const SINCE = new Set(['se', 'से'])

/** "in two weeks", "ten days ago", "3 din baad", "aadhe ghante mein" */
export function countedDaysAt(heard: Tokens, at: number, context: DayContext): DaySpan | undefined {
  const count = countAt(heard, at, context.readsHindi)
  const unit = count && UNIT_MINUTES.get(heard.words[count.to] ?? '')
  if (count === undefined || unit === undefined || isSecondOfTwo(heard, at, context)) return undefined
  const leads = BEFORE_COUNT.has(heard.words[at - 1] ?? '')
  const after = heard.words[count.to + 1] === 'ke' || heard.words[count.to + 1] === 'के' ? count.to + 2 : count.to + 1
  const behind = heard.words[count.to + 1] ?? ''
  const isAgo = AGO.has(behind) || (context.prefersPast && SINCE.has(behind))
  // "Ek minute, from Indore" only waits.
  const trails = isAgo || (!heard.breaks[after] && AFTER_COUNT.has(heard.words[after] ?? ''))
  const start = heard.words[after] === 'from' && !heard.breaks[after] ? dayWordAt(heard, after + 1, context) : undefined
  if (!leads && !trails) return undefined
  if (start === undefined && isCountedFromEvent(heard, at, count.to + 1)) return undefined
  if (start && unit >= 1_440)
    return { day: start.day + Math.round((count.value * unit) / 1_440), isExplicit: true, from: at, to: start.to }
  // "Do ghante pehle batana": before what is to come
  if (isAgo && unit < 1_440 && !context.prefersPast) return undefined
  const minutes = context.now.minutes + Math.round(count.value * unit) * (isAgo ? -1 : 1)
  const span = { isExplicit: true, from: leads ? at - 1 : at, to: trails ? after + 1 : count.to + 1 }
  if (!(Math.abs(minutes) < 5_256_000)) return undefined
  const day = context.now.day + Math.floor(minutes / 1_440)
  return unit < 1_440 ? { ...span, day, minutes: ((minutes % 1_440) + 1_440) % 1_440 } : { ...span, day }
}

/** "Shaadi ke do din baad", "exam se ek hafte pehle", "within a week of the delivery": of a day that nobody knows here. */
function isCountedFromEvent({ words, breaks }: Tokens, from: number, to: number): boolean {
  const behind = words[to] ?? ''
  const next = words[to + 1] ?? ''
  const isLed = /^(?:in|after|within)$/.test(words[from - 1] ?? '')
  if (!breaks[to] && (behind === 'from' || (isLed && OF_EVENT.test(behind))))
    return !breaks[to + 1] && next !== '' && !FROM_NOW.test(next)
  if (from < 2 || breaks[from] || breaks[from - 1] || !/^(?:ke|के|se|से)$/.test(words[from - 1] ?? '')) return false
  const isOfEvent = /^(?:se|से)$/.test(words[from - 1] ?? '') ? AGO.has(behind) : true
  return isOfEvent && !FROM_NOW.test(words[from - 2] ?? '') && !isDayWord(words[from - 2] ?? '')
}

const OF_EVENT = /^(?:of|after|before)$/
const FROM_NOW = regex`
  ^(?:
    now|today|here|this|tomorrow|kam|aaj|abhi|ab|aj|us|is|usi|isi|tarikh|tareekh|\d\S*|आज|अभी|अब|कम|उस|इस|तारीख
  )$
`

/** "Two three days" is no number of days. */
function isSecondOfTwo(heard: Tokens, at: number, { readsHindi }: DayContext): boolean {
  if (at === 0 || heard.breaks[at]) return false
  const before = numberTokenAt(heard, at - 1, readsHindi)
  return before?.kind === 'unit' || /^\d$/.test(heard.words[at - 1] ?? '')
}

/** "Two", "half an", "aadhe": how many of a unit. */
export function countAt(heard: Tokens, at: number, readsHindi: boolean): { value: number; to: number } | undefined {
  const word = heard.words[at]
  if (word === 'a' || word === 'an') return { value: 1, to: at + 1 }
  if (word === 'half' && heard.words[at + 1] === 'an') return { value: 0.5, to: at + 2 }
  if (/^(?:aadh[ae]|adh[ae]|आध[ाे])$/u.test(word ?? '')) return { value: 0.5, to: at + 1 }
  const number = numberAt(heard, at, readsHindi)
  return number && number.value > 0 && number.value < 1_000 ? number : undefined
}

import { numberWord, QUARTERS } from '../numbers/number-words.ts'
import { numberAt } from '../numbers/numbers.ts'
import type { Tokens } from '../words/tokens.ts'
import { type TimeSpan, clock, marker, partFollows } from './clock.ts'
import { DAY_PARTS } from './day-parts.ts'
import { bareHour, minutesAfter, onFace, simpleNumber } from './hour-and-minutes.ts'

/** "half past three", "quarter to five", "ten past four" */
export function pastOrTo(heard: Tokens, at: number, readsHindi: boolean): TimeSpan | undefined {
  const start = heard.words[at] === 'a' ? at + 1 : at
  const halfPast = heard.words[start] === 'half' ? simpleNumber(heard.words[start + 1] ?? '', readsHindi) : undefined
  if (halfPast !== undefined && halfPast >= 1 && halfPast <= 12) return clock(heard, at, start + 2, halfPast, 30, '')
  const word = heard.words[start] ?? ''
  const minutes = word === 'half' ? 30 : word === 'quarter' ? 15 : simpleNumber(word, readsHindi)
  if (minutes === undefined || minutes < 1 || minutes > 30) return undefined
  const link = heard.words[start + 1]
  if (link !== 'past' && link !== 'to' && link !== 'till') return undefined
  const hour = simpleNumber(heard.words[start + 2] ?? '', readsHindi)
  if (hour === undefined || hour < 1 || hour > 12) return undefined
  // "5 to 6 pm" is an hour, not five to six.
  if (link !== 'past' && word !== 'quarter' && (minutes % 5 !== 0 || minutes + 1 === hour)) return undefined
  // "10 to 5 pm" may be from ten on; "ten to five" is said of the clock.
  if (link !== 'past' && minutes <= 12 && /^\d/.test(word)) return undefined
  const to = start + 3
  if (link === 'past') return clock(heard, at, marker(heard, to) ? to + 1 : to, hour, minutes, heard.words[to] ?? '')
  if (word !== 'quarter' && !marker(heard, to)) return undefined
  return clock(
    heard,
    at,
    marker(heard, to) ? to + 1 : to,
    hour === 1 ? 12 : hour - 1,
    60 - minutes,
    heard.words[to] ?? '',
  )
}

/** "four thirty pm", "sadhe chaar baje", "dhai baje", "char baj kar bees minute", "at four" */
export function spokenTime(heard: Tokens, at: number, readsHindi: boolean): TimeSpan | undefined {
  const word = heard.words[at] ?? ''
  const quarter = QUARTERS.get(word)
  const start = quarter === undefined ? at : at + 1
  const fraction = quarter === undefined ? numberWord(word, readsHindi) : undefined
  if (fraction?.kind === 'fraction' && fraction.value > 1) {
    if (!marker(heard, at + 1)) return undefined
    return clock(heard, at, at + 2, Math.floor(fraction.value), 30, heard.words[at + 1] ?? '')
  }
  const hour = simpleNumber(heard.words[start] ?? '', readsHindi || quarter !== undefined)
  if (hour === undefined || hour < 1 || hour > 12) return undefined
  if (quarter !== undefined) {
    const minutes = onFace(hour + quarter) * 60
    const to = marker(heard, start + 1) ? start + 2 : start + 1
    const next = heard.breaks[start + 1] ? '' : (heard.words[start + 1] ?? '')
    const isOfPart = DAY_PARTS.has(next) || /^(?:tak|तक)$/.test(next) // "sava das raat ko"
    if (
      !isOfPart &&
      !marker(heard, start + 1) &&
      !LEADS.has(heard.words[at - 1] ?? '') &&
      start + 1 < heard.words.length
    )
      return undefined
    return clock(heard, at, to, Math.floor(minutes / 60), minutes % 60, heard.words[start + 1] ?? '')
  }
  return bareWithLead(heard, start, hour, readsHindi)
}

/** A number is a time when "at" goes before it or "pm" after it. */
function bareWithLead(heard: Tokens, at: number, hour: number, readsHindi: boolean): TimeSpan | undefined {
  const { minutes, to } = minutesAfter(heard, at + 1, readsHindi)
  if (marker(heard, to)) {
    const minutesLater = bajKar(heard, to, readsHindi)
    if (minutesLater) return clock(heard, at, minutesLater.to, hour, minutesLater.minutes, '')
    return clock(heard, at, to + 1, hour, minutes, heard.words[to] ?? '')
  }
  if (partFollows(heard, to)) return clock(heard, at, to, hour, minutes, '')
  const lead = heard.words[at - 1] ?? ''
  const trailing = heard.words[to] ?? ''
  const isClosed = heard.breaks[to] === true || TRAILS.has(trailing) || DAY_PARTS.has(trailing)
  const led =
    LEADS.has(lead) ||
    (lead === 'make' && isClosed) ||
    (lead === 'it' && heard.words[at - 2] === 'make') ||
    DAY_PARTS.has(lead)
  if (!led || !isClosed || (lead === 'it' && heard.words[at - 2] !== 'make')) return undefined
  return { ...bareHour(heard, at, at + 1, hour, readsHindi), isExplicit: !LOOSE_LEADS.has(lead) }
}

const LEADS = new Set('at by around about after before till until from karib lagbhag करीब लगभग it'.split(' '))
const TRAILS = new Set(
  'today tomorrow on in please and or for works would is will kal aaj ko tak ish sharp then monday tuesday wednesday thursday friday saturday sunday this next i with under my the thanks thank to instead if'.split(
    ' ',
  ),
)
/** "Around ten" may be people as well. */
const LOOSE_LEADS = new Set('about around from between karib lagbhag करीब लगभग'.split(' '))

/** "char baj kar bees minute" */
function bajKar(heard: Tokens, at: number, readsHindi: boolean): { minutes: number; to: number } | undefined {
  const word = heard.words[at]
  if (word !== 'baj' && word !== 'बज') return undefined
  const number = numberAt(heard, at + 2, readsHindi)
  if (number === undefined || number.value > 59) return undefined
  return { minutes: number.value, to: number.to + 1 }
}

import type { Heard } from '../words/heard.ts'
import { clock, isClockWord, marker, partFollows, partOfDay, type TimeSpan } from './clock.ts'
import { DAY_PARTS } from './day-parts.ts'
import { findNumbers, numberAt } from '../numbers/numbers.ts'
import { numberWord, QUARTERS } from '../numbers/number-words.ts'

const LEADS = new Set([
  'at',
  'by',
  'around',
  'about',
  'after',
  'before',
  'till',
  'until',
  'from',
  'karib',
  'lagbhag',
  'करीब',
  'लगभग',
  'it',
])
const TRAILS = new Set([
  'today',
  'tomorrow',
  'on',
  'in',
  'please',
  'and',
  'or',
  'for',
  'works',
  'would',
  'is',
  'will',
  'kal',
  'aaj',
  'ko',
  'tak',
  'ish',
  'sharp',
  'then',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'this',
  'next',
  'i',
  'with',
  'under',
  'my',
  'the',
  'thanks',
  'thank',
  'to',
  'instead',
  'if',
])

/** Times from left to right, else the part of the day. */
export function findTimes(heard: Heard, readsHindi: boolean): TimeSpan[] {
  const spans: TimeSpan[] = []
  for (let from = 0; from < heard.words.length;) {
    const span = timeAt(heard, from, readsHindi)
    if (span) spans.push(span)
    from = span ? span.to : from + 1
  }
  if (spans.length === 0) {
    const vague = partOfDay(heard)
    if (vague) spans.push(vague)
  }
  return spans
}

/** A number that could be a time, for when one was asked for: "4", "four thirty", "9.30". */
export function bareTime(
  heard: Heard,
  readsHindi: boolean,
  isFree: (from: number, to: number) => boolean,
): TimeSpan | undefined {
  for (const { value, from, to } of findNumbers(heard, readsHindi)) {
    const dotted = DOTTED.exec(heard.words[from] ?? '')
    const hour = dotted ? Number(dotted[1]) : value
    if (!Number.isInteger(hour) || hour < 1 || hour > 12 || !isFree(from, to) || isAmongSymbols(heard, from, to))
      continue
    if (!heard.breaks[to] && COUNTED.has(heard.words[to] ?? '')) continue
    const span = dotted ? clock(heard, from, to, hour, Number(dotted[2]), '') : bare(heard, from, to, hour, readsHindi)
    return { ...span, firm: false }
  }
  return undefined
}

/** "Two hours" and "four people" name no time of day. */
const COUNTED = new Set(
  `hour hours hr hrs minute minutes min mins day days week weeks month months year years times people persons person guests guest pax kids children adults members
   rupees lakh lakhs crore thousand percent star stars rooms bhk ghante ghanta ghanton din hafte mahine saal baar log logon hazaar rupaye
   घंटे घंटा दिन हफ्ते महीने साल बार लोग मिनट लाख हजार रुपये`.split(/\s+/),
)

/** The 1 of "alert(1)" is no time. */
function isAmongSymbols({ text, starts, ends }: Heard, from: number, to: number): boolean {
  const around = [text[(starts[from] ?? 0) - 1], text[ends[to - 1] ?? text.length]]
  return around.some((mark) => mark !== undefined && SYMBOLS.has(mark))
}

const SYMBOLS = new Set('()[]{}<>=_*#&%$@|^~+\\')

const DOTTED = /^(1?\d)\.([0-5]\d)$/

function timeAt(heard: Heard, at: number, readsHindi: boolean): TimeSpan | undefined {
  const word = heard.words[at] ?? ''
  if (word === 'midnight') return { minutes: 0, firm: true, vague: false, from: at, to: at + 1 }
  if (word === 'noon' || word === 'midday') return { minutes: 720, firm: true, vague: false, from: at, to: at + 1 }
  return writtenTime(heard, at) ?? pastOrTo(heard, at, readsHindi) ?? spokenTime(heard, at, readsHindi)
}

const CLOCK = /^(\d{1,2})(?:[:.]([0-5]\d))?(?::[0-5]\d)?(am|pm|a|p|h|hrs|ish)?$/

/** "at 0900" */
const MILITARY = /^([01]\d|2[0-3])([0-5]\d)$/

/** "4pm", "4 pm", "16:30", "4.30 pm" */
function writtenTime(heard: Heard, at: number): TimeSpan | undefined {
  const word = heard.words[at] ?? ''
  const code = word.charCodeAt(0)
  if (!(code >= 0x30 && code <= 0x39)) return undefined
  const military = heard.words[at - 1] === 'at' ? MILITARY.exec(word) : null
  if (military)
    return clock(heard, at, at + 1, Number(military[1]), Number(military[2]), Number(military[1]) < 13 ? 'am' : '')
  const match = CLOCK.exec(word)
  const hour = Number(match?.[1])
  if (match === null || hour > 24) return undefined
  const after = heard.breaks[at + 1] ? '' : (heard.words[at + 1] ?? '')
  const marked = match[3] !== undefined || isClockWord(after)
  if (!marked && !word.includes(':') && !partFollows(heard, at + 1)) return undefined
  const to = match[3] === undefined && marked ? at + 2 : at + 1
  return clock(heard, at, to, hour, Number(match[2] ?? 0), match[3] ?? after)
}

/** "half past three", "quarter to five", "ten past four" */
function pastOrTo(heard: Heard, at: number, readsHindi: boolean): TimeSpan | undefined {
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
function spokenTime(heard: Heard, at: number, readsHindi: boolean): TimeSpan | undefined {
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
    const minutes = (hour + quarter) * 60
    const to = marker(heard, start + 1) ? start + 2 : start + 1
    if (!marker(heard, start + 1) && !LEADS.has(heard.words[at - 1] ?? '') && start + 1 < heard.words.length)
      return undefined
    return clock(heard, at, to, Math.floor(minutes / 60), minutes % 60, heard.words[start + 1] ?? '')
  }
  return bareWithLead(heard, start, hour, readsHindi)
}

/** A number is a time when "at" goes before it or "pm" after it. */
function bareWithLead(heard: Heard, at: number, hour: number, readsHindi: boolean): TimeSpan | undefined {
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
  return { ...bare(heard, at, to, hour, readsHindi), firm: !LOOSE_LEADS.has(lead) }
}

/** "Around ten" may be people as well. */
const LOOSE_LEADS = new Set('about around from between karib lagbhag करीब लगभग'.split(' '))

function bare(heard: Heard, from: number, to: number, hour: number, readsHindi: boolean): TimeSpan {
  const after = to === from + 1 ? minutesAfter(heard, to, readsHindi) : { minutes: 0, to }
  return clock(heard, from, after.to, hour, after.minutes, '')
}

function minutesAfter(heard: Heard, at: number, readsHindi: boolean): { minutes: number; to: number } {
  const none = { minutes: 0, to: at }
  if (heard.breaks[at]) return none
  const word = heard.words[at] ?? ''
  if (word === 'oh' || word === 'o' || word === 'zero') {
    const unit = simpleNumber(heard.words[at + 1] ?? '', readsHindi)
    return unit !== undefined && unit > 0 && unit < 10 ? { minutes: unit, to: at + 2 } : none
  }
  const number = numberAt(heard, at, readsHindi)
  return number && number.value >= 10 && number.value < 60 && Number.isInteger(number.value)
    ? { minutes: number.value, to: number.to }
    : none
}

/** "char baj kar bees minute" */
function bajKar(heard: Heard, at: number, readsHindi: boolean): { minutes: number; to: number } | undefined {
  const word = heard.words[at]
  if (word !== 'baj' && word !== 'बज') return undefined
  const number = numberAt(heard, at + 2, readsHindi)
  if (number === undefined || number.value > 59) return undefined
  return { minutes: number.value, to: number.to + 1 }
}

function simpleNumber(word: string, readsHindi: boolean): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word)
  const number = numberWord(word, readsHindi)
  return number && number.kind !== 'scale' && number.kind !== 'hundred' && number.kind !== 'repeat'
    ? number.value
    : undefined
}

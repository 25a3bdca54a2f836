import { GB } from 'chrono-node/en'
import { type LocalNow, dayFrom, dayIfReal, partsOf, weekdayOf } from './calendar.ts'
import type { Heard } from '../words/heard.ts'
import { numberWord } from '../numbers/number-words.ts'
import { numberAt } from '../numbers/numbers.ts'
import { PhraseBook } from '../words/phrase-book.ts'

export interface DaySpan {
  /** Days since 1970-01-01. */
  day: number
  /** Set by "in two hours" and the like, where the day alone would not tell. */
  minutes?: number
  firm: boolean
  from: number
  to: number
}

export interface DayContext {
  now: LocalNow
  readsHindi: boolean
  /** Birthdays and "last visit" lie behind, appointments ahead; "kal" means both yesterday and tomorrow. */
  prefersPast: boolean
  /** The question asks for a day, so that "the 5th" or "next week" is enough. */
  wantsDay: boolean
}

type DayWord =
  | { date: [month: number, day: number] }
  | { offset: number }
  | { either: number }
  | { weekday: number }
  | { skip: true }

const DAY_WORDS = new PhraseBook<DayWord>([
  [{ offset: 0 }, '(today|tonight|aaj|aj|आज|टुडे)'],
  [{ offset: 1 }, '(tomorrow|tommorow|tommorrow|tomorow|tmrw|tmr|tomo|aane wale kal|टुमॉरो)'],
  [{ offset: 2 }, '(the|) day after tomorrow\n(the|) day after .\novermorrow'],
  [{ offset: -1 }, '(yesterday|beete kal|bite hue kal)'],
  [{ offset: -2 }, '(the|) day before yesterday'],
  [{ either: 1 }, '(kal|kl|कल)'],
  [{ either: 2 }, '(parson|parso|parsoon|परसों|परसो)'],
  [{ either: 3 }, '(tarson|narson|तरसों|नरसों)'],
  [{ skip: true }, '(aaj kal|aajkal|आज कल|आजकल|kal se pehle)'],
  [{ date: [12, 25] }, '(christmas|xmas|christmas day|क्रिसमस)'],
  [{ date: [12, 24] }, 'christmas eve'],
  [{ date: [12, 31] }, '(new years eve|new year eve)'],
  [{ date: [1, 1] }, '(new years day|new year day|new years|new year)'],
  [{ date: [1, 26] }, '(republic day|gantantra diwas)'],
  [{ date: [8, 15] }, '(independence day|swatantrata diwas)'],
  [{ weekday: 0 }, '(sunday|ravivar|ravivaar|raviwar|raviwaar|itvar|itwar|itvaar|itwaar|etwar|रविवार|इतवार|संडे)'],
  [{ weekday: 1 }, '(monday|mon|somvar|somvaar|somwar|somwaar|सोमवार|मंडे)'],
  [{ weekday: 2 }, '(tuesday|tue|tues|mangalvar|mangalvaar|mangalwar|mangalwaar|mangal|मंगलवार|मंगल|ट्यूजडे)'],
  [{ weekday: 3 }, '(wednesday|wed|weds|budhvar|budhvaar|budhwar|budhwaar|budh|बुधवार|बुध|वेडनेसडे)'],
  [
    { weekday: 4 },
    '(thursday|thu|thur|thurs|guruvar|guruvaar|guruwar|brihaspativar|veervar|virvar|गुरुवार|गुरूवार|बृहस्पतिवार|वीरवार|थर्सडे)',
  ],
  [{ weekday: 5 }, '(friday|fri|shukravar|shukravaar|shukrawar|shukrawaar|shukrvar|शुक्रवार|फ्राइडे)'],
  [{ weekday: 6 }, '(saturday|shanivar|shanivaar|shaniwar|shaniwaar|शनिवार|सैटरडे)'],
])

/** Days from left to right. */
export function findDays(heard: Heard, context: DayContext): DaySpan[] {
  const spans: DaySpan[] = []
  let needsChrono = false
  for (let at = 0; at < heard.words.length;) {
    const span =
      dayWordAt(heard, at, context) ??
      countedAt(heard, at, context) ??
      spacedDateAt(heard, at) ??
      dateOfMonthAt(heard, at, context)
    if (span) spans.push(span)
    else needsChrono ||= hintsAtDate(heard, at, context)
    at = span ? span.to : at + 1
  }
  if (!needsChrono) return withoutNamesOfDates(spans)
  const dates = chronoDays(heard, context)
  const others = spans.filter((span) => !dates.some((date) => date.from < span.to && span.from < date.to))
  return withoutNamesOfDates([...others, ...dates].sort((a, b) => a.from - b.from))
}

/** "Sunday the 29th" is the 29th. */
function withoutNamesOfDates(spans: DaySpan[]): DaySpan[] {
  return spans.filter((span, index) => {
    const next = spans[index + 1]
    const isBeside = next !== undefined && next.from - span.to <= 1 && next.day !== span.day
    return !isBeside || weekdayOf(next.day) !== weekdayOf(span.day)
  })
}

const NEXT = new Set(['next', 'agle', 'agla', 'agli', 'अगले', 'अगला'])
const LAST = new Set(['last', 'previous', 'pichle', 'pichla', 'pichhle', 'पिछले', 'पिछला'])

function dayWordAt(heard: Heard, at: number, context: DayContext): DaySpan | undefined {
  const hit = DAY_WORDS.at(heard, at)
  if (hit === undefined || 'skip' in hit.tag) return undefined
  const today = context.now.day
  const span = { firm: true, from: at, to: hit.to }
  if ('offset' in hit.tag) return { ...span, day: today + hit.tag.offset }
  if ('either' in hit.tag) return { ...span, day: today + (context.prefersPast ? -hit.tag.either : hit.tag.either) }
  if ('date' in hit.tag) {
    const day = yearlyNear(hit.tag.date, context)
    return day === undefined ? undefined : { ...span, day }
  }
  const before = heard.words[at - 1] ?? ''
  const isAfterNext = heard.words[hit.to] === 'after' && NEXT.has(heard.words[hit.to + 1] ?? '')
  const isNext = NEXT.has(before) || isAfterNext
  const day = weekdayNear(hit.tag.weekday, today, isNext, LAST.has(before) || context.prefersPast)
  const isOneLater = isAfterNext || isNextToNext(heard, at - 1)
  return { ...span, day: isOneLater ? day + 7 : day, to: isAfterNext ? hit.to + 2 : hit.to }
}

/** The coming one; where what lies behind is asked for, the latest. */
function yearlyNear([month, date]: [number, number], { now, prefersPast }: DayContext): number | undefined {
  const { year } = partsOf(now.day)
  const days = [year - 1, year, year + 1].flatMap((each) => dayIfReal(each, month, date) ?? [])
  return prefersPast ? days.findLast((day) => day <= now.day) : days.find((day) => day >= now.day)
}

/** "next to next", "agle se agle", "next next" up to the word at `at` */
function isNextToNext({ words }: Heard, at: number): boolean {
  const isNext = (place: number): boolean => NEXT.has(words[place] ?? '')
  return isNext(at) && (isNext(at - 1) || (/^(?:to|se|ke|से|के)$/.test(words[at - 1] ?? '') && isNext(at - 2)))
}

/** "friday" is the coming one, "next friday" the one of next week, weeks beginning on Monday. */
function weekdayNear(weekday: number, today: number, next: boolean, last: boolean): number {
  const ahead = (weekday - weekdayOf(today) + 7) % 7 || 7
  if (last) return today + ahead - 7 - (ahead === 7 ? 7 : 0)
  if (!next) return today + ahead
  const nextMonday = today + (8 - (weekdayOf(today) || 7))
  return nextMonday + ((weekday + 6) % 7)
}

const UNIT_MINUTES = new Map<string, number>([
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
const AFTER_COUNT = new Set(['baad', 'bad', 'later', 'mein', 'me', 'from', 'hence', 'बाद', 'में'])

/** "in two weeks", "3 din baad", "aadhe ghante mein" */
function countedAt(heard: Heard, at: number, context: DayContext): DaySpan | undefined {
  const count = countAt(heard, at, context.readsHindi)
  const unit = count && UNIT_MINUTES.get(heard.words[count.to] ?? '')
  if (count === undefined || unit === undefined || isSecondOfTwo(heard, at, context)) return undefined
  const leads = BEFORE_COUNT.has(heard.words[at - 1] ?? '')
  const after = heard.words[count.to + 1] === 'ke' || heard.words[count.to + 1] === 'के' ? count.to + 2 : count.to + 1
  const trails = AFTER_COUNT.has(heard.words[after] ?? '')
  const start = heard.words[after] === 'from' ? dayWordAt(heard, after + 1, context) : undefined
  if (!leads && !trails) return undefined
  if (start && unit >= 1_440)
    return { day: start.day + Math.round((count.value * unit) / 1_440), firm: true, from: at, to: start.to }
  const minutes = context.now.minutes + Math.round(count.value * unit)
  const span = { firm: true, from: leads ? at - 1 : at, to: trails ? after + 1 : count.to + 1 }
  if (!(minutes < 5_256_000)) return undefined
  const day = context.now.day + Math.floor(minutes / 1_440)
  return unit < 1_440 ? { ...span, day, minutes: minutes % 1_440 } : { ...span, day }
}

/** "Two three days" is no number of days. */
function isSecondOfTwo(heard: Heard, at: number, { readsHindi }: DayContext): boolean {
  if (at === 0 || heard.breaks[at]) return false
  const before = numberWord(heard.words[at - 1] ?? '', readsHindi)
  return before?.kind === 'unit' || /^\d$/.test(heard.words[at - 1] ?? '')
}

function countAt(heard: Heard, at: number, readsHindi: boolean): { value: number; to: number } | undefined {
  const word = heard.words[at]
  if (word === 'a' || word === 'an') return { value: 1, to: at + 1 }
  if (word === 'half' && heard.words[at + 1] === 'an') return { value: 0.5, to: at + 2 }
  if (word === 'aadhe' || word === 'आधे') return { value: 0.5, to: at + 1 }
  const number = numberAt(heard, at, readsHindi)
  return number && number.value > 0 && number.value < 1_000 ? number : undefined
}

/** "15 8 1990" */
function spacedDateAt({ words, breaks }: Heard, at: number): DaySpan | undefined {
  if (!/^[0-3]?\d$/.test(words[at] ?? '') || !/^[01]?\d$/.test(words[at + 1] ?? '')) return undefined
  if (!/^(?:19|20)\d\d$/.test(words[at + 2] ?? '') || breaks[at + 1] || breaks[at + 2]) return undefined
  const day = dayIfReal(Number(words[at + 2]), Number(words[at + 1]), Number(words[at]))
  return day === undefined ? undefined : { day, firm: true, from: at, to: at + 3 }
}

const ORDINAL = /^([0-3]?\d)(st|nd|rd|th)$/
const DATE_NOUNS = new Set(['tareekh', 'tarikh', 'taarikh', 'tarik', 'तारीख'])
const MONTHS =
  `january jan janvari janwari जनवरी february feb farvari farwari फरवरी march mar मार्च april apr aprail अप्रैल may mai मई june jun जून
  july jul julai जुलाई august aug agast अगस्त september sep sept sitambar सितंबर सितम्बर october oct aktubar aktoobar अक्टूबर अक्तूबर
  november nov navambar नवंबर नवम्बर december dec disambar दिसंबर दिसम्बर`.split(/\s+/)
const MONTH_NAMES = 'january february march april may june july august september october november december'.split(' ')
const MONTH_OF = new Map<string, string>()
let month = -1
for (const word of MONTHS) {
  if (MONTH_NAMES.includes(word)) month += 1
  MONTH_OF.set(word, MONTH_NAMES[month] ?? '')
}

/** "15 tareekh", and "the 15th" where a day is wanted: of this month, or the next when it has gone by. */
function dateOfMonthAt(heard: Heard, at: number, context: DayContext): DaySpan | undefined {
  const ordinal = ordinalAt(heard, at, context)
  const number = ordinal ?? numberAt(heard, at, context.readsHindi)
  if (number === undefined || number.value < 1 || number.value > 31 || !Number.isInteger(number.value)) return undefined
  const isNamed = DATE_NOUNS.has(heard.words[number.to] ?? '')
  if (!isNamed && (!ordinal || isNearMonth(heard, at, number.to))) return undefined
  const after = isNamed ? number.to + 1 : number.to
  if (isNearMonth(heard, at, after)) return undefined
  const day = sameDateNear(number.value, context)
  return day === undefined ? undefined : { day, firm: isNamed || context.wantsDay, from: at, to: after }
}

/** "15th", "fifteenth" and "twenty third"; a spoken one only by itself, as "the first free day" is no date. */
function ordinalAt(heard: Heard, at: number, { wantsDay }: DayContext): { value: number; to: number } | undefined {
  const word = heard.words[at] ?? ''
  const written = ORDINAL.exec(word)
  if (written) return { value: Number(written[1]), to: at + 1 }
  if (!wantsDay) return undefined
  const tens = word === 'twenty' || word === 'thirty' ? (word === 'twenty' ? 20 : 30) : 0
  const unit = SPOKEN_ORDINALS.get(heard.words[tens > 0 ? at + 1 : at] ?? '')
  const to = tens > 0 ? at + 2 : at + 1
  if (unit === undefined || (tens > 0 && unit > 9)) return undefined
  const isAlone = heard.breaks[to] === true || DATE_NOUNS.has(heard.words[to] ?? '') || heard.words[to] === 'please'
  return isAlone ? { value: tens + unit, to } : undefined
}

function sameDateNear(date: number, context: DayContext): number | undefined {
  const { year, month } = partsOf(context.now.day)
  const step = context.prefersPast ? -1 : 1
  for (let tries = 0, at = month; tries < 3; tries++, at += step) {
    const first = partsOf(dayFrom(year, at, 1))
    const day = dayIfReal(first.year, first.month, date)
    if (day !== undefined && (context.prefersPast ? day <= context.now.day : day >= context.now.day)) return day
  }
  return undefined
}

/** The day of the month that a bare number means when a date was asked for. */
export function bareDay(heard: Heard, context: DayContext): DaySpan | undefined {
  const number = numberAt(heard, 0, context.readsHindi)
  if (number === undefined || number.to !== heard.words.length || !Number.isInteger(number.value)) return undefined
  if (number.value < 1 || number.value > 31) return undefined
  const day = sameDateNear(number.value, context)
  return day === undefined ? undefined : { day, firm: false, from: number.from, to: number.to }
}

function isNearMonth(heard: Heard, from: number, to: number): boolean {
  const words = [heard.words[from - 1], heard.words[from - 2], heard.words[to], heard.words[to + 1]]
  return words.some((word) => word !== undefined && MONTH_OF.has(word))
}

const CHRONO_HINTS = new Set('month months week fortnight eom mahine mahina महीने महीना'.split(' '))
const NUMERIC_DATE = /^\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?$/

function hintsAtDate(heard: Heard, at: number, context: DayContext): boolean {
  const word = heard.words[at] ?? ''
  if (MONTH_OF.has(word)) return context.wantsDay || hasNumberNear(heard, at)
  if (CHRONO_HINTS.has(word)) return context.wantsDay
  return NUMERIC_DATE.test(word) && (word.includes('/') || word.includes('-') || word.split('.').length === 3)
}

function hasNumberNear(heard: Heard, at: number): boolean {
  return [at - 2, at - 1, at + 1, at + 2].some((near) => {
    const word = heard.words[near] ?? ''
    return ORDINAL.test(word) || ORDINAL_WORDS.has(word) || numberAt(heard, near, true) !== undefined
  })
}

const ORDINAL_WORDS = new Map<string, number>(
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth
   seventeenth eighteenth nineteenth twentieth`
    .split(/\s+/)
    .map((word, index) => [word, index + 1]),
).set('thirtieth', 30)
const SPOKEN_ORDINALS = new Map([
  ...ORDINAL_WORDS,
  ...['pehli', 'pahli', 'पहली', 'paheli'].map((word) => [word, 1] as const),
])

const ENGLISH_FOR = new Map<string, string>([
  ...MONTH_OF,
  ...[...NEXT].map((word) => [word, 'next'] as const),
  ...[...LAST].map((word) => [word, 'last'] as const),
  ...['mahine', 'mahina', 'महीने', 'महीना'].map((word) => [word, 'month'] as const),
  ...[...DATE_NOUNS].map((word) => [word, ''] as const),
])

/** No day that anybody named. */
const VAGUE = /^(?:this|next|last) (?:week|month|year)/i

/** Chrono reads English with figures, so that is what it gets. */
function chronoDays(heard: Heard, context: DayContext): DaySpan[] {
  const { text, wordAt } = inEnglish(heard, context.readsHindi)
  const reference = { instant: new Date(context.now.instant), timezone: context.now.offsetMinutes }
  return GB.parse(text, reference, { forwardDate: !context.prefersPast }).flatMap(({ index, text: matched, start }) => {
    const isDay = start.isCertain('day') || start.isCertain('weekday')
    const [year, month, date] = [start.get('year'), start.get('month'), start.get('day')]
    if (!isDay || VAGUE.test(matched) || year === null || month === null || date === null) return []
    const day = dayIfReal(behind(year, month, date, start.isCertain('year'), context), month, date)
    if (day === undefined) return []
    const from = wordAt[index] ?? 0
    const to = (wordAt[index + matched.length - 1] ?? heard.words.length - 1) + 1
    const isSpecific = start.isCertain('month') && (start.isCertain('day') || start.isCertain('weekday'))
    return [{ day, firm: isSpecific && !/week|month/.test(matched), from, to }]
  })
}

function behind(year: number, month: number, date: number, isSure: boolean, context: DayContext): number {
  return context.prefersPast && !isSure && dayFrom(year, month, date) > context.now.day ? year - 1 : year
}

function inEnglish(heard: Heard, readsHindi: boolean): { text: string; wordAt: number[] } {
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

function englishAt(heard: Heard, at: number, readsHindi: boolean): { word: string; to: number } {
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

import { regex } from '../../../../base/regex.ts'
import { undenied } from '../../set-aside/undenied.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { NumberSpan } from '../../numbers/number-span.ts'
import { findNumbers } from '../../numbers/numbers.ts'
import { type Tokens, tokenize } from '../../words/tokens.ts'
import { daysAt, type OptionRange, type OptionRanges, rangesOf, scaled } from './option-ranges.ts'
import type { OptionSpan } from '../option-span.ts'

/** Values that a message speaks of, from one to another. */
interface Spoken {
  low: number
  high: number
  from: number
  to: number
}

/**
 * The range in which lies what was said: "7400", "mid forties", "saadhe teen lakh", "8 mahine ho gaye". `'none'` where numbers are said
 * and lie in no range or in several: no other rule may take them for something else. Undefined where nothing of the kind is said.
 */
export function rangedOption(said: Tokens, plan: FieldReader, readsHindi: boolean): OptionSpan | 'none' | undefined {
  const { found } = rangesOf(plan)
  if (found === undefined) return undefined
  const heard = SPANNED.test(said.text) ? tokenize(said.text.replace(SPANNED, '$1 to ')) : said
  const numbers = alike(undenied(heard, findNumbers(heard, readsHindi)).filter(({ from }) => !isPlace(heard, from)))
  if (numbers.length === 0) return withoutNumber(heard, found)
  if (!found.areAll && !numbers.some(({ to }) => laterUnit(heard, to) !== undefined)) return undefined
  const bound = numbers.length === 1 && numbers[0] ? boundOf(heard, numbers[0]) : undefined
  const spoken = numbers.flatMap((number) => spokenBy(heard, plan, found, number) ?? [])
  const [first, ...others] = spoken
  if (first === undefined || spoken.length < numbers.length) return 'none'
  const low = Math.min(...spoken.map((one) => one.low))
  const high = Math.max(...spoken.map((one) => one.high))
  const before = heard.words.slice(Math.max(0, first.from - 3), first.from).join(' ')
  if (NOT.test(before) && bound !== 'below') return 'none'
  const isNested = found.ranges.filter((range) => range.low === 0).length > 1
  const fitting = found.ranges.filter((range) =>
    bound === 'below' && !isNested
      ? range.low < low
      : bound === 'above'
        ? range.high > high
        : range.low <= low && high <= range.high,
  )
  const value = bound && !isNested && fitting.length > 1 ? undefined : onlyOne(fitting)
  return value === undefined ? 'none' : { value, isExplicit: false, from: first.from, to: (others.at(-1) ?? first).to }
}

/** "3-4 din" */
const SPANNED = /(?<![\d-])(\d{1,3})\s?[-–]\s?(?=\d{1,3}(?![\d-]))/
const NOT = /\b(?:not|dont|no|nahi)\b/

/** Of ranges that hold each other ("within a week", "within a month"), the smallest. */
function onlyOne(fitting: readonly OptionRange[]): string | undefined {
  const [smallest, next] = fitting.toSorted((one, other) => one.high - other.high || other.low - one.low)
  if (smallest === undefined) return undefined
  const isNested = next !== undefined && next.low <= smallest.low && next.low === 0
  return next === undefined || isNested ? smallest.option : undefined
}

function spokenBy(
  heard: Tokens,
  plan: FieldReader,
  found: OptionRanges,
  { value, from, to }: NumberSpan,
): Spoken | undefined {
  const { words, breaks } = heard
  const next = breaks[to] ? '' : (words[to] ?? '')
  const decade = DECADES.get(words[from] ?? '')
  if (decade !== undefined) return aged(heard, from, decade)
  const isPlus = /^(?:plus|\+)$/.test(next)
  if (found.unitDays !== undefined) {
    const days =
      daysAt(heard, to) ??
      (NIGHTS.test(next) ? 1 : undefined) ??
      (found.unitDays === 0 ? laterUnit(heard, to) : found.unitDays)
    return days === undefined ? undefined : { low: value * days, high: value * days, from, to }
  }
  if (isOfOther(next, plan) || (value > MAX_AGE && asksForAge(plan))) return undefined
  const least = Math.min(...found.ranges.flatMap(({ low, high }) => [low, high]).filter((end) => end > 1))
  if (found.scale === 0 && value < SMALL) return undefined
  // "25 to 50" of incomes in rupees are thousands; "two" is none of them.
  if (found.scale === 1 && least >= SMALL && value < MAX_SHORT) {
    const inFull = value * SMALL
    return inFull < least / 2 ? undefined : { low: isPlus ? inFull + 1 : inFull, high: inFull, from, to }
  }
  const whole = found.scale > 1 && value < SMALL && value < least ? value * found.scale : value
  return { low: isPlus ? whole + 1 : whole, high: whole, from, to }
}

const SMALL = 1_000
const MAX_SHORT = 100

/** The sixty of "60 to 70 lakhs" is sixty lakhs. */
function alike(numbers: readonly NumberSpan[]): NumberSpan[] {
  return numbers.map((number, at) => {
    const next = numbers[at + 1]
    const isOfNext = next !== undefined && number.value < SMALL && next.value >= SMALL && next.from - number.to <= 1
    return isOfNext ? { ...number, value: scaled(number.value, next.value) } : number
  })
}

const NIGHTS = /^(?:nights?|raat|raatein|रात|रातें)$/

/** The "months" of "three or four months". */
function laterUnit(heard: Tokens, to: number): number | undefined {
  for (let at = to; at < to + REACH && !heard.breaks[at]; at++) {
    const days = daysAt(heard, at) ?? (NIGHTS.test(heard.words[at] ?? '') ? 1 : undefined)
    if (days !== undefined) return days
  }
  return undefined
}

const REACH = 4

/** "The second one", "last month": a place in a row. */
function isPlace({ words }: Tokens, from: number): boolean {
  return (
    words[from] === 'one' && /^(?:the|this|that|last|first|second|third|no|another|which)$/.test(words[from - 1] ?? '')
  )
}

const PEOPLE =
  /^(?:kids?|children|people|persons?|log|logo|logon|members?|guests?|employees|staff|लोग|लोगों|mehmaan|jan|jane)$/
const OTHERS =
  /^(?:times|baar|days|din|hours|hour|minutes|ghante|years|saal|months|mahine|weeks|hafte|बार|दिन|साल|घंटे|महीने)$/
const PERCENT = /^(?:percent|taka|pratishat|%|प्रतिशत|परसेंट|टका)$/
const ASKS_FOR_PEOPLE = regex('i')`
  \b(?:
    people|persons?|members?|guests?|employees?|staff|family|students?|team|workers?|adults|heads?|headcount
    |attendees|users|party|group|crew|passengers?|household
  )\b
`

const countsPeople = oncePerField(({ field, label }) => ASKS_FOR_PEOPLE.test(`${field.description} ${label.join(' ')}`))
const asksForAge = oncePerField(({ field, label }) =>
  /\bage\b|\bold\b|उम्र|आयु/i.test(`${field.description} ${label.join(' ')}`),
)

/** "Two kids", where an income is asked for. */
function isOfOther(next: string, plan: FieldReader): boolean {
  if (PEOPLE.test(next)) return asksForAge(plan) || !countsPeople(plan)
  if (PERCENT.test(next)) return !plan.field.options.some((option) => option.includes('%') || /percent/i.test(option))
  return OTHERS.test(next) && !(asksForAge(plan) && /^(?:years|saal|साल)$/.test(next))
}

/** "Born in 1990" */
const MAX_AGE = 120

/** "In my twenties", "late forties" */
const DECADES = new Map(
  'twenties thirties forties fifties sixties seventies eighties'
    .split(' ')
    .map((word, at) => [word, 20 + 10 * at] as const),
)

function aged({ words }: Tokens, at: number, decade: number): Spoken {
  const before = words[at - 1] ?? ''
  const [low, high] = before === 'early' ? [1, 3] : before === 'mid' ? [4, 6] : before === 'late' ? [7, 9] : [0, 9]
  return { low: decade + low, high: decade + high, from: at, to: at + 1 }
}

/** "Mid forties", "senior citizen", "just me", "this week": no number is said. */
function withoutNumber(heard: Tokens, { ranges, unitDays }: OptionRanges): OptionSpan | undefined {
  const { words } = heard
  const at = words.findIndex((word) => DECADES.has(word))
  const decade = DECADES.get(words[at] ?? '')
  const said = decade !== undefined ? aged(heard, at, decade) : singleIn(heard, unitDays)
  if (said) {
    const bound = boundOf(heard, said)
    const fitting = ranges.filter(({ low, high }) =>
      bound === 'above' ? high > said.high : low <= said.low && said.high <= high,
    )
    const value = bound === 'above' && fitting.length > 1 ? undefined : onlyOne(fitting)
    return value === undefined ? undefined : { value, isExplicit: false, from: said.from, to: said.to }
  }
  if (!SENIOR.test(words.join(' '))) return undefined
  const [only, another] = ranges.filter(({ low, high }) => high === Infinity && low >= 55 && low < 62)
  return only && another === undefined
    ? { value: only.option, isExplicit: false, from: 0, to: words.length }
    : undefined
}

const SENIOR = /\b(?:senior citizens?|varishth nagrik)\b|वरिष्ठ नागरिक|सीनियर सिटीजन/

/** "A month", "saal bhar", "this week"; "just me" where people are counted. */
function singleIn(heard: Tokens, unitDays: number | undefined): Spoken | undefined {
  const { words } = heard
  if (unitDays === undefined) {
    const isAlone = ALONE.test(words.join(' '))
    return isAlone ? { low: 1, high: 1, from: 0, to: words.length } : undefined
  }
  const at = words.findIndex((word, index) => daysAt({ ...heard, words }, index) !== undefined && word.length > 2)
  const days = at < 0 ? undefined : daysAt(heard, at)
  const before = words[at - 1] ?? ''
  const isOne = ONE_BEFORE.test(before) || ONE_BEHIND.test(words[at + 1] ?? '')
  return days !== undefined && isOne ? { low: days, high: days, from: Math.max(0, at - 1), to: at + 1 } : undefined
}

const ALONE = /^(?:(?:its|it is) )?(?:(?:just|only) (?:me|myself)|alone|akela|akele|akeli|sirf main)$/
const ONE_BEFORE = /^(?:a|an|about|this|is|isi|pure|poore|इस|इसी|पूरे)$/
const ONE_BEHIND = /^(?:bhar|भर)$/

/** The side on which it lies: "less than ten", "more than a lakh", "do sau se upar". */
function boundOf(heard: Tokens, { from, to }: { from: number; to: number }): 'below' | 'above' | undefined {
  const before = heard.words.slice(Math.max(0, from - 3), from).join(' ')
  const behind = heard.words.slice(to, to + 4).join(' ')
  if (BELOW.test(before) || BELOW_BEHIND.test(behind)) return 'below'
  return ABOVE.test(before) || ABOVE_BEHIND.test(behind) ? 'above' : undefined
}

const BELOW = /\b(?:less than|under|below|kam|not more than|within|upto|up to)$/
const ABOVE = /\b(?:more than|over|above|at least|beyond|upwards of)$/
const BELOW_BEHIND = regex(
  'u',
)`^(?:\S+ )?(?:(?:se|से) (?:kam|neeche|niche|andar|कम|नीचे)|(?:ke|के) (?:andar|neeche|अंदर|नीचे)|or less|tak|तक)(?: |$)`
const ABOVE_BEHIND = regex(
  'u',
)`^(?:\S+ )?(?:plus|(?:se|से) (?:zyada|jyada|upar|uper|ज्यादा|ज़्यादा|ऊपर)|(?:ke|के) (?:upar|ऊपर)|or more|and above)(?: |$)`

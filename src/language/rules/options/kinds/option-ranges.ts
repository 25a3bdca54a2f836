import { DAYS_OF_UNIT } from '../../dates/days-of-unit.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { findNumbers } from '../../numbers/numbers.ts'
import { type Tokens, tokenize } from '../../words/tokens.ts'

/** Both ends belong to it. */
export interface OptionRange {
  option: string
  low: number
  high: number
}

export interface OptionRanges {
  ranges: readonly OptionRange[]
  /** Days in the unit of a bare number, where the ranges are spans of time that name one unit; zero where they name several. */
  unitDays: number | undefined
  /** What one of a bare number stands for, where every range is in lakhs; zero where that is open. */
  scale: number
  /** Whether a bare number can be nothing else. */
  areAll: boolean
}

/**
 * "18 to 30", "5-10 lakh", "1 to 3 years", "above 50": undefined unless every option but one is a range, or half of them are spans of
 * time.
 */
export const rangesOf = oncePerField(({ field: { options } }): { found: OptionRanges | undefined } => {
  const units = new Set<number>()
  const read = (withUnits: boolean): OptionRange[] =>
    options.flatMap((option) => rangeIn(option, withUnits, units) ?? [])
  read(true)
  const ranges = read(units.size > 0)
  const isTold = ranges.length > 1 && ranges.some(({ low, high }) => low < high)
  const least = units.size > 0 ? options.length / 2 : options.length - 1
  if (!isTold || ranges.length < least) return { found: undefined }
  const [unit, another] = [...units]
  const unitDays = unit === undefined ? undefined : another === undefined ? unit : 0
  return { found: { ranges, unitDays, scale: scaleOf(options), areAll: ranges.length >= options.length - 1 } }
})

function rangeIn(option: string, withUnits: boolean, units: Set<number>): OptionRange | undefined {
  const heard = tokenize(option.replace(/(\d)\s*[-–—]\s*(?=\d)/g, '$1 to '))
  const spans = findNumbers(heard, false)
  const unitWords = heard.words.flatMap((word, at) => {
    const days = DAYS_OF_UNIT.get(word)
    return days === undefined ? [] : [{ days, at }]
  })
  for (const { days } of unitWords) units.add(days)
  const daysBehind = (at: number): number => (unitWords.find((unit) => unit.at >= at) ?? unitWords.at(-1))?.days ?? 1
  const values = spans.map(({ value, to }) => (withUnits ? value * daysBehind(to) : value))
  const bare = unitWords[0]
  const isOfOne =
    values.length === 0 && bare !== undefined && /^(?:an?|one|ek|same|full|the)$/.test(heard.words[bare.at - 1] ?? '')
  const isHalf = isOfOne === false && values.length === 0 && bare !== undefined && heard.words[bare.at - 1] === 'half'
  const [first, second] = isHalf ? [bare.days / 2] : isOfOne ? [bare.days] : values
  if (first === undefined) return undefined
  if (second !== undefined) {
    if (first >= second) return undefined
    return { option, low: first < 100 && second >= 1_000 && !withUnits ? scaled(first, second) : first, high: second }
  }
  if (/\b(?:under|below|less|up to|upto|within|till|before)\b|</i.test(option))
    return {
      option,
      low: 0,
      high: /up ?to|within|till/i.test(option) ? first : first - NEXT * (withUnits ? daysBehind(0) : 1),
    }
  const isMore = /\b(?:above|over|more|plus|beyond|onwards|after|later)\b|[>+]/i.test(option)
  // "Full day" beside "More than one day"
  if (!isMore && withUnits) return { option, low: first, high: first }
  return isMore
    ? { option, low: /\+|plus|or more|and above|onwards/i.test(option) ? first : first + NEXT, high: Infinity }
    : undefined
}

const NEXT = 0.000_1

/** "1-10" has two of them. */
export function numbersIn(option: string): number[] {
  return findNumbers(tokenize(option.replace(/(\d)\s*[-–]\s*(?=\d)/g, '$1 to ')), false).map(({ value }) => value)
}

/** The five of "5-10 lakh" is five lakh. */
export function scaled(low: number, high: number): number {
  for (const scale of [10_000_000, 100_000, 1_000]) if (high >= scale) return low * scale
  return low
}

/** A lakh, where every option with a number is in lakhs: a bare "eight" is eight of them. Zero where some are in crores. */
function scaleOf(options: readonly string[]): number {
  const numbered = options.filter((option) => /\d/.test(option))
  const scale = SCALES.find(([, word]) => numbered.every((option) => word.test(option)))?.[0]
  return scale ?? (numbered.every((option) => SCALES.some(([, word]) => word.test(option))) ? 0 : 1)
}

const SCALES: readonly (readonly [number, RegExp])[] = [
  [100_000, /\b(?:lakhs?|lacs?|lpa)\b|\d\s?l\b|लाख/i],
  [10_000_000, /\b(?:crores?|cr)\b|\d\s?cr\b|करोड़/i],
  [1_000, /\b(?:thousands?|hazaa?r)\b|\dk\b|हज़ार/i],
]

/** The days in a unit of time that stands at a word. */
export function daysAt({ words, breaks }: Tokens, at: number): number | undefined {
  return breaks[at] ? undefined : DAYS_OF_UNIT.get(words[at] ?? '')
}

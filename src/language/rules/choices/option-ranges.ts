import { findNumbers } from '../numbers/numbers.ts'
import { tokenize } from '../words/tokens.ts'

/** Both ends belong to it. */
export interface OptionRange {
  option: string
  low: number
  high: number
}

/** "18 to 30", "5-10 lakh", "above 50": undefined unless every option is a range. */
export function rangesOf(options: readonly string[]): OptionRange[] | undefined {
  const ranges = options.flatMap((option) => {
    const [first, second] = numbersIn(option)
    if (first === undefined) return []
    if (second !== undefined)
      return first < second
        ? { option, low: first < 100 && second >= 1_000 ? scaled(first, second) : first, high: second }
        : []
    if (/\b(?:under|below|less|up to|upto|within)\b|</i.test(option))
      return { option, low: 0, high: /up ?to|within/i.test(option) ? first : first - 1 }
    return /\b(?:above|over|more|plus)\b|[>+]/i.test(option)
      ? { option, low: /\+|plus|or more/i.test(option) ? first : first + 1, high: Infinity }
      : []
  })
  return options.length > 1 && ranges.length === options.length && ranges.some(({ low, high }) => low < high)
    ? ranges
    : undefined
}

/** "1-10" has two of them. */
export function numbersIn(option: string): number[] {
  return findNumbers(tokenize(option.replace(/(\d)\s*[-–]\s*(?=\d)/g, '$1 to ')), false).map(({ value }) => value)
}

/** The five of "5-10 lakh" is five lakh. */
function scaled(low: number, high: number): number {
  for (const scale of [10_000_000, 100_000, 1_000]) if (high >= scale) return low * scale
  return low
}

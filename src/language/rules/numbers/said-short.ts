import { DAY_PARTS } from '../dates/day-parts.ts'
import type { Tokens } from '../words/tokens.ts'
import type { NumberSpan } from './number-span.ts'

// Numbers of which a part is left out, as people say them.

const UNITS = 'zero one two three four five six seven eight nine'.split(' ')
const TENS = /^(?:ten|eleven|twelve|\w+teen|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety)$/
/** "At two thirty", "six thirty tak", "one fifty minutes": a time, or not one number. */
const OF_TIME = /^(?:am|pm|oclock|minutes?|mins?|hours?|baje|tak|ko|se|तक|को|से)$/
/** "Eight thirty" may be a time. */
const QUARTERS_OF_HOUR = new Set([15, 30, 45])
const AT = /^(?:at|by|till|until|from|before|after)$/

/**
 * "Two forty" for two hundred and forty, and "one eighty thousand" for a hundred and eighty: a digit before tens, without a pause
 * between them.
 */
export function inHundreds({ words, breaks }: Tokens, spans: readonly NumberSpan[]): NumberSpan[] {
  if (words.some((word) => DAY_PARTS.has(word))) return [...spans]
  const joined: NumberSpan[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    const isBeside = before !== undefined && before.to === span.from && !breaks[span.from]
    const scale = scaleOf(words[span.to - 1] ?? '')
    const isJoined =
      isBeside &&
      before.to === before.from + 1 &&
      UNITS.indexOf(words[before.from] ?? '') > 0 &&
      TENS.test(words[span.from] ?? '') &&
      span.value / scale < 100 &&
      (scale > 1 || !QUARTERS_OF_HOUR.has(span.value) || spans.some(({ value }) => value >= 100)) &&
      !OF_TIME.test(words[span.to] ?? '') &&
      !AT.test(words[before.from - 1] ?? '')
    const isOfThousands = isBeside && saysHundreds(words, before, span)
    if (!isJoined && !isOfThousands) joined.push(span)
    else {
      const value = before.value * (isOfThousands ? 1_000 : 100 * scale) + span.value
      joined.splice(-1, 1, { value, digits: String(value), from: before.from, to: span.to })
    }
  }
  return joined
}

const SCALES = new Map([
  ...['thousand', 'thousands', 'hazaar', 'hazar', 'hajar', 'hajaar', 'हजार'].map((word) => [word, 1_000] as const),
  ...['lakh', 'lakhs', 'lac', 'lacs', 'लाख'].map((word) => [word, 100_000] as const),
])

/** A thousand for "thousand", and 1 for a word that is no scale. */
export function scaleOf(word: string): number {
  return SCALES.get(word) ?? 1
}

/** "Sixteen five hundred": thousands that are left out. */
function saysHundreds(words: readonly string[], before: NumberSpan, span: NumberSpan): boolean {
  const isSpoken = before.value >= 10 && before.value < 100 && /^\p{L}+$/u.test(words[before.from] ?? '')
  return isSpoken && span.value < 1_000 && /^(?:hundred|sau|सौ)$/.test(words[span.to - 1] ?? '')
}

const YES = /^(?:yes|yeah|yep|right|haan|han|haa|ji|matlab|हां|हाँ|जी|मतलब)$/

/** The last "ikkees" of "do hazaar ikkees, haan ikkees" says again how the number ends. */
export function withoutEchoes({ words, breaks }: Tokens, spans: readonly NumberSpan[]): NumberSpan[] {
  return spans.filter((span, index) => {
    const before = spans[index - 1]
    if (before === undefined) return true
    const between = words.slice(before.to, span.from)
    // "About six, yes, six"
    if (before.value === span.value) return !between.some((word) => YES.test(word))
    if (before.value < span.value || span.value < 10) return true
    const isAgain = between.length > 0 && between.every((word) => YES.test(word)) && breaks[before.to] === true
    return !isAgain || !String(before.value).endsWith(String(span.value))
  })
}

import type { Tokens } from '../words/tokens.ts'
import { endOfDoubt } from './loose-scales.ts'
import { isLeadOfScale, isScaleAt, numberTokenAt } from './number-tokens.ts'
import type { NumberSpan } from './number-span.ts'
import { type NumberWord, QUARTERS } from './number-words.ts'
import { wordSet } from '../words/word-set.ts'

/** Every number that was said or written, from left to right: "5", "twenty five", "dhai lakh", "1,00,000", "50k". */
export function findNumbers(heard: Tokens, readsHindi: boolean): NumberSpan[] {
  const spans: NumberSpan[] = []
  for (let from = 0; from < heard.words.length;) {
    const span = numberAt(heard, from, readsHindi)
    if (span) spans.push(span)
    from = span ? span.to : isScaleAt(heard, from, readsHindi) ? endOfDoubt(heard, from, readsHindi) : from + 1
  }
  return spans
}

/**
 * The number that begins at a word; each is looked up once, as every rule that looks for days and times asks for it.
 */
export function numberAt(heard: Tokens, from: number, readsHindi: boolean): NumberSpan | undefined {
  if (from < 0 || from >= heard.words.length) return undefined
  heard.numberSpans ??= { hindi: [], english: [] }
  const known = readsHindi ? heard.numberSpans.hindi : heard.numberSpans.english
  let span = known[from]
  if (span === undefined) known[from] = span = readNumber(heard, from, readsHindi) ?? null
  return span ?? undefined
}

function readNumber(heard: Tokens, from: number, readsHindi: boolean): NumberSpan | undefined {
  const word = heard.words[from] ?? ''
  const code = word.charCodeAt(0)
  if (code >= 0x30 && code <= 0x39) return writtenNumber(heard, from, readsHindi)
  if (isPronoun(heard, from) || isCompany(heard, from)) return undefined
  return digitRun(heard, from, readsHindi) ?? spokenNumber(heard, from, readsHindi)
}

const WRITTEN = /^(\d{1,3}(?:,\d{2,3})+|\d+)(\.\d+)?([a-z]*)$/
const SUFFIXES = new Map([
  ['', 1],
  ['k', 1_000],
  ['m', 1_000_000],
  ['mn', 1_000_000],
  ['l', 100_000],
  ['lac', 100_000],
  ['lakh', 100_000],
  ['lpa', 100_000],
  ['cr', 10_000_000],
  ['rs', 1],
  ['inr', 1],
  ['yrs', 1],
  ['yr', 1],
  ['ish', 1],
])

function writtenNumber(heard: Tokens, from: number, readsHindi: boolean): NumberSpan | undefined {
  const match = WRITTEN.exec(heard.words[from] ?? '')
  const factor = match && SUFFIXES.get(match[3] ?? '')
  if (!match || factor === undefined) return undefined
  const whole = (match[1] ?? '').replaceAll(',', '')
  const decimals = match[2] === undefined && match[3] === '' ? decimalsAt(heard, from + 1, readsHindi) : undefined
  const fraction = decimals ? `.${decimals.digits}` : match[2]
  let value = Number(whole + (fraction ?? '')) * (factor ?? 1)
  let to = decimals?.to ?? from + 1
  const scale = heard.breaks[to] ? undefined : numberTokenAt(heard, to, readsHindi)
  if (scale?.kind === 'scale' || scale?.kind === 'hundred') {
    value *= scale.value
    to += 1
    const rest = heard.breaks[to] ? undefined : numberAt(heard, to, readsHindi)
    if (rest && rest.value < scale.value)
      return { value: round(value + rest.value), digits: undefined, from, to: rest.to }
  }
  // "4 and a half years"
  if (to === from + 1 && Number.isInteger(value) && value < 100 && !heard.breaks[to] && isAndAHalf(heard, to)) {
    const end = heard.words[to + 1] === 'half' ? to + 2 : to + 3
    return { value: value + 0.5, digits: undefined, from, to: end }
  }
  if (isNegative(heard, from)) value = -value
  const digits = fraction === undefined && factor === 1 && to === from + 1 ? whole : undefined
  return { value: round(value), digits, from, to }
}

/** Three digits or more in a row, or two with a "double", are read out one by one. */
function digitRun(heard: Tokens, from: number, readsHindi: boolean): NumberSpan | undefined {
  let digits = ''
  let spoken = 0
  let repeat = 1
  let at = from
  for (; at < heard.words.length; at++) {
    if (heard.breaks[at] && at > from && heard.text[heard.ends[at - 1] ?? 0] !== ',') break
    const digit = digitOf(heard, at, readsHindi, spoken > 0)
    if (digit === undefined) {
      const times = numberTokenAt(heard, at, readsHindi)
      if (times?.kind !== 'repeat') break
      repeat = times.value
      continue
    }
    digits += digit.repeat(repeat)
    spoken += repeat > 1 ? 3 : 1
    repeat = 1
  }
  if (spoken < 3 || repeat > 1) return undefined
  const next = heard.breaks[at] ? undefined : numberTokenAt(heard, at, readsHindi)
  if (next && next.kind !== 'unit' && digits.length < 3) return undefined
  return { value: Number(digits), digits, from, to: at }
}

function digitOf(heard: Tokens, at: number, readsHindi: boolean, within: boolean): string | undefined {
  const word = heard.words[at] ?? ''
  if (within && (word === 'o' || word === 'oh')) return '0'
  if (word.length === 1 && word >= '0' && word <= '9') return word
  const number = numberTokenAt(heard, at, readsHindi)
  return number?.kind === 'unit' ? String(number.value) : undefined
}

/** Adds words up as they are said: units under a hundred, hundreds, then each scale once, from large to small. */
function spokenNumber(heard: Tokens, from: number, readsHindi: boolean): NumberSpan | undefined {
  let total = 0
  let group: number | undefined
  let last: NumberWord['kind'] | undefined
  let quarter: number | undefined
  let lastScale = 0
  let at = from
  if (/^(?:minus|negative)$/.test(heard.words[at] ?? '')) at += 1
  const first = heard.words[at] ?? ''
  // "Quarter of a crore"
  if (first === 'a' && heard.words[from - 1] === 'of' && PORTION.test(heard.words[from - 2] ?? '')) return undefined
  if ((first === 'a' || first === 'half') && isScaleAt(heard, at + 1, readsHindi)) {
    group = first === 'a' ? 1 : 0.5
    last = 'unit'
    at += 1
  } else if (first === 'half' && /^an?$/.test(heard.words[at + 1] ?? '') && isScaleAt(heard, at + 2, readsHindi)) {
    group = 0.5
    last = 'unit'
    at += 2
  } else if (QUARTERS.has(first)) {
    quarter = QUARTERS.get(first)
    at += 1
  }
  /** What was said before the number that is being read now: it is another one if its scale is no smaller. */
  let before: { group: number | undefined; last: NumberWord['kind'] | undefined; at: number } | undefined
  if (last === undefined && quarter === undefined && isScaleAt(heard, at, readsHindi) && !isLeadOfScale(heard, at))
    return undefined
  for (; at < heard.words.length && !(heard.breaks[at] && last !== undefined); at++) {
    const word = heard.words[at] ?? ''
    if ((group !== undefined || total > 0) && isAndAHalf(heard, at)) {
      if (group === undefined) total += lastScale / 2
      else group += 0.5
      at += heard.words[at + 1] === 'half' ? 1 : 2
      continue
    }
    if (word === 'and' && last !== undefined && (last === 'hundred' || last === 'scale')) {
      if (numberTokenAt(heard, at + 1, readsHindi)) continue
      break
    }
    const number = numberTokenAt(heard, at, readsHindi)
    if (number === undefined || number.kind === 'repeat') break
    if (number.kind === 'scale' || number.kind === 'hundred') {
      const isNoSmaller = number.kind === 'hundred' ? (group ?? 0) >= 100 : lastScale > 0 && number.value >= lastScale
      if (isNoSmaller) {
        if (before) ({ group, last, at } = before)
        break
      }
      const scaled = (withQuarter(group, quarter) ?? 1) * number.value
      if (number.kind === 'hundred') group = scaled
      else {
        total += scaled
        lastScale = number.value
        group = undefined
      }
      quarter = undefined
    } else if (!canFollow(last, number, group)) {
      break
    } else {
      if (last === 'hundred' || last === 'scale') before = { group, last, at }
      group = (group ?? 0) + number.value
    }
    last = number.kind
  }
  if (last === undefined) return undefined
  // "20-25 lakh": what stands before the scale is no single number.
  if (isScaleAt(heard, from, readsHindi) && /\d/.test(heard.words[from - 1] ?? '')) return undefined
  let value = total + (withQuarter(group, quarter) ?? 0)
  const decimals = decimalsAt(heard, at, readsHindi)
  if (decimals) {
    value = Number(`${value}.${decimals.digits}`)
    at = decimals.to
    const scale = isScaleAt(heard, at, readsHindi) ? numberTokenAt(heard, at, readsHindi) : undefined
    if (scale && !heard.breaks[at]) {
      value *= scale.value
      at += 1
    }
  }
  const year = yearEnd(heard, at, value, readsHindi)
  if (year) return { ...year, digits: String(year.value), from }
  if (/^(?:minus|negative)$/.test(heard.words[from] ?? '')) value = -value
  const digits = Number.isInteger(value) && value >= 0 ? String(value) : undefined
  return { value: round(value), digits, from, to: at }
}

/** The digits behind "point": "four point two five", "14 point 2", "छह दशमलव दो". */
function decimalsAt(heard: Tokens, at: number, readsHindi: boolean): { digits: string; to: number } | undefined {
  if (!POINT.has(heard.words[at] ?? '')) return undefined
  const written = heard.words[at + 1] ?? ''
  if (/^\d{2,4}$/.test(written)) return { digits: written, to: at + 2 }
  let digits = ''
  let to = at + 1
  for (; to < heard.words.length; to++) {
    const digit = digitOf(heard, to, readsHindi, true)
    if (digit === undefined) break
    digits += digit
  }
  return digits === '' ? undefined : { digits, to }
}

const POINT = wordSet('point dashamlav dasamlav दशमलव पॉइंट पॉइन्ट प्वाइंट पाइंट')

const PORTION = /^(?:quarter|quarters|third|half|fraction|part)$/

/** "one and a half lakh", "a lakh and a half" */
function isAndAHalf({ words }: Tokens, at: number): boolean {
  return (
    words[at] === 'and' && (words[at + 1] === 'half' || (/^an?$/.test(words[at + 1] ?? '') && words[at + 2] === 'half'))
  )
}

function withQuarter(group: number | undefined, quarter: number | undefined): number | undefined {
  if (quarter === undefined) return group
  return (group ?? 1) + quarter
}

function canFollow(last: NumberWord['kind'] | undefined, number: NumberWord, group: number | undefined): boolean {
  if (last === undefined || last === 'scale') return true
  if (last === 'hundred') return (group ?? 0) >= 100 && number.kind !== 'fraction'
  return last === 'tens' && number.kind === 'unit' && number.value > 0
}

/** "nineteen ninety nine", "twenty twenty six" */
function yearEnd(
  heard: Tokens,
  at: number,
  value: number,
  readsHindi: boolean,
): { value: number; to: number } | undefined {
  if ((value !== 19 && value !== 20) || heard.breaks[at]) return undefined
  const next = numberTokenAt(heard, at, readsHindi)
  if (next?.kind !== 'tens' && next?.kind !== 'teen') return undefined
  const unit = next.kind === 'tens' && !heard.breaks[at + 1] ? numberTokenAt(heard, at + 1, readsHindi) : undefined
  const hasUnit = unit?.kind === 'unit' && unit.value > 0
  return { value: value * 100 + next.value + (hasUnit ? unit.value : 0), to: at + (hasUnit ? 2 : 1) }
}

function isNegative(heard: Tokens, from: number): boolean {
  const start = heard.starts[from] ?? 0
  const before = heard.words[from - 1]
  return (
    (heard.text[start - 1] === '-' && (start === 1 || heard.text[start - 2] === ' ')) ||
    before === 'minus' ||
    before === 'negative'
  )
}

const BEFORE_PRONOUN = new Set(
  'this that which any some every each another no first second third last other the good right wrong'.split(' '),
)
const AFTER_PRONOUN = new Set('moment second sec minute more of'.split(' '))

/** The "one" of "this one", "no one", "one moment". */
function isPronoun(heard: Tokens, at: number): boolean {
  if (heard.words[at] !== 'one') return false
  if (isNounPhrase(heard, at)) return true
  const before = heard.breaks[at] ? '' : (heard.words[at - 1] ?? '') // "for a second, one thousand"
  if (heard.words[at + 1] === 'of' || BEFORE_PRONOUN.has(before)) return true
  return AFTER_PRONOUN.has(heard.words[at + 1] ?? '') && heard.words.length <= at + 3
}

/** "The little five kilo one": stands for what it describes. */
function isNounPhrase({ words, breaks }: Tokens, at: number): boolean {
  let start = at
  while (start > 0 && !breaks[start] && at - start < MAX_DESCRIBED) start -= 1
  const lead = words.slice(start, at).findLastIndex((word) => word === 'the' || word === 'that')
  return lead !== -1 && lead < at - start - 1 && !/^(?:only|just|least|is|are|number|for|at)$/.test(words[at - 1] ?? '')
}

const MAX_DESCRIBED = 5

/** The "saath" (with) of "doston ke saath" and "koi nahi saath mein", which is also sixty. */
function isCompany({ words, breaks }: Tokens, at: number): boolean {
  const word = words[at]
  if (word !== 'saath' && word !== 'sath') return false
  if (WHOSE.test(words[at - 1] ?? '')) return true
  return !breaks[at + 1] && TOGETHER.test(words[at + 1] ?? '')
}

const WHOSE = /^(?:\S*ke|mere|tere|apne|hamare|humare|tumhare)$/
const TOGETHER = /^(?:mein|main|mei|me|hi)$/

function round(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(15))
}

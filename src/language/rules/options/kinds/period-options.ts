import { DAYS_OF_UNIT } from '../../dates/days-of-unit.ts'
import { synonymsOf } from '../../fields/given-words.ts'
import { undenied } from '../../set-aside/undenied.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import type { NumberSpan } from '../../numbers/number-span.ts'
import { findNumbers } from '../../numbers/numbers.ts'
import { isDevanagari } from '../../words/spoken-language.ts'
import { type Tokens, tokenize } from '../../words/tokens.ts'
import type { OptionSpan } from '../option-span.ts'

/** A span of time in days; a month is 30 and a year 360, so that twelve months are a year. */
interface Period {
  days: number
  from: number
  to: number
  /** Whether it is told by how often in a unit. */
  isRate?: boolean
}

const NAMED = daysOf([
  ['daily rozana दैनिक', 1],
  ['weekly saptahik साप्ताहिक', 7],
  ['fortnightly', 14],
  ['monthly maasik masik मासिक', 30],
  ['quarterly timahi timaahi तिमाही', 90],
  ['yearly annual annually salana saalana varshik सालाना वार्षिक', 360],
  ['chhamahi chhahmahi छमाही', 180],
])
const HALF = /^(?:half|aadhe|aadha|adha|aadhi|आधे|आधा)$/
/** What makes a unit by itself one of it: "a month", "saal bhar", "महीने वाला". */
const ONE_BEFORE = /^(?:a|per|every|each|har|pure|poore|hare|हर|पूरे)$/
const ONE_BEHIND = /^(?:bhar|wala|wali|wale|vala|vali|ka|ki|भर|वाला|वाली|वाले|का|की)$/
/** "Last month", "agle saal": which one it is, and not how long. */
const WHICH = /^(?:last|next|this|past|previous|pichle|pichhle|agle|is|iss|isi|पिछले|अगले|इस|इसी)$/
/** "Two months ago", "teen saal se": since when. */
const SINCE = /^(?:ago|back|before|pehle|pahle|se|baad|later|old|पहले|से|बाद)$/

function daysOf(list: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  return new Map(
    list.flatMap(([words, days]) => words.split(' ').map((word) => [word.normalize('NFC'), days] as const)),
  )
}

const known = new WeakMap<FieldReader, ReadonlyMap<number, string>>()

/** Options by the span of time that each stands for, where at least two of them are such. */
function periodsOf(plan: FieldReader): ReadonlyMap<number, string> {
  let periods = known.get(plan)
  if (periods === undefined) known.set(plan, (periods = findPeriods(plan)))
  return periods
}

const COMPARES = /\b(?:more|less|over|under|above|below|within|upto|up to|before|after)\b/i

function findPeriods({ field }: FieldReader): ReadonlyMap<number, string> {
  const found = new Map<number, string | undefined>()
  for (const option of field.options.filter((one) => !COMPARES.test(one))) {
    const spans = [option, ...synonymsOf(field, option)].flatMap((way) =>
      periodsIn(tokenize(way.replaceAll('-', ' ')), isDevanagari(way)),
    )
    for (const days of new Set(spans.map((span) => span.days))) found.set(days, found.has(days) ? undefined : option)
  }
  const certain = [...found].flatMap(([days, option]) => (option === undefined ? [] : [[days, option] as const]))
  return new Map(certain.length > 1 ? certain : [])
}

/** "Ek mahine ka", "साल भर वाला", "once in six months" for monthly, yearly and half-yearly. */
export function periodOption(heard: Tokens, plan: FieldReader, readsHindi: boolean): OptionSpan | 'none' | undefined {
  const periods = periodsOf(plan)
  if (periods.size === 0) return undefined
  const said = undenied(heard, periodsIn(heard, readsHindi)).filter(
    ({ from, to }) => !WHICH.test(heard.words[from - 1] ?? '') && !SINCE.test(heard.words[to] ?? ''),
  )
  const [first] = said
  if (first === undefined) return oftenOption(heard, plan, periods, readsHindi)
  const value = periods.get(first.days)
  const isOne = said.every(({ days }) => days === first.days)
  // The "mahine" of "mahine mein do baar" is not monthly.
  if (value === undefined && isOne && first.isRate === true) return 'none'
  if (value === undefined || !isOne) return undefined
  return { value, isExplicit: true, from: first.from, to: first.to }
}

function periodsIn(heard: Tokens, readsHindi: boolean): Period[] {
  const { words, breaks } = heard
  const numbers = findNumbers(heard, readsHindi)
  return words.flatMap((word, at): Period[] => {
    const isHalfBefore = !breaks[at] && HALF.test(words[at - 1] ?? '')
    const days = NAMED.get(word)
    if (days !== undefined)
      return [isHalfBefore ? { days: days / 2, from: at - 1, to: at + 1 } : { days, from: at, to: at + 1 }]
    const unit = DAYS_OF_UNIT.get(word)
    if (unit === undefined) return []
    const skipped = everyOther(heard, at)
    if (skipped) return [{ days: 2 * unit, ...skipped }]
    const often = timesOf(heard, at, numbers)
    const number = breaks[at] ? undefined : numbers.find(({ to }) => to === at)
    // "Teen mahine mein ek baar"
    const units = often?.from === at ? number : undefined
    if (often)
      return [
        {
          days: ((units?.value ?? 1) * unit) / often.times,
          from: units?.from ?? often.from,
          to: often.to,
          isRate: true,
        },
      ]
    if (number) return [{ days: number.value * unit, from: number.from, to: at + 1 }]
    const isHalf = isHalfBefore || (/^an?$/.test(words[at - 1] ?? '') && HALF.test(words[at - 2] ?? ''))
    if (isHalf) return [{ days: unit / 2, from: at - 1, to: at + 1 }]
    const isOne =
      (!breaks[at] && ONE_BEFORE.test(words[at - 1] ?? '')) ||
      (!breaks[at + 1] && ONE_BEHIND.test(words[at + 1] ?? '')) ||
      words.length === 1
    return isOne ? [{ days: unit, from: at, to: at + 1 }] : []
  })
}

/** How often in a unit, at least once: "twice a year", "saal mein do baar", "महीने में एक बार". */
function timesOf(
  { words }: Tokens,
  unit: number,
  numbers: readonly NumberSpan[],
): { times: number; from: number; to: number } | undefined {
  if (IN_UNIT.test(words[unit + 1] ?? '')) {
    // "Do baar mahine mein"
    const ahead = timesBefore(words, unit, numbers)
    if (ahead) return { times: ahead.value, from: ahead.from, to: unit + 2 }
    const number = numbers.find(({ from }) => from === unit + 2)
    const isOften = number !== undefined && number.value >= 1 && TIMES.test(words[number.to] ?? '')
    return isOften ? { times: number.value, from: unit, to: number.to + 1 } : undefined
  }
  if (!ONE_BEFORE.test(words[unit - 1] ?? '')) return undefined
  const end = unit - (words[unit - 2] === 'in' ? 2 : 1)
  const adverb = TIMES_ADVERBS[words[end - 1] ?? '']
  if (adverb !== undefined) return { times: adverb, from: end - 1, to: unit + 1 }
  const number = timesBefore(words, end, numbers)
  return number && { times: number.value, from: number.from, to: unit + 1 }
}

/** The number of "do baar", where that ends before `end`. */
function timesBefore(words: readonly string[], end: number, numbers: readonly NumberSpan[]): NumberSpan | undefined {
  if (!TIMES.test(words[end - 1] ?? '')) return undefined
  const number = numbers.find(({ to }) => to === end - 1)
  return number && number.value >= 1 ? number : undefined
}

const IN_UNIT = /^(?:mein|me|main|mei|में|मे)$/
const TIMES = /^(?:times?|baar|bar|dafa|vaqt|waqt|बार|दफा|टाइम|वक्त)$/
const TIMES_ADVERBS: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 }

/** "Do time", "twice", where one option alone is so often in its unit. */
function oftenOption(
  heard: Tokens,
  plan: FieldReader,
  periods: ReadonlyMap<number, string>,
  readsHindi: boolean,
): OptionSpan | 'none' | undefined {
  const { words } = heard
  if (words.some((word) => TELLS_AGAIN.test(word))) return undefined
  const often = findNumbers(heard, readsHindi).find(({ to }) => TIMES.test(words[to] ?? ''))
  const at = often ? often.from : words.findIndex((word) => TIMES_ADVERBS[word] !== undefined)
  const times = often?.value ?? TIMES_ADVERBS[words[at] ?? ''] ?? 0
  if (!(times >= 2)) return undefined
  const options = new Set([...DAYS_OF_UNIT.values()].flatMap((unit) => periods.get(unit / times) ?? []))
  const [value, another] = options
  if (value === undefined) return plan.field.options.some((option) => COUNTS_TIMES.test(option)) ? 'none' : undefined
  if (another !== undefined) return undefined
  return { value, isExplicit: true, from: at, to: often ? often.to + 1 : at + 1 }
}

/** "I told you twice already" */
const TELLS_AGAIN = /^(?:told|said|say|asked|called|bata\w*|bol\w*|kaha|keh|बता\S*|बोल\S*|कहा|कह)$/
const COUNTS_TIMES = /\b(?:twice|thrice|times)\b/i

/** "Every other day", "alternate weeks", "har doosre din", "ek din chhod ke" */
function everyOther({ words }: Tokens, unit: number): { from: number; to: number } | undefined {
  const before = words[unit - 1] ?? ''
  if (/^(?:alternate|अल्टरनेट)$/.test(before)) return { from: unit - 1, to: unit + 1 }
  if (SECOND.test(before) && EVERY.test(words[unit - 2] ?? '')) return { from: unit - 2, to: unit + 1 }
  if (/^(?:ek|एक)$/.test(before) && SKIPS.test(words[unit + 1] ?? '')) return { from: unit - 1, to: unit + 2 }
  return undefined
}

const EVERY = /^(?:every|har|हर)$/
const SECOND = /^(?:other|second|alternate|doosr[ei]|dusr[ei]|दूसरे|दूसरी)$/
const SKIPS = /^(?:chh?o[dr]\w*|छोड\S*)$/

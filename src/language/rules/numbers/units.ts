import { numberWord } from './number-words.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { measureOf, type Unit, unitOf } from './measure.ts'
import { isMoney } from './money.ts'
import type { Tokens } from '../words/tokens.ts'
import type { NumberSpan } from './number-span.ts'

export const YEARS = new Set('year years yr yrs old saal साल'.split(' '))
const SPOKEN_UNITS = new Map<string, Unit>(
  (
    [
      ['minute', 'minute minutes min mins मिनट'],
      ['hour', 'hour hours hr hrs ghanta ghante घंटा घंटे'],
      ['day', 'day days night nights din raat दिन रात रातें'],
      ['week', 'week weeks hafta hafte हफ्ता हफ्ते'],
      ['month', 'month months mahine mahina महीने महीना'],
      ['year', 'year years yr yrs saal साल'],
      ['gram', 'gram grams gm gms g ग्राम'],
      ['kilogram', 'kilogram kilograms kilo kilos kg kgs किलो किलोग्राम'],
      ['quintal', 'quintal quintals kwintal क्विंटल'],
      ['tonne', 'ton tons tonne tonnes टन'],
      ['pound', 'pound pounds lb lbs पाउंड'],
      ['acre', 'acre acres ekad ekar akad एकड़ एकड'],
      ['bigha', 'bigha bighas beegha bighe बीघा बीघे'],
      ['hectare', 'hectare hectares हेक्टेयर'],
      ['guntha', 'guntha gunta gunthas गुंठा'],
      ['square foot', 'sqft'],
      ['square yard', 'gaj gaz गज'],
      ['inch', 'inch inches इंच'],
      ['foot', 'foot feet ft fut फुट फीट फिट'],
      ['centimetre', 'cm cms centimetre centimetres centimeter centimeters सेंटीमीटर'],
      ['metre', 'metre metres meter meters mtr mtrs मीटर'],
      ['kilometre', 'kilometre kilometres kilometer kilometers km kms किलोमीटर किमी'],
      ['kilobit', 'kbps केबीपीएस'],
      ['megabit', 'mbps एमबीपीएस'],
      ['gigabit', 'gbps gig gigs gigabit gigabits जीबीपीएस'],
    ] as const
  ).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

/** "Kilo" and "kg" name the kilogram. */
export function unitNamed(word: string): Unit | undefined {
  return SPOKEN_UNITS.get(word)
}

/** "Square yards" are not "square feet"; either word may be missing. */
function unitAt({ words, breaks }: Tokens, at: number): Unit | undefined {
  if (breaks[at]) return undefined
  if (!SQUARE.test(words[at] ?? '')) return SPOKEN_UNITS.get(words[at] ?? '')
  const side = words[at + 1] ?? ''
  if (YARD.test(side)) return 'square yard'
  return FOOT.test(side) ? 'square foot' : undefined
}

/** "Chalis ke aas paas bigha", "one full year": the unit may stand behind "about" or "whole". */
function behindAbout({ words, breaks }: Tokens, at: number): number {
  const [about] = ABOUT.exec(words.slice(at, at + 3).join(' ')) ?? WHOLE.exec(words[at] ?? '') ?? []
  const end = about === undefined ? at : at + about.split(' ').length
  return breaks.slice(at, end).includes(true) ? at : end
}

const ABOUT = /^(?:(?:ke|के) )?(?:aas ?paas|aaspaas|aspas|as pas|kareeb|karib|lagbhag|आस ?पास|करीब|लगभग)(?= |$)/
const WHOLE = /^(?:full|whole|complete|long|p(?:oo|u)r[aei]|पूर[ाेी])$/

const SQUARE = /^(?:sq|square|वर्ग|स्क्वायर)$/
const YARD = /^(?:yards?|yds?|gaj|gaz|गज)$/
const FOOT = /^(?:feet|foot|ft|fut|फुट|फीट|फिट)$/

/** How many of the smaller unit are in the larger one. */
const IN_MINUTES: Partial<Record<Unit, number>> = { minute: 1, hour: 60, day: 1_440, week: 10_080 }
const IN_MONTHS: Partial<Record<Unit, number>> = { month: 1, year: 12 }
const IN_GRAMS: Partial<Record<Unit, number>> = {
  gram: 1,
  kilogram: 1_000,
  quintal: 100_000,
  tonne: 1_000_000,
}
const IN_CENTIMETRES: Partial<Record<Unit, number>> = {
  inch: 2.54,
  foot: 30.48,
  centimetre: 1,
  metre: 100,
  kilometre: 100_000,
}
const IN_KILOBITS: Partial<Record<Unit, number>> = { kilobit: 1, megabit: 1_000, gigabit: 1_000_000 }
const IN_SQUARE_FEET: Partial<Record<Unit, number>> = { 'square foot': 1, 'square yard': 9 }
const FACTORS = [IN_MONTHS, IN_GRAMS, IN_CENTIMETRES, IN_KILOBITS, IN_SQUARE_FEET, IN_MINUTES]

/** Whether a unit weighs: nobody buys none of it. */
export function isMass(unit: Unit | undefined): boolean {
  return unit !== undefined && IN_GRAMS[unit] !== undefined
}

/** "Three years" where months are wanted are 36, "one hour" is 60 minutes; "six months" is no age. */
export function inUnit(message: Message, plan: FieldReader, span: NumberSpan): number | undefined {
  const { heard } = message
  const { value, to } = span
  const said = unitAt(heard, behindAbout(heard, to))
  if (measureOf(plan) === 'age') return said === undefined || said === 'year' ? value : undefined
  const wanted = unitOf(plan)
  const isTime = wanted !== undefined && (IN_MINUTES[wanted] !== undefined || IN_MONTHS[wanted] !== undefined)
  if (isTime && measureOf(plan) !== 'amount' && isMoney(message, span)) return undefined
  if (wanted === undefined || said === undefined || said === wanted || measureOf(plan) === 'amount') return value
  const factors = FACTORS.find((table) => table[wanted] !== undefined) ?? {}
  const [from, into] = [factors[said], factors[wanted]]
  if (wanted === 'day' && said === 'month') return value * 30 // as notice periods are counted
  if (from === undefined || into === undefined) return undefined
  const exact = (value * from) / into
  const converted = wanted === 'hour' ? exact : Math.round(100 * exact) / 100
  return Number.isInteger(converted) || DIVISIBLE.has(wanted) ? converted : undefined
}

/** Whether a word is a unit of what the field counts: "km" and "metres" where kilometres are wanted. */
export function isOwnUnit(plan: FieldReader, word: string): boolean {
  const wanted = unitOf(plan)
  const said = SPOKEN_UNITS.get(word)
  if (wanted === undefined || said === undefined) return false
  return said === wanted || FACTORS.some((table) => table[wanted] !== undefined && table[said] !== undefined)
}

/** "52000 km", "chaudah kilo", "16 months old": the unit behind a number is that of this field, and of no other. */
export function isClaimedByUnit({ heard, plans }: Message, plan: FieldReader, { to }: NumberSpan): boolean {
  const word = heard.breaks[to] ? '' : (heard.words[to] ?? '')
  const unit = SPOKEN_UNITS.get(word)
  if (unit === undefined || !isOwnUnit(plan, word)) return false
  const isAge =
    measureOf(plan) === 'age' && unit === 'month' && IS_OLD.test(heard.words.slice(to + 1, to + 3).join(' '))
  if ((!PHYSICAL.has(unit) || isOfBody(unit) !== isOfBody(unitOf(plan))) && !isAge) return false
  return !plans.some((other) => other !== plan && other.kind === 'number' && isOwnUnit(other, word))
}

const PHYSICAL = new Set<Unit>(['gram', 'kilogram', 'quintal', 'tonne', 'foot', 'centimetre', 'metre', 'kilometre'])
/** Feet, inches and centimetres measure a person or a thing, and no way: "5 foot 6" is no distance. */
function isOfBody(unit: Unit | undefined): boolean {
  return unit === 'foot' || unit === 'inch' || unit === 'centimetre'
}

const IS_OLD = /^(?:old|(?:ka|ki|ke|का|की|के)(?: (?:hai|hain|h|है|हैं))?)(?: |$)/

/** Units of which there may be a part. */
const DIVISIBLE = new Set<Unit>([
  'hour',
  'kilogram',
  'quintal',
  'tonne',
  'inch',
  'foot',
  'centimetre',
  'metre',
  'kilometre',
  'kilobit',
  'megabit',
  'gigabit',
])

/**
 * "70 kg 500 gram", "5 feet 8 inches", "two years and one month": two numbers of one measure, together in the smaller unit, whose word
 * follows the span.
 */
export function joinMeasures({ words, breaks }: Tokens, spans: readonly NumberSpan[]): NumberSpan[] {
  const joined: NumberSpan[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    const [large, small] = [before && unitNamed(words[before.to] ?? ''), unitNamed(words[span.to] ?? '')]
    const table = [IN_GRAMS, IN_CENTIMETRES, IN_MONTHS].find((one) => large && small && one[large] && one[small])
    const ratio = table && large && small ? (table[large] ?? 0) / (table[small] ?? 1) : 0
    const isJoined = before?.to === span.from - 2 && /^(?:and|aur|और)$/.test(words[span.from - 1] ?? '')
    const isNext =
      before !== undefined && (before.to === span.from - 1 || isJoined) && !breaks[before.to] && !breaks[span.to]
    // "5 foot 6"
    const isInches = before !== undefined && large === 'foot' && small === undefined && span.value < 12
    if (before && isInches && before.to === span.from - 1 && !breaks[before.to] && !breaks[span.from])
      joined.splice(-1, 1, { ...before, value: before.value + span.value / 12, digits: undefined })
    else if (before && isNext && ratio > 1 && span.value < ratio)
      joined.splice(-1, 1, { ...span, value: before.value * ratio + span.value, digits: undefined, from: before.from })
    else joined.push(span)
  }
  return joined
}

/** "An hour", "half a day": a span of time without a number, where one is wanted. */
export function unnumberedSpan({ heard: { words } }: Message, plan: FieldReader): NumberSpan | undefined {
  if (unitOf(plan) === undefined) return undefined
  const [at = -1, another] = words.flatMap((word, index) =>
    isOwnUnit(plan, word) &&
    ONE_OR_HALF.test(words.slice(Math.max(0, index - 2), index).join(' ')) &&
    !SPOKEN_UNITS.has(words[index - 2] ?? '') &&
    !isRate(words, index) &&
    !RELATES.test(words[index + 1] ?? '')
      ? [index]
      : [],
  )
  // "Half an hour in the morning and half an hour in the evening"
  if (at < 1 || another !== undefined) return undefined
  if (/^and a? ?half$/.test(words.slice(at + 1, at + (words[at + 2] === 'a' ? 4 : 3)).join(' ')))
    return { value: 1.5, digits: undefined, from: at - 1, to: at } // "a kilo and a half"
  const isBareHalf = words[at - 1] === 'half' // "half kg"
  const isHalf = isBareHalf || words[at - 2] === 'half'
  return { value: isHalf ? 0.5 : 1, digits: undefined, from: at - (isHalf && !isBareHalf ? 2 : 1), to: at }
}

/** "A day later" tells when, "an hour away" where. */
const RELATES = /^(?:later|after|ago|back|before|earlier|away|baad|pehle|बाद|पहले)$/
/** "Thrice a week", "42,000 a month" */
function isRate(words: readonly string[], at: number): boolean {
  const before = words[at - 2] ?? ''
  return OFTEN.test(before) || (words[at - 1] === 'a' && (/^\d/.test(before) || numberWord(before, true) !== undefined))
}

const OFTEN = /^(?:once|twice|thrice|times?|baar|every|per|rs|rupees|bucks)$/
/** "A", "an", "a whole", "half", "half a"; not the end of "one and a half". */
const ONE_OR_HALF = /(?:^|\s)an?(?: (?:full|whole|complete))?$|^(?:(?!(?:an?|and) )\S+ )?half$/

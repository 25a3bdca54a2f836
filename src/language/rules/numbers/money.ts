import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Message } from '../message.ts'
import { measureOf } from './measure.ts'
import type { NumberSpan } from './number-span.ts'

const MONEY_WORDS = new Set('rs inr rupees rupee rupaye rupay रुपये रुपए'.split(' '))

/** "5 lakh", "₹2000", "2000 rupees" */
export function isMoney({ heard }: Message, { value, from, to }: NumberSpan): boolean {
  const named = MONEY_WORDS.has(heard.words[to] ?? '') || MONEY_WORDS.has(heard.words[from - 1] ?? '')
  const sign = heard.text.slice(0, heard.starts[from]).trimEnd().endsWith('₹')
  const scaled = heard.words
    .slice(from, to)
    .some((word) => /lakh|lac|crore|^\d[\d.,]*(?:l|k|cr)$|^cr$|लाख|करोड|हजार|hazaar|hazar|thousand/.test(word))
  return value >= 1_000 && (named || sign || scaled)
}

/** "799 rupees", "₹499", "Rs 99", "250rs": a sum of any size. */
export function isPriced({ heard: { words, breaks, text, starts } }: Message, { from, to }: NumberSpan): boolean {
  const isNamed = (at: number): boolean => MONEY_WORDS.has(words[at] ?? '')
  if ((!breaks[to] && isNamed(to)) || (!breaks[from] && isNamed(from - 1))) return true
  return /\d(?:rs|inr)$/.test(words[to - 1] ?? '') || text.slice(0, starts[from]).trimEnd().endsWith('₹')
}

const EARNED = new Set(
  'earn earns earning salary salaried job naukri income monthly month kamata kamati kamate kama kamai tankhwah wages emi pension pensioner stipend tankha tankhwaah vetan पेंशन वेतन तनख़्वाह सैलरी कमा कमाता कमाती कमाते कमाई तनख्वाह'.split(
    ' ',
  ),
)

export function isEarned({ heard }: Message): boolean {
  return heard.words.some((word) => EARNED.has(word))
}

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:in|how many) (?:lakhs?|lacs?)\b|\blakhs\b|\bl(?:akh )?pa\b|\blakh per (?:annum|year)\b|लाख में/i, 100_000],
  [/\b(?:in|how many) crores?\b|\bcrores\b|करोड़ में|करोड में/i, 10_000_000],
  [/\b(?:in|how many) thousands?\b|हज़ार में|हजार में/i, 1_000],
]

/** "Budget in lakhs": what one of the number stands for; undefined where rupees themselves are asked for. */
export const scaleAsked = oncePerField(({ field, label }) => {
  const described = `${label.join(' ')} ${field.description}`
  return SCALES.find(([words]) => words.test(described))?.[1]
})

/** "12 lakh" and "1200000" are 12 where lakhs are asked for, as is a bare "12". */
export function inScaleAsked(plan: FieldReader, value: number): number {
  const scale = scaleAsked(plan)
  return scale !== undefined && value >= scale ? value / scale : value
}

const LARGE = new Set('loan salary income rent emi'.split(' '))

/** "Around 5" leaves open whether lakh or crore is meant. */
export function isTooFewRupees(message: Message, plan: FieldReader, { value, from, to }: NumberSpan): boolean {
  if (value === 0 || value >= 100 || measureOf(plan) !== 'amount' || scaleAsked(plan) !== undefined) return false
  const { words } = message.heard
  const saysRupees = MONEY_WORDS.has(words[to] ?? '') || MONEY_WORDS.has(words[from - 1] ?? '')
  const isLarge = plan.label.some((word) => LARGE.has(word)) || /rupee|lakh|crore|₹|रुप/i.test(plan.field.description)
  return !saysRupees && isLarge
}

/** "I already paid 5 lakh" tells of other money than what is asked for. */
export function isGone({ heard: { words } }: Message, plan: FieldReader, { from }: NumberSpan): boolean {
  if (measureOf(plan) !== 'amount' || plan.label.some((word) => /paid|existing|current|outstanding|due/.test(word)))
    return false
  return GONE.test(words.slice(Math.max(0, from - 8), from).join(' '))
}

const GONE = /\balready (?:have|paid|spent|took|given|gave|invested)\b|\bpehle (?:se|hi)\b|\bhad asked\b/

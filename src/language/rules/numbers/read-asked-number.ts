import { regex } from '../../../base/regex.ts'
import { putRight } from '../corrections.ts'
import { undenied } from '../set-aside/undenied.ts'
import { type FieldReader, isInRange } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import type { Tokens } from '../words/tokens.ts'
import { countedDays, daysAWeek } from './days-a-week.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { findDigits } from './digit-strings.ts'
import { measureOf, unitOf } from './measure.ts'
import { scaleAsked } from './money.ts'
import { isOwnAge } from './named-numbers.ts'
import { hasLooseScale } from './loose-scales.ts'
import type { NumberSpan } from './number-span.ts'
import { findNumbers } from './numbers.ts'
import { mayBeYear } from './is-year.ts'
import { isBound } from './is-bound.ts'
import { countsFloors, findOrdinals } from './ordinals.ts'
import { isFromTo, isOpen, isRange } from './open-numbers.ts'
import { ownAmong } from './own-among.ts'
import { partsSaid } from './parts-said.ts'
import { isOfOthers, isPartOfGroup, isScale } from './other-numbers.ts'
import { unitNamed, unnumberedSpan } from './units.ts'
import { takeNumber } from './take-number.ts'
import { takeCountInWords } from './count-in-words.ts'

/** Reads the number that is asked for where it stands alone, or is told in words. */
export function readAskedNumber(message: Message, plan: FieldReader, spans: NumberSpan[], askedCount: number): void {
  if (hasLooseScale(message.heard, message.readsHindi)) return
  if (askedCount > 1 && isUnclearWhose(message, spans)) return
  const parts =
    partsSaid(message.heard, plan) ??
    countedDays(message.heard, plan, spans.length) ??
    (spans.length === 0 ? daysAWeek(message.heard, plan) : undefined)
  if (parts) return takeNumber(message, plan, parts, false)
  const ordinals = undenied(message.heard, findOrdinals(message, plan))
  const inRow = spans.length === 0 ? ordinals : ordinals.filter((span) => isPlacedInRow(message, plan, span))
  const unused = [...(inRow.length > 0 ? [] : spans), ...inRow].filter(
    (span) =>
      !message.isUsed(span.from, span.to) && !isScale(message, plan, span) && !countsFloors(message.heard, plan, span),
  )
  const isAsBound = (span: NumberSpan): boolean => measureOf(plan) === 'age' && isBound(message.heard, span)
  const fitting = unused.filter(
    (span) => !isOfOthers(message, plan, span) && !isAsBound(span) && mayBeYear(plan, span.value),
  )
  // "Zero if I could, but okay, one"
  const inRange = fitting.filter(({ value }) => isInRange(value, plan))
  const free = ownAmong(message, plan, plan.range !== undefined && inRange.length > 0 ? inRange : fitting)
  const corrected = free.filter(({ from }) => from >= message.correction.from)
  if (lacksScale(plan, corrected.at(-1), free)) return
  const isAge = measureOf(plan) === 'age'
  const ofNow = isAge && free.length > 1 ? free.filter((one) => NOW.test(message.heard.words[one.from - 1] ?? '')) : []
  const own = ofNow.length === 1 ? ofNow[0] : free.find((one) => isAge && isOwnAge(message, one))
  const span =
    (isSpelledOut(corrected) ? corrected[0] : undefined) ??
    putRight(message.heard, free, message.correction.from, ({ value }) => value) ??
    own ??
    pricedInHundreds(message, plan, free) ??
    free[0] ??
    unnumberedSpan(message, plan)
  if (isDigits(plan)) {
    const digits = findDigits(message.heard, message.readsHindi, 4)
    if (digits) message.take(plan, Number(digits.digits), false, digits.from, digits.to)
    return
  }
  if (span && isFarLess(message, plan, span)) return
  if (span && free.includes(span) && unnumberedSpan(message, plan)) return // "an hour and fifteen minutes"
  if (span) {
    if (corrected.length === 0 && isPartOfGroup(message, plan, span, unused)) return
    if (corrected.length === 0 && isSum(message, plan, free)) return
    const isAmbiguous =
      corrected.length === 0 &&
      !own &&
      free.includes(span) &&
      (askedCount > 1 ? isFromTo(message, span, spans) : isOpen(message, span, free) || isRange(message, span, spans))
    if (!isAmbiguous) takeNumber(message, plan, span, false)
    return
  }
  if (unused.length > 0) return
  const outOf = outOfRange(message, plan)
  if (outOf !== undefined) message.take(plan, outOf, false, 0, 0)
  takeCountInWords(message, plan)
}
/** "4th floor", "dasvi mein": of an ordinal beside a number, that it tells the place and not "first of all". */
function isPlacedInRow({ heard: { words, breaks } }: Message, plan: FieldReader, { from, to }: NumberSpan): boolean {
  if (/^\d/.test(words[from] ?? '') || /^(?:on|in) the$/.test(`${words[from - 2]} ${words[from - 1]}`)) return true
  return !breaks[to] && (PLACED.test(words[to] ?? '') || speaksOf(plan, words[to] ?? ''))
}

const PLACED = /^(?:mein|me|pe|par|floor|class|grade|standard|std|manzil|maala|kaksha|में|पर|मंजिल|कक्षा)$/

/** "Ten, no, four, two, no, six" to two questions, and what "six, no, five" leaves for the second. */
function isUnclearWhose({ correction, found }: Message, spans: readonly NumberSpan[]): boolean {
  const isCorrected = correction.from < Infinity && spans.some(({ to }) => to <= correction.from)
  return isCorrected && (spans.length > 2 || found.some((one) => one.isAsked && one.plan.kind === 'number'))
}

/** "Sixteen, one six" */
function isSpelledOut([whole, first, second, more]: readonly NumberSpan[]): boolean {
  return second !== undefined && more === undefined && `${first?.value}${second.value}` === String(whole?.value)
}

/** "Five lakh, no, four eighty" leaves open of what there are so many; "50,000, no, 500" does not. */
function lacksScale(plan: FieldReader, corrected: NumberSpan | undefined, spans: NumberSpan[]): boolean {
  if (corrected === undefined || measureOf(plan) !== 'amount' || corrected.value >= 1_000) return false
  if (scaleAsked(plan) !== undefined) return false
  const isFarMore = ({ value, digits }: NumberSpan) =>
    digits === undefined || (value >= LAKH && corrected.value < 1_000)
  return spans.some((span) => span.value >= 100 * corrected.value && isFarMore(span))
}

const LAKH = 100_000

/** "It was five lakh before, now ten": also where what was before does not count. */
function isFarLess({ heard, readsHindi }: Message, plan: FieldReader, span: NumberSpan): boolean {
  if (measureOf(plan) !== 'amount' || span.value >= 100) return false
  return lacksScale(plan, span, findNumbers(heard, readsHindi))
}

/** "Ek ghar ke liye aur ek dukaan ke liye": how many together is not said. */
function isSum({ heard }: Message, plan: FieldReader, spans: NumberSpan[]): boolean {
  const { words } = heard
  const [first, second] = spans
  const isBesideOne =
    first !== undefined &&
    (BESIDE_ONE.test(words.slice(0, first.from).join(' ')) || ONE_MORE.test(words.slice(first.to).join(' ')))
  if (measureOf(plan) === 'count' && isBesideOne) return true
  if (first !== undefined && second !== undefined && [first, second].every(({ to }) => SIZE.test(words[to] ?? '')))
    return true
  if (
    unitOf(plan) !== undefined &&
    first !== undefined &&
    second !== undefined &&
    !/^(?:or|to|ya|से|या)$/.test(words[second.from - 1] ?? '')
  ) {
    const [one, other] = [first, second].map(({ to }) => unitNamed(words[to] ?? ''))
    // "3 years in one, 1 year in another"
    if (one !== undefined && one === other && !isSaidAgain(heard, first, second)) return true
  }
  const isAdded = measureOf(plan) === 'count' || (measureOf(plan) === 'other' && unitOf(plan) !== undefined)
  if (!isAdded || first === undefined || second === undefined) return false
  return words.slice(first.to, second.from).some((word) => /^(?:and|plus|aur|और)$/.test(word))
}

/** "Five years, five years only", "nau mahine se zyada nahi, nau mahine likho": the same once more, and nothing else behind it. */
function isSaidAgain({ words, breaks }: Tokens, first: NumberSpan, second: NumberSpan): boolean {
  const isApart = breaks.slice(first.to, second.from + 1).includes(true)
  return first.value === second.value && isApart && words.slice(second.to + 1).every((word) => CLOSES.test(word))
}

const CLOSES = regex`
  ^(?:
    only|just|hi|bas|please|sir|madam|ji|okay|ok|then|fix|done|final|likh\S*|rakh\S*|kar\S*|do|dijiye|lo|lijiye|de|theek|thik|sahi
    |hai|chahiye|ही|बस|जी|लिख\S*|रख\S*|कर\S*|दो|दीजिए|लो|ठीक|सही|है|चाहिए
  )$
`

/** "One big, one small" */
const SIZE = /^(?:big|small|large|medium|bad[aei]|chhot[aei]|chot[aei]|बड़ा|बडा|बड़ी|बडी|छोटा|छोटी)$/
/** "A sofa and two chairs" */
const BESIDE_ONE = /\b(?:an?|ek) [a-z]+ (?:and|plus|aur)$/
const ONE_MORE = /^(?:[a-z]+ )?(?:and|plus|aur) (?:an?|ek|the|my|her|his|its|their|usk[aei]|unk[aei]) [a-z]+/

/** "Two ninety nine" for 299 */
function pricedInHundreds({ heard }: Message, plan: FieldReader, spans: NumberSpan[]): NumberSpan | undefined {
  const [first, second, more] = spans
  if (measureOf(plan) !== 'amount' || first === undefined || second === undefined || more) return undefined
  const isAdjacent =
    first.to === second.from && heard.breaks[second.from] !== true && !/^\d/.test(heard.words[first.from] ?? '')
  const isSmall = first.value >= 1 && first.value < 20 && second.value >= 10 && second.value < 100
  if (!isAdjacent || !isSmall || !Number.isInteger(first.value)) return undefined
  return { value: first.value * 100 + second.value, digits: undefined, from: first.from, to: second.to }
}

/** "4/5" for a rating from 1 to 5 */
function outOfRange(message: Message, plan: FieldReader): number | undefined {
  for (const word of message.heard.words) {
    const [value, most, more] = word.split('/').map(Number)
    if (
      value !== undefined &&
      most !== undefined &&
      more === undefined &&
      most === plan.range?.[1] &&
      isInRange(value, plan)
    )
      return value
  }
  return undefined
}

/** Numbers that are names: phone numbers, codes. */
function isDigits(plan: FieldReader): boolean {
  return plan.label.some((word) => /^(?:phone|mobile|pin|pincode|zip|otp|code|account|aadhaar|aadhar)$/.test(word))
}

const NOW = /^(?:abhi|now|currently|presently|अभी|फिलहाल)$/

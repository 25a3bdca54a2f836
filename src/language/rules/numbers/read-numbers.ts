import { type FieldPlan, isInRange } from '../field-kind.ts'
import type { Message } from '../message.ts'
import { PhraseBook } from '../words/phrase-book.ts'
import { findDigits } from './digit-strings.ts'
import { isIncome, isPlausible, isShare, measureOf } from './measure.ts'
import { isEarned, isGone, isMoney, isTooFewRupees } from './money.ts'
import { isBesideCue, isGroup, isOwnAge } from './named-numbers.ts'
import { type NumberSpan, findNumbers } from './numbers.ts'
import { isOpen, isRange } from './open-numbers.ts'
import { isNoNumber, isOfOthers, isPartOfGroup, isScale, PEOPLE } from './other-numbers.ts'
import { inUnit, isOfOtherSpan, unnumberedSpan } from './units-of-time.ts'

/** A number that was asked for stands alone or beside the field's word; others need the word ("two people"). */
export function readNumbers(message: Message): void {
  const plans = message.plans.filter(({ kind, field }) => kind === 'number' && !message.has(field.name))
  if (plans.length === 0) return
  const asked = message.asked.filter((plan) => plans.includes(plan))
  const spans = findNumbers(message.heard, message.readsHindi).filter(
    (span) => !message.isUsed(span.from, span.to) && !isNoNumber(message, span),
  )
  for (const plan of [...asked, ...plans.filter((other) => !asked.includes(other))]) {
    const named = spans.filter((span) => isBesideCue(message, plan, span, plans) || isGroup(message, plan, span))
    const span = named.findLast(({ from }) => from >= message.correction.from) ?? named[0]
    if (span === undefined || isRange(message, span, spans)) continue
    if (message.isAsked(plan) && unnumberedSpan(message, plan)) continue
    const leavesOpen = !message.correction.given && named.some(({ value }) => value !== span.value)
    if (leavesOpen && measureOf(plan) === 'amount') continue
    if (!message.correction.given && isPartOfGroup(message, plan, span, spans)) continue
    if (!message.isAsked(plan) && measureOf(plan) === 'amount' && span.value < 100 && !isMoney(message, span)) continue
    take(message, plan, span, true)
  }
  for (const plan of asked) if (!message.has(plan.field.name)) readAsked(message, plan, spans, asked.length)
  if (message.move !== 'question') readAmount(message, plans, spans)
}

/** "About 3 lakh" is money, even unasked: the one amount that is open, or, as a correction, the latest that was given. */
function readAmount(message: Message, plans: FieldPlan[], spans: NumberSpan[]): void {
  if (message.asked.some((plan) => plans.includes(plan))) return
  const amounts = plans.filter((plan) => measureOf(plan) === 'amount' && !message.has(plan.field.name))
  const money = spans.filter((span) => isMoney(message, span) && !message.isUsed(span.from, span.to))
  const corrected = money.findLast(({ from }) => from >= message.correction.from)
  if (message.correction.given && (corrected ?? money[0])) {
    const latest = Object.keys(message.request.collected).findLast((name) =>
      amounts.some(({ field }) => field.name === name),
    )
    const plan = amounts.find(({ field }) => field.name === latest)
    const span = corrected ?? (money.length === 1 ? money[0] : undefined)
    if (plan && span) take(message, plan, span, true)
    return
  }
  const [open, another] = amounts.filter((plan) => !isIncome(plan))
  const [span, other] = money
  if (open === undefined || another || span === undefined || other) return
  if (!message.isKnown(open.field.name) && !isRange(message, span, spans) && !isEarned(message))
    take(message, open, span, true)
}

function take(message: Message, plan: FieldPlan, span: NumberSpan, firm: boolean): void {
  if (!isInRange(span.value, plan) || !isPlausible(span.value, measureOf(plan))) return
  if (isTooFewRupees(message, plan, span) || isOfOtherSpan(message, plan, span) || isGone(message, plan, span)) return
  if (isShare(plan) && /^(?:rs|rupees|rupee|rupaye|रुपये|रुपए)$/.test(message.heard.words[span.to] ?? '')) return
  const value = inUnit(message, plan, span)
  if (value !== undefined) message.take(plan, value, firm, span.from, span.to)
}

function readAsked(message: Message, plan: FieldPlan, spans: NumberSpan[], askedCount: number): void {
  const unused = spans.filter((span) => !message.isUsed(span.from, span.to) && !isScale(message, plan, span))
  const free = unused.filter((span) => !isOfOthers(message, plan, span))
  const corrected = free.filter(({ from }) => from >= message.correction.from)
  const own = free.find((one) => measureOf(plan) === 'age' && isOwnAge(message, one))
  const span =
    corrected.at(-1) ?? own ?? pricedInHundreds(message, plan, free) ?? free[0] ?? unnumberedSpan(message, plan)
  if (isDigits(plan)) {
    const digits = findDigits(message.heard, message.readsHindi, 4)
    if (digits) message.take(plan, Number(digits.digits), false, digits.from, digits.to)
    return
  }
  if (span && free.includes(span) && unnumberedSpan(message, plan)) return // "an hour and fifteen minutes"
  if (span) {
    if (corrected.length === 0 && isPartOfGroup(message, plan, span, unused)) return
    const isAmbiguous =
      corrected.length === 0 && askedCount === 1 && !own && free.includes(span) && isOpen(message, span, free)
    if (!isAmbiguous) take(message, plan, span, false)
    return
  }
  if (unused.length > 0) return
  const outOf = outOfRange(message, plan)
  if (outOf !== undefined) message.take(plan, outOf, false, 0, 0)
  if (measureOf(plan) !== 'count' && !isShare(plan)) return
  const amount = AMOUNTS.first(message.heard)
  if (amount && message.found.length === 0 && isInRange(amount.tag, plan))
    message.take(plan, amount.tag, false, amount.from, amount.to)
  const alone = amount ? undefined : ALONE.first(message.heard)
  if (alone && [...plan.cues].some((cue) => PEOPLE.has(cue))) message.take(plan, 1, false, alone.from, alone.to)
}

/** "Two ninety nine" for 299 */
function pricedInHundreds({ heard }: Message, plan: FieldPlan, spans: NumberSpan[]): NumberSpan | undefined {
  const [first, second, more] = spans
  if (measureOf(plan) !== 'amount' || first === undefined || second === undefined || more) return undefined
  const isAdjacent =
    first.to === second.from && heard.breaks[second.from] !== true && !/^\d/.test(heard.words[first.from] ?? '')
  const isSmall = first.value >= 1 && first.value < 20 && second.value >= 10 && second.value < 100
  if (!isAdjacent || !isSmall || !Number.isInteger(first.value)) return undefined
  return { value: first.value * 100 + second.value, digits: undefined, from: first.from, to: second.to }
}

/** "4/5" for a rating from 1 to 5 */
function outOfRange(message: Message, plan: FieldPlan): number | undefined {
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

const AMOUNTS = new PhraseBook<number>([
  [0, '(none|nobody|no one|noone|nothing|zero|nil|koi nahi|koi nahin|ek bhi nahi|कोई नहीं|एक भी नहीं) .'],
  [1, '(single|once|ek baar|एक बार)'],
  [
    2,
    '(me|myself|i) (and|plus) (one|my wife|my husband|my friend|a friend|my son|my daughter|my mother|my father|my brother|my sister)',
  ],
  [2, '(a couple|couple|twice|a pair|both of us|the two of us|do baar|दो बार)'],
  [3, '(thrice|all three of us)'],
  [6, '(half a dozen|half dozen|aadha darjan)'],
  [12, '(a dozen|dozen|darjan|ek darjan|दर्जन)'],
])
const ALONE = new PhraseBook<true>([
  [
    true,
    '(just|only) (me|myself|i)\n(myself|by myself|alone|on my own|akela|akele|akeli|sirf main|bas main|main akela|अकेला|अकेले|सिर्फ मैं|बस मैं)',
  ],
])

/** Numbers that are names: phone numbers, codes. */
function isDigits(plan: FieldPlan): boolean {
  return plan.label.some((word) => /^(?:phone|mobile|pin|pincode|zip|otp|code|account|aadhaar|aadhar)$/.test(word))
}

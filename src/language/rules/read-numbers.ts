import { findDigits } from './digit-strings.ts'
import { type FieldPlan, isInRange } from './field-kind.ts'
import { hear } from './heard.ts'
import type { Message } from './message.ts'
import { findNumbers, type NumberSpan } from './numbers.ts'
import { PhraseBook } from './phrase-book.ts'

const AMOUNTS = new PhraseBook<number>([
  [0, '(none|nobody|no one|noone|nothing|zero|nil|koi nahi|koi nahin|ek bhi nahi|कोई नहीं|एक भी नहीं) .'],
  [1, '(single|once|ek baar|एक बार)'],
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
const PEOPLE = new Set(['people', 'person', 'guests', 'seats', 'log'])
const BETWEEN = new Set(['or', 'to', 'ya', 'se', 'या', 'से', 'and'])
/** What follows a number that is a time or a place in a row. */
const NOT_A_COUNT = new Set(['am', 'pm', 'baje', 'बजे', 'oclock', 'st', 'nd', 'rd', 'th', 'tareekh', 'tarikh', 'तारीख'])

/** A number that was asked for stands alone or beside the field's word; others need the word ("two people"). */
export function readNumbers(message: Message): void {
  const plans = message.plans.filter(({ kind, field }) => kind === 'number' && !message.has(field.name))
  if (plans.length === 0) return
  const asked = message.asked.filter((plan) => plans.includes(plan))
  const spans = findNumbers(message.heard, message.readsHindi).filter(
    ({ from, to }) => !message.isUsed(from, to) && !NOT_A_COUNT.has(message.heard.words[to] ?? ''),
  )
  for (const plan of [...asked, ...plans.filter((other) => !asked.includes(other))]) {
    const named = spans.filter((span) => isBesideCue(message, plan, span, plans) || isGroup(message, plan, span))
    const span = named.findLast(({ from }) => from >= message.correction.from) ?? named[0]
    if (span === undefined || isRange(message, span, spans)) continue
    take(message, plan, span, true)
  }
  for (const plan of asked) if (!message.has(plan.field.name)) readAsked(message, plan, spans, asked.length)
}

function take(message: Message, plan: FieldPlan, span: NumberSpan, firm: boolean): void {
  if (!isInRange(span.value, plan)) return
  message.take(plan, span.value, firm, span.from, span.to)
}

function readAsked(message: Message, plan: FieldPlan, spans: NumberSpan[], askedCount: number): void {
  const free = spans.filter(({ from, to }) => !message.isUsed(from, to))
  const corrected = free.filter(({ from }) => from >= message.correction.from)
  const span = corrected.at(-1) ?? free[0]
  if (isDigits(plan)) {
    const digits = findDigits(message.heard, message.readsHindi, 4)
    if (digits) message.take(plan, Number(digits.digits), false, digits.from, digits.to)
    return
  }
  if (span) {
    const isAmbiguous = corrected.length === 0 && askedCount === 1 && isRange(message, span, free)
    if (!isAmbiguous) take(message, plan, span, false)
    return
  }
  const outOf = outOfRange(message, plan)
  if (outOf !== undefined) message.take(plan, outOf, false, 0, 0)
  const amount = AMOUNTS.first(message.heard)
  if (amount && message.found.length === 0 && isInRange(amount.tag, plan))
    message.take(plan, amount.tag, false, amount.from, amount.to)
  const alone = amount ? undefined : ALONE.first(message.heard)
  if (alone && [...plan.cues].some((cue) => PEOPLE.has(cue))) message.take(plan, 1, false, alone.from, alone.to)
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

/** "two or three" and "2-3" leave open which. */
function isRange(message: Message, span: NumberSpan, spans: NumberSpan[]): boolean {
  const { heard } = message
  if (BETWEEN.has(heard.words[span.to] ?? '') && spans.some(({ from }) => from === span.to + 1)) return true
  const next = spans.find(({ from }) => from === span.to)
  return next !== undefined && (heard.text[heard.ends[span.to - 1] ?? 0] === '-' || !heard.breaks[span.to])
}

function isBesideCue(message: Message, plan: FieldPlan, span: NumberSpan, plans: FieldPlan[]): boolean {
  const { words, breaks } = message.heard
  const isCue = (at: number): boolean => {
    const word = words[at]
    return word !== undefined && plan.cues.has(word) && !plans.some((other) => other !== plan && other.cues.has(word))
  }
  if (
    !breaks[span.to] &&
    (isCue(span.to) || (!breaks[span.to + 1] && !isNumberAt(message, span.to) && isCue(span.to + 1)))
  )
    return true
  for (let at = span.from - 1; at >= Math.max(0, span.from - 4) && !breaks[at + 1]; at--) {
    if (isCue(at)) return true
    if (isNumberAt(message, at)) return false
  }
  return false
}

const GROUPS = new PhraseBook<true>([
  [
    true,
    '(we are|were|well be|we will be|there are|there will be|table for|party of|group of|hum|ham|hum log|हम|हम लोग)',
  ],
])
const AFTER_GROUP = new Set(['hain', 'log', 'of', 'हैं', 'please', 'in'])

/** "we are four", "a table for two" */
function isGroup(message: Message, plan: FieldPlan, span: NumberSpan): boolean {
  const { heard } = message
  if (![...PEOPLE].some((word) => plan.cues.has(word))) return false
  if (!heard.breaks[span.to] && !AFTER_GROUP.has(heard.words[span.to] ?? '')) return false
  return [span.from - 2, span.from - 1].some((at) => GROUPS.at(heard, at)?.to === span.from)
}

function isNumberAt(message: Message, at: number): boolean {
  return findNumbers(hear(message.heard.words[at] ?? ''), message.readsHindi).length > 0
}

/** Numbers that are names: phone numbers, codes. */
function isDigits(plan: FieldPlan): boolean {
  return plan.label.some((word) => /^(?:phone|mobile|pin|pincode|zip|otp|code|account|aadhaar|aadhar)$/.test(word))
}

import { findDigits } from './digit-strings.ts'
import { type FieldPlan, isInRange } from '../field-kind.ts'
import { type Heard, hear } from '../words/heard.ts'
import { isIncome, isPlausible, measureOf, unitOf } from './measure.ts'
import type { Message } from '../message.ts'
import { findNumbers, type NumberSpan } from './numbers.ts'
import { isGone, isNoNumber, isPartOfGroup, isScale, PEOPLE } from './other-numbers.ts'
import { PhraseBook } from '../words/phrase-book.ts'

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
const BETWEEN = new Set(['or', 'to', 'ya', 'se', 'या', 'से', 'and'])
/** Whom or what else people count: "I have two kids and I am 34". */
const OTHERS = new Set(
  `kid kids child children son sons daughter daughters brother brothers sister sisters boy boys girl girls wife people person persons dog dogs cat cats
   litre litres liter liters km kms kilometres kg units pieces car cars bike bikes house houses flat flats room rooms bhk floor floors loan loans cigarettes bachche bacche bachhe beti bete bhai behen log gaadi बच्चे लोग बेटे बेटियां`.split(
    /\s+/,
  ),
)
const SPANS_OF_TIME = new Set(
  `year years yr yrs month months week weeks day days hour hours minute minutes times saal mahine mahina hafte din ghante baar साल महीने दिन घंटे बार`.split(
    /\s+/,
  ),
)
const YEARS = new Set('year years yr yrs old saal साल'.split(' '))
const BEFORE_YEAR = new Set('born since janm जन्म'.split(' '))
const OWN_AGE = new PhraseBook<true>([
  [true, `(im|i am|i m|age is|age|aged|turned|turning|main|mai|umar|umr|meri umar|मैं|उम्र)`],
])

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

const MONEY_WORDS = new Set('rs inr rupees rupee rupaye rupay रुपये रुपए'.split(' '))
const EARNED = new Set(
  'earn earns earning salary income monthly month kamata kamati kamai tankhwah wages emi'.split(' '),
)

function isMoney({ heard }: Message, { value, from, to }: NumberSpan): boolean {
  const named = MONEY_WORDS.has(heard.words[to] ?? '') || MONEY_WORDS.has(heard.words[from - 1] ?? '')
  const sign = heard.text.slice(0, heard.starts[from]).trimEnd().endsWith('₹')
  const scaled = heard.words
    .slice(from, to)
    .some((word) => /lakh|lac|crore|^\d[\d.,]*(?:l|k|cr)$|^cr$|लाख|करोड|हजार|hazaar|hazar|thousand/.test(word))
  return value >= 1_000 && (named || sign || scaled)
}

function isEarned({ heard }: Message): boolean {
  return heard.words.some((word) => EARNED.has(word))
}

function take(message: Message, plan: FieldPlan, span: NumberSpan, firm: boolean): void {
  if (!isInRange(span.value, plan) || !isPlausible(span.value, measureOf(plan))) return
  if (isTooFewRupees(message, plan, span) || isOfOtherSpan(message, plan, span) || isGone(message, plan, span)) return
  const value = inUnit(message, plan, span)
  if (value !== undefined) message.take(plan, value, firm, span.from, span.to)
}

function readAsked(message: Message, plan: FieldPlan, spans: NumberSpan[], askedCount: number): void {
  const unused = spans.filter((span) => !message.isUsed(span.from, span.to) && !isScale(message, plan, span))
  const free = unused.filter((span) => !isOfOthers(message, plan, span))
  const corrected = free.filter(({ from }) => from >= message.correction.from)
  const own = free.find((one) => measureOf(plan) === 'age' && isOwnAge(message, one))
  const span = corrected.at(-1) ?? own ?? free[0]
  if (isDigits(plan)) {
    const digits = findDigits(message.heard, message.readsHindi, 4)
    if (digits) message.take(plan, Number(digits.digits), false, digits.from, digits.to)
    return
  }
  if (span) {
    if (corrected.length === 0 && isPartOfGroup(message, plan, span, unused)) return
    const isAmbiguous = corrected.length === 0 && askedCount === 1 && !own && isOpen(message, span, free)
    if (!isAmbiguous) take(message, plan, span, false)
    return
  }
  if (unused.length > 0) return
  const outOf = outOfRange(message, plan)
  if (outOf !== undefined) message.take(plan, outOf, false, 0, 0)
  if (measureOf(plan) !== 'count') return
  const amount = AMOUNTS.first(message.heard)
  if (amount && message.found.length === 0 && isInRange(amount.tag, plan))
    message.take(plan, amount.tag, false, amount.from, amount.to)
  const alone = amount ? undefined : ALONE.first(message.heard)
  if (alone && [...plan.cues].some((cue) => PEOPLE.has(cue))) message.take(plan, 1, false, alone.from, alone.to)
}

/** "Around 5" leaves open whether lakh or crore is meant. */
function isTooFewRupees(message: Message, plan: FieldPlan, { value, from, to }: NumberSpan): boolean {
  if (value === 0 || value >= 100 || measureOf(plan) !== 'amount') return false
  const { words } = message.heard
  const saysRupees = MONEY_WORDS.has(words[to] ?? '') || MONEY_WORDS.has(words[from - 1] ?? '')
  const isLarge = plan.label.some((word) => LARGE.has(word)) || /rupee|lakh|crore|₹|रुप/i.test(plan.field.description)
  return !saysRupees && isLarge
}

/** "Three years" where months are wanted are 36; "six months" is no age. */
function inUnit(message: Message, plan: FieldPlan, span: NumberSpan): number | undefined {
  const { heard } = message
  const { value, to } = span
  const after = heard.breaks[to] ? '' : (heard.words[to] ?? '')
  const isMonths = MONTHS.has(after)
  const isYears = YEARS.has(after) && after !== 'old'
  if (measureOf(plan) === 'age') return isMonths || /^(?:weeks?|days?|hafte|din)$/.test(after) ? undefined : value
  const unit = unitOf(plan)
  if (unit !== undefined && measureOf(plan) !== 'amount' && isMoney(message, span)) return undefined
  if (unit === 'month' && isYears) return value * 12
  if (unit === 'year' && isMonths) return Number.isInteger(value / 12) ? value / 12 : undefined
  return value
}

const MONTHS = new Set('month months mahine mahina महीने महीना'.split(' '))

const LARGE = new Set('loan salary income rent emi'.split(' '))
const A_YEAR = new Set('year yearly annum annually annual lpa pa saal saalana salana साल सालाना'.split(' '))
const A_DAY_OR_WEEK = /^(?:an?|per|every|each) (?:day|week)\b|^(?:daily|weekly|roz|hafte)\b/

/** "12 lakh a year" or "500 a week" where what comes in or goes out in a month is asked for. */
function isOfOtherSpan({ heard: { words } }: Message, plan: FieldPlan, { from, to }: NumberSpan): boolean {
  if (!/month|महीने|mahine/i.test(`${plan.field.description} ${plan.label.join(' ')}`)) return false
  if (
    measureOf(plan) === 'amount' &&
    A_DAY_OR_WEEK.test(
      words
        .slice(to, to + 4)
        .join(' ')
        .replace(/^(?:rs|rupees|rupaye) /, ''),
    )
  )
    return true
  if (!isIncome(plan)) return false
  return words.slice(Math.max(0, from - 3), to + 3).some((word) => A_YEAR.has(word) || word.endsWith('lpa'))
}

/** A number of something else than what was asked for. */
function isOfOthers({ heard }: Message, plan: FieldPlan, { value, from, to }: NumberSpan): boolean {
  const measure = measureOf(plan)
  const isYear = value >= 1_900 && value <= 2_100 && Number.isInteger(value)
  const before = heard.words[from - 1] ?? ''
  if (isYear && (BEFORE_YEAR.has(before) || BEFORE_YEAR.has(heard.words[from - 2] ?? ''))) return true
  if (measure === 'age' && /\byou(?:r)?\b|^$/.test(plan.field.description) && isOfKin(heard, from)) return true
  const after = heard.breaks[to] ? '' : (heard.words[to] ?? '')
  if (isIncome(plan) && MONTH.has(after)) return false
  if (measure === 'other' || plan.cues.has(after)) return false
  if (measure === 'count') return OTHERS.has(after) || (SPANS_OF_TIME.has(after) && !YEARS.has(after))
  if (measure === 'rating' && (isThing(after) || after === 'of')) return true
  return OTHERS.has(after) || (SPANS_OF_TIME.has(after) && !(measure === 'age' && YEARS.has(after)))
}

/** "I bought 3 shirts" rates nothing. */
function isThing(word: string): boolean {
  return word.length > 3 && word.endsWith('s') && !RATED.has(word)
}

const RATED = new Set('stars points marks thanks this always obviously plus unless'.split(' '))
const MONTH = new Set('month months mahina mahine mahiney monthly महीना महीने'.split(' '))

const KIN = new Set(
  'wife husband son daughter father mother brother sister mom mum dad baby child kid friend beta beti pati patni papa mummy'.split(
    ' ',
  ),
)

/** "My wife is 30" */
function isOfKin(heard: Heard, at: number): boolean {
  for (let before = at - 1; before >= at - 3 && !heard.breaks[before + 1]; before--) {
    if (KIN.has(heard.words[before] ?? '')) return true
    if (/^(?:i|im|main|mai)$/.test(heard.words[before] ?? '')) return false
  }
  return false
}

/** "I am 34", "34 years old" */
function isOwnAge({ heard }: Message, { from, to }: NumberSpan): boolean {
  const led = [from - 2, from - 1].some((at) => at >= 0 && OWN_AGE.at(heard, at)?.to === from)
  return led || (YEARS.has(heard.words[to] ?? '') && !/^(?:is|of|for|hai)$/.test(heard.words[from - 1] ?? ''))
}

/** Two numbers, neither of them marked: either could be meant. */
function isOpen(message: Message, span: NumberSpan, free: NumberSpan[]): boolean {
  return isRange(message, span, free) || free.some(({ value }) => value !== span.value)
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
  const before = spans.find(({ to }) => to === span.from)
  if (before && !heard.breaks[span.from] && before.value < 100 && span.value < 100) return true
  const next = spans.find(({ from }) => from === span.to)
  return next !== undefined && (heard.text[heard.ends[span.to - 1] ?? 0] === '-' || !heard.breaks[span.to])
}

function isBesideCue(message: Message, plan: FieldPlan, span: NumberSpan, plans: FieldPlan[]): boolean {
  const { words, breaks } = message.heard
  const isCue = (at: number): boolean => {
    const word = words[at]
    if (word === undefined || !plan.cues.has(word)) return false
    const rivals = plans.filter((other) => other !== plan && other.cues.has(word))
    return rivals.length === 0 || (plan.label.includes(word) && !rivals.some(({ label }) => label.includes(word)))
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

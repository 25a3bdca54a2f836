import { regex } from '../../../base/regex.ts'
import { readYesNo } from '../yes-no/read-yes-no.ts'
import { undenied } from '../set-aside/undenied.ts'
import { reportedIn } from '../set-aside/reported.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { isLead } from '../changes/says-more.ts'
import { isBesideRefusal } from '../refused-by-name.ts'
import { isParticle } from '../words/bare-clauses.ts'
import { segmentAt } from '../words/segments.ts'
import { withoutCharges } from './without-charges.ts'
import { isBoundElsewhere } from './is-bound-elsewhere.ts'
import { isIncome, type Measure, measureOf, unitOf } from './measure.ts'
import { isEarned, isMoney } from './money.ts'
import { isAgeOfNamed, isBesideCue, isGroup } from './named-numbers.ts'
import { headCount } from './head-count.ts'
import type { NumberSpan } from './number-span.ts'
import { findNumbers } from './numbers.ts'
import { ownOfTwo, toldWrong } from './corrected-number.ts'
import { inHundreds, withoutEchoes } from './said-short.ts'
import { findOrdinals } from './ordinals.ts'
import { isYear } from './is-year.ts'
import { isRange } from './open-numbers.ts'
import { concludedAmong } from './concluded-among.ts'
import { isOfSomebodyElse } from './is-of-somebody-else.ts'
import { isToldOfElse } from './told-of-else.ts'
import { isCountOfPeople, isNoNumber, isOfOthers, isSpanOfTime, isPartOfGroup, isScale } from './other-numbers.ts'
import { ownAmong } from './own-among.ts'
import { countedApart } from './counted-apart.ts'
import { isOfSameKind, sumOfKinds } from './sum-of-kinds.ts'
import { areParts, ownOfTotal, totalAmong } from './totals.ts'
import { isClaimedByUnit, isOwnUnit, joinMeasures, unitNamed, unnumberedSpan } from './units.ts'
import { wholeOfShares } from './whole-of-shares.ts'
import { takeNumber } from './take-number.ts'
import { readAskedNumber } from './read-asked-number.ts'
import { AMOUNTS } from './count-in-words.ts'

/** A number that was asked for stands alone or beside the field's word; others need the word ("two people"). */
export function readNumbers(message: Message): void {
  if (!message.hasKind('number')) return
  const isOpen = ({ kind, field }: FieldReader) => kind === 'number' && !message.has(field.name)
  const asked = message.asked.filter(isOpen)
  const heardNumbers = withoutEchoes(
    message.heard,
    joinMeasures(message.heard, inHundreds(message.heard, findNumbers(message.heard, message.readsHindi))),
  )
  const said = undenied(message.heard, heardNumbers).filter(
    (span) =>
      !message.isUsed(span.from, span.to) &&
      !isNoNumber(message, span) &&
      !isPhoneNumber(message, span) &&
      !asked.some((plan) => isBesideRefusal(message.heard, plan, span.from)),
  )
  if (readInOrder(message, asked, said)) return
  const [only, another] = asked
  const apart = only && another === undefined ? countedApart(message, only, heardNumbers) : heardNumbers
  const free = apart === 'open' ? [] : said.filter((span) => apart.includes(span))
  const kept = only && another === undefined ? [...withoutCharges(message, only, free)] : free
  const spans = areParts(message.heard, kept) ? [] : kept
  // All of what follows is about a number, one that was asked for, or a correction.
  if (spans.length === 0 && asked.length === 0 && !message.correction.given) return
  const allPlans = message.plans.filter(isOpen)
  const left = new Set<FieldReader>()
  for (const plan of asked) {
    const heads = headCount(message, plan)
    if (heads === 'open') left.add(plan)
    else if (heads) takeNumber(message, plan, heads, true)
    else {
      const amount =
        wholeOfShares(message, plan, said) ?? sumOfKinds(message, plan, said) ?? amountAtFirst(message, plan, spans)
      if (amount) takeNumber(message, plan, amount, true)
    }
  }
  const plans = allPlans.filter((plan) => !left.has(plan))
  for (const plan of plans) {
    if (message.has(plan.field.name)) continue
    const isAmount = message.isAsked(plan) && measureOf(plan) === 'amount'
    const span = isAmount
      ? ownOfTwo(
          message,
          spans.filter((one) => !isYear(message, plan, one)),
        )
      : message.isAsked(plan)
        ? undefined
        : toldWrong(message, plan, spans)
    if (span) takeNumber(message, plan, span, true)
  }
  const openAsked = asked.filter((plan) => !left.has(plan))
  for (const plan of [...openAsked, ...plans.filter((other) => !asked.includes(other))]) {
    if (message.has(plan.field.name)) continue
    const span = totalOf(message, plan, spans) ?? namedNumber(message, plan, { spans, plans, asked })
    if (span) takeNumber(message, plan, span, true)
  }
  readCorrectedOrdinal(message, plans)
  readCountOfChoice(message, plans, spans)
  for (const plan of openAsked) if (!message.has(plan.field.name)) readAskedNumber(message, plan, spans, asked.length)
  if (message.move !== 'question') readAmount(message, plans, spans)
  readMadeTo(message, plans, spans)
}

/** What a count that is asked for comes to, where several numbers are told: "two and three, so five". */
function totalOf(message: Message, plan: FieldReader, spans: NumberSpan[]): NumberSpan | undefined {
  if (!message.isAsked(plan) || measureOf(plan) === 'amount') return undefined
  const total = concludedAmong(message, plan, spans) ?? ownOfTotal(message, plan, spans) ?? totalAmong(message, spans)
  return total && !isOfOthers(message, plan, total) ? total : undefined
}

interface Among {
  spans: NumberSpan[]
  /** The open fields that are numbers, and those of them that are asked for. */
  plans: FieldReader[]
  asked: FieldReader[]
}

/** The number that the words beside it say is the field's: "two people", "aged 40". */
function namedNumber(message: Message, plan: FieldReader, { spans, plans, asked }: Among): NumberSpan | undefined {
  const { heard, correction } = message
  const isAsked = message.isAsked(plan)
  const measure = measureOf(plan)
  const named = spans.filter(
    (span) =>
      (isBesideCue(message, plan, span, plans) ||
        isGroup(message, plan, span) ||
        isAgeOfNamed(message, plan, span) ||
        isClaimedByUnit(message, plan, span)) &&
      !isOfSomebodyElse(message, plan, span) &&
      !isToldOfElse(message, plan, span) &&
      !isBoundElsewhere(message, plan, span) &&
      !isScale(message, plan, span) &&
      !isSpanOfTime(message, plan, span) &&
      (isAsked || !message.isUsed(span.from, span.to)) &&
      !isYear(message, plan, span) &&
      !isCountOfPeople(plan, heard.words[span.to] ?? ''),
  )
  const own = isAsked && named.length > 0 ? ownAmong(message, plan, spans) : spans
  const kept = own.length < spans.length ? named.filter((span) => own.includes(span)) : named
  const span = kept.findLast(({ from }) => from >= correction.from) ?? kept[0]
  if (span === undefined || isRange(message, span, spans)) return undefined
  const isSeveral = !correction.given && named.some(({ value }) => value !== span.value)
  if (isSeveral && measure === 'amount') return undefined
  if (!correction.given && isPartOfGroup(message, plan, span, spans)) return undefined
  if (isAsked) {
    if (isTakenBack(message, plan, span, spans) || unnumberedSpan(message, plan)) return undefined
    return correction.from === Infinity && isAddedTo(message, span, spans) ? undefined : span
  }
  if (isReported(message, span) || asksHowMuch(message, span) || isRivalOfAsked(message, plan, span, asked))
    return undefined
  // "Twelve years" to "how many years have you worked?" is no age.
  const unit = heard.words[span.to] ?? ''
  if (measure === 'age' && asked.some((one) => isOwnUnit(one, unit))) return undefined
  return measure === 'amount' && span.value < 100 && !isMoney(message, span) ? undefined : span
}

/** "Ghar ka number 9123456780": ten digits of a mobile are nobody's count, and no sum where a flow asks for a phone number. */
function isPhoneNumber(message: Message, { value }: NumberSpan): boolean {
  if (!/^[6-9]\d{9}$/.test(String(value))) return false
  return message.hasKind('phone') || message.asked.every((plan) => NOT_IN_BILLIONS.has(measureOf(plan)))
}

const NOT_IN_BILLIONS = new Set<Measure>(['age', 'count', 'rating'])

/** "4 and 3" to "how many bedrooms and how many bathrooms?": as many numbers as were asked for, and nothing said of one of them. */
function readInOrder(message: Message, asked: readonly FieldReader[], spans: readonly NumberSpan[]): boolean {
  const { heard } = message
  if (asked.length < 2 || asked.length !== spans.length || asked.length !== message.asked.length) return false
  const isNumber = (at: number) => spans.some(({ from, to }) => at >= from && at < to)
  const [start, end] = [spans[0]?.from ?? 0, spans.at(-1)?.to ?? 0]
  if (message.correction.from > start && message.correction.from < Infinity) return false
  const clause = segmentAt(heard, start)?.from ?? 0
  const isBeside = (word: string, at: number) =>
    at < clause || isParticle(heard, at) || heard.aside?.[at] === true || (at < start && isLead(word))
  const isNothing = (word: string, at: number) =>
    BETWEEN.test(word) || (at < start || at >= end ? isBeside(word, at) : false)
  if (!heard.words.every((word, at) => isNumber(at) || isNothing(word, at))) return false
  for (const [index, plan] of asked.entries()) {
    const span = spans[index]
    if (span) takeNumber(message, plan, span, true)
  }
  return true
}

const BETWEEN = /^(?:and|aur|please|और)$/

/** "8 acres of mine plus 4 on lease", "one bag of 25 and three of 50" */
function isAddedTo({ heard: { words } }: Message, span: NumberSpan, spans: readonly NumberSpan[]): boolean {
  const next = spans.find(({ from }) => from >= span.to)
  if (next === undefined) return false
  if (words.slice(span.to, next.from).includes('plus')) return true
  return next.from > span.to + 1 && BETWEEN.test(words[next.from - 1] ?? '') && isOfSameKind(words[next.to] ?? '')
}

/** "I told you 300 guests, please change it to 280" */
function isReported({ heard }: Message, span: NumberSpan): boolean {
  return reportedIn(heard).some(({ from, to }) => span.from >= from && span.from < to)
}

/** "Ek tanker ka kitna paisa lagega": a count within a question. */
function asksHowMuch({ heard }: Message, { from, to }: NumberSpan): boolean {
  const segment = segmentAt(heard, from)
  return heard.words.slice(to, segment?.to).some((word) => HOW_MUCH.test(word))
}

const HOW_MUCH = /^(?:kitn[aei]|कितना|कितनी|कितने)$/

/** "Two AC sleepers": how many of what was chosen, where one field counts and is still open. */
function readCountOfChoice(message: Message, plans: FieldReader[], spans: NumberSpan[]): void {
  const choice = message.found.find(({ plan, isAsked }) => plan.kind === 'enum' && isAsked)
  const said = message.asked.some(({ kind }) => kind === 'boolean') ? readYesNo(message.heard) : undefined
  const isAgreed = said?.isExplicit === true && said.value
  const span =
    spans.find(({ to }) => choice && leadsTo(message, to, choice.from)) ??
    (choice || isAgreed ? spans.find((one) => countsChosen(message, one, choice !== undefined)) : undefined) ??
    (choice ? spans.find(({ from }) => message.heard.words[from - 1] === 'x') : undefined)
  if (span === undefined || !Number.isInteger(span.value) || span.value < 1) return
  // "Ek blouse hai": an article, where the choice only follows.
  if (span.value === 1 && choice && !/\d/.test(String(choice.value)) && leadsTo(message, span.to, choice.from)) return
  const [count, another] = plans.filter(
    (plan) =>
      measureOf(plan) === 'count' &&
      unitOf(plan) === undefined &&
      !RATE.test(plan.field.description) &&
      !message.has(plan.field.name),
  )
  if (count && another === undefined && !message.isKnown(count.field.name) && !isToldOfElse(message, count, span))
    takeNumber(message, count, span, true)
}

/** "Walks a day" are not counted with what is chosen. */
const RATE = regex('iu')`
  \b(?:a|per|each|every) (?:day|night|week|month|year|visit)\b
  |\bdaily\b
  |\b(?:ek|har|roz) (?:din|hafte|mahine)\b
  |(?:एक|हर) (?:दिन|हफ़्ते|हफ्ते|महीने)
  |रोज़|रोज(?![\p{L}\p{M}])
`

/** "Two sleepers", "three of the ten kilo ones", "5 x kurta" */
function leadsTo({ heard: { words } }: Message, to: number, choice: number): boolean {
  return to <= choice && /^(?:of(?: the)?|x)?$/.test(words.slice(to, choice).join(' '))
}

/** "Four of them", "yes, book two"; beside a yes "oxygen is 98" counts nothing. */
function countsChosen({ heard }: Message, { from, to }: NumberSpan, isOfChoice: boolean): boolean {
  if (/^(?:of (?:them|those|these)|pieces?|nos)(?: |$)/.test(heard.words.slice(to, to + 2).join(' '))) return true
  const before = heard.words[from - 1] ?? ''
  return heard.breaks[to] === true && !heard.breaks[from] && (ORDERS.test(before) || (isOfChoice && IS.test(before)))
}

const ORDERS = /^(?:book|need|want|send|order|take|give|get|make|bhejo|chahiye)$/
const IS = /^(?:its|is)$/

const MADE_TO = /\b(?:make|change|keep) (?:it|that|this)(?: to)?$|\b(?:it should be|i meant|i mean)$/

/** "Actually make it three": the one number or time that is known and that it can change. */
function readMadeTo(message: Message, plans: FieldReader[], spans: NumberSpan[]): void {
  const { heard, correction, asked } = message
  const [span, another] = spans.filter(({ from, to }) => !message.isUsed(from, to))
  if (!correction.given || span === undefined || another || heard.words.length > MAX_MADE_TO) return
  if (asked.some(({ kind }) => READS_NUMBERS.has(kind))) return
  if (!MADE_TO.test(heard.words.slice(0, span.from).join(' '))) return
  const known = message.plans.filter(({ kind, field }) => READS_NUMBERS.has(kind) && message.isKnown(field.name))
  const [only, other] = known
  if (only && other === undefined && plans.includes(only)) takeNumber(message, only, span, true)
}

const MAX_MADE_TO = 8
const READS_NUMBERS = new Set(['number', 'date', 'time', 'datetime', 'phone', 'pincode', 'code'])

/** "Sorry, make that second floor", while something else is asked for. */
function readCorrectedOrdinal(message: Message, plans: FieldReader[]): void {
  if (!message.correction.given) return
  for (const plan of plans) {
    if (message.isAsked(plan) || message.has(plan.field.name) || !message.isNamed(plan)) continue
    const [ordinal, another] = undenied(message.heard, findOrdinals(message, plan))
    if (ordinal && another === undefined) takeNumber(message, plan, ordinal, true)
  }
}

/** "Two cylinders, no wait, three": a later number, though without the field's word. */
function isTakenBack(message: Message, plan: FieldReader, { from }: NumberSpan, spans: NumberSpan[]): boolean {
  const corrected = message.correction.from
  return from < corrected && spans.some((span) => span.from >= corrected && !isOfOthers(message, plan, span))
}

/** "Fifty lakh yearly cover" answers what was asked, whatever word of another field's description stands beside it. */
function isRivalOfAsked(
  { heard }: Message,
  plan: FieldReader,
  { from, to }: NumberSpan,
  asked: FieldReader[],
): boolean {
  if (measureOf(plan) !== 'amount' || !asked.some((other) => measureOf(other) === 'amount')) return false
  const around = heard.words.slice(Math.max(0, from - 4), to + 2)
  return !around.some((word) => plan.label.includes(word))
}

/**
 * "About 3 lakh" is money, even unasked: the one amount that is open, or, as a correction, the latest that was given.
 */
function readAmount(message: Message, plans: FieldReader[], spans: NumberSpan[]): void {
  if (message.asked.some((plan) => plans.includes(plan))) return
  const amounts = plans.filter((plan) => measureOf(plan) === 'amount' && !message.has(plan.field.name))
  const money = spans.filter(
    (span) =>
      isMoney(message, span) &&
      !amounts.some((plan) => isToldOfElse(message, plan, span)) &&
      unitNamed(message.heard.words[span.to] ?? '') === undefined &&
      !message.isUsed(span.from, span.to),
  )
  const corrected = money.findLast(({ from }) => from >= message.correction.from)
  if (message.correction.given && (corrected ?? money[0])) {
    const latest = Object.keys(message.request.collected).findLast((name) =>
      amounts.some(({ field }) => field.name === name),
    )
    const plan = amounts.find(({ field }) => field.name === latest)
    const span = corrected ?? (money.length === 1 ? money[0] : undefined)
    if (plan && span) takeNumber(message, plan, span, true)
    return
  }
  const [open, another] = amounts.filter((plan) => !isIncome(plan))
  const [span, other] = money
  if (open === undefined || another || span === undefined || other) return
  if (!message.isKnown(open.field.name) && !isRange(message, span, spans) && !isEarned(message))
    takeNumber(message, open, span, true)
}

/** "A dozen, everybody has two": what is said first and by itself, before any number. */
function amountAtFirst({ heard }: Message, plan: FieldReader, spans: readonly NumberSpan[]): NumberSpan | undefined {
  if (measureOf(plan) !== 'count' || spans.length === 0) return undefined
  const amount = AMOUNTS.at(heard, 0)
  if (amount === undefined || amount.tag < 1 || !heard.breaks[amount.to]) return undefined
  return spans.every(({ from }) => from >= amount.to)
    ? { value: amount.tag, digits: undefined, from: 0, to: amount.to }
    : undefined
}

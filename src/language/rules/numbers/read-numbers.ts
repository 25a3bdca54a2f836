import { regex } from '../../../base/regex.ts'
import { readYesNo } from '../choices/yes-no.ts'
import { putRight } from '../corrections.ts'
import { undenied } from '../set-aside/denials.ts'
import { reportedIn } from '../set-aside/reported.ts'
import { type FieldReader, isInRange } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import { readRefusal } from '../refusals.ts'
import { phoneticKey } from '../words/phonetic-key.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { isLead } from '../changes/says-more.ts'
import { isParticle } from '../words/bare-clauses.ts'
import { segmentAt, segmentsOf } from '../words/segments.ts'
import { daysAWeek } from './days-a-week.ts'
import { asksOfThePast } from '../fields/asks-of-the-past.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { NAHI } from '../words/function-words.ts'
import { findDigits } from './digit-strings.ts'
import { isBoundElsewhere } from './is-bound-elsewhere.ts'
import { isIncome, isPlausible, isShare, type Measure, measureOf, unitOf } from './measure.ts'
import { inScaleAsked, isEarned, isGone, isMoney, isTooFewRupees, scaleAsked } from './money.ts'
import { isAgeOfNamed, isBesideCue, isGroup, isOwnAge } from './named-numbers.ts'
import { hasLooseScale } from './loose-scales.ts'
import { countsEverybody } from './counts-people.ts'
import { headCount } from './head-count.ts'
import type { NumberSpan } from './number-span.ts'
import { findNumbers } from './numbers.ts'
import { ownOfTwo, toldWrong } from './corrected-number.ts'
import { isBound } from './is-bound.ts'
import { inHundreds, withoutEchoes } from './said-short.ts'
import { findOrdinals } from './ordinals.ts'
import { isOfOneOfMany, isOfOtherPeriod } from './of-other-period.ts'
import { isYear } from './is-year.ts'
import { isFromTo, isOpen, isRange } from './open-numbers.ts'
import { concludedAmong } from './concluded-among.ts'
import { countsEvents, countsParts, partsSaid } from './parts-said.ts'
import { isOfSomebodyElse } from './is-of-somebody-else.ts'
import {
  isCountOfPeople,
  isNoNumber,
  isOfHome,
  isOfOthers,
  isSpanOfTime,
  isPartOfGroup,
  isScale,
  PEOPLE,
} from './other-numbers.ts'
import { countedApart } from './counted-apart.ts'
import { speaksOfCounted } from './speaks-of-counted.ts'
import { isOfSameKind, sumOfKinds } from './sum-of-kinds.ts'
import { areParts, ownOfTotal, totalAmong } from './totals.ts'
import { isNoCount } from './is-no-count.ts'
import { inUnit, isClaimedByUnit, isMass, isOwnUnit, joinMeasures, unitNamed, unnumberedSpan } from './units.ts'

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
    (span) => !message.isUsed(span.from, span.to) && !isNoNumber(message, span) && !isPhoneNumber(message, span),
  )
  if (readInOrder(message, asked, said)) return
  const [only, another] = asked
  const apart = only && another === undefined ? countedApart(message, only, heardNumbers) : heardNumbers
  const kept = apart === 'open' ? [] : said.filter((span) => apart.includes(span))
  const spans = areParts(message.heard, kept) ? [] : kept
  // All of what follows is about a number, one that was asked for, or a correction.
  if (spans.length === 0 && asked.length === 0 && !message.correction.given) return
  const allPlans = message.plans.filter(isOpen)
  const left = new Set<FieldReader>()
  for (const plan of asked) {
    const heads = headCount(message, plan)
    if (heads === 'open') left.add(plan)
    else if (heads) take(message, plan, heads, true)
    else {
      const amount = sumOfKinds(message, plan, said) ?? amountAtFirst(message, plan, spans)
      if (amount) take(message, plan, amount, true)
    }
  }
  const plans = allPlans.filter((plan) => !left.has(plan))
  for (const plan of plans) {
    if (message.has(plan.field.name)) continue
    const isAmount = message.isAsked(plan) && measureOf(plan) === 'amount'
    const span = isAmount
      ? ownOfTwo(message, spans)
      : message.isAsked(plan)
        ? undefined
        : toldWrong(message, plan, spans)
    if (span) take(message, plan, span, true)
  }
  const openAsked = asked.filter((plan) => !left.has(plan))
  for (const plan of [...openAsked, ...plans.filter((other) => !asked.includes(other))]) {
    if (message.has(plan.field.name)) continue
    const isCounted = message.isAsked(plan) && measureOf(plan) !== 'amount'
    const total = isCounted
      ? (concludedAmong(message, plan, spans) ?? ownOfTotal(message, plan, spans) ?? totalAmong(message, spans))
      : undefined
    if (total && !isOfOthers(message, plan, total)) {
      take(message, plan, total, true)
      continue
    }
    const named = spans.filter(
      (span) =>
        (isBesideCue(message, plan, span, plans) ||
          isGroup(message, plan, span) ||
          isAgeOfNamed(message, plan, span) ||
          isClaimedByUnit(message, plan, span)) &&
        !isOfSomebodyElse(message, plan, span) &&
        !isBoundElsewhere(message, plan, span) &&
        !isScale(message, plan, span) &&
        !isSpanOfTime(message, plan, span) &&
        (message.isAsked(plan) || !message.isUsed(span.from, span.to)) &&
        !isYear(message, plan, span) &&
        !isCountOfPeople(plan, message.heard.words[span.to] ?? ''),
    )
    const span = named.findLast(({ from }) => from >= message.correction.from) ?? named[0]
    if (span === undefined || isRange(message, span, spans)) continue
    if (!message.isAsked(plan) && isReported(message, span)) continue
    if (!message.isAsked(plan) && asksHowMuch(message, span)) continue
    if (message.isAsked(plan) && isTakenBack(message, plan, span, spans)) continue
    if (!message.isAsked(plan) && isRivalOfAsked(message, plan, span, asked)) continue
    // "Twelve years" to "how many years have you worked?" is no age.
    const unit = message.heard.words[span.to] ?? ''
    if (!message.isAsked(plan) && measureOf(plan) === 'age' && asked.some((one) => isOwnUnit(one, unit))) continue
    if (message.isAsked(plan) && unnumberedSpan(message, plan)) continue
    const leavesOpen = !message.correction.given && named.some(({ value }) => value !== span.value)
    if (leavesOpen && measureOf(plan) === 'amount') continue
    if (!message.correction.given && isPartOfGroup(message, plan, span, spans)) continue
    if (message.correction.from === Infinity && message.isAsked(plan) && isAddedTo(message, span, spans)) continue
    if (!message.isAsked(plan) && measureOf(plan) === 'amount' && span.value < 100 && !isMoney(message, span)) continue
    take(message, plan, span, true)
  }
  readCorrectedOrdinal(message, plans)
  readCountOfChoice(message, plans, spans)
  for (const plan of openAsked) if (!message.has(plan.field.name)) readAsked(message, plan, spans, asked.length)
  if (message.move !== 'question') readAmount(message, plans, spans)
  readMadeTo(message, plans, spans)
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
    if (span) take(message, plan, span, true)
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
  const isAgreed = message.asked.some(({ kind }) => kind === 'boolean') && readYesNo(message.heard)?.value === true
  const span =
    spans.find(({ to }) => choice && leadsTo(message, to, choice.from)) ??
    (choice || isAgreed ? spans.find((one) => countsChosen(message, one)) : undefined) ??
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
  if (count && another === undefined && !message.isKnown(count.field.name)) take(message, count, span, true)
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

/** "Four of them", "yes, book two" */
function countsChosen({ heard }: Message, { from, to }: NumberSpan): boolean {
  if (/^(?:of (?:them|those|these)|pieces?|nos)(?: |$)/.test(heard.words.slice(to, to + 2).join(' '))) return true
  return heard.breaks[to] === true && ORDERS.test(heard.words[from - 1] ?? '') && !heard.breaks[from]
}

const ORDERS = /^(?:book|need|want|send|order|take|give|get|its|is|make|bhejo|chahiye)$/

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
  if (only && other === undefined && plans.includes(only)) take(message, only, span, true)
}

const MAX_MADE_TO = 8
const READS_NUMBERS = new Set(['number', 'date', 'time', 'datetime', 'phone', 'pincode', 'code'])

/** "Sorry, make that second floor", while something else is asked for. */
function readCorrectedOrdinal(message: Message, plans: FieldReader[]): void {
  if (!message.correction.given) return
  for (const plan of plans) {
    if (message.isAsked(plan) || message.has(plan.field.name) || !message.isNamed(plan)) continue
    const [ordinal, another] = undenied(message.heard, findOrdinals(message, plan))
    if (ordinal && another === undefined) take(message, plan, ordinal, true)
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
    if (plan && span) take(message, plan, span, true)
    return
  }
  const [open, another] = amounts.filter((plan) => !isIncome(plan))
  const [span, other] = money
  if (open === undefined || another || span === undefined || other) return
  if (!message.isKnown(open.field.name) && !isRange(message, span, spans) && !isEarned(message))
    take(message, open, span, true)
}

function take(message: Message, plan: FieldReader, said: NumberSpan, isExplicit: boolean): void {
  const { words, breaks } = message.heard
  const isInDozens = said.to > said.from && !breaks[said.to] && DOZEN.test(words[said.to] ?? '')
  const span = isInDozens
    ? { ...said, value: 12 * said.value, to: said.to + 1 }
    : { ...said, value: inScaleAsked(plan, said.value) }
  if (Number.isInteger(span.value) && AND_A_HALF.test(words.slice(span.to, span.to + 4).join(' '))) span.value += 0.5
  if (isBoundElsewhere(message, plan, span) || isNoCount(message, plan, span) || isOfHome(message, plan, span)) return
  if (!isInRange(span.value, plan) || !isPlausible(span.value, measureOf(plan))) return
  // "Half", of what is not said
  if ((measureOf(plan) === 'amount' || countsParts(plan)) && span.value > 0 && span.value < 1) return
  if (isOfOtherPeriod(message, plan, span) || isOfOneOfMany(message, plan, span)) return
  if (isTooFewRupees(message, plan, span) || isGone(message, plan, span)) return
  if (isShare(plan) && /^(?:rs|rupees|rupee|rupaye|रुपये|रुपए)$/.test(message.heard.words[span.to] ?? '')) return
  const value = inUnit(message, plan, span)
  if (value !== undefined) message.take(plan, value, isExplicit, span.from, span.to)
}

/** "Twelve bags and a half" */
const AND_A_HALF = /^\S+ and (?:a )?half(?: |$)/
const DOZEN = /^(?:dozen|dozens|darjan|darzan|दर्जन)$/

function readAsked(message: Message, plan: FieldReader, spans: NumberSpan[], askedCount: number): void {
  if (hasLooseScale(message.heard, message.readsHindi)) return
  if (askedCount > 1 && isUnclearWhose(message, spans)) return
  const parts = partsSaid(message.heard, plan) ?? (spans.length === 0 ? daysAWeek(message.heard, plan) : undefined)
  if (parts) return take(message, plan, parts, false)
  const ordinals = undenied(message.heard, findOrdinals(message, plan))
  const inRow = spans.length === 0 ? ordinals : ordinals.filter((span) => isPlacedInRow(message, plan, span))
  const unused = [...(inRow.length > 0 ? [] : spans), ...inRow].filter(
    (span) => !message.isUsed(span.from, span.to) && !isScale(message, plan, span),
  )
  const isAsBound = (span: NumberSpan): boolean => measureOf(plan) === 'age' && isBound(message.heard, span)
  const fitting = unused.filter((span) => !isOfOthers(message, plan, span) && !isAsBound(span))
  // "Zero if I could, but okay, one"
  const inRange = fitting.filter(({ value }) => isInRange(value, plan))
  const free = plan.range !== undefined && inRange.length > 0 ? inRange : fitting
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
    if (!isAmbiguous) take(message, plan, span, false)
    return
  }
  if (unused.length > 0) return
  const outOf = outOfRange(message, plan)
  if (outOf !== undefined) message.take(plan, outOf, false, 0, 0)
  if (measureOf(plan) !== 'count' && !isShare(plan)) return
  const amount = isOneOrTwo(message) || excepts(message) ? undefined : AMOUNTS.first(message.heard)
  if (amount && isAsSoonAs(message, amount)) return
  if (amount?.tag === 0 && isMass(unitOf(plan))) return
  if (amount && message.found.length === 0 && isInRange(amount.tag, plan))
    message.take(plan, amount.tag, false, amount.from, amount.to)
  if (measureOf(plan) === 'count' && !amount && message.found.length === 0 && saysNone(message, plan)) {
    message.take(plan, 0, false, 0, message.heard.words.length)
    return
  }
  const isDenied = message.heard.words.some((word) => NOT_ALONE.test(word)) // "akeli to nahi aaungi"
  const alone = amount || isDenied ? undefined : ALONE.first(message.heard)
  if (alone && ([...plan.cues].some((cue) => PEOPLE.has(cue)) || countsEverybody(plan)))
    message.take(plan, 1, false, alone.from, alone.to)
}

/** "4th floor", "dasvi mein": of an ordinal beside a number, that it tells the place and not "first of all". */
function isPlacedInRow({ heard: { words, breaks } }: Message, plan: FieldReader, { from, to }: NumberSpan): boolean {
  if (/^\d/.test(words[from] ?? '')) return true
  return !breaks[to] && (PLACED.test(words[to] ?? '') || speaksOf(plan, words[to] ?? ''))
}

const PLACED = /^(?:mein|me|pe|par|floor|class|grade|standard|std|manzil|maala|kaksha|में|पर|मंजिल|कक्षा)$/

/** "Ten, no, four, two, no, six" to two questions, and what "six, no, five" leaves for the second. */
function isUnclearWhose({ correction, found }: Message, spans: readonly NumberSpan[]): boolean {
  const isCorrected = correction.from < Infinity && spans.some(({ to }) => to <= correction.from)
  return isCorrected && (spans.length > 2 || found.some((one) => one.isAsked && one.plan.kind === 'number'))
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

/** "Once the wedding is over" */
function isAsSoonAs({ heard: { words } }: Message, { from, to }: { from: number; to: number }): boolean {
  return words[from] === 'once' && /^(?:the|i|we|he|she|it|they|my|our|his|her|im|its)$/.test(words[to] ?? '')
}

const NOW = /^(?:abhi|now|currently|presently|अभी|फिलहाल)$/

/** "Sixteen, one six" */
function isSpelledOut([whole, first, second, more]: readonly NumberSpan[]): boolean {
  return second !== undefined && more === undefined && `${first?.value}${second.value}` === String(whole?.value)
}

/** "Once or twice" leaves open how often. */
function isOneOrTwo({ heard: { words } }: Message): boolean {
  return /\bonce (?:or|and|maybe) (?:twice|thrice)\b|\bevery single\b|\b(?:once|twice|thrice)\b.*\b(?:and|aur)\b.*\b(?:once|twice|thrice)\b|\btwice (?:or|maybe) thrice\b/.test(
    words.join(' '),
  )
}

/** "None other than him" counts nothing. */
function excepts({ heard: { words } }: Message): boolean {
  return EXCEPTS.test(words.join(' '))
}

const EXCEPTS = /\b(?:none|no one|nobody|nothing) (?:other than|but|except)\b/

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
function isSum({ heard: { words } }: Message, plan: FieldReader, spans: NumberSpan[]): boolean {
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
    if (one !== undefined && one === other) return true // "3 years in one, 1 year in another"
  }
  const isAdded = measureOf(plan) === 'count' || (measureOf(plan) === 'other' && unitOf(plan) !== undefined)
  if (!isAdded || first === undefined || second === undefined) return false
  return words.slice(first.to, second.from).some((word) => /^(?:and|plus|aur|और)$/.test(word))
}

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

/** "Koi claim nahi liya", "never claimed anything", "nobody at yours": in one part of what is said. */
function saysNone(message: Message, plan: FieldReader): boolean {
  const { heard, move } = message
  if (move !== undefined || !isInRange(0, plan) || readRefusal(heard, Infinity)?.tag === 'declined') return false
  return segmentsOf(heard).some(({ from, to }) => {
    const said = heard.words.slice(from, to)
    const text = said.join(' ')
    if (UNSURE.test(text) || EXCEPTS.test(text)) return false
    const isOfCounted = (word: string): boolean =>
      plan.cues.has(word) || soundsLikeCue(word, plan) || speaksOfCounted(plan, word)
    const isAbout = said.some(isOfCounted) || WHOLLY.test(text) || (NEVER.test(text) && countsDeeds(plan))
    if ((isAbout && NONE.test(text)) || NOT_ANY.test(text)) return true
    const nahi = said.findIndex((word) => NAHI.test(word))
    return nahi > 0 && isOfCounted(said[nahi - 1] ?? '') && IS_NOT.test(said.slice(nahi).join(' '))
  })
}

/** "क्लेम" for a field of claims */
function soundsLikeCue(word: string, { cues }: FieldReader): boolean {
  const key = isDevanagari(word) ? phoneticKey(word) : ''
  return key.length > 2 && [...cues].some((cue) => phoneticKey(cue) === key)
}

const NONE = regex`
  \b(?:no|none|never|nobody|nothing|zero|nil)\b
  |\b(?:koi|ek bhi|kabhi|kuch)\b.*\b(?:nahi|nai)\b
  |(?:कोई|एक भी|कभी|कुछ).*नहीं
  |\b(?:dont|havent|didnt|hasnt|doesnt) (?:have|had|make|made|take|taken|claim) (?:any|a single)\b
`
const WHOLLY = regex`
  ^(?:nobody|none|no one|nothing|koi nahi|कोई नहीं)\b
`
const NOT_ANY = regex`
  ^(?:no |nope |nahi )?(?:(?:i|we|they) )?(?:dont|havent|didnt|do not|have not) (?:have|had|own|keep|got|made|taken) (?:any|one|a single one)
    (?: (?:at all|yet|now|right now|so far|actually|of (?:them|those)))*$
  |^(?:\S+ ){0,3}(?:ek (?:baar )?bhi (?:nahi|nai)|एक (?:बार )?भी नहीं|kisi (?:ko|ne) (?:bhi )?(?:nahi|nai)|किसी (?:को|ने) (?:भी )?नहीं)(?: \S+){0,3}$
`
/** "Never claimed", "kabhi nahi kiya": of what is done, and no other verb stands there. */
const NEVER = regex`
  ^(?:no |nope |nahi |i |we |i have |we have |maine |humne |मैंने |हमने )*(?:never(?: ever)?|kabhi (?:bhi )?(?:nahi|nai)|कभी (?:भी )?नहीं)
    (?: (?:did|done|had|made|taken|took|claimed|happened|before|needed|to|one|any|yet|kiya|kiye|ki|liya|liye|li|hua|huye|hui|gaya|aaya|aayi
    |karwaya|किया|किए|की|लिया|लिए|ली|हुआ|हुए|हुई|गया|आया|आई))*
    (?: (?:hai|hain|tha|thi|the|है|हैं|था|थी|थे))?$
`
/** "Bachche nahi hain" */
const IS_NOT = regex`
  ^\S+(?:
    [ ](?:hai|hain|h|hua|huye|hue|tha|thi|the|bhi|abhi|ghar|mein|me|paas|yahan|है|हैं|हुए|था|थी|थे|घर|में|पास)
    | (?:ham|hum|mer|hamar|humar)[aei]*|(?: हमारे| मेरे)
  )*$
`
const countsDeeds = (plan: FieldReader): boolean => countsEvents(plan) || asksOfThePast(plan)
/** Nor does a condition count anything: "nothing is cut when you claim". */
const UNSURE = regex`
  \b(?:
    else|when|whenever|if|agar|jab|idea|knows|know|sure|remember|clue|problem|issue|one moment|pata|yaad|thanks
    |thank
  )\b
  |पता|याद|अगर|जब
`

const AMOUNTS = new PhraseMatcher<number>([
  [0, '(none|nobody|no one|noone|nothing|zero|nil|koi nahi|ek bhi nahi|कोई नहीं|एक भी नहीं) .'],
  [0, '(never|not|no) * (a|) single\nnot (even|) once'],
  [1, '(single|once|ek baar|एक बार)'],
  [1, '(just|only) the one'],
  [
    2,
    '(me|myself|i) (and|plus) (one|my wife|my husband|my friend|a friend|my son|my daughter|my mother|my father|my brother|my sister)',
  ],
  [2, '(a couple|couple|twice|a pair|both of us|the two of us|do baar|दो बार)'],
  [3, '(thrice|all three of us)'],
  [6, '(half a dozen|half dozen|aadha darjan)'],
  [24, '(a|) couple (of|) dozen'],
  [12, '(a dozen|dozen|darjan|ek darjan|दर्जन)'],
])
const ALONE = new PhraseMatcher<true>([
  [
    true,
    '(just|only) (me|myself|i)\n(myself|by myself|alone|on my own|akela|akele|akeli|sirf main|bas main|main akela|अकेला|अकेले|सिर्फ मैं|बस मैं)',
  ],
])

/** Numbers that are names: phone numbers, codes. */
function isDigits(plan: FieldReader): boolean {
  return plan.label.some((word) => /^(?:phone|mobile|pin|pincode|zip|otp|code|account|aadhaar|aadhar)$/.test(word))
}

/** "No, just me" is one person. */
const NOT_ALONE = /^(?:not|wont|cant|nahi|nai|नहीं)$/

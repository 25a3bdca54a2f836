import { regex } from '../../../base/regex.ts'
import { denialsIn, isTakenBack, isToldAside } from '../set-aside/denials.ts'
import { undenied } from '../set-aside/undenied.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { numberWord } from '../numbers/number-words.ts'
import { clauseAt } from '../words/clauses.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'
import type { PhraseHit, PhraseMatcher } from '../words/phrase-matcher.ts'
import { phoneticKey } from '../words/phonetic-key.ts'
import { isToCheck } from './is-to-check.ts'
import { isPersonAsked } from './is-person-asked.ts'
import { asksOfThePast } from '../fields/asks-of-the-past.ts'
import { isOutOfReach } from './kinds/meeting-place.ts'
import { insteadOf } from './instead-of.ts'
import { looseOption } from './loose-option.ts'
import { asTrouble, tellsTrouble } from './lacking.ts'
import { isForNothing } from './kinds/nothing-option.ts'
import { notComeOption } from './kinds/not-come-option.ts'
import { type OptionIndex, indexOf } from './option-index.ts'
import { orderTrouble } from './kinds/order-trouble.ts'
import { saysFine, troubleOption, withoutFine } from './kinds/trouble-option.ts'
import { mayBeMeant, weighOptions } from './weigh-options.ts'
import { mattersIn, namedBy } from '../words/matters-in.ts'
import { type OptionSpan, optionWords } from './option-span.ts'
import { degreeOption, isOfDegree } from './kinds/degree-option.ts'
import { gradedOption } from './degrees/graded-option.ts'
import { progressOption } from './degrees/progress-option.ts'
import { anyOption, isAnyButSome } from './kinds/any-option.ts'
import { allOption, isAllByTheWay } from './kinds/all-option.ts'
import { partOfMore } from './kinds/part-of-more.ts'
import { partedOption } from './kinds/parted-option.ts'
import { plainSort } from './kinds/plain-sort.ts'
import { restrictedOption } from './kinds/restricted-option.ts'
import { changeOption } from './kinds/change-option.ts'
import { completeOption, WITHOUT } from './complete-option.ts'
import { conditionOption } from './option-conditions.ts'
import { withoutOwnDoing } from './own-doing.ts'
import { withoutTold } from './told/without-told.ts'
import { isOtherKind } from './other-kind.ts'
import { unknownOption } from './kinds/unknown-option.ts'
import {
  isDoneInstead,
  isNegated,
  isNegative,
  isOfLittle,
  isOwned,
  isPartlyNegative,
  saysNegative,
} from './ruled-out.ts'
import { slotOption } from './kinds/slot-options.ts'
import { readYesNo } from '../yes-no/read-yes-no.ts'
import { NAHI, OR } from '../words/function-words.ts'

/**
 * `asked` accepts synonyms, typos, ordinals and parts of an option, too. Two different options said side by side are
 * none.
 */
export function findOption(
  heard: Tokens,
  plan: FieldReader,
  asked: boolean,
  readsHindi: boolean,
  correctedFrom: number,
): OptionSpan | undefined {
  const option = asked
    ? findAsked(withoutFine(withoutOwnDoing(withoutTold(heard, plan), plan), plan), plan, readsHindi, correctedFrom)
    : readUndenied(withoutTold(heard, plan), plan, false, readsHindi, correctedFrom)
  if (option === undefined || isToCheck(heard, option) || isAnyButSome(heard, plan, option)) return undefined
  return asked && isDoneInstead(heard, option.value) ? undefined : option
}

function findAsked(
  heard: Tokens,
  plan: FieldReader,
  readsHindi: boolean,
  correctedFrom: number,
): OptionSpan | undefined {
  const inTrouble = troubleOption(heard, plan)
  const certain =
    notComeOption(heard, plan) ??
    allOption(heard, plan) ??
    anyOption(heard, plan, readsHindi) ??
    partOfMore(heard, plan) ??
    conditionOption(heard, plan) ??
    (correctedFrom >= heard.words.length ? partedOption(heard, plan) : undefined) ??
    plainSort(heard, plan) ??
    (inTrouble && saysFine(heard) ? inTrouble : undefined) ??
    (correctedFrom === Infinity ? onlyOption(heard, plan, readsHindi) : undefined)
  if (certain) return certain
  const start = correctedFrom === Infinity ? 0 : correctedFrom
  const graded = namesOne(heard, plan, start)
    ? undefined
    : (changeOption(heard, plan, readsHindi) ?? gradedOption(heard, plan, start) ?? progressOption(heard, plan, start))
  if (graded) return graded
  const option = readUndenied(heard, plan, true, readsHindi, correctedFrom)
  if (option && (isAllByTheWay(heard, plan, option) || isOutOfReach(heard, option))) return undefined
  if (option) return inDegrees(heard, plan, option, start)
  const told = tellsTrouble(plan) ? asTrouble(heard, asksOfThePast(plan)) : heard
  const trouble = told === heard ? undefined : readUndenied(told, plan, true, readsHindi, correctedFrom)
  return (
    trouble ?? inTrouble ?? orderTrouble(heard, plan) ?? degreeOption(heard, plan, start) ?? unknownOption(heard, plan)
  )
}

/** Whether an option is said in its own words, and not denied. */
function namesOne(heard: Tokens, plan: FieldReader, start: number): boolean {
  const hits = indexOf(plan).own.all(heard, start)
  return hits.length > 0 && undenied(heard, hits).some(({ from, to }) => !isNegated(heard, from, to))
}

function onlyOption(heard: Tokens, plan: FieldReader, readsHindi: boolean): OptionSpan | undefined {
  return restrictedOption(heard, (part) => {
    const denials = denialsIn(part, asksOfThePast(plan))
    return readUndenied(denials.length > 0 ? { ...part, denials } : part, plan, true, readsHindi, Infinity)
  })
}

/** "Some pain is there" is not some of the tablets, "har din nahi, kabhi kabhi" no plain no. */
function inDegrees(heard: Tokens, plan: FieldReader, option: OptionSpan, start: number): OptionSpan | undefined {
  if (!option.isExplicit && isOfDegree(heard, plan, option, start)) return degreeOption(heard, plan, start)
  const isBareNo = heard.words.slice(option.from, option.to).every((word) => NAHI.test(word))
  return (isBareNo && option.to > option.from ? degreeOption(heard, plan, start) : undefined) ?? option
}

function readUndenied(
  heard: Tokens,
  plan: FieldReader,
  asked: boolean,
  readsHindi: boolean,
  correctedFrom: number,
): OptionSpan | undefined {
  const option = readOption(heard, plan, asked, readsHindi, correctedFrom)
  if (option === undefined || option.to === option.from) return option
  if (isNegative(option.value) || isOfLittle(option.value)) return isSought(heard, option) ? undefined : option
  const isRepeated = option.beside !== undefined && option.beside.length > 1
  // The "nahi" of "yaad nahi raha" is its own.
  const isOwnNo = saysNegative({ ...heard, words: heard.words.slice(option.from, option.to) })
  if (isRepeated || isOwnNo || isPartlyNegative(option.value) || !isTakenBack(heard, option)) return option
  // In "biology kar do, physics nahi" the "nahi" is for the last one.
  const others = indexOf(plan).own.all(heard)
  return others.some(({ tag, from }) => tag !== option.value && from >= option.to) ? option : undefined
}

/** "He can't find the house" tells of nobody who was not at home; "koi nahi mila" and "house found but no one there" do. */
function isSought({ words }: Tokens, { value, from }: OptionSpan): boolean {
  if (!/^(?:nobody|no one)\b/i.test(value) || ANYBODY.test(words.join(' '))) return false
  return words.slice(Math.max(0, from - MAX_SOUGHT), from + MAX_SOUGHT).some((word) => FINDS.test(word))
}

const ANYBODY = /(?:^| )(?:koi|kisi|कोई|किसी|anyone|anybody|nobody|no ?one)(?= |$)/
const MAX_SOUGHT = 5
const FINDS = /^(?:find|found|locate|located|trace|mil|mil[aei]|dhoo?ndh?\w*|मिल|मिल[ाीे]|ढूंढ\S*)$/

function readOption(
  heard: Tokens,
  plan: FieldReader,
  asked: boolean,
  readsHindi: boolean,
  correctedFrom: number,
): OptionSpan | undefined {
  const { options } = plan.field
  const book = indexOf(plan)
  const both = asked ? bothOf(heard, plan) : undefined
  if (both) return both
  const slot = asked ? slotOption(heard, plan, readsHindi) : undefined
  if (slot) return slot
  const spans = namedOptions(heard, plan, asked ? book.phrases : book.own)
  if (spans.length === 0 && !asked) return undefined
  const named =
    spans.length === 0 || (book.yes === undefined && book.no === undefined)
      ? spans
      : spans.filter(({ value }) => (value !== book.yes && value !== book.no) || readYesNo(heard) !== undefined)
  const opposite = asked && book.opposites.size > 0 ? oppositeOf(heard, book) : undefined
  if (opposite) return opposite
  const exact = chosen(heard, withoutFirst(heard, named, options), correctedFrom)
  if (exact && exact !== 'several') {
    const later = asked
      ? (insteadOf(heard, plan, exact, readsHindi, correctedFrom) ??
        besideNothing(heard, plan, exact, readsHindi, correctedFrom))
      : undefined
    if (later !== undefined) return later === 'unclear' ? undefined : later
    if (asked && isLeftOpen(heard, exact, book)) return undefined
    if ((asked && !book.areSigned && isOtherKind(heard, exact, plan)) || isModified(heard, exact, options)) {
      // "Electric scooty" is no plain scooter.
      const wider = asked ? meantInstead(heard, plan, exact, readsHindi) : undefined
      return wider?.value === exact.value ? widerOf(heard, exact, options) : wider
    }
    const complete = completeOption(heard, exact, options, correctedFrom)
    return asked && !book.areSigned && complete === exact ? meantInstead(heard, plan, exact, readsHindi) : complete
  }
  if (exact === 'several' || !asked) return undefined
  const loose = looseOption(heard, plan, readsHindi, correctedFrom)
  return loose && isLeftOpen(heard, loose, book) ? undefined : loose
}

/** "No problem as such, only the wifi was slow": what is named beside the option for nothing. */
function besideNothing(
  heard: Tokens,
  plan: FieldReader,
  named: OptionSpan,
  readsHindi: boolean,
  correctedFrom: number,
): OptionSpan | 'unclear' | undefined {
  const isCorrected = correctedFrom > 0 && named.to > correctedFrom
  if (isCorrected || !isForNothing(plan, named.value) || !mayBeMeant(heard)) return undefined
  const { best, isSplit } = weighOptions(asTrouble(heard, asksOfThePast(plan)), plan, readsHindi)
  if (isSplit && best === undefined) return 'unclear'
  return best?.value === named.value ? undefined : best
}

const BOTH = new Set(['both', 'dono', 'donon', 'दोनों', 'दोनो'])

/** "Veg aur nonveg dono", where "both" is an option of its own: not within a sentence about something else. */
function bothOf(heard: Tokens, plan: FieldReader): OptionSpan | undefined {
  const { words } = heard
  const { options } = plan.field
  const mixed = options.find((option) => MIXED.test(option))
  if (mixed !== undefined && SOME_AND_SOME.test(words.join(' ')))
    return { value: mixed, isExplicit: true, from: 0, to: words.length }
  const at = words.findIndex((word) => BOTH.has(word))
  if (at === -1) return undefined
  if (OF_OTHERS.test(words[at + 1] ?? '') && namedOptions(heard, plan, indexOf(plan).phrases).length === 1)
    return undefined
  const value = options.find((option) => [0, -1].some((at) => BOTH.has(wordsOf(option).at(at) ?? '')))
  const own = clauseAt(heard, at)
  const isDenied = words.slice(own?.from, own?.to).some((word) => DENIES_BOTH.test(word))
  return value === undefined || isDenied ? undefined : { value, isExplicit: true, from: at, to: at + 1 }
}

/** "Dono time veg": both of something else, where one option is named. */
const OF_OTHERS = regex`
  ^(?:
    of|times?|days?|sides?|people|kids|waqt|din|log|jan[ei]|taraf|jagah|bache|bachche|टाइम|समय|वक्त|दिन|लोग|तरफ|जगह|बच्चे
  )$
`

const MIXED = /^(?:hybrid|mixed|mix|combination|both)\b/i
/** "Kuch online kuch offline", "some days here, some days there" */
const SOME_AND_SOME = /(?:^| )(kuch|kuchh|some|half|aadha|aadhe|कुछ|आधा|आधे) (?!\1 )(?:\S+ ){1,4}?(?:and |aur |और )?\1 \S/
const DENIES_BOTH = /^(?:not|nahi|mat|neither|नहीं|मत)$/

/** "Dono", "refund bhi aur card bhi" */
function saysBoth({ words }: Tokens): boolean {
  return words.some((word) => BOTH.has(word)) || words.filter((word) => ALSO.test(word)).length > 1
}

const ALSO = /^(?:bhi|also|too|भी)$/

/** "Comprehensive with zero dep", "the old one was a filter, this one is table top": more speaks for another option. */
function meantInstead(
  heard: Tokens,
  plan: FieldReader,
  named: OptionSpan,
  readsHindi: boolean,
): OptionSpan | undefined {
  if (!mayBeMeant(heard) || heard.words.length < 2) return named
  const { best, isFor, isSplit } = weighOptions(heard, plan, readsHindi)
  if (isSplit && saysBoth(heard)) return undefined
  if (best === undefined || best.value === named.value) return named
  const isWider =
    hasWordsOf(best.value, named.value) ||
    best.beside?.some(({ from, to }) => from <= named.from && to >= named.to && to - from > named.to - named.from) ===
      true
  return isWider || (isToldAside(heard, named) && !isFor(named.value, named.from, named.to)) ? best : named
}

/** "I wasn't satisfied", "santusht nahi", where "not satisfied" is an option of its own. */
function oppositeOf(heard: Tokens, { phrases, opposites }: OptionIndex): OptionSpan | undefined {
  for (const { tag, from, to } of phrases.all(heard)) {
    const value = opposites.get(tag)
    if (value !== undefined && isNegated(heard, from, to)) return { value, isExplicit: true, from, to }
  }
  return undefined
}

/** "Semi sleeper" is no sleeper; "battery wali scooty" is another than the plain scooter, where one of a sort is an option. */
function isModified(heard: Tokens, named: OptionSpan, options: readonly string[]): boolean {
  if (heard.breaks[named.from] === true) return false
  if (/^(?:semi|half|mini|quasi|pseudo|double|triple|सेमी|डबल)$/.test(heard.words[named.from - 1] ?? '')) return true
  return ofSort(heard, named, options).length > 0
}

/** The "electric scooter" of "battery wali scooty", where it is the only one of the sort that is said. */
function widerOf(heard: Tokens, named: OptionSpan, options: readonly string[]): OptionSpan | undefined {
  const [value, another] = ofSort(heard, named, options)
  return value === undefined || another !== undefined ? undefined : { ...named, value, from: named.from - 2 }
}

/** The options with more words than the named one, of which the words before that speak. */
function ofSort({ words }: Tokens, { value, from }: OptionSpan, options: readonly string[]): string[] {
  const wider = options.filter((other) => other !== value && hasWordsOf(other, value))
  if (wider.length === 0) return []
  const sort = words[from - 2] ?? ''
  const said = mattersIn([sort, words[from - 1] ?? '']).flatMap(({ matters }) => matters.map(({ id }) => id))
  return wider.filter((other) => {
    const more = optionWords(other).filter((word) => !optionWords(value).includes(word))
    return !more.includes(sort) && more.some((word) => namedBy(word).some((id) => said.includes(id)))
  })
}

/** "Electric scooter" has all words of "scooter". */
function hasWordsOf(option: string, other: string): boolean {
  return optionWords(other).every((word) => optionWords(option).includes(word))
}

/** "Double or twin", where the second is said by a part of it. */
function isLeftOpen(heard: Tokens, { value, from, to }: OptionSpan, book: OptionIndex): boolean {
  if (heard.words.includes('either') && heard.words.includes('or')) return true
  const behind = OR.test(heard.words[to] ?? '') ? heard.words.slice(to + 1, to + 1 + MAX_OTHER) : []
  const before = OR.test(heard.words[from - 1] ?? '')
    ? heard.words.slice(Math.max(0, from - 1 - MAX_OTHER), from - 1)
    : []
  return [behind, before.reverse()].some((words) => {
    const named = words.find((word) => !BESIDE_OR.test(word))
    const other =
      named === undefined ? undefined : (book.words.get(named) ?? book.sounds.devanagari.get(phoneticKey(named)))
    return other !== undefined && other !== value
  })
}

const MAX_OTHER = 4
/** "Or maybe even the pool" */
const BESIDE_OR =
  /^(?:maybe|perhaps|possibly|even|else|the|a|an|phir|fir|shayad|to|hi|wo|woh|either|फिर|शायद|तो|ही|वो)$/

/** "Bina AC seater" is a plain seater, where there is one. */
function withoutFirst(heard: Tokens, spans: OptionSpan[], options: readonly string[]): OptionSpan[] {
  return spans.flatMap((span) => {
    if (heard.breaks[span.from] || !WITHOUT.has(heard.words[span.from - 1] ?? '')) return span
    const rest = heard.words.slice(span.from + 1, span.to).join(' ')
    const value = options.find((option) => wordsOf(option).join(' ') === rest)
    return value === undefined ? (span.to - span.from > 1 ? [] : span) : { ...span, value, from: span.from + 1 }
  })
}

function namedOptions(heard: Tokens, plan: FieldReader, phrases: PhraseMatcher<string>): OptionSpan[] {
  const hits = phrases.all(heard)
  if (hits.length === 0) return []
  // "Veg nahi non veg" denies what stands before the "nahi".
  const isInstead = (from: number): boolean =>
    hits.some(({ to }) => to === from - 1) && NAHI.test(heard.words[from - 1] ?? '')
  // The "not" of "not working" and of "saaf nahi" is the option's own.
  const own = hits.filter(
    ({ tag, from, to }) => isNegative(tag) && saysNegative({ ...heard, words: heard.words.slice(from, to) }),
  )
  const open = new Set([...undenied(heard, hits), ...own])
  const left = hits.filter((hit) => open.has(hit) && (isInstead(hit.from) || !isNegated(heard, hit.from, hit.to)))
  return withoutDenied(hits, left)
    .filter(
      ({ from, to }) => !isOwned(heard, from) && !isAfterOther(heard, from) && !isPersonAsked(heard, from, to, plan),
    )
    .map(({ tag, from, to }) => ({ value: tag, isExplicit: true, from, to }))
}

/** "Not LKG, UKG, she finished LKG": what is denied once is not meant elsewhere, where another one is named. */
function withoutDenied(hits: PhraseHit<string>[], left: PhraseHit<string>[]): PhraseHit<string>[] {
  const denied = new Set(hits.filter((hit) => !left.includes(hit)).map(({ tag }) => tag))
  const others = left.filter(({ tag }) => !denied.has(tag))
  return others.length > 0 ? others : left
}

/** The "three BHK" of "two or three BHK" */
function isAfterOther({ words }: Tokens, from: number): boolean {
  return OR.test(words[from - 1] ?? '') && numberWord(words[from - 2] ?? '', true) !== undefined
}

function chosen(heard: Tokens, spans: OptionSpan[], correctedFrom: number): OptionSpan | 'several' | undefined {
  // "Sorry, no problem": the "no" may be of the option, and not of the correction.
  const corrected = spans.filter((span) => span.to > correctedFrom)
  if (corrected.length > 0) {
    // "Garlic... sorry, onion, the garlic is sold"
    const takenBack = new Set(spans.filter((span) => span.to <= correctedFrom).map(({ value }) => value))
    return corrected.findLast(({ value }) => !takenBack.has(value)) ?? corrected.at(-1)
  }
  const first = spans[0]
  if (first === undefined) return undefined
  if (spans.every(({ value }) => value === first.value)) return first
  const preferred = spans.find(({ from }) =>
    /^(?:prefer|rather|want|choose|take|pick|go)$/.test(heard.words[from - 1] ?? ''),
  )
  return preferred ?? 'several'
}

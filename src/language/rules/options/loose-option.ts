import type { FieldReader } from '../fields/field-reader.ts'
import { mattersIn } from '../words/matters-in.ts'
import { isToldAside } from '../set-aside/denials.ts'
import type { Tokens } from '../words/tokens.ts'
import { absentOption } from './kinds/absent-option.ts'
import { isOfAnotherSort } from './another-sort.ts'
import { completeOption, WITHOUT } from './complete-option.ts'
import { insteadOf } from './instead-of.ts'
import { dayOption } from './kinds/day-options.ts'
import { fuzzyOption } from './fuzzy-option.ts'
import { initialism } from './kinds/initialism.ts'
import { isPersonAsked } from './is-person-asked.ts'
import { letteredOption } from './kinds/lettered-option.ts'
import { loanOption } from './kinds/loan-option.ts'
import { measuredOption } from './kinds/measured-option.ts'
import { isForNothing, nothingOption } from './kinds/nothing-option.ts'
import { numberedOption } from './kinds/numbered-option.ts'
import { meetingPlace } from './kinds/meeting-place.ts'
import { type OptionIndex, indexOf } from './option-index.ts'
import { type OptionSpan, optionWords } from './option-span.ts'
import { isOtherKind } from './other-kind.ts'
import { partlyNamed } from './partly-named.ts'
import { periodOption } from './kinds/period-options.ts'
import { phoneticOption } from './phonetic-option.ts'
import { rangedOption } from './kinds/ranged-option.ts'
import { isNegated } from './ruled-out.ts'
import { mayBeMeant, type Weighed, weighOptions } from './weigh-options.ts'
import { VOCATIVES } from '../yes-no/only-yes-or-no.ts'
import { readYesNo } from '../yes-no/read-yes-no.ts'

/**
 * An option that is not named in full: by its number, a part of it, its sound, a typo, what it is about. Undefined where the words
 * point at several, or at something else.
 */
export function looseOption(
  heard: Tokens,
  plan: FieldReader,
  readsHindi: boolean,
  correctedFrom: number,
): OptionSpan | undefined {
  const option = readLoosely(heard, plan, readsHindi, correctedFrom)
  if (option && lacksOwnWord(heard, option)) return undefined
  return option && !option.isExplicit && isOfAnotherSort(heard, option, plan) ? undefined : option
}

/** "Biryani without chicken" is no "chicken biryani". */
function lacksOwnWord({ words, breaks }: Tokens, { value }: OptionSpan): boolean {
  return optionWords(value).some((own) => {
    if (WITHOUT.has(own)) return false
    const at = words.indexOf(own)
    return at > 0 && !breaks[at] && WITHOUT.has(words[at - 1] ?? '')
  })
}

function readLoosely(
  heard: Tokens,
  plan: FieldReader,
  readsHindi: boolean,
  correctedFrom: number,
): OptionSpan | undefined {
  const { options } = plan.field
  const book = indexOf(plan)
  const lettered = letteredOption(heard, plan)
  if (lettered) return lettered
  const placed = book.areRanges ? numberedOption(heard, options, book, readsHindi) : undefined
  const ranged = placed ?? rangedOption(heard, plan, readsHindi)
  if (ranged !== undefined) return ranged === 'none' ? undefined : ranged
  const measured = periodOption(heard, plan, readsHindi) ?? measuredOption(heard, plan, readsHindi)
  if (measured === 'none') return undefined
  if (measured !== undefined) {
    // "Ek chhota paanch kilo wala": how many stands before the first of its words.
    const named = partlyNamed(heard, book)
    return named?.value === measured.value ? { ...measured, from: Math.min(named.from, measured.from) } : measured
  }
  const byDay = dayOption(heard, plan)
  if (byDay) return byDay
  const counted = yesNoOption(heard, book) ?? numberedOption(heard, options, book, readsHindi)
  if (book.areSigned) return counted
  const loose =
    counted ??
    initialism(heard, options, readsHindi) ??
    partlyNamed(heard, book) ??
    phoneticOption(heard, book) ??
    loanOption(heard, book) ??
    fuzzyOption(heard, options, book)
  const weighed = mayBeMeant(heard) ? weighOptions(heard, plan, readsHindi) : undefined
  const nothing = nothingOption(heard, plan)
  if (nothing && isOnlyNamed(nothing.value, loose, weighed)) return nothing
  const absent = absentOption(heard, plan, weighed)
  if (absent) return absent
  const meeting = meetingPlace(heard, plan)
  if (meeting && (loose === undefined || !loose.isExplicit)) return meeting
  if (loose === undefined) {
    const best = weighed?.isSplit === false ? weighed.best : undefined
    return best && (insteadOf(heard, plan, best, readsHindi, correctedFrom) ?? best)
  }
  if (isPersonAsked(heard, loose.from, loose.to, plan)) return undefined
  if (isRuledOut(heard, loose.value, book)) return undefined
  if (isOtherKind(heard, loose, plan) && !isInPhrase(weighed, loose)) return undefined
  const later = insteadOf(heard, plan, loose, readsHindi, correctedFrom)
  if (later) return later
  if (isForNothing(plan, loose.value) && weighed?.best && weighed.best.value !== loose.value)
    return weighed.isSplit ? undefined : weighed.best
  const complete = completeOption(heard, loose, options, correctedFrom)
  if (weighed?.best === undefined || complete.value === weighed.best.value) return complete
  if (counted || correctedFrom !== Infinity) return complete
  if (!weighed.isSplit && isWithin(complete, weighed.best)) return weighed.best
  const isAside = weighed.isCircumstance(loose.from, loose.to) || isToldAside(heard, loose)
  if (isAside && !weighed.isSplit) return weighed.best
  return isContradicted(weighed, complete) ? undefined : complete
}

/** Whether no other option is spoken of. */
function isOnlyNamed(value: string, loose: OptionSpan | undefined, weighed: Weighed | undefined): boolean {
  if (weighed?.isSplit === true) return false
  return [loose, weighed?.best].every((one) => one === undefined || one.value === value)
}

/** "I don't want store credit" leaves no "credit" either. */
function isRuledOut(heard: Tokens, value: string, { own }: OptionIndex): boolean {
  return own.all(heard).some(({ tag, from, to }) => tag === value && to - from > 1 && isNegated(heard, from, to))
}

/** Whether more words than these stand for the option together: the "pipe phat gaya" of a leakage, "quality bekar". */
function isInPhrase(weighed: Weighed | undefined, { value, from, to }: OptionSpan): boolean {
  const { best, isSplit = true } = weighed ?? {}
  if (best?.value !== value || isSplit) return false
  return best.beside?.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from) === true
}

/** The "return" of "return bharna", a phrase for another option */
function isWithin({ from, to }: OptionSpan, { beside = [] }: OptionSpan): boolean {
  return beside.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from)
}

/** Words that stand for another option, where those of this one do not. */
function isContradicted({ best, isSplit, isFor }: Weighed, { value, from, to }: OptionSpan): boolean {
  return best !== undefined && (isSplit || !isFor(value, from, to))
}

function speaksOfMore(heard: Tokens, { from, to }: { from: number; to: number }): boolean {
  return heard.words.some(
    (word, at) => (at < from || at >= to) && !heard.breaks[at] && at === to && mattersIn([word]).length > 0,
  )
}

/** The "nahi" of "bharosa nahi" is of its clause, and does not choose "no need" among other reasons. */
function isTold({ words, breaks }: Tokens, { from }: { from: number }): boolean {
  for (let at = from; at > 0 && !breaks[at]; at--) if (!VOCATIVES.has(words[at - 1] ?? '')) return true
  return false
}

function yesNoOption(heard: Tokens, book: OptionIndex): OptionSpan | undefined {
  if (book.yes === undefined && book.no === undefined) return undefined
  const answer = readYesNo(heard)
  const value = answer && (answer.value ? book.yes : book.no)
  // The "no" of "no eggs" needs more than itself to be "not needed".
  const isOfList = value !== undefined && book.yes === undefined && optionWords(value).length > 1
  const isNamed = !isOfList && /^(?:yes|no)\b/i.test(value ?? '')
  if (answer && !isNamed && (!answer.isExplicit || speaksOfMore(heard, answer))) return undefined
  if (answer && isOfList && isTold(heard, answer)) return undefined
  return answer && value !== undefined
    ? { value, isExplicit: answer.isExplicit, from: answer.from, to: answer.to }
    : undefined
}

import { isCeased } from '../set-aside/deny-reasons.ts'
import { isToldAside } from '../set-aside/denials.ts'
import { undenied } from '../set-aside/undenied.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { namedBy } from '../words/matters-in.ts'
import { type Tokens } from '../words/tokens.ts'
import { areDoers } from './deeds-of-doers.ts'
import { type OptionSpan, optionWords } from './option-span.ts'
import { saidOfSelf } from './said-of-self.ts'
import { isNegated, isNegative, isOfLittle, isPartlyNegative, saysNegative } from './ruled-out.ts'
import { NAHI, WRONG } from '../words/function-words.ts'
import { traitsOf, type Traits } from './traits-of.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { evidenceIn, type Evidence, SAID } from './evidence-in.ts'

export interface Weighed {
  /** The option that more speaks for than for any other. */
  best: OptionSpan | undefined
  /** Whether several options are spoken of, each by words that are no other's. */
  isSplit: boolean
  /** Where a word stands for an option. */
  isFor: (option: string, from: number, to: number) => boolean
  /** Whether words name only the topic or a place, beside others that choose. */
  isCircumstance: (from: number, to: number) => boolean
}

/**
 * Weighs every word of a message for the options: by the words of an option in either script, by the matters that both
 * speak of, by the numbers in them. What is denied counts for nothing, nor does what stands before `start`.
 */
export function weighOptions(heard: Tokens, plan: FieldReader, readsHindi: boolean, start = 0): Weighed {
  const traits = traitsOf(plan)
  const told = saidOfSelf(
    heard,
    withoutDenied(
      heard,
      traits,
      evidenceIn(heard, plan, traits, readsHindi).filter(({ from }) => from >= start),
    ),
  )
  const evidence = withoutCircumstances(heard, plan, traits, told)
  const telling = evidence.filter(tellsApart)
  const sums = traits.map((_, index) => telling.reduce((sum, { weights }) => sum + (weights[index] ?? 0), 0))
  const most = Math.max(0, ...sums)
  const winners = sums.flatMap((sum, index) => (sum === most && most > 0 ? [index] : []))
  const winner = winners.length > 1 ? plainest(heard, traits, telling, winners) : winners[0]
  const own = telling.flatMap(({ weights }) => {
    const backed = weights.flatMap((weight, index) => (weight > 0 ? [index] : []))
    return backed.length === 1 ? backed : []
  })
  const best = winner === undefined ? undefined : spanFor(traits, telling, winner)
  return {
    best,
    isSplit: new Set(own).size > 1,
    isFor: (option, from, to) => {
      const index = traits.findIndex((one) => one.option === option)
      return evidence.some((one) => (one.weights[index] ?? 0) > 0 && one.from < to && one.to > from)
    },
    isCircumstance: (from, to) =>
      isPredicate(heard, from, evidence) ||
      told.some((one) => !evidence.includes(one) && one.from < to && one.to > from),
  }
}

/**
 * "Activa hai" speaks for a scooter as for an electric scooter: the one whose words are in all of the others, where nothing else is
 * said of the thing.
 */
function plainest(
  heard: Tokens,
  traits: readonly Traits[],
  telling: readonly Evidence[],
  winners: readonly number[],
): number | undefined {
  const [only, another] = telling
  if (only === undefined || another !== undefined || winners.some((one) => (only.weights[one] ?? 0) < SAID))
    return undefined
  const isFirst = only.from === 0 || heard.breaks[only.from] === true
  if (!isFirst && !isGrammarWord(heard.words[only.from - 1] ?? '')) return undefined
  const wordsAt = (index: number): readonly string[] => optionWords(traits[index]?.option ?? '')
  return winners.find((one) => winners.every((other) => wordsAt(one).every((word) => wordsAt(other).includes(word))))
}

function tellsApart({ weights }: Evidence): boolean {
  return weights.some((weight) => weight !== weights[0])
}

const MAX_MEANT = 24

/** Long tales speak of many matters by the way. */
export function mayBeMeant({ words }: Tokens): boolean {
  return words.length <= MAX_MEANT
}

/** What is denied speaks for an option that denies it, alone: "अभी स्कूल नहीं जाता" for "not in school yet". */
function withoutDenied(heard: Tokens, traits: readonly Traits[], evidence: Evidence[]): Evidence[] {
  // The "visa" of all options does not outweigh a reason: "I go there for my masters, so the visa for that".
  const left = new Set([...undenied(heard, evidence), ...undenied(heard, evidence.filter(tellsApart))])
  let before: Evidence | undefined
  return evidence.flatMap((one) => {
    // "Without the zero depreciation" denies the whole of it.
    const goesOn = before?.to === one.from && one.weights.some((weight, index) => weight > 0 && before?.weights[index])
    // "Veg nahi non veg" denies what stands before the "nahi".
    const isInstead = NAHI.test(heard.words[one.from - 1] ?? '') && evidence.some(({ to }) => to === one.from - 1)
    const isAgainst =
      (isNegated(heard, one.from, one.to) && !isInstead) ||
      (!left.has(one) && !isToldAside(heard, one)) ||
      (goesOn && !heard.breaks[one.from]) ||
      isCeased(heard, one)
    if (one.isWhole === true) return isAgainst ? [] : [one]
    before = isAgainst ? one : undefined
    // The "won't" of "won't go through the door" is its own, and denies only that.
    if (isNegative(heard.words[one.from] ?? ''))
      return (one.to - one.from > 1 ? isNegated(heard, one.from, one.to) : isAgainst) ? [] : [one]
    // The "nahi" of "yaad nahi raha" is its own.
    const said = heard.words.slice(one.from, one.to)
    if (saysNegative({ ...heard, words: said })) return said.length > 2 ? [one] : withoutNamed(one, said, traits)
    if (!isAgainst && !left.has(one)) return []
    const weights = one.weights.map((weight, index) => {
      const option = traits[index]?.option ?? ''
      return isNegative(option) === isAgainst || (isAgainst && (isOfLittle(option) || isPartlyNegative(option)))
        ? weight
        : 0
    })
    if (!isAgainst && isHalfDenied(one, weights, traits)) return []
    return weights.some((weight) => weight > 0) ? [{ ...one, weights }] : []
  })
}

/** The "water" of "dirty water" where there is "no water", too: it takes more than that word to choose. */
function isHalfDenied(one: Evidence, weights: readonly number[], traits: readonly Traits[]): boolean {
  const denied = traits.filter((_, index) => (one.weights[index] ?? 0) > 0 && weights[index] === 0)
  const open = traits.filter((_, index) => (weights[index] ?? 0) > 0)
  const [only, another] = open
  if (denied.length === 0 || only === undefined || another !== undefined) return false
  return denied.some(({ words }) => [...only.words].some((word) => !words.has(word)))
}

/** The "cash nahi" of those who have none: no word for the option "cash". "Claim nahi mila" says more. */
function withoutNamed(one: Evidence, said: readonly string[], traits: readonly Traits[]): Evidence[] {
  const weights = one.weights.map((weight, index) => {
    const { option = '', words } = traits[index] ?? {}
    return !isNegative(option) && said.some((word) => words?.has(word)) ? 0 : weight
  })
  return weights.some((weight) => weight > 0) ? [{ ...one, weights }] : []
}

/**
 * What names only the topic ("jaanch" of a test), where a doer works ("godown mein packing"), or what is wrong with a thing that
 * stands before it ("size galat hai"): it counts where nothing else is said.
 */
function withoutCircumstances(
  heard: Tokens,
  plan: FieldReader,
  traits: readonly Traits[],
  evidence: Evidence[],
): Evidence[] {
  if (evidence.length < 2) return evidence
  const { words } = heard
  const topic = new Set(plan.label.flatMap(namedBy))
  const isPlace = ({ from, to, weights }: Evidence): boolean =>
    (IN_PLACE.test(words[to] ?? '') || BEFORE_PLACE.test(words.slice(Math.max(0, from - 2), from).join(' '))) &&
    weights.every((weight, index) => weight === 0 || !isHead(words[from] ?? '', traits[index]?.option ?? ''))
  const isAside = (one: Evidence): boolean =>
    one.to - one.from === 1 &&
    (namedBy(words[one.from] ?? '').some((id) => topic.has(id)) ||
      (areDoers(plan) && isPlace(one)) ||
      isPredicate(heard, one.from, evidence))
  const left = evidence.filter((one) => !isAside(one))
  return left.length > 0 ? left : evidence
}

/** Whether a "wrong" tells of the thing before it, which stands for an option itself. */
function isPredicate({ words, breaks }: Tokens, at: number, evidence: readonly Evidence[]): boolean {
  if (!WRONG.test(words[at] ?? '') || breaks[at]) return false
  const end = LINKS_PREDICATE.test(words[at - 1] ?? '') ? at - 1 : at
  return evidence.some(({ to }) => to === end)
}

const LINKS_PREDICATE = /^(?:is|was|to|hi|bhi|तो|ही|भी)$/
const IN_PLACE = /^(?:mein|me|में)$/
const BEFORE_PLACE = /(?:^| )(?:in|at)(?: (?:the|a|your))?$/

/** Whether a word is the last of an option, or names what that does; the words before it only tell of which sort it is. */
function isHead(word: string, option: string): boolean {
  const head = optionWords(option).at(-1) ?? ''
  return word === head || namedBy(word).some((id) => namedBy(head).includes(id))
}

function spanFor(traits: readonly Traits[], evidence: readonly Evidence[], winner: number): OptionSpan {
  const backing = evidence.filter(({ weights }) => (weights[winner] ?? 0) > 0)
  const [first] = backing
  const value = traits[winner]?.option ?? ''
  // Where the words lie apart, those between are left for other values.
  return { value, isExplicit: false, from: first?.from ?? 0, to: first?.to ?? 0, beside: backing }
}

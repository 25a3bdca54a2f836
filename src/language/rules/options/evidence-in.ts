import type { FieldReader } from '../fields/field-reader.ts'
import { findNumbers } from '../numbers/numbers.ts'
import { isCommonWord } from '../words/common-words.ts'
import { isListedName, type MatterSpan, mattersIn, namedBy } from '../words/matters-in.ts'
import { unitNamed } from '../numbers/units.ts'
import { spellingKey } from '../words/spelling-key.ts'
import { isDevanagari, tellsLanguage } from '../words/spoken-language.ts'
import { type Tokens } from '../words/tokens.ts'
import { addressedGenders } from './addressed-genders.ts'
import { optionWords } from './option-span.ts'
import { isPersonAsked } from './is-person-asked.ts'
import { isRespelled, loanFor } from './kinds/loan-option.ts'
import { isNegative, isOtherSort, isOwned, isPraised, isWrongOther } from './ruled-out.ts'
import { type Traits } from './traits-of.ts'

export interface Evidence {
  from: number
  to: number
  /** How much it says for each option, in the order of the options. */
  weights: readonly number[]
  /** Whether it speaks for what an option denies, by words that deny nothing. */
  isWhole?: boolean
}

/** The weight of what an option is called, or one of its words. */
export const SAID = 3
const HINTED = 2
const PART = 2

export function evidenceIn(
  heard: Tokens,
  plan: FieldReader,
  traits: readonly Traits[],
  readsHindi: boolean,
): Evidence[] {
  const evidence: Evidence[] = []
  const add = (from: number, to: number, weigh: (one: Traits) => number, isWhole = false): void => {
    if (isOwned(heard, from) || isWrongOther(heard, from) || isPersonAsked(heard, from, to, plan)) return
    if (heard.aside?.[from] === true) return
    const weights = traits.map((one) => (mayStandFor(heard, from, one.option) ? weigh(one) : 0))
    if (weights.some((weight) => weight > 0)) evidence.push({ from, to, weights, isWhole })
  }
  for (const { id, from, to } of addressedGenders(heard)) add(from, to, ({ matters }) => (matters.has(id) ? SAID : 0))
  for (const { word, from, to } of spelledIn(heard)) add(from, to, ({ words }) => (words.has(word) ? SAID : 0))
  const matters = mattersIn(heard.words)
  const numbers = findNumbers(heard, readsHindi)
  const isCounted = (from: number, to: number) => numbers.some((one) => one.from < to && one.to > from)
  const elsewhere = numbers.filter(({ to }) => isOfOtherUnit(heard, to, traits))
  for (let at = 0; at < heard.words.length; at++) {
    const word = heard.words[at] ?? ''
    const span = matters.find(({ from, to }) => at >= from && at < to)
    if (span !== undefined && at > span.from) continue
    // "It is dead in two hours" is a matter, though the two names no option.
    if (span === undefined && elsewhere.some(({ from, to }) => at >= from && at < to)) continue
    if (span) add(at, span.to, ({ wholes }) => weighWholes(span.matters, wholes), true)
    if (span && span.to - at > 1 && !isNegative(word) && !traits.some((one) => weighMatters(span.matters, one) > 0)) {
      // "Denting painting" is a matter of its own; where that is none of the options', a shorter phrase in it or its words are.
      const counted = isCounted(at, span.to)
      const within = counted ? undefined : phraseWithin(heard, span, traits)
      if (within) add(within.from, within.to, (one) => weighMatters(within.matters, one))
      for (let next = at; next < span.to; next++) {
        if (within && next >= within.from && next < within.to) continue
        const word = heard.words[next] ?? ''
        const own = counted ? [] : matterOf(word)
        add(next, next + 1, (one) => Math.max(weighWord(word, one), weighMatters(own, one)))
      }
      continue
    }
    const spoken = span && traits.some(({ words }) => words.has(word)) ? listedFor(word, span) : span?.matters
    // "Claim nahi mila" says more than its "claim".
    const isPhrase =
      span !== undefined && span.to - at > 1 && traits.some((one) => weighMatters(span.matters, one) === SAID)
    add(at, span?.to ?? at + 1, (one) =>
      Math.max(isPhrase ? 0 : weighWord(word, one), spoken ? weighMatters(spoken, one) : 0),
    )
  }
  if (traits.some(({ numbers, words }) => numbers.length === 1 && words.size > 0)) {
    for (const { value, from, to } of numbers.filter((one) => !elsewhere.includes(one)))
      if (!COUNTED.has(heard.words[to] ?? '')) add(from, to, ({ numbers }) => weighNumber(value, numbers))
  }
  return evidence
}

/** The "paise nahi" of "paise nahi the": the first shorter phrase in another one that speaks for an option. */
function phraseWithin({ words }: Tokens, { from, to }: MatterSpan, traits: readonly Traits[]): MatterSpan | undefined {
  if (to - from < 3) return undefined
  const shorter = [
    [from, to - 1],
    [from + 1, to],
  ] as const
  return shorter
    .flatMap(([start, end]) =>
      mattersIn(words.slice(start, end)).map((span) => ({ ...span, from: start + span.from, to: start + span.to })),
    )
    .find((span) => span.to - span.from > 1 && traits.some((one) => weighMatters(span.matters, one) > 0))
}

function matterOf(word: string): MatterSpan['matters'] {
  return mattersIn([word]).flatMap(({ matters }) => matters.filter(({ isNamed }) => isNamed))
}

/** An option's own word names no matter that it only sounds like: "picking" of a picker is no "packing". */
function listedFor(word: string, { matters, from, to }: MatterSpan): MatterSpan['matters'] {
  return to - from > 1 ? matters : matters.filter(({ id, isNamed }) => !isNamed || isListedName(word, id))
}

/** "I C S E" */
function spelledIn({ words, breaks }: Tokens): { word: string; from: number; to: number }[] {
  const spelled: { word: string; from: number; to: number }[] = []
  for (let from = 0; from < words.length; from++) {
    let to = from
    while (to < words.length && /^[a-z]$/.test(words[to] ?? '') && (to === from || !breaks[to])) to += 1
    if (to - from < 2) continue
    spelled.push({ word: words.slice(from, to).join(''), from, to })
    from = to
  }
  return spelled
}

function mayStandFor(heard: Tokens, at: number, option: string): boolean {
  return !isPraised(heard, option) && !isOtherSort(heard, at, option)
}

/** "Four of them", "two pieces" count what was chosen. */
const COUNTED = new Set('of pieces piece nos units people persons times baar'.split(' '))

function weighWord(word: string, { words, sounds, loans }: Traits): number {
  if (words.has(word)) return SAID
  if (word.length < 3 || tellsLanguage(word) || /^\d/.test(word)) return 0
  if (isDevanagari(word)) {
    if (sounds.devanagari.has(spellingKey(word))) return SAID
    return isRespelled(word) && loanFor(word, loans) ? SAID : 0
  }
  if (isCommonWord(word)) return 0
  if (sounds.latin.size > 0 && sounds.latin.has(spellingKey(word))) return SAID
  const isOfItsOwn = namedBy(word).length > 0
  for (const own of words) {
    // "Mana kiya" begins no manager.
    if (!isOfItsOwn && own.length >= word.length + 3 && own.startsWith(word) && !/[aei]$/.test(word)) return PART
    if (word.length >= 5 && word.length >= own.length && own.length >= 4 && word.startsWith(own)) return PART
  }
  return 0
}

function weighMatters(matters: readonly { id: number; isNamed: boolean }[], one: Traits): number {
  let most = 0
  for (const { id, isNamed } of matters) {
    if (one.matters.has(id)) most = Math.max(most, isNamed ? SAID : HINTED)
    else if (one.described.has(id)) most = Math.max(most, HINTED)
  }
  return most
}

function weighWholes(matters: readonly { id: number; isNamed: boolean }[], wholes: ReadonlySet<number>): number {
  const own = wholes.size === 0 ? [] : matters.filter(({ id }) => wholes.has(id))
  if (own.length === 0) return 0
  return own.some(({ isNamed }) => isNamed) ? SAID : HINTED
}

/** "We stay five days" chooses no "Five star": a number in a unit, where the options have none. */
function isOfOtherUnit({ words, breaks }: Tokens, to: number, traits: readonly Traits[]): boolean {
  const at = !breaks[to] && WHOLE.test(words[to] ?? '') ? to + 1 : to
  if (breaks[at] || unitNamed(words[at] ?? '') === undefined) return false
  return !traits.some(({ option }) =>
    optionWords(option).some((word) => unitNamed(word.replace(/^[\d.]+/, '')) !== undefined),
  )
}

const WHOLE = /^(?:full|whole|more|poor[aei]|पूर[ाेी])$/

/** Fourteen is the number of "14.2 kg". */
function weighNumber(value: number, numbers: readonly number[]): number {
  if (numbers.includes(value)) return SAID
  return numbers.some((number) => number >= 10 && Math.floor(number) === value) ? PART : 0
}

import { synonymsOf, textsOf } from '../fields/given-words.ts'
import { isCeased, isToldAside, undenied } from '../set-aside/denials.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { findNumbers } from '../numbers/numbers.ts'
import { unitNamed } from '../numbers/units.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import { loanKeys } from '../words/loan-keys.ts'
import { type MatterSpan, matterIds, mattersIn, namedBy, waysToName } from '../words/matters-in.ts'
import { spellingKey } from '../words/spelling-key.ts'
import { isDevanagari, tellsLanguage } from '../words/spoken-language.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'
import { addressedGenders } from './addressed-genders.ts'
import { areDoers, deedsOf } from './deeds-of-doers.ts'
import { isPersonAsked } from './is-person-asked.ts'
import { isRespelled, loanFor } from './kinds/loan-option.ts'
import type { Loan } from './option-index.ts'
import { numbersIn } from './kinds/option-ranges.ts'
import { hasWord, questionTopic } from './question-topic.ts'
import { type OptionSpan, optionWords } from './option-span.ts'
import { saidOfSelf } from './said-of-self.ts'
import {
  isNegated,
  isNegative,
  isOfLittle,
  isOtherSort,
  isOwned,
  isPraised,
  isWrongOther,
  saysNegative,
} from './ruled-out.ts'
import { NAHI, WRONG } from '../words/function-words.ts'

/** What speaks for the options of one field. */
interface Traits {
  option: string
  words: ReadonlySet<string>
  /** What its English words are heard as (`loanKeys`). */
  loans: ReadonlyMap<string, Loan>
  /** Keys of its words by the script in which they are heard, which is the other one. */
  sounds: Record<'latin' | 'devanagari', ReadonlySet<string>>
  matters: ReadonlySet<number>
  /** Matters of an option that denies, said without a "not": "bekar" for "not satisfied", "chicken" for "non-veg". */
  wholes: ReadonlySet<number>
  /** Matters that the designer's description ties to it ("a parcel with breakable things (fragile parcel)"). */
  described: ReadonlySet<number>
  numbers: readonly number[]
}

interface Evidence {
  from: number
  to: number
  /** How much it says for each option, in the order of the options. */
  weights: readonly number[]
  /** Whether it speaks for what an option denies, by words that deny nothing. */
  isWhole?: boolean
}

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

const SAID = 3
const HINTED = 2
const PART = 2

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
      evidenceIn(heard, traits, readsHindi).filter(({ from }) => from >= start),
    ),
  )
  const evidence = withoutCircumstances(heard, plan, traits, told)
  const telling = evidence.filter(({ weights }) => weights.some((weight) => weight !== weights[0]))
  const sums = traits.map((_, index) => telling.reduce((sum, { weights }) => sum + (weights[index] ?? 0), 0))
  const most = Math.max(0, ...sums)
  const winners = sums.flatMap((sum, index) => (sum === most && most > 0 ? [index] : []))
  const [winner] = winners
  const own = telling.flatMap(({ weights }) => {
    const backed = weights.flatMap((weight, index) => (weight > 0 ? [index] : []))
    return backed.length === 1 ? backed : []
  })
  const best = winner !== undefined && winners.length === 1 ? spanFor(traits, telling, winner) : undefined
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

const MAX_MEANT = 24

/** Long tales speak of many matters by the way. */
export function mayBeMeant({ words }: Tokens): boolean {
  return words.length <= MAX_MEANT
}

/** What is denied speaks for an option that denies it, alone: "अभी स्कूल नहीं जाता" for "not in school yet". */
function withoutDenied(heard: Tokens, traits: readonly Traits[], evidence: Evidence[]): Evidence[] {
  const left = new Set(undenied(heard, evidence))
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
    if (saysNegative({ ...heard, words: said })) return withoutNamed(one, said, traits)
    if (!isAgainst && !left.has(one)) return []
    const weights = one.weights.map((weight, index) => {
      const option = traits[index]?.option ?? ''
      return isNegative(option) === isAgainst || (isAgainst && isOfLittle(option)) ? weight : 0
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

/** The "cash nahi" of those who have none: no word for the option "cash". */
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

const known = new WeakMap<FieldReader, readonly Traits[]>()

function traitsOf(plan: FieldReader): readonly Traits[] {
  let traits = known.get(plan)
  if (traits === undefined) known.set(plan, (traits = plan.field.options.map((option) => traitsIn(option, plan))))
  return traits
}

function traitsIn(option: string, plan: FieldReader): Traits {
  const { field } = plan
  const deeds = areDoers(plan) ? optionWords(option).flatMap(deedsOf) : []
  const ofDeeds = deeds.flatMap((deed) => namedBy(deed).filter((id) => waysToName(id).includes(deed)))
  const given = [...synonymsOf(field, option), ...textsOf(field, option)]
  const { label, question } = questionTopic(plan)
  const topic = new Set([...label, ...question])
  const ways = [option, ...given].map((way) => optionWords(way).filter((word) => !hasWord(topic, word)))
  // "Trouble" does not name the "wrong bill" where the question is "What is the problem?"
  const subject = new Set(matterIds(question))
  const telling = [...ways.flat(), ...deeds]
    .filter((word) => word.length > 1 && !DULL.has(word) && !/^\d/.test(word) && unitNamed(word) === undefined)
    .filter((word) => !isDevanagari(word) || !(isGrammarWord(word) || namedBy(word).some((id) => subject.has(id))))
  const whole = [option, ...given].flatMap((way) =>
    mattersIn(optionWords(way))
      .filter(({ from, to }) => to - from > 1)
      .map((span) => ({ ...span, isNo: isNegative(optionWords(way)[span.from] ?? '') })),
  )
  const denying = whole.filter(({ isNo }) => isNo)
  const wholes = new Set(denying.flatMap((span) => span.matters.filter(({ isNamed }) => isNamed).map(({ id }) => id)))
  // Who denies "chicken" eats no "non-veg".
  const isKind = /^non\b/i.test(option)
  // "Bank account" is known as a whole, and as an account; "half yearly" is not "yearly".
  const heads = ways.flatMap((words) => (PARTIAL.test(words[0] ?? '') ? [] : mattersIn(words.slice(-1))))
  const all = [...ways.flatMap((words) => mattersIn(words)), ...heads, ...whole].flatMap((span) => span.matters)
  const others = all.filter(({ id }) => !subject.has(id))
  // "Policy" does not name the "health insurance" where the question is "Which policy?"
  const isOfMore = telling.some((word) => !namedBy(word).some((id) => subject.has(id)))
  const matters = others.length > 0 || isOfMore ? others : all
  return {
    option,
    words: new Set(telling),
    loans: new Map(
      telling
        .filter((word) => !isDevanagari(word))
        .flatMap((word) => loanKeys(word).map((key) => [key, { option, word }] as const)),
    ),
    sounds: {
      latin: soundsOf(telling.filter(isDevanagari)),
      devanagari: soundsOf(telling.filter((word) => !isDevanagari(word) && !deeds.includes(word))),
    },
    matters: new Set([
      ...matters.filter(({ id, isNamed }) => isNamed && !(isKind && wholes.has(id))).map(({ id }) => id),
      ...ofDeeds,
    ]),
    wholes,
    described: new Set(
      describedBefore(option, field.description).flatMap((words) =>
        mattersIn(words).flatMap((span) => span.matters.filter(({ isNamed }) => isNamed).map(({ id }) => id)),
      ),
    ),
    numbers: [...numbersIn(option), ...optionWords(option).flatMap((word) => FOR_SO_MANY.get(word) ?? [])],
  }
}

const PARTIAL = /^(?:half|semi|non|not|no|without|bi|aadha|aadhi|आधा|आधी)$/

function soundsOf(words: readonly string[]): Set<string> {
  return new Set(words.map(spellingKey).filter((key) => key.length > 2))
}

/** "Double sharing" is for two. */
const FOR_SO_MANY = new Map(
  ['single solo', 'double twin', 'triple', 'quadruple quad'].flatMap((words, index) =>
    words.split(' ').map((word) => [word, index + 1] as const),
  ),
)

/** "Papers only" of "papers only (documents), a small parcel" */
function describedBefore(option: string, description: string): string[][] {
  const at = description.toLowerCase().indexOf(`(${option.toLowerCase()})`)
  if (at < 0) return []
  const before = description.slice(0, at)
  return [wordsOf(before.slice(Math.max(...[',', ';', ':', '('].map((mark) => before.lastIndexOf(mark))) + 1))]
}

const DULL = new Set(
  'the a an of for and or in on to at by with from is are was were than more less no not non only other others any plan option type one my keep keeps some very get gets getting'.split(
    ' ',
  ),
)

function evidenceIn(heard: Tokens, traits: readonly Traits[], readsHindi: boolean): Evidence[] {
  const evidence: Evidence[] = []
  const add = (from: number, to: number, weigh: (one: Traits) => number, isWhole = false): void => {
    if (isOwned(heard, from) || isWrongOther(heard, from) || isPersonAsked(heard, from, to)) return
    if (heard.aside?.[from] === true) return
    const weights = traits.map((one) => (mayStandFor(heard, from, one.option) ? weigh(one) : 0))
    if (weights.some((weight) => weight > 0)) evidence.push({ from, to, weights, isWhole })
  }
  for (const { id, from, to } of addressedGenders(heard)) add(from, to, ({ matters }) => (matters.has(id) ? SAID : 0))
  for (const { word, from, to } of spelledIn(heard)) add(from, to, ({ words }) => (words.has(word) ? SAID : 0))
  const matters = mattersIn(heard.words)
  for (let at = 0; at < heard.words.length; at++) {
    const word = heard.words[at] ?? ''
    const span = matters.find(({ from, to }) => at >= from && at < to)
    if (span !== undefined && at > span.from) continue
    if (span) add(at, span.to, ({ wholes }) => weighWholes(span.matters, wholes), true)
    if (span && span.to - at > 1 && !isNegative(word) && !traits.some((one) => weighMatters(span.matters, one) > 0)) {
      // "Denting painting" is a matter of its own; where that is none of the options', its words are.
      for (let next = at; next < span.to; next++) add(next, next + 1, (one) => weighWord(heard.words[next] ?? '', one))
      continue
    }
    const spoken = span && traits.some(({ words }) => words.has(word)) ? listedFor(word, span) : span?.matters
    add(at, span?.to ?? at + 1, (one) => Math.max(weighWord(word, one), spoken ? weighMatters(spoken, one) : 0))
  }
  if (traits.some(({ numbers, words }) => numbers.length === 1 && words.size > 0)) {
    for (const { value, from, to } of findNumbers(heard, readsHindi))
      if (!COUNTED.has(heard.words[to] ?? '')) add(from, to, ({ numbers }) => weighNumber(value, numbers))
  }
  return evidence
}

/** An option's own word names no matter that it only sounds like: "picking" of a picker is no "packing". */
function listedFor(word: string, { matters, from, to }: MatterSpan): MatterSpan['matters'] {
  return to - from > 1 ? matters : matters.filter(({ id, isNamed }) => !isNamed || waysToName(id).includes(word))
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

/** Fourteen is the number of "14.2 kg". */
function weighNumber(value: number, numbers: readonly number[]): number {
  if (numbers.includes(value)) return SAID
  return numbers.some((number) => number >= 10 && Math.floor(number) === value) ? PART : 0
}

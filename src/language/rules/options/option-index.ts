import { isCommonWord } from '../words/common-words.ts'
import { synonymsOf, textsOf } from '../fields/given-words.ts'
import type { FieldSpec } from '../../../ports/language.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { findNumbers } from '../numbers/numbers.ts'
import { tokenize, wordsOf } from '../words/tokens.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import { loanKeys } from '../words/loan-keys.ts'
import { namedBy, waysToName } from '../words/matters-in.ts'
import { phoneticKey } from '../words/phonetic-key.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { numbersIn, type OptionRange, rangesOf } from './kinds/option-ranges.ts'
import { alsoCalled, describedAs, isSigned, signedWays, spelledOut, stem, aliasesOf } from './aliases.ts'
import { hasWord, questionTopic } from './question-topic.ts'
import { isNegative } from './ruled-out.ts'
import { readYesNo } from '../yes-no/read-yes-no.ts'
import { IS } from '../words/function-words.ts'

/** The ways in which the options of one field are spoken of. */
export interface OptionIndex {
  phrases: PhraseMatcher<string>
  /** The option's own wording and what the designer gave for it, without what others call it. */
  own: PhraseMatcher<string>
  /** Words that belong to one option alone. */
  words: Map<string, string>
  /** By the script in which the option is then heard, which is the other one. */
  sounds: Record<'latin' | 'devanagari', Map<string, string>>
  /** Options by what may be heard in the English words for them (`loanKeys`). */
  loans: Map<string, Loan>
  yes: string | undefined
  no: string | undefined
  /** Options that say "not" of another one, by that one. */
  opposites: Map<string, string>
  areNumbers: boolean
  /** "A+", "A-": only what names the letters and the sign names one of them. */
  areSigned: boolean
  /** Options by the one number in each ("Plan 100"); spans of time also in days ("30 days"). */
  numbers: Map<string, string>
  /** Options of two numbers each, ranges or not ("9 to 12", "12 to 3"). */
  pairs: OptionRange[]
  /** Whether the options are ranges of numbers ("18 to 30", "above 50"). */
  areRanges: boolean
  /** Options of one word as their two halves may be written apart ("roof top"). */
  joined: Map<string, string>
}

/** An English word that names an option. */
export interface Loan {
  option: string
  word: string
}

const books = new WeakMap<FieldReader, OptionIndex>()

export function indexOf(plan: FieldReader): OptionIndex {
  let book = books.get(plan)
  if (book === undefined) books.set(plan, (book = makeIndex(plan)))
  return book
}

function makeIndex(plan: FieldReader): OptionIndex {
  const { field } = plan
  const { options, description } = field
  const { label, question } = questionTopic(plan)
  const topic = new Set([...label, ...question.filter((word) => word !== 'wrong')])
  const given = new Map(options.map((option) => [option, givenFor(field, option)]))
  const ownOfAll = options.flatMap((option) =>
    [spelledOut(option), ...signedWays(option), ...describedAs(option, description), ...(given.get(option) ?? [])].map(
      (way) => [option, escape(way)] as const,
    ),
  )
  // "C" for "C++" as well as for "C#", and "5" for "-5": without its sign it names none of them.
  const owners = new Map<string, string | undefined>()
  for (const [option, way] of ownOfAll) claim(owners, way, option)
  const own = ownOfAll.filter(([, way]) => owners.get(way) !== undefined)
  const ownWays = new Set(ownOfAll.map(([, way]) => way))
  // "Motorcycle" is no other word for a scooter where it is an option itself.
  const ownOf = new Set(own.map(([option, way]) => `${option}\n${way}`))
  const isOthers = (option: string, way: string) => ownWays.has(way) && !ownOf.has(`${option}\n${way}`)
  const ways = options.map((option) =>
    [...aliasesOf(option, description), ...(given.get(option) ?? [])].filter((way) => !isOthers(option, escape(way))),
  )
  // "Card" for a credit card as well as for a debit card stands for neither.
  const callers = new Map<string, string | undefined>()
  options.forEach((option, index) => {
    for (const way of ways[index] ?? []) claim(callers, escape(way), option)
  })
  const phrases = options.flatMap((option, index) =>
    (ways[index] ?? [])
      .map(escape)
      .filter((way) => ownWays.has(way) || callers.get(way) === option)
      .map((way) => [option, way] as const),
  )
  const words = new Map<string, string | undefined>()
  const sounds = { latin: new Map<string, string | undefined>(), devanagari: new Map<string, string | undefined>() }
  // What others call an option gives way to the wording of another one.
  const lesser = new Map<string, string | undefined>()
  options.forEach((option, index) => {
    const tellsDone = TELLS_DONE.test(option)
    // "whatsapp" for "WhatsApp message", whose capitals part it in two.
    for (const written of option.match(/\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+/gu) ?? [])
      claim(words, written.toLowerCase(), option)
    for (const way of ways[index] ?? []) {
      const parts = wordsOf(way)
      const isOwn = ownWays.has(parts.join(' '))
      for (const part of parts.length > 1 && (isOwn || !tellsDone) ? parts : []) {
        if (hasWord(topic, part) || BARE.test(part) || (!isOwn && isVague(part))) continue
        for (const word of tellsDone ? [part] : alsoCalled(part)) claim(isOwn ? words : lesser, word, option)
      }
      const [only = ''] = parts
      if (parts.length === 1 && stem(only) !== only && stem(only).length >= 4) claim(words, stem(only), option)
      // "एसी service" would sound as "service" does.
      const isMixed = parts.some(isDevanagari) && !parts.every(isDevanagari)
      const heardIn = isDevanagari(parts[0] ?? '') ? 'latin' : 'devanagari'
      const sound = phoneticKey(parts.join(''))
      if (sound.length > 1 && !isMixed) claim(sounds[heardIn], sound, option)
    }
  })
  // "व्हाट्सऐप" for "WhatsApp message": a word that belongs to one option alone is known by its sound, too.
  for (const [word, option] of claimedOnce(words)) {
    const sound = phoneticKey(word)
    if (sound.length > 2 && !isDevanagari(word) && !isDevanagari(option)) claim(sounds.devanagari, sound, option)
  }
  const ownWords = claimedOnce(words)
  // "Bike" for a motorcycle is no part of "electric scooter".
  const isOpenTo = (word: string, option: string | undefined) => !callers.has(word) || callers.get(word) === option
  return {
    phrases: new PhraseMatcher(phrases),
    own: new PhraseMatcher(own.filter(([, way]) => way !== '')),
    words: claimedOnce(new Map([...[...lesser].filter(([word, option]) => isOpenTo(word, option)), ...words])),
    sounds: { latin: claimedOnce(sounds.latin), devanagari: claimedOnce(sounds.devanagari) },
    loans: loansOf(options, ways, ownWords),
    yes: options.find((option) => isAnswer(option, true)),
    no: options.find((option) => isAnswer(option, false)),
    opposites: oppositesAmong(options),
    areRanges: rangesOf(plan).found !== undefined,
    joined: new Map(
      options.filter((option) => /^\p{L}{6,}$/u.test(option)).map((option) => [wordsOf(option).join(''), option]),
    ),
    numbers: numbersOf(options),
    pairs: options.flatMap((option) => {
      const [low, high, more] = numbersIn(option)
      return low === undefined || high === undefined || more !== undefined ? [] : [{ option, low, high }]
    }),
    areSigned: options.some(isSigned),
    areNumbers: options.every((option) => /\d/.test(option) || findNumbers(tokenize(option), false).length === 1),
  }
}

/** By the words of the options in Latin letters, and by the English words for what they are about. */
function loansOf(
  options: readonly string[],
  ways: readonly (readonly string[])[],
  ownWords: ReadonlyMap<string, string>,
): Map<string, Loan> {
  const named = options.flatMap((option, index): Loan[] => {
    const whole = (ways[index] ?? []).map((way) => wordsOf(way).join('')).map((word) => ({ option, word }))
    const own = [...ownWords].flatMap(([word, value]) => (value === option ? { option, word } : []))
    return [...whole, ...own]
  })
  const about = named.flatMap(({ option, word }) =>
    namedBy(word).flatMap((id) => waysToName(id).map((way) => ({ option, word: way }))),
  )
  return new Map([...keyed(about), ...keyed(named)])
}

function keyed(loans: readonly Loan[]): Map<string, Loan> {
  const byKey = new Map<string, Loan | undefined>()
  for (const loan of loans) {
    if (loan.word.length < SHORTEST_LOAN || !/^[a-z]+$/.test(loan.word)) continue
    for (const key of loanKeys(loan.word)) {
      const known = byKey.get(key)
      byKey.set(key, byKey.has(key) && known?.option !== loan.option ? undefined : (known ?? loan))
    }
  }
  return new Map([...byKey].flatMap(([key, loan]) => (loan === undefined ? [] : [[key, loan] as const])))
}

const SHORTEST_LOAN = 3

function oppositesAmong(options: readonly string[]): Map<string, string> {
  const spelled = options.map((option) => wordsOf(option).join(' '))
  return new Map(
    options.flatMap((option, index) => {
      const opposite = options[spelled.indexOf(`not ${spelled[index] ?? ''}`)]
      return opposite === undefined ? [] : [[option, opposite] as const]
    }),
  )
}

/**
 * The designer's own synonyms of an option, and the option as it is said in each language. They are its field's alone.
 */
function givenFor(field: FieldSpec, option: string): string[] {
  return [...synonymsOf(field, option), ...textsOf(field, option)]
}

/** They are said in any sentence, and tell no option by themselves. */
const BARE = /^(?:no|nahi|nai|नहीं|is|are|was|were|only|just|sirf|keval|bas|सिर्फ|केवल|बस)$/

/** The "pay" of "I will pay" is not "already paid". */
const TELLS_DONE = /^already\b/i

/** The "time" of "lunch time", another name for the afternoon, is said of any. */
const VAGUE = new Set(['time', 'day', 'one', 'kind', 'type', 'pay', 'de', 'diya', 'kar', 'ho', 'it'])

/** The "hai" of "patni hai" is no part of a name, nor the "pay" of "Google Pay". */
function isVague(word: string): boolean {
  return VAGUE.has(word) || IS.test(word) || (isCommonWord(word) && !isNegative(word))
}

/** How many days a word stands for. */
export const DAYS = new Map(
  [
    ['day days din दिन', 1],
    ['week weeks hafte hafta हफ्ते हफ्ता', 7],
    ['month months mahine mahina महीने महीना', 30],
  ].flatMap(([words, days]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(days)] as const),
  ),
)

function numbersOf(options: readonly string[]): Map<string, string> {
  const numbers = new Map<string, string | undefined>()
  for (const option of options) {
    const [number, another] = numbersIn(option)
    if (number === undefined || another !== undefined) continue
    const unit = wordsOf(option).flatMap((word) => DAYS.get(word) ?? [])[0]
    claim(numbers, unit === undefined ? String(number) : `${number * unit} days`, option)
  }
  return claimedOnce(numbers)
}

/** A word that two options share belongs to none. */
function claim(map: Map<string, string | undefined>, key: string, option: string): void {
  map.set(key, map.has(key) && map.get(key) !== option ? undefined : option)
}

function claimedOnce(map: Map<string, string | undefined>): Map<string, string> {
  return new Map([...map].flatMap(([key, option]) => (option === undefined ? [] : [[key, option] as const])))
}

/** "Yes" and "No, thanks" are, "wrong item" is not; "no problem" is no yes among options. */
function isAnswer(option: string, value: boolean): boolean {
  const heard = tokenize(option)
  // "JEE" is an examination, and no polite yes.
  if (heard.words.every((word) => /^(?:ji|jee|जी)$/.test(word))) return false
  const answer = readYesNo(heard)
  return (
    answer?.value === value &&
    !(value && isNegative(option)) &&
    answer.isExplicit &&
    answer.from === 0 &&
    answer.to === heard.words.length
  )
}

/** Phrases of a designer are plain text: no choices, no gaps. */
function escape(phrase: string): string {
  return wordsOf(phrase).join(' ')
}

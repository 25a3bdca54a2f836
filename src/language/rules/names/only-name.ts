import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { readYesNo } from '../yes-no/read-yes-no.ts'
import { mayNameWhen } from '../dates/may-name-when.ts'
import { readDialogueAct } from '../dialogue-acts.ts'
import { readIntent } from '../intents/intents.ts'
import { numberWord } from '../numbers/number-words.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { cachedByText } from '../words/cached-by-text.ts'
import type { Clause } from '../words/clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import { isEnglishWord } from '../words/english-words.ts'
import { isHindiWord } from '../words/hindi-words.ts'
import type { Message } from '../message.ts'
import { readRefusal } from '../refusals.ts'
import { type Tokens, tokenize, wordsOf } from '../words/tokens.ts'
import { mendTypos } from '../words/typos.ts'
import { isKin } from './kin.ts'
import { isKnownCity } from '../places/known-cities.ts'
import { nameFrom, TITLES } from './name-from.ts'
import { NOT_NAMES, STATES, TRAILS } from './not-names.ts'
import { isPlaceOrWish } from '../places/place-or-wish.ts'

/**
 * Finds the name in a message that is nothing but a name, be it introduced or not: "My name is Asha Verma", "मेरा नाम आशा
 * है", "Asha". Each of its words must have no other meaning, neither in a language nor in another question of the flow.
 */
export function onlyName({ heard, plans }: Message, asked: FieldReader): Named | undefined {
  const span = behindLead(heard)
  if (span === undefined || !ONLY_WORDS.test(heard.text) || heard.breaks.indexOf(true, 1) < heard.words.length) {
    return undefined
  }
  const { from, to } = span
  // Fields for names have their words in common.
  const others = plans.filter((plan) => plan !== asked && plan.kind !== 'name')
  const isElsewhere = (word: string) => others.some((plan) => wordsOfField(plan).has(word))
  if (heard.words.slice(from, to).some((word) => !isOnlyName(word) || isElsewhere(word))) return undefined
  const naming = heard.words.slice(0, from).find((word) => NAME.has(word))
  if (naming !== undefined && isElsewhere(naming)) return undefined
  const rest = heard.words.slice(from, naming === undefined ? heard.words.length : to)
  if (rest.length > 1 && saysMore(rest.join(' '))) return undefined
  const name = nameFrom(heard, from)
  if (name?.from !== from || name.to !== to) return undefined
  const isIntroduced = from > 0
  return isIntroduced || !isPlaceOrWish(heard, name) ? { ...name, isIntroduced } : undefined
}

interface Named extends Clause {
  value: string
  /** "My name is …", "I'm …" */
  isIntroduced: boolean
}

const ONLY_WORDS = /^[\p{L}\p{M} ']+[.!।]?$/u
const MAX_NAMES = 3

function behindLead({ words }: Tokens): Clause | undefined {
  const lead = LEADS.find((one) => one.every((word, at) => words[at] === word)) ?? []
  const [from, end] = [lead.length, words.length]
  const to = lead.at(-1) !== 'is' && IS.has(words[end - 1] ?? '') ? end - 1 : end
  return to > from && to - from <= MAX_NAMES ? { from, to } : undefined
}

const LEADS = ['my name is', 'name is', 'i am', 'im', 'iam', 'this is', 'mera naam', 'मेरा नाम'].map((lead) =>
  lead.split(' '),
)
const NAME = new Set(['name', 'naam', 'नाम'])
const IS = new Set(['hai', 'है'])

const isOnlyName = cachedByText((word) => SPOKEN.test(word) && !isUsual(word) && !saysMore(word))
/** Three letters or more, with a vowel among them. */
const SPOKEN = /^(?=.{3}).*(?:[aeiouy]|[^a-z])/

function isUsual(word: string): boolean {
  return (
    [NOT_NAMES, STATES, TRAILS].some((words) => words.has(word)) ||
    isGrammarWord(word) ||
    isCommonWord(word) ||
    isEnglishWord(word) ||
    isHindiWord(word) ||
    isKin(word) ||
    isKnownCity([word]) ||
    TITLES.has(word)
  )
}

/** Whether words alone, or what they may be a misspelling of, are an answer, a wish, a question or a day: "rong nambar", "bot hai". */
const saysMore = cachedByText((words) => {
  const heard = tokenize(words)
  mendTypos(heard, { day: true, number: true, answer: true })
  return (
    heard.words.join(' ') !== words ||
    heard.words.some((word) => numberWord(word, true) !== undefined) ||
    mayNameWhen(heard, true, true) ||
    readYesNo(heard) !== undefined ||
    readIntent(heard) !== undefined ||
    readDialogueAct(heard) !== undefined ||
    readRefusal(heard, 1) !== undefined
  )
})

/** All words with which a field is named, asked for and answered. */
const wordsOfField = oncePerField(({ label, cues, field }): ReadonlySet<string> => {
  const { description, options, synonyms, texts } = field
  return new Set([...label, ...cues, ...[description, ...options, JSON.stringify([synonyms, texts])].flatMap(wordsOf)])
})

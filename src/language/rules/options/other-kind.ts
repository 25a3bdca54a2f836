import { synonymsOf } from '../fields/given-words.ts'
import { distance } from 'fastest-levenshtein'
import { regex } from '../../../base/regex.ts'
import type { FieldSpec } from '../../../ports/language.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { numberWord } from '../numbers/number-words.ts'
import { phoneticKey } from '../words/phonetic-key.ts'
import { isCommonWord } from '../words/common-words.ts'
import { isDevanagari, tellsLanguage } from '../words/spoken-language.ts'
import { namedBy } from '../words/matters-in.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'
import { type OptionSpan, optionWords } from './option-span.ts'
import { isSameDegree } from './same-degree.ts'

/**
 * Whether a part of an option is said with another word where the rest of it belongs: "chicken tikka" is no "chicken
 * biryani", "credit card" no "debit card".
 */
export function isOtherKind(heard: Tokens, { value, from, to }: OptionSpan, { cues, field }: FieldReader): boolean {
  const own = optionWords(value)
  const said = heard.words.slice(from, to)
  const first = own.findIndex((word) => said.includes(word))
  if (isGivenName(said.join(' '), value, field)) return false
  if (own.length < 2 || first === -1 || own.every((word) => heard.words.includes(word))) return false
  const isFirst = first === 0
  const isLast = said.includes(own.at(-1) ?? '')
  const before = heard.breaks[from] ? '' : (heard.words[from - 1] ?? '')
  const after = heard.breaks[to] ? '' : (heard.words[to] ?? '')
  const isOther = (word: string, next = ''): boolean =>
    isThing(word) &&
    !(INFINITIVE.test(word) && IS_TO_BE.test(next)) &&
    !cues.has(word) &&
    !own.some((one) => isAlike(one, word)) &&
    !field.options.some((option) => optionWords(option).includes(word))
  return (!isFirst && isOther(before)) || (!isLast && isOther(after, heard.words[to + 1]))
}

/** The designer's own word for the option is all of its name. */
function isGivenName(said: string, option: string, field: FieldSpec): boolean {
  return synonymsOf(field, option).some((way) => wordsOf(way).join(' ') === said)
}

/** "Dep" for "depreciation", "mussle" for "muscle" */
function isAlike(own: string, word: string): boolean {
  return (
    own.startsWith(word) ||
    word.startsWith(own) ||
    phoneticKey(own) === phoneticKey(word) ||
    (own.length >= SHORTEST_TYPO && own.charAt(0) === word.charAt(0) && distance(own, word) <= MAX_TYPOS) ||
    namedBy(own).some((id) => namedBy(word).includes(id)) ||
    isSameDegree(own, word)
  )
}

const SHORTEST_TYPO = 5
const MAX_TYPOS = 2

/** A noun as far as one can tell: no everyday word, no number, no verb of ordering. */
function isThing(word: string): boolean {
  if (
    word.length < 3 ||
    /\d/.test(word) ||
    numberWord(word, false) !== undefined ||
    isDevanagari(word) ||
    isCommonWord(word) ||
    tellsLanguage(word)
  )
    return false
  return !VERBS.test(word) && !FILLERS.has(word)
}

/** "Tax bachana hai" */
const INFINITIVE = /^[a-z]{2,}n[aie]$/
const IS_TO_BE = /^(?:hai|hain|tha|thi|ho|hoga|hogi|chahiye|chahta|chahti|chahte|padega|ke)$/
const VERBS = regex`
  (?:
    [a-z]{3}ly|unga|ungi|oonga|oongi|enge|ega|egi|iye|iyega|dena|lena|karo|kar[aw]*n[aie]|wala|wali|wale|aya|aayi
    |aaye
  )$
`
const FILLERS = new Set(
  'few several many one ones chal chala chali chale raha rahi rahe hua hui hue gaya gayi gaye tha thi the kiya mila mili please sir madam maam okay yeah thanks haan theek bas sirf just lelo dedo dijiye kijiye lijiye rakh bhejo mangao lagao plan option wise'.split(
    ' ',
  ),
)

import { foldSpelling } from '../numbers/number-words.ts'
import { textBetween, tokenize, wordsOf } from '../words/tokens.ts'
import { SYNONYMS } from './synonyms.ts'

/** The option itself, the words in brackets after it in the field's description, and what others call it. */
export function aliasesOf(option: string, description: string): string[] {
  const own = spelledOut(option)
  const folded = wordsOf(own).join(' ')
  const common = SYNONYMS.find((group) => group.includes(folded)) ?? []
  return [
    own,
    ...describedAs(option, description),
    ...common,
    foldedCommon(folded),
    ...inOtherWords(own),
    ...signedWays(option),
    inNumberWords(folded),
    folded.replace('cannot', 'cant'),
  ].filter((way) => way !== '' && !(isCard(folded) && isCard(way) && way !== folded))
}

/** "Debit card" and "credit card" are both called "card", but not each other. */
function isCard(way: string): boolean {
  return way === 'credit card' || way === 'debit card'
}

const MAX_VARIED_WORDS = 3

/**
 * "B plus" for "B positive", "you pee eye" for "UPI": each word of a short option in the other words there are for it.
 */
function inOtherWords(option: string): string[] {
  const words = writtenWords(option)
  if (words.length === 0 || words.length > MAX_VARIED_WORDS) return []
  const ways = words.map((word) => [
    word,
    ...(words.length > 1 ? (PLAIN_VARIANTS.get(word.toLowerCase()) ?? []) : []),
    ...spelledWays(word),
  ])
  return ways
    .reduce<string[][]>((lines, places) => lines.flatMap((line) => places.map((place) => [...line, place])), [[]])
    .slice(1)
    .map((line) => line.join(' '))
    .concat(words.length === 2 ? words.join('') : [])
}

/** The words of an option with their capitals; a sign ("A+") is a word, too, and never left out. */
function writtenWords(option: string): string[] {
  const heard = tokenize(option)
  return heard.words.map((word, at) => (SIGNS.includes(word) ? word : textBetween(heard, at, at + 1)))
}

const SIGNS = ['plus', 'minus']

/** "A+", "O negative": letters that mean another thing with another sign. */
export function isSigned(option: string): boolean {
  const words = wordsOf(option)
  const [letters = '', sign = ''] = words
  return words.length === 2 && letters.length <= 3 && (POSITIVE.includes(sign) || NEGATIVE.includes(sign))
}

/** All ways to say such letters and their sign. */
export function signedWays(option: string): string[] {
  if (!isSigned(option)) return []
  const ways = inOtherWords(spelledOut(option))
  return wordsOf(option)[0] === 'o'
    ? [...ways, ...ways.flatMap((way) => SAID_FOR_O.map((o) => way.replace(/^o /i, o)))]
    : ways
}

const SAID_FOR_O = ['oh ', '0 ', 'zero ']
const POSITIVE = 'positive plus पॉजिटिव पोजिटिव पाजिटिव प्लस pojitiv positiv'.split(' ')
const NEGATIVE = 'negative minus नेगेटिव निगेटिव नेगटिव माइनस negetive negativ'.split(' ')

const PLAIN_VARIANTS = new Map([
  ...[POSITIVE, NEGATIVE].flatMap((words) =>
    words.map((word) => [word, words.filter((other) => other !== word)] as const),
  ),
  ['class', ['grade', 'standard', 'कक्षा']],
])
const LETTERS = `ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई जेड`.split(' ')

/** "u p i", "यू पी आई" and "यूपीआई" for UPI; a lone letter by its Hindi name. */
export function spelledWays(word: string): string[] {
  if (!/^[A-Z]{1,4}$/.test(word)) return []
  const letters = [...word]
  const named = letters.map((letter) => LETTERS[letter.charCodeAt(0) - 65] ?? letter)
  return letters.length === 1 ? named : [letters.join(' '), named.join(' '), named.join('')]
}

export function spelledOut(option: string): string {
  return option.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replace(/[_]+/g, ' ')
}

/** "basic (starter, cheap), pro (business)" and "basic = starter; pro = business" */
export function describedAs(option: string, description: string): string[] {
  const at = description.toLowerCase().indexOf(option.toLowerCase())
  if (at < 0) return []
  const rest = description.slice(at + option.length)
  const match = /^\s*(?:\(([^)]{1,200})\)|[=:]\s*([^;.()]{1,200}))/.exec(rest)
  const list = match?.[1] ?? match?.[2] ?? ''
  return list
    .split(/[,/|]|\bor\b/)
    .map((way) => way.trim())
    .filter((way) => way !== '' && way.split(/\s+/).length <= 4)
}

/** One word of a longer option, as it is, as its stem, and in other words. */
export function alsoCalled(part: string): string[] {
  if (DULL.has(part) || part.length < 3 || NUMBER_WORDS.includes(part)) return []
  const [base, single] = [stem(part), singular(part)]
  const group = SYNONYMS.find((words) => words.includes(part) || words.includes(single)) ?? []
  // The "tak" of "taking" is a word of Hindi.
  const forms = base.length < SHORTEST_STEM ? [part, single] : [part, single, base]
  return [...forms, ...group.filter((word) => !word.includes(' '))]
}

const SHORTEST_STEM = 4

/** "eyes" without its end */
export function singular(word: string): string {
  return word.replace(/(?<=\w{3})s$/, '')
}

/** "buying", "renovate" and "renovation" without their ends. */
export function stem(word: string): string {
  return word.length > 5 ? word.replace(/(?:ations?|ates?|ated|ating|ings?|ed|es|s)$/, '') : word
}

/** "within three months" for "within 3 months" */
function inNumberWords(folded: string): string {
  const spoken = folded.replace(/\b(?:1[0-2]|\d)\b/g, (digits) => NUMBER_WORDS[Number(digits)] ?? digits)
  return spoken === folded ? '' : spoken
}

function foldedCommon(folded: string): string {
  return SYNONYMS.some((group) => group.includes(folded)) ? '' : foldSpelling(folded)
}

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const DULL = new Set(
  'koi aur kuch bhi the a an of for and or in on to with than more less plan option type one my no not non ka ki ke se wife husband'.split(
    ' ',
  ),
)

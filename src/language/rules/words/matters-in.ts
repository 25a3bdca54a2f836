import { cachedByText } from './cached-by-text.ts'
import { isCommonWord } from './common-words.ts'
import { keptMatterIndex } from './kept-matter-index.ts'
import { keyOf, type Matter, soundKey } from './matter-index.ts'
import { isDevanagari } from './spoken-language.ts'
import { wordSet } from './word-set.ts'

const MAX_WORDS = 4
const INDEX = await keptMatterIndex()

export interface MatterSpan {
  matters: readonly Matter[]
  from: number
  to: number
}

const known = new WeakMap<readonly string[], MatterSpan[]>()

/** What a row of folded words speaks of, the longest phrases first, each word once. */
export function mattersIn(words: readonly string[]): MatterSpan[] {
  let spans = known.get(words)
  if (spans === undefined) known.set(words, (spans = findMatters(words)))
  return spans
}

function findMatters(words: readonly string[]): MatterSpan[] {
  const spans: MatterSpan[] = []
  for (let from = 0; from < words.length;) {
    const span = matterAt(words, from)
    if (span) spans.push(span)
    from = span ? span.to : from + 1
  }
  return spans
}

function matterAt(words: readonly string[], from: number): MatterSpan | undefined {
  const first = words[from] ?? ''
  const { matters, key } = entryOf(first)
  // "Yaad hi nahi raha", but "kabhi bhi" and "door to door", too
  const starts = STRESSES.test(words[from + 1] ?? '') ? [from + 2, from + 1] : [from + 1]
  for (const second of starts) {
    const phrase = phraseAt(words, from, second, key)
    if (phrase) return phrase
  }
  return matters && { matters, from, to: from + 1 }
}

/** The longest phrase of a word and those from the second on. */
function phraseAt(words: readonly string[], from: number, second: number, opening: string): MatterSpan | undefined {
  if (second >= words.length || !mayOpen(opening, soundKey(words[second] ?? ''))) return undefined
  for (let length = Math.min(MAX_WORDS, words.length - second + 1); length > 1; length--) {
    const to = second + length - 1
    const matters = lookUp([words[from] ?? '', ...words.slice(second, to)])
    if (matters) return { matters, from, to }
  }
  return undefined
}

const STRESSES = /^(?:hi|bhi|to|ही|भी|तो)$/

function mayOpen(first: string, second: string): boolean {
  if (INDEX.mayOpen(first, second)) return true
  return INFINITIVE.test(second) && INDEX.mayOpen(first, second.replace(INFINITIVE, 'n'))
}

/** The numbers of the matters that some words speak of or hint at. */
export function matterIds(words: readonly string[]): number[] {
  return mattersIn(words).flatMap(({ matters }) => matters.map(({ id }) => id))
}

/** Whether one word by itself speaks of any matter, or hints at it. */
export function isOfMatter(word: string): boolean {
  return entryOf(word).matters !== undefined
}

/** The matters that one word by itself names. */
export function namedBy(word: string): readonly number[] {
  return entryOf(word).named
}

/** The single words that name a matter, as they are listed. */
export function waysToName(id: number): readonly string[] {
  return INDEX.waysToName(id).filter((way) => !way.includes('_'))
}

/** Whether a word names a matter as it is listed: not in another spelling, nor with an ending. */
export function isListedName(word: string, id: number): boolean {
  return INDEX.mattersOf(word).some((matter) => matter.id === id && matter.isNamed)
}

interface Entry {
  matters: readonly Matter[] | undefined
  named: readonly number[]
  /** How it sounds. */
  key: string
}

const entryOf = cachedByText<Entry>((word) => {
  const matters = lookUp([word])
  return {
    matters,
    named: (matters ?? []).filter(({ isNamed }) => isNamed).map(({ id }) => id),
    key: soundKey(word),
  }
})

function lookUp(words: readonly string[]): readonly Matter[] | undefined {
  const phrase = words.join(' ')
  const exact = INDEX.mattersOf(phrase)
  if (exact.length > 0) return exact
  const [word = ''] = words
  if (words.length === 1) {
    const inflected = ENDINGS.flatMap(([ending, put]) =>
      word.length > ending.length + 2 && word.endsWith(ending)
        ? INDEX.mattersOf(word.slice(0, -ending.length) + put)
        : [],
    )
    if (inflected.length > 0) return inflected
    if (isCommonWord(word) || LITTLE.has(word) || (!isDevanagari(word) && word.length < MIN_LATIN)) return undefined
  }
  if (words.length > 1 && words.every((one) => PARTICLES.has(one))) return undefined
  const key = keyOf(words)
  if (key === undefined) return undefined
  return (
    soundingLike(key, phrase) ?? (INFINITIVE.test(key) ? soundingLike(key.replace(INFINITIVE, 'n'), phrase) : undefined)
  )
}

function soundingLike(key: string, phrase: string): readonly Matter[] | undefined {
  const matters = INDEX.soundingLike(key, phrase)
  return matters.length > 0 ? matters : undefined
}

/** "Katwana", "कटवानी", "katne": the causative and the inflected infinitives of one verb, by their sound. */
const INFINITIVE = /(?:vn|n)i?$/

/** "कोई" sounds like "खोया" (lost), "saade" (and a half) like "shaadi" (a wedding). */
const LITTLE = wordSet(
  `saade saadhe sade sadhe sava sawa paune pauna साढे सवा पौने मैं मेरा मेरी मेरे मुझे हम हमारा हमें आप आपका तुम यह ये वह वो इस
   उस इसका उसका जो कौन कोई कुछ सब क्या क्यों है हैं हूं था थी थे आज कल परसों`,
)
/** "Mein hai" (is in) sounds like "main hi" (I myself). */
const PARTICLES = wordSet(
  `mein me main mai hai hain ho hi hu hun hoon he ka ki ke ko se par pe to toh na ne ji bhi में मे मैं है हैं हो ही हूं का की के को
   से पर पे तो ना ने जी भी`,
)
const MIN_LATIN = 5
const ENDINGS = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ied', 'y'],
  ['gest', ''],
  ['est', ''],
  ['ing', ''],
  ['ing', 'e'],
  ['ed', ''],
  ['ed', 'e'],
  ['ly', ''],
  ['on', 'e'],
] as const

import { cachedByText } from './cached-by-text.ts'
import { isCommonWord } from './common-words.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { CIVIC_WORDS } from './matters/civic.ts'
import { COMPLAINTS_WORDS } from './matters/complaints.ts'
import { ESTATE_WORDS } from './matters/estate.ts'
import { ELECTRONICS_WORDS } from './matters/electronics.ts'
import { FOOD_WORDS } from './matters/food.ts'
import { GYMS_WORDS } from './matters/gyms.ts'
import { HOME_WORDS } from './matters/home.ts'
import { INSURANCE_WORDS } from './matters/insurance.ts'
import { LAUNDRY_WORDS } from './matters/laundry.ts'
import { LEISURE_WORDS } from './matters/leisure.ts'
import { JOURNEY_WORDS } from './matters/journeys.ts'
import { LIFE_WORDS } from './matters/life.ts'
import { SHOP_WORDS } from './matters/shops.ts'
import { ORDER_WORDS } from './matters/orders.ts'
import { SURVEY_WORDS } from './matters/survey.ts'
import { STUDY_WORDS } from './matters/study.ts'
import { HEALTH_WORDS } from './matters/health.ts'
import { SERVICES_WORDS } from './matters/services.ts'
import { TELECOM_WORDS } from './matters/telecom.ts'
import { TOWN_WORDS } from './matters/town.ts'
import { MONEY_WORDS } from './matters/money.ts'
import { TRADE_WORDS } from './matters/trade.ts'
import { TRAVEL_WORDS } from './matters/travel.ts'
import { WARE_WORDS } from './matters/wares.ts'
import { VEHICLES_WORDS } from './matters/vehicles.ts'
import { PairFilter } from './pair-filter.ts'
import { soundDistance } from './sound-distance.ts'
import { spellingKey } from './spelling-key.ts'
import { isDevanagari } from './spoken-language.ts'
import { wordsOf } from './tokens.ts'
import { wordSet } from './word-set.ts'

interface Matter {
  /** Number of its line. */
  id: number
  /** Said by its name; else only hinted at. */
  isNamed: boolean
}

/** Matters of a phrase, packed: twice the number of the line, and one more where it is named. */
type Packed = number | readonly number[]

interface Entries {
  /** By the words of a phrase, joined by blanks. */
  readonly phrases: ReadonlyMap<string, Packed>
  /** Phrases by the key of their sound. */
  readonly sounds: ReadonlyMap<string, string | readonly string[]>
  /** How the first two words of phrases sound. */
  readonly openings: PairFilter
}

const MAX_WORDS = 4
const MIN_KEY = 3
/** 256 KiB, some forty for each pair. */
const OPENINGS_BITS = 21

const LINES = joined([
  EVERYDAY_WORDS,
  HOME_WORDS,
  TRAVEL_WORDS,
  LIFE_WORDS,
  TRADE_WORDS,
  CIVIC_WORDS,
  ESTATE_WORDS,
  SURVEY_WORDS,
  STUDY_WORDS,
  HEALTH_WORDS,
  TOWN_WORDS,
  MONEY_WORDS,
  INSURANCE_WORDS,
  ORDER_WORDS,
  SHOP_WORDS,
  WARE_WORDS,
  FOOD_WORDS,
  ELECTRONICS_WORDS,
  SERVICES_WORDS,
  COMPLAINTS_WORDS,
  LAUNDRY_WORDS,
  GYMS_WORDS,
  LEISURE_WORDS,
  VEHICLES_WORDS,
  JOURNEY_WORDS,
  TELECOM_WORDS,
])
const ENTRIES = build()

/** The lines of several lists. One that begins with `+` adds to the first line with the word behind that. */
function joined(lists: readonly string[]): string[] {
  const lines: string[] = []
  const byFirst = new Map<string, number>()
  for (const line of lists.flatMap((list) => list.split('\n'))) {
    const [first = '', ...rest] = line.trim().split(/\s+/)
    if (first === '') continue
    if (first !== '+') {
      if (!byFirst.has(first)) byFirst.set(first, lines.length)
      lines.push(line)
      continue
    }
    const at = byFirst.get(rest[0] ?? '')
    if (at === undefined) throw new Error(`No line of matters begins with "${rest[0]}".`)
    const [named, hints] = [lines[at] ?? '', rest.slice(1).join(' ')].map((part) => part.split('~'))
    const more = [named?.[1], hints?.[1]].filter(Boolean).join(' ')
    lines[at] = `${named?.[0]} ${hints?.[0]}${more === '' ? '' : ` ~ ${more}`}`
  }
  return lines
}

/** Thousands of phrases stay in memory: single ones are kept without a list around them. */
function build(): Entries {
  const phrases = new Map<string, number | number[]>()
  const sounds = new Map<string, string | string[]>()
  const openings = new PairFilter(OPENINGS_BITS)
  // The cache of keys is too small for all words of the lists.
  const keys = new Map<string, string>()
  const keyOnce = (word: string): string => {
    let key = keys.get(word)
    if (key === undefined) keys.set(word, (key = spellingKey(word)))
    return key
  }
  LINES.forEach((line, id) => {
    line.split('~').forEach((part, index) => {
      for (const way of part.trim().split(/\s+/)) {
        if (way === '') continue
        const words = wordsOfWay(way)
        const phrase = words.join(' ')
        const isNew = !phrases.has(phrase)
        addMatter(phrases, phrase, id, index === 0)
        if (!isNew) continue
        const key = keyOf(words, keyOnce)
        if (key !== undefined) addTo(sounds, key, phrase)
        const [first = '', second] = words
        if (second !== undefined) openings.add(keyOnce(first), keyOnce(second))
      }
    })
  })
  return { phrases, sounds, openings }
}

/** As `wordsOf` gives them; what is written in small Latin letters needs no reading. */
function wordsOfWay(way: string): readonly string[] {
  const text = way.replace(/[_-]/g, ' ')
  return /^[a-z ]+$/.test(text) ? text.split(' ') : wordsOf(text)
}

/** A line counts once for a phrase: by its name, where it has both. */
function addMatter(phrases: Map<string, number | number[]>, phrase: string, id: number, isNamed: boolean): void {
  const known = phrases.get(phrase)
  const isKnown = known !== undefined && [known].flat().some((code) => code >> 1 === id)
  if (!isKnown) addTo(phrases, phrase, 2 * id + (isNamed ? 1 : 0))
}

function addTo<Item extends string | number>(map: Map<string, Item | Item[]>, key: string, item: Item): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, item)
  else if (Array.isArray(known)) known.push(item)
  else map.set(key, [known, item])
}

function unpacked(packed: Packed): Matter[] {
  return [packed].flat().map((code) => ({ id: code >> 1, isNamed: code % 2 === 1 }))
}

function keyOf(words: readonly string[], keyOfWord = spellingKey): string | undefined {
  const key = words.map(keyOfWord).join(' ')
  return key.replaceAll(' ', '').length >= MIN_KEY ? key : undefined
}

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
  if (second >= words.length || !mayOpen(opening, spellingKey(words[second] ?? ''))) return undefined
  for (let length = Math.min(MAX_WORDS, words.length - second + 1); length > 1; length--) {
    const to = second + length - 1
    const matters = lookUp([words[from] ?? '', ...words.slice(second, to)])
    if (matters) return { matters, from, to }
  }
  return undefined
}

const STRESSES = /^(?:hi|bhi|to|ही|भी|तो)$/

function mayOpen(first: string, second: string): boolean {
  const { openings } = ENTRIES
  return (
    openings.has(first, second) || (INFINITIVE.test(second) && openings.has(first, second.replace(INFINITIVE, 'n')))
  )
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
  const [named = ''] = LINES[id]?.split('~') ?? []
  return named.split(/\s+/).filter((way) => way !== '' && !way.includes('_'))
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
    key: spellingKey(word),
  }
})

function lookUp(words: readonly string[]): readonly Matter[] | undefined {
  const phrase = words.join(' ')
  const exact = ENTRIES.phrases.get(phrase)
  if (exact !== undefined) return unpacked(exact)
  const [word = ''] = words
  if (words.length === 1) {
    const inflected = ENDINGS.flatMap(([ending, put]) =>
      word.length > ending.length + 2 && word.endsWith(ending)
        ? unpacked(ENTRIES.phrases.get(word.slice(0, -ending.length) + put) ?? [])
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

/** What shares a key has to sound alike, too: "बहुत" (much) is no "boat". The nearest ones are meant. */
function soundingLike(key: string, said: string): readonly Matter[] | undefined {
  const all = [ENTRIES.sounds.get(key) ?? []].flat()
  const distances = all.map((way) => soundDistance(said, way))
  const least = Math.min(maxDistance(key), ...distances)
  const near = all.filter((_, index) => distances[index] === least)
  return near.length > 0 ? near.flatMap((way) => unpacked(ENTRIES.phrases.get(way) ?? [])) : undefined
}

/** The more sounds two words share, the more they may differ in the others. */
function maxDistance({ length }: string): number {
  return length < 4 ? 0.5 : length / 5
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

import { cachedByText } from './cached-by-text.ts'
import { type Tokens, wordsOf } from './tokens.ts'

export interface PhraseHit<Tag> {
  tag: Tag
  from: number
  /** The word after the last one. */
  to: number
}

/** Alternatives at one position of a phrase, each as its words; an empty one where the position is optional. */
type Position = string[][]

interface Phrase<Tag> {
  tag: Tag
  places: Position[]
  /** Matches only at the end of a clause. */
  atEnd: boolean
  /** Words that can come second; undefined when the phrase may be one word, or when any word may follow. */
  seconds: Set<string> | undefined
}

/** A position for up to two arbitrary words between others. */
const GAP: Position = [['*']]
const MAX_GAP = 2

/**
 * Finds tagged phrases, one a line, word by word. `(stop|quit) calling (me|)` stands for four phrases, `*` for up to
 * two arbitrary words, and a final `.` requires the end of a clause, apart from a "please": `stop .` does not match in
 * "stop by tomorrow". Lines are stored as they are written and found by their first word: expanding every phrase would
 * take half a second and 20 MiB at every start.
 */
export class PhraseMatcher<Tag> {
  readonly #byFirstWord = new Map<string, Phrase<Tag>[]>()

  constructor(lists: readonly (readonly [Tag, string])[]) {
    for (const [tag, lines] of lists) {
      for (const line of lines.split('\n')) this.#add(tag, line.trim())
    }
    for (const phrases of this.#byFirstWord.values()) phrases.sort((a, b) => Number(a.atEnd) - Number(b.atEnd))
  }

  /**
   * Returns the longest phrase that starts at a word. Of equally long ones the first listed, those that match anywhere
   * before those that match only at an end.
   */
  at(heard: Tokens, from: number): PhraseHit<Tag> | undefined {
    let best: PhraseHit<Tag> | undefined
    const phrases = this.#byFirstWord.get(heard.words[from] ?? '')
    if (phrases === undefined) return undefined
    const second = heard.breaks[from + 1] === true ? '' : (heard.words[from + 1] ?? '')
    for (const phrase of phrases) {
      if (phrase.seconds?.has(second) === false) continue
      const to = endOf(phrase, 0, heard, from, from)
      if (to > (best?.to ?? from)) best = { tag: phrase.tag, from, to }
    }
    return best
  }

  /** Whether any phrase begins with this word. */
  mayBeginWith(word: string): boolean {
    return this.#byFirstWord.has(word)
  }

  /** Returns all phrases from left to right, without overlaps. */
  all(heard: Tokens, start = 0): PhraseHit<Tag>[] {
    const hits: PhraseHit<Tag>[] = []
    for (let from = start; from < heard.words.length;) {
      const hit = this.at(heard, from)
      if (hit) hits.push(hit)
      from = hit ? hit.to : from + 1
    }
    return hits
  }

  first(heard: Tokens): PhraseHit<Tag> | undefined {
    for (let from = 0; from < heard.words.length; from++) {
      const hit = this.at(heard, from)
      if (hit) return hit
    }
    return undefined
  }

  /** Returns the tag of the phrase that is the whole message, if any. */
  whole(heard: Tokens): Tag | undefined {
    const hit = this.at(heard, 0)
    return hit?.to === heard.words.length ? hit.tag : undefined
  }

  #add(tag: Tag, line: string): void {
    const atEnd = line.endsWith(' .')
    const places = positionsOf(atEnd ? line.slice(0, -2) : line)
    const phrase = { tag, places, atEnd, seconds: secondWordsOf(places) }
    for (const word of firstWordsOf(places)) {
      const known = this.#byFirstWord.get(word)
      if (known) known.push(phrase)
      else this.#byFirstWord.set(word, [phrase])
    }
  }
}

/** Returns the end of the longest match of the words from `at` with the phrase from a position on; 0 for no match. */
function endOf<Tag>(phrase: Phrase<Tag>, index: number, heard: Tokens, from: number, at: number): number {
  const place = phrase.places[index]
  if (place === undefined) return phrase.atEnd && !endsAt(heard, at) ? 0 : at
  let furthest = 0
  if (place === GAP) {
    if (index + 1 === phrase.places.length) return 0
    for (let skipped = 0; skipped <= MAX_GAP && !heard.breaks[at + skipped]; skipped++) {
      furthest = Math.max(furthest, endOf(phrase, index + 1, heard, from, at + skipped))
    }
    return furthest
  }
  for (const words of place) {
    if (!isSaid(words, heard, from, at)) continue
    furthest = Math.max(furthest, endOf(phrase, index + 1, heard, from, at + words.length))
  }
  return furthest
}

/** Whether the clause ends here, apart from words of politeness. */
function endsAt({ words, breaks }: Tokens, at: number): boolean {
  let end = at
  while (!breaks[end] && POLITE.has(words[end] ?? '')) end += 1
  return breaks[end] === true
}

const POLITE = new Set('please kindly sir madam maam ji na yaar प्लीज प्लीज़ जी'.split(' '))

/** Whether these words stand at `at`, in the clause of `from`. */
function isSaid(words: readonly string[], heard: Tokens, from: number, at: number): boolean {
  for (let index = 0; index < words.length; index++) {
    const position = at + index
    if (heard.words[position] !== words[index] || (position > from && heard.breaks[position])) return false
  }
  return true
}

function positionsOf(line: string): Position[] {
  const places = line.match(PLACE) ?? []
  return places.map((place) => (place === '*' ? GAP : uniqueOf(expand(place).map(wordsOfWay))))
}

/** Most are one of a few: they share their words, in arrays that have no room for more. */
const wordsOfWay = cachedByText((way) => wordsOf(way).slice())

function uniqueOf(ways: string[][]): string[][] {
  return [...new Map(ways.map((words) => [words.join(' '), words])).values()]
}

/** After an optional position, the next one may begin the phrase as well. */
function firstWordsOf(places: readonly Position[]): Set<string> {
  const words = new Set<string>()
  for (const place of places) {
    if (place === GAP) break
    for (const [first] of place) if (first !== undefined) words.add(first)
    if (place.every((way) => way.length > 0)) break
  }
  return words
}

/** Used because most phrases with the same first word differ in the second. */
function secondWordsOf(places: readonly Position[]): Set<string> | undefined {
  const words = new Set<string>()
  for (const [index, place] of places.entries()) {
    const rest = places.slice(index + 1)
    const isOpen = rest.every(mayBeEmpty) || rest.includes(GAP)
    for (const way of place) {
      if (way.length === 1 && isOpen) return undefined
      if (way[1] !== undefined) words.add(way[1])
    }
    if (place.some((way) => way.length === 1)) for (const word of firstWordsOf(rest)) words.add(word)
    if (!mayBeEmpty(place)) break
  }
  return words
}

function mayBeEmpty(place: Position): boolean {
  return place !== GAP && place.some((way) => way.length === 0)
}

/** Adjacent words and choices, up to a space outside of all choices. */
const PLACE = /(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g
const CHOICE = /\(([^()]*)\)/

function expand(line: string): string[] {
  const choice = CHOICE.exec(line)
  if (choice === null) return [line.replace(/ +/g, ' ').trim()]
  const before = line.slice(0, choice.index)
  const after = line.slice(choice.index + choice[0].length)
  return (choice[1] ?? '').split('|').flatMap((word) => expand(before + word + after))
}

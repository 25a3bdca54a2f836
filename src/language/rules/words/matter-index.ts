import { PairFilter } from './pair-filter.ts'
import { soundDistance } from './sound-distance.ts'
import { spellingKey } from './spelling-key.ts'
import { TextTable } from './text-table.ts'
import { wordsOf } from './tokens.ts'

export interface Matter {
  /** Number of its line. */
  id: number
  /** Said by its name; else only hinted at. */
  isNamed: boolean
}

/** What an index is made of: integers and texts, as they can stand in a file. */
export interface MatterIndexData {
  integers: Uint32Array
  /** The lines in UTF-8, each with a line break at its end. */
  text: Uint8Array
}

/** Twice as many as there are phrases, at least. */
const PLACES = 1 << 17
/** 256 KiB, some forty bits for each pair. */
const OPENINGS_BITS = 21
const MIN_KEY = 3

/** Which matters a phrase of some lines speaks of, by its words or by their sound. */
export class MatterIndex {
  /** Twice the number of the line by phrase, and one more where the phrase names it. */
  readonly #phrases: TextTable
  /** Places in `#ways` by the key of the sound. */
  readonly #sounds: TextTable
  /** How the first two words of phrases sound. */
  readonly #openings: PairFilter
  /** The first bytes of the lines, and the one after the last line. */
  readonly #starts: Uint32Array
  /** Where phrases are written: the first byte in the text, and the one after the last. */
  readonly #ways: Uint32Array
  readonly #text: Uint8Array

  constructor({ integers, text }: MatterIndexData) {
    const { phrases, sounds, openings, starts, ways } = partsOf(integers)
    this.#phrases = new TextTable(phrases)
    this.#sounds = new TextTable(sounds)
    this.#openings = new PairFilter(openings)
    this.#starts = starts
    this.#ways = ways
    this.#text = text
  }

  /** What a phrase names or hints at, as it is written in the lines. */
  mattersOf(phrase: string): Matter[] {
    return this.#phrases.get(phrase).map((code) => ({ id: code >> 1, isNamed: code % 2 === 1 }))
  }

  /**
   * What shares the key of a phrase, and sounds like it: "बहुत" (much) is no "boat". The nearest ones are meant. The more sounds
   * two phrases share, the more they may differ in the others.
   */
  soundingLike(key: string, phrase: string): Matter[] {
    const ways = this.#sounds.get(key).map((at) => wordsOfWay(this.#written(this.#ways, at)).join(' '))
    const distances = ways.map((way) => soundDistance(phrase, way))
    const least = Math.min(key.length < 4 ? 0.5 : key.length / 5, ...distances)
    return ways.filter((_, index) => distances[index] === least).flatMap((way) => this.mattersOf(way))
  }

  /** Whether a phrase may begin with two words that have these keys. */
  mayOpen(first: string, second: string): boolean {
    return this.#openings.has(first, second)
  }

  /** The phrases that name a matter, as they are written in its line. */
  waysToName(id: number): string[] {
    return waysOf(this.#written(this.#starts, id)).flatMap(({ way, isNamed }) => (isNamed ? [way] : []))
  }

  #written(places: Uint32Array, at: number): string {
    return UTF8.decode(this.#text.subarray(places[at], places[at + 1]))
  }
}

const UTF8 = new TextDecoder()

/** How a phrase sounds; undefined where too little of it remains. */
export function keyOf(words: readonly string[]): string | undefined {
  const key = words.map(soundKey).join(' ')
  return key.replaceAll(' ', '').length >= MIN_KEY ? key : undefined
}

/** "Nahi", "nahin" and "नहीं" are one word. */
export function soundKey(word: string): string {
  const key = spellingKey(word)
  return key === 'nhin' ? 'nhi' : key
}

/** What an index of these lines is made of. It takes half a second, and some 50 MiB for that time. */
export function buildMatterIndex(lines: readonly string[]): MatterIndexData {
  const byLine = lines.map(waysOf)
  const integers = new Uint32Array(STARTS_AT + lines.length + 1 + 2 * byLine.flat().length)
  integers[0] = lines.length
  const { phrases: phraseCells, sounds: soundCells, openings: openingBits, starts, ways } = partsOf(integers)
  const phrases = new TextTable(phraseCells)
  const sounds = new TextTable(soundCells)
  const openings = new PairFilter(openingBits)
  let start = 0
  let used = 0
  byLine.forEach((ofLine, line) => {
    const text = lines[line] ?? ''
    for (const { way, at, isNamed } of ofLine) {
      const words = wordsOfWay(way)
      const phrase = words.join(' ')
      const known = phrases.get(phrase)
      // A line counts once for a phrase: by its name, where it has both.
      if (!known.some((code) => code >> 1 === line)) phrases.add(phrase, 2 * line + (isNamed ? 1 : 0))
      if (known.length > 0) continue
      const key = keyOf(words)
      if (key !== undefined) {
        const from = start + Buffer.byteLength(text.slice(0, at))
        sounds.add(key, used)
        ways.set([from, from + Buffer.byteLength(way)], used)
        used += 2
      }
      const [first = '', second] = words
      if (second !== undefined) openings.add(soundKey(first), soundKey(second))
    }
    start += Buffer.byteLength(text) + 1
    starts[line + 1] = start
  })
  return { integers, text: Buffer.from(lines.map((line) => `${line}\n`).join('')) }
}

const CELLS = 2 * PLACES
const OPENINGS_AT = 1 + 2 * CELLS
const STARTS_AT = OPENINGS_AT + 2 ** (OPENINGS_BITS - 5)

/** The first integer is the number of lines. */
function partsOf(integers: Uint32Array) {
  const waysAt = STARTS_AT + (integers[0] ?? 0) + 1
  return {
    phrases: integers.subarray(1, 1 + CELLS),
    sounds: integers.subarray(1 + CELLS, OPENINGS_AT),
    openings: integers.subarray(OPENINGS_AT, STARTS_AT),
    starts: integers.subarray(STARTS_AT, waysAt),
    ways: integers.subarray(waysAt),
  }
}

interface Way {
  way: string
  /** Its first letter in the line. */
  at: number
  isNamed: boolean
}

/** What stands behind `~` only hints at the matter. */
function waysOf(line: string): Way[] {
  const hints = line.includes('~') ? line.indexOf('~') : line.length
  return [...line.matchAll(/[^\s~]+/g)].map(({ 0: way, index }) => ({ way, at: index, isNamed: index < hints }))
}

/** As `wordsOf` gives them; what is written in small Latin letters needs no reading. */
function wordsOfWay(way: string): readonly string[] {
  const text = way.replace(/[_-]/g, ' ')
  return /^[a-z ]+$/.test(text) ? text.split(' ') : wordsOf(text)
}

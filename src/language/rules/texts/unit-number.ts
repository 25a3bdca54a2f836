import { regex } from '../../../base/regex.ts'
import { isKin } from '../names/kin.ts'
import { digitStrings } from '../numbers/digit-strings.ts'
import { numberAt } from '../numbers/numbers.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Clause } from '../words/clauses.ts'
import { type Tokens, textBetween } from '../words/tokens.ts'
import { OF } from '../words/function-words.ts'

/** The number of a flat, a room or the like, with the letter of its block. */
export interface UnitNumber extends Clause {
  value: string
}

const WRITTEN = /^(?:\d{1,5}(?:[a-z]{1,2})?|\d{1,4}[/-]\d{1,4}|[a-z]{1,2}\d{1,5}[a-z]?)$/
const LETTER = /^(?:[a-hj-z]|ए|बी|सी|डी|ई|एफ|जी|एच)$/
const BLOCK = /^(?:wing|block|tower|building|विंग|ब्लॉक|टावर|बिल्डिंग)$/
const BETWEEN = regex`
  ^(?:
    wing|block|tower|building|mein|me|ka|ki|flat|room|shop|house|door|plot|apartment|unit|number|no|विंग|ब्लॉक|टावर|में|का|की
    |फ्लैट|कमरा|मकान|दुकान|नंबर
  )$
`
/** What is counted is no number of a door: "second floor", "2 bedrooms", "last 3 months". */
const COUNTED = regex`
  ^(?:
    floor|floors|th|bhk|bedrooms?|rooms|years?|months?|days?|weeks?|minutes?|hours?|people|members|manzil|mahine
    |saal|din|log|baje|मंजिल|महीने|साल|दिन|लोग|बजे
  )$
`
const MAX_BETWEEN = 4

/** Finds the first such number in a part of a message: "flat number 1103", "C wing mein 207", "तीन सौ पाँच". */
export function findUnitNumber(heard: Tokens, part: Clause, readsHindi: boolean): UnitNumber | undefined {
  for (let at = part.from; at < part.to; at++) {
    const number = plainNumber(heard, at, part.to, readsHindi)
    if (number === undefined || isOfKin(heard, at)) continue
    const inBlock = ofBlock(heard, number, part, readsHindi)
    if (inBlock) return inBlock
    return withLetter(heard, writtenRun(heard, number, part) ?? number)
  }
  return undefined
}

/** "Tower three flat 1105": the number of a block, and that of the door in it. */
function ofBlock(heard: Tokens, block: UnitNumber, part: Clause, readsHindi: boolean): UnitNumber | undefined {
  if (!BLOCK.test(heard.words[block.from - 1] ?? '')) return undefined
  let at = block.to
  while (at < part.to && BETWEEN.test(heard.words[at] ?? '')) at += 1
  const door = at > block.to || heard.breaks[at] ? plainNumber(heard, at, part.to, readsHindi) : undefined
  if (door === undefined) return undefined
  return { value: textBetween(heard, block.from - 1, door.to), from: block.from - 1, to: door.to }
}

function plainNumber(heard: Tokens, at: number, end: number, readsHindi: boolean): UnitNumber | undefined {
  const word = heard.words[at] ?? ''
  const next = heard.words[at + 1] ?? ''
  const written = textBetween(heard, at, at + 1)
  if (WRITTEN.test(word) && /\d/.test(word)) {
    if (COUNTED.test(next)) return undefined
    const isSuffixed = /^(?:[a-hA-H]|ए|बी|सी|डी)$/.test(heard.text.slice(heard.starts[at + 1], heard.ends[at + 1]))
    const closes = at + 2 >= end || heard.breaks[at + 2] === true
    return isSuffixed && closes && at + 1 < end && heard.breaks[at + 1] !== true
      ? { value: `${written} ${textBetween(heard, at + 1, at + 2)}`, from: at, to: at + 2 }
      : { value: written, from: at, to: at + 1 }
  }
  if (/\d/.test(word) || !mayBeNumber(heard, at, readsHindi)) return undefined
  const number = numberAt(heard, at, true)
  const isWhole = number !== undefined && Number.isInteger(number.value) && number.value > 0 && number.to <= end
  if (!isWhole || COUNTED.test(heard.words[number.to] ?? '')) return undefined
  const read = digitStrings(heard, true, 3).find(({ from, to }) => from === at && to > number.to && to <= end)
  if (read && heard.words.slice(at, read.to).some((part) => ZERO.test(part)))
    return { value: read.digits, from: at, to: read.to }
  return { value: number.digits ?? String(number.value), from: at, to: number.to }
}

/** The "oh" of "fourteen oh two" */
const ZERO = /^(?:oh|o|zero)$/

/** The "CR/2026/4471" around "2026/4471": capitals that a stroke joins to it. */
function writtenRun(heard: Tokens, { from, to }: UnitNumber, part: Clause): UnitNumber | undefined {
  const { text, starts, ends } = heard
  const isJoined = (at: number) => /^[-/]$/.test(text.slice(ends[at - 1], starts[at]))
  let first = from
  while (first > part.from && isJoined(first) && CAPITALS.test(text.slice(starts[first - 1], ends[first - 1])))
    first -= 1
  return first === from ? undefined : { value: textBetween(heard, first, to), from: first, to }
}

const CAPITALS = /^[A-Z]{1,5}$/

/** "Do" is two in Hindi, or where other numbers stand beside it. */
function mayBeNumber(heard: Tokens, at: number, readsHindi: boolean): boolean {
  const word = heard.words[at] ?? ''
  if (numberWord(word, readsHindi) === undefined && numberAt(heard, at, readsHindi) === undefined) return false
  // "The one near the lift", "one second"
  return word !== 'one' && word !== 'ek' && word !== 'एक' ? true : (numberAt(heard, at, readsHindi)?.to ?? 0) > at + 1
}

/** "Bhai ka 10" */
function isOfKin({ words }: Tokens, at: number): boolean {
  return OF.test(words[at - 1] ?? '') && isKin(words[at - 2] ?? '')
}

function withLetter(heard: Tokens, number: UnitNumber): UnitNumber {
  let at = number.from - 1
  let isBlock = false
  while (at >= 0 && number.from - at <= MAX_BETWEEN && BETWEEN.test(heard.words[at] ?? '')) {
    if (BLOCK.test(heard.words[at] ?? '')) isBlock = true
    at -= 1
  }
  const letter = heard.words[at] ?? ''
  const isNext = at === number.from - 1
  if (at < 0 || !LETTER.test(letter) || !(isNext || isBlock || BLOCK.test(heard.words[at - 1] ?? ''))) return number
  // "Tower C, 1507" is one number, "ours is B, 1507" may be two answers.
  if (isNext && heard.breaks[number.from] === true && !BLOCK.test(heard.words[at - 1] ?? '')) return number
  if (letter === 'a' && isLowerAmongCapitals(heard, at)) return number
  const written = textBetween(heard, at, at + 1)
  const value = `${written}${isNext ? gap(heard, number) : ' '}${number.value}`
  return { value, from: at, to: number.to }
}

/** What stands between a letter and its number: "G-18", "B 402". */
function gap(heard: Tokens, { from }: UnitNumber): string {
  const between = heard.text.slice(heard.ends[from - 1], heard.starts[from])
  return /^[-/]$/.test(between) ? between : ' '
}

function isLowerAmongCapitals(heard: Tokens, at: number): boolean {
  return heard.text.charAt(heard.starts[at] ?? 0) === 'a' && heard.text !== heard.text.toLowerCase()
}

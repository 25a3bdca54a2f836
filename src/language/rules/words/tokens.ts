import { regex } from '../../../base/regex.ts'
import type { Denial } from '../set-aside/denial.ts'
import type { NumberWord } from '../numbers/number-words.ts'
import type { NumberSpan } from '../numbers/number-span.ts'
import { chatSpelling, saidBySign } from './chat-spelling.ts'

/** A message split into words once, so that all rules use the same positions. */
export interface Tokens {
  /** Composed Unicode with ASCII digits and plain apostrophes; `starts` and `ends` point into it. */
  text: string
  /** Normalised words: lower case, no apostrophes, one spelling where Devanagari has several. */
  words: string[]
  starts: number[]
  ends: number[]
  /** Whether a comma, full stop or the like precedes the word; one more entry at the end, always true. */
  breaks: boolean[]
  /** Marks words that are no answer ("I can't hear you"), where there are any. */
  aside?: boolean[]
  /** The words as numbers, cached: with Hindi numbers and without. */
  numbers?: { hindi: (NumberWord | null)[]; english: (NumberWord | null)[] }
  /** The numbers that begin at the words, cached likewise. */
  numberSpans?: { hindi: (NumberSpan | null)[]; english: (NumberSpan | null)[] }
  /** What is denied or replaced ("not friday"), cached. */
  denials?: readonly Denial[]
  /** What `oncePerMessage` keeps, and for which object: copies begin anew. */
  known?: { of: Tokens; facts: unknown[] }
}

const MAX_LENGTH = 2_000
const INVISIBLE = /\u200b|\u200c|\u200d|\u200e|\u200f|\u2060|\ufeff|\ufe0f/g
/** Digits of other scripts, each ten in order from zero, and the wide Latin letters and digits of East Asian keyboards. */
const OTHER_DIGIT = /[०-९٠-٩۰-۹০-৯੦-੯૦-૯௦-௯౦-౯೦-೯൦-൯]/g
const WIDE = /[０-９Ａ-Ｚａ-ｚ]/g
const WIDER_BY = 0xfee0
const FOLDED_AWAY = /'|\u093c/g
const ABBREVIATIONS = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'st',
  'no',
  'smt',
  'shri',
  'prof',
  'rs',
  'md',
  'mohd',
  'kr',
  'sh',
  'kum',
])

/** Text beyond 2,000 characters is ignored: no person answers at that length. */
export function tokenize(said: string): Tokens {
  const text = tidy(said.length > MAX_LENGTH ? said.slice(0, MAX_LENGTH) : said)
  const heard: Tokens = { text, words: [], starts: [], ends: [], breaks: [] }
  let broken = true
  let at = 0
  while (at < text.length) {
    if (!isWordCode(text.charCodeAt(at))) {
      const sign = signAt(text, at)
      if (sign !== undefined) {
        push(heard, sign.word, at, sign.to)
        at = sign.to
        continue
      }
      broken ||= breaksHere(text, at, heard.words.at(-1))
      at += 1
      continue
    }
    const end = wordEnd(text, at)
    heard.words.push(abbreviationAt(text, at, end) ?? fold(text.slice(at, end)))
    heard.starts.push(at)
    heard.ends.push(end)
    heard.breaks.push(broken)
    broken = false
    at = end
  }
  const sign = heard.words.length === 0 && text !== '' ? saidBySign(text) : undefined
  if (sign !== undefined) push(heard, sign, 0, text.length)
  heard.breaks.push(true)
  return heard
}

/** The "Kr." of "Rajesh Kr. Singh", which means something else in chats. */
function abbreviationAt(text: string, from: number, end: number): string | undefined {
  if (text.charCodeAt(end) !== 0x2e || end - from > MAX_ABBREVIATION || text.charCodeAt(from) > 0x5a) return undefined
  const word = text.slice(from, end).toLowerCase()
  return ABBREVIATIONS.has(word) ? word : undefined
}

const MAX_ABBREVIATION = 4

/** The "+" of "B+", the "-" of "AB-" and the "+ve" of "O +ve" are said as words. */
function signAt(text: string, at: number): { word: string; to: number } | undefined {
  const code = text.charCodeAt(at)
  if (code !== 0x2b && code !== 0x2d) return undefined
  const before = text.slice(Math.max(0, at - 4), at)
  const word = code === 0x2b ? 'plus' : 'minus'
  const spelled = SIGN_ENDING.exec(text.slice(at + 1, at + 6))
  if (spelled && BLOOD_GROUP.test(before.trimEnd())) return { word, to: at + 1 + spelled[0].length }
  return !isWordCode(text.charCodeAt(at + 1)) && BLOOD_GROUP.test(before) ? { word, to: at + 1 } : undefined
}

const BLOOD_GROUP = /(?:^|[^a-z\d\u0900-\u097f])(?:a|b|ab|o|0|ए|बी|एबी|ओ)$/i
const SIGN_ENDING = /^ ?ve(?![a-z])/i

function push(heard: Tokens, word: string, start: number, end: number): void {
  heard.words.push(word)
  heard.starts.push(start)
  heard.ends.push(end)
  heard.breaks.push(false)
}

/** Returns the words of a phrase or label, normalised like the words of a message. */
export function wordsOf(phrase: string): string[] {
  return tokenize(phrase).words
}

/** Returns the original text from one word up to another. */
export function textBetween(heard: Tokens, from: number, to: number): string {
  return heard.text.slice(heard.starts[from] ?? heard.text.length, heard.ends[to - 1] ?? 0)
}

/** Their zeros end in the half byte 0 for Arabic, and in 6 for the scripts of India. */
function digitOf(code: number): number {
  return (code - (code < 0x900 ? 0 : 6)) & 0xf
}

function tidy(said: string): string {
  let text = said
  if (/[^\x20-\x7e]/.test(text)) {
    text = text
      .normalize('NFC')
      .replace(INVISIBLE, '')
      .replace(OTHER_DIGIT, (digit) => String(digitOf(digit.charCodeAt(0))))
      .replace(WIDE, (char) => String.fromCharCode(char.charCodeAt(0) - WIDER_BY))
      .replace(/[‘’`]/g, "'")
  }
  if (text.includes('.m') || text.includes('. m') || text.includes('.M')) {
    text = text.replace(/\b([ap])\.\s?(m)\b\.?/gi, '$1$2')
  }
  return text.replace(WRITTEN_TOGETHER, '$1 $2')
}

/** "75kg" is 75 of them. A unit of one letter may be anything else ("4g", "7m"). */
const WRITTEN_TOGETHER = regex('giu')`
  (?<![\p{L}\p{M}\d.,/-])(\d{1,7}(?:\.\d{1,3})?)(
    bhk|kgs?|gms?|grams?|kilos?|quintals?|tons?|tonnes?|kms?|cms?|mtrs?|met(?:er|re)s?|ft|feet|inch(?:es)?|sqft
    |acres?|[kmg]bps|lit(?:er|re)s?|ltrs?|किलो|किमी|मीटर|फुट|फीट
  )(?![\p{L}\p{M}\d])
`

/** Lists of words and phrases need only the spellings that come of this, and of `chatSpelling`. */
function fold(word: string): string {
  const lower = word.toLowerCase()
  if (lower.charCodeAt(0) < 0x80 && !lower.includes("'")) return chatSpelling(lower)
  const spelled = lower.replace(FOLDED_AWAY, '').replaceAll('ँ', 'ं')
  return spelled === 'नही' ? 'नहीं' : spelled
}

function wordEnd(text: string, from: number): number {
  let end = from + 1
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (isWordCode(code)) end += 1
    else if (joins(text, end)) end += 2
    else break
  }
  return end
}

/** `don't`, `1,00,000`, `4:30` and `25/12/2026` are one word each. */
function joins(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  const next = text.charCodeAt(at + 1)
  if (code === 0x27) return isWordCode(next)
  const isJoiner = code === 0x2e || code === 0x2c || code === 0x3a || code === 0x2f || code === 0x2d
  return isJoiner && isDigitCode(text.charCodeAt(at - 1)) && isDigitCode(next)
}

function breaksHere(text: string, at: number, before: string | undefined): boolean {
  const code = text.charCodeAt(at)
  if (code === 0x2e) return before === undefined || (before.length > 1 && !ABBREVIATIONS.has(before))
  if (code === 0x2d) return text.charCodeAt(at - 1) === 0x20 || text.charCodeAt(at + 1) === 0x20
  return BREAKING.has(code)
}

const BREAKING = new Set([...',;:!?()"\n…।॥“”—–|'].map((mark) => mark.charCodeAt(0)))

function isDigitCode(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/** Letters, marks and digits; everything else, emoji included, is a separator. NaN (past the end) is a separator. */
function isWordCode(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || isDigitCode(code)
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba
  if (code === 0x964 || code === 0x965 || code === 0xd7 || code === 0xf7 || code === 0x1680) return false
  if (code >= 0x2000 && code <= 0x2bff) return false
  if (code >= 0x3000 && code <= 0x303f) return false
  if (code >= 0xd800 && code <= 0xf8ff) return false
  return code < 0xff00 || (code >= 0xff10 && code <= 0xffdc)
}

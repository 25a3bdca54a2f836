import type { FieldReader } from '../fields/field-reader.ts'
import { endPutRight } from '../numbers/digit-strings.ts'
import { numberWord } from '../numbers/number-words.ts'
import { numberAt } from '../numbers/numbers.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { likeExample } from './like-example.ts'
import { spokenLettersAt } from './spoken-letters.ts'

export interface CodeSpan {
  value: string
  /** Whether the field's name stands before it. */
  isNamed?: boolean
  from: number
  to: number
}

/** A code that is shorter counts only where nothing else is said. */
export const MIN_LENGTH = 3
/** What is never numbered with a digit or two, unlike the pupils of a class. */
const LONG = wordSet(
  `pan aadhaar aadhar otp ifsc gstin gst passport imei awb pnr vin utr account policy card tracking loan reg regn registration
   vehicle car bike plate license licence serial meter consumer customer transaction waybill cheque invoice`,
)
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/
export const FILLERS_OF_CODES = new Set(
  'and then um uh aur phir capital small upper lower case uppercase lowercase letter और फिर कैपिटल स्मॉल'.split(' '),
)
/** What stands between the characters. */
const JOINTS = new Map(
  [
    ['-', 'dash', 'hyphen', 'minus', 'डैश'],
    ['/', 'slash', 'stroke', 'oblique', 'स्लैश'],
  ].flatMap(([joint = '', ...words]) => words.map((word) => [word, joint] as const)),
)

/**
 * "ABCDE1234F", "a b c d e one two three four f", "double nine double eight": the longest run of characters with a
 * digit among them.
 */
export function findCode(
  heard: Tokens,
  plan: FieldReader,
  readsHindi: boolean,
  correctedFrom = Infinity,
): CodeSpan | undefined {
  const least = plan.kind !== 'code' ? MIN_LENGTH - 1 : plan.label.some((word) => LONG.has(word)) ? MIN_LENGTH : 1
  let best: CodeSpan | undefined
  let isLabelled = false
  for (let from = 0; from < heard.words.length;) {
    const span = runFrom(heard, isNamedAt(heard, from, plan) ? from + 1 : from, readsHindi)
    const isCode = span !== undefined && span.value.length >= least && /\d/.test(span.value)
    const isCorrected = span !== undefined && span.from >= correctedFrom
    const isBetter = span !== undefined && span.value.length > (best?.value.length ?? 0)
    if (isCode && (isCorrected || isBehindLabel(heard, span.from, plan) || (isBetter && !isLabelled))) {
      isLabelled ||= isBehindLabel(heard, span.from, plan)
      best = span
    }
    from = span ? Math.max(span.to, from + 1) : from + 1
  }
  if (best === undefined) return undefined
  const end = /^\d+$/.test(best.value) ? endPutRight(heard, readsHindi, { digits: best.value, to: best.to }) : undefined
  if (end === 'open') return undefined
  const said = end?.digits ?? best.value
  const value = isPlate(plan) ? plateIn(said) : said
  return value !== undefined && fits(value, plan)
    ? { ...best, value: likeExample(value, plan), isNamed: isLabelled }
    : undefined
}

/** The "AWB" of "AWB 3344 5566", which says what the number is. */
function isNamedAt({ words, breaks, text, starts, ends }: Tokens, at: number, { label }: FieldReader): boolean {
  if (!label.includes(words[at] ?? '') || breaks[at + 1] === true || !hasDigit(words[at + 1] ?? '')) return false
  return !/^[-/]/.test(text.slice(ends[at], starts[at + 1]))
}

/** "Class 8 B, roll number 14": the one that is called by the field's name. */
function isBehindLabel({ words }: Tokens, from: number, { label }: FieldReader): boolean {
  let at = from - 1
  while (at > 0 && /^(?:is|hai|to|toh|number|no|है|तो|नंबर)$/.test(words[at] ?? '')) at -= 1
  return at >= 0 && at < from - 1 && label.includes(words[at] ?? '')
}

/** Whether one code may put another right: "the policy is for 50000" tells no policy number like HB222333. */
export function isLikeCode(value: string, known: string): boolean {
  const hasLetters = (code: string) => /[a-z]/i.test(code)
  return hasLetters(value) === hasLetters(known) && Math.abs(value.length - known.length) <= MAX_DIFFERENCE
}

const MAX_DIFFERENCE = 2

const PLATE = /(?:[A-Z]{2}\d{1,2}[A-Z]{0,3}\d{3,4}|\d{2}BH\d{4}[A-Z]{1,2})$/

/** "KA 05 MN 4521" as KA05MN4521; plates of other countries unchanged, when they have letters and digits. */
function plateIn(value: string): string | undefined {
  const plain = value.replace(/[-/]/g, '')
  const plate = PLATE.exec(plain)
  // "A KA 05 MN 4521" has an article before it; a plate that begins within a number is no plate.
  if (plate && !/\d/.test(plain.slice(0, plate.index))) return plate[0]
  return /[A-Z]/.test(plain) && plain.length <= 10 ? plain : undefined
}

function isPlate({ label }: FieldReader): boolean {
  return label.some((word) => /^(?:vehicle|car|bike|plate|registration)$/.test(word))
}

function runFrom(heard: Tokens, from: number, readsHindi: boolean): CodeSpan | undefined {
  let value = ''
  let to = from
  let joint = ''
  for (let at = from; at < heard.words.length;) {
    const part = partAt(heard, at, readsHindi || value !== '')
    const spoken = JOINTS.get(heard.words[at] ?? '')
    if (part) {
      const between = at > from ? heard.text.slice(heard.ends[at - 1], heard.starts[at]) : ''
      value += (/^[-/]$/.test(between) ? between : joint) + part.value
      at = to = part.to
      joint = ''
    } else if (value !== '' && (spoken !== undefined || FILLERS_OF_CODES.has(heard.words[at] ?? ''))) {
      joint = spoken ?? joint
      at += 1
    } else break
  }
  return value === '' ? undefined : { value: value.toUpperCase(), from, to }
}

/** A letter, digits in figures or words, letters with digits, or a word written in capitals. */
function partAt(heard: Tokens, at: number, readsHindi: boolean): { value: string; to: number } | undefined {
  const word = heard.words[at] ?? ''
  const written = heard.text.slice(heard.starts[at], heard.ends[at])
  if (isWord(heard, at)) return undefined
  const spelled = spokenLettersAt(heard, at)
  if (spelled) return spelled
  if (/^(?=.*\d)[a-z\d]+(?:[-/][a-z\d]+)*$/.test(word) || /^[A-Z]{2,8}$/.test(written))
    return { value: word, to: at + 1 }
  const next = heard.words[JOINTS.has(heard.words[at + 1] ?? '') ? at + 2 : at + 1] ?? ''
  if (/^[a-z]{2,3}$/.test(word) && !NO_LETTERS.has(word) && hasDigit(next)) return { value: word, to: at + 1 }
  if (word === 'oh') return hasDigit(next) ? { value: '0', to: at + 1 } : undefined
  const number = numberAt(heard, at, readsHindi)
  return number?.digits === undefined ? undefined : { value: number.digits, to: number.to }
}

/** The "I" of "HB123456 I think", "I do not have it" */
function isWord({ words, breaks }: Tokens, at: number): boolean {
  return (
    words[at] === 'i' &&
    breaks[at + 1] !== true &&
    /^(?:think|guess|believe|suppose|have|do|am|will|can|was|got)$/.test(words[at + 1] ?? '')
  )
}

/** Short words before a number that are no part of a code: "it is 4512", "my id 4512". */
const NO_LETTERS = new Set(
  'oh is it its no id my the and hai hun are was for of to in on at by as me im you we so um uh er ok yes one two six ten ki ko se ji ek do teen'.split(
    ' ',
  ),
)

function hasDigit(word: string): boolean {
  return /^\d/.test(word) || numberWord(word, false) !== undefined
}

function fits(value: string, { field, label }: FieldReader): boolean {
  if (label.includes('pan')) return PAN.test(value)
  const wanted = /\blast (four|4|five|5|six|6)\b/i.exec(
    `${field.description} ${label.join(' ').replace(/last(\d)/, 'last $1')}`,
  )?.[1]
  if (wanted === undefined) return true
  return value.length === (Number(wanted) || { four: 4, five: 5, six: 6 }[wanted.toLowerCase()])
}

import type { FieldReader } from '../fields/field-reader.ts'
import { endPutRight } from '../numbers/digit-strings.ts'
import { numberWord } from '../numbers/number-words.ts'
import { numberAt } from '../numbers/numbers.ts'
import type { Tokens } from '../words/tokens.ts'

export interface CodeSpan {
  value: string
  from: number
  to: number
}

const MIN_LENGTH = 3
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/
const FILLERS = new Set(['and', 'then', 'um', 'uh', 'aur', 'phir', 'capital', 'small', 'और', 'फिर'])

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
  let best: CodeSpan | undefined
  for (let from = 0; from < heard.words.length;) {
    const span = runFrom(heard, from, readsHindi)
    const isCode = span !== undefined && span.value.length >= MIN_LENGTH && /\d/.test(span.value)
    const isCorrected = span !== undefined && span.from >= correctedFrom
    if (isCode && (isCorrected || span.value.length > (best?.value.length ?? 0))) best = span
    from = span ? span.to : from + 1
  }
  if (best === undefined) return undefined
  const end = /^\d+$/.test(best.value) ? endPutRight(heard, readsHindi, { digits: best.value, to: best.to }) : undefined
  if (end === 'open') return undefined
  const said = end?.digits ?? best.value
  const value = isPlate(plan) ? plateIn(said) : said
  return value !== undefined && fits(value, plan) ? { ...best, value } : undefined
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
  return PLATE.exec(plain)?.[0] ?? (/[A-Z]/.test(plain) && plain.length <= 10 ? plain : undefined)
}

function isPlate({ label }: FieldReader): boolean {
  return label.some((word) => /^(?:vehicle|car|bike|plate|registration)$/.test(word))
}

function runFrom(heard: Tokens, from: number, readsHindi: boolean): CodeSpan | undefined {
  let value = ''
  let to = from
  for (let at = from; at < heard.words.length;) {
    const part = partAt(heard, at, readsHindi || value !== '')
    if (part) {
      const between = at > from ? heard.text.slice(heard.ends[at - 1], heard.starts[at]) : ''
      value += (/^[-/]$/.test(between) ? between : '') + part.value
      at = to = part.to
    } else if (value !== '' && FILLERS.has(heard.words[at] ?? '')) at += 1
    else break
  }
  return value === '' ? undefined : { value: value.toUpperCase(), from, to }
}

/** A letter, digits in figures or words, letters with digits, or a word written in capitals. */
function partAt(heard: Tokens, at: number, readsHindi: boolean): { value: string; to: number } | undefined {
  const word = heard.words[at] ?? ''
  const written = heard.text.slice(heard.starts[at], heard.ends[at])
  if (isWord(heard, at)) return undefined
  if (/^[a-z]$/.test(word) || /^(?=.*\d)[a-z\d]+(?:[-/][a-z\d]+)*$/.test(word) || /^[A-Z]{2,8}$/.test(written))
    return { value: word, to: at + 1 }
  if (/^[a-z]{2,3}$/.test(word) && !NO_LETTERS.has(word) && hasDigit(heard.words[at + 1] ?? ''))
    return { value: word, to: at + 1 }
  const number = numberAt(heard, at, readsHindi)
  return number?.digits === undefined ? undefined : { value: number.digits, to: number.to }
}

/** The "I" of "HB123456 I think" */
function isWord({ words, breaks }: Tokens, at: number): boolean {
  return (
    words[at] === 'i' && breaks[at + 1] !== true && /^(?:think|guess|believe|suppose|have)$/.test(words[at + 1] ?? '')
  )
}

/** Short words before a number that are no part of a code: "it is 4512", "my id 4512". */
const NO_LETTERS = new Set(
  'is it its no id my the and hai hun are was for of to in on as me im so um uh er ok yes one two six ten ki ko se ek do teen'.split(
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

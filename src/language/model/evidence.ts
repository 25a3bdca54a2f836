import { regex } from '../../base/regex.ts'
import type { FieldSpec, FieldValue } from '../../ports/language.ts'
import { readYesNo } from '../rules/yes-no/read-yes-no.ts'
import { findOption } from '../rules/options/find-option.ts'
import { findEmail } from '../rules/contacts/emails.ts'
import { findPhone } from '../rules/contacts/phones.ts'
import { readSingleWhen } from '../rules/dates/read-times.ts'
import { readerOf, type FieldReader } from '../rules/fields/field-reader.ts'
import { findNumbers } from '../rules/numbers/numbers.ts'
import { tokenize } from '../rules/words/tokens.ts'
import type { ValueContext } from './coerce-value.ts'
import { keysOf, spanIn } from './quoted-span.ts'

/**
 * Whether a person's message contains evidence for a value that a model proposes. This prevents a model that is
 * manipulated or hallucinates from storing a value nobody said: the quoted words must occur in the message and must be
 * able to express such a value. Without a quote the value itself must occur there.
 */
export function hasEvidence(
  value: FieldValue,
  field: FieldSpec,
  quote: string | undefined,
  { text, asked, ...context }: ValueContext & { text: string; asked: readonly string[] },
): boolean {
  const span = quote === undefined ? undefined : spanIn(text, quote)
  const plan = readerOf(field)
  if (span !== undefined && carries(span, value, plan, context, true)) return true
  // Without a quote, a yes only answers the asked field.
  if (field.type === 'boolean' && !asked.includes(field.name)) return false
  return carries(text, value, plan, context, false)
}

/** `isQuoted`: a model chose the words as those that express the value; otherwise they are the whole message. */
function carries(
  words: string,
  value: FieldValue,
  plan: FieldReader,
  context: ValueContext,
  isQuoted: boolean,
): boolean {
  if (typeof value === 'number') return carriesNumber(words, value)
  if (typeof value === 'boolean') {
    const read = readYesNo(tokenize(words))
    return read?.isExplicit ? read.value === value : isQuoted || read?.value === value
  }
  if (plan.field.type === 'enum') return carriesOption(words, value, plan, isQuoted)
  return carriesText(words, value, plan, context, isQuoted)
}

/** Words that express a quantity without a number. */
const QUANTITY = regex('i')`
  \b(?:
    both|couple|pair|dozen|half|quarter|single|alone|just (?:me|myself)|only me|none|nobody|once|twice|thrice|akela
    |akeli|dono|donon|aadha|darjan
  )\b
  |अकेला|अकेली|दोनों|आधा|दर्जन
`

function carriesNumber(words: string, value: number): boolean {
  const numbers = findNumbers(tokenize(words), true)
  return numbers.some((one) => one.value === value) || (numbers.length === 0 && QUANTITY.test(words))
}

/** A model knows more words for an option than the rules do, but words that name another option contradict it. */
function carriesOption(words: string, value: string, plan: FieldReader, isQuoted: boolean): boolean {
  const named = findOption(tokenize(words), plan, true, false, Infinity)?.value
  if (named !== undefined) return named === value
  return isQuoted || shares(words, value)
}

const WHEN = new Set(['date', 'time', 'datetime'])
/** A digit, or a word for a day or a time. */
const OF_TIME = regex('iu')`
  \p{N}|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)
  |\b(?:
    today|tomorrow|tonight|yesterday|morning|noon|afternoon|evening|night|midnight|week|weekend|month|year|day|hour
    |minute|now|next|later|christmas|diwali|aaj|kal|parso|parson|subah|dopahar|shaam|sham|raat|baje|hafte|mahine|din
    |somvar|mangal|budh|guru|shukra|shani|ravi|itvar
  )
  |आज|कल|परसों|सुबह|दोपहर|शाम|रात|बजे|हफ्ते|महीने|दिन|सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि|इतवार
`

function carriesText(
  words: string,
  value: string,
  plan: FieldReader,
  context: ValueContext,
  isQuoted: boolean,
): boolean {
  if (plan.kind === 'email')
    return findEmail(tokenize(words))?.value === value || words.toLowerCase().includes(value.toLowerCase())
  if (plan.kind === 'phone')
    return findPhone(tokenize(words), true, context.timeZone)?.value === value || hasDigitsOf(words, value)
  if (WHEN.has(plan.kind)) {
    return readSingleWhen(words, plan, context) === value || (isQuoted && OF_TIME.test(words)) || shares(words, value)
  }
  if (isQuoted && scriptOf(words) !== scriptOf(value)) return true // written in another script than it was said
  return shares(words, value)
}

/** Whether the words contain the digits of a number, ignoring the country code and separators. */
function hasDigitsOf(words: string, value: string): boolean {
  const digits = value.replace(/\D/g, '')
  const said = tokenize(words).text.replace(/\D/g, '')
  return said.length >= 6 && (digits.endsWith(said) || said.includes(digits))
}

/** Share of a text's words that must occur in the message; models correct spelling and leave words out. */
const MIN_SHARED = 0.6
const STEM_CHARS = 4

function shares(words: string, value: string): boolean {
  const wanted = keysOf(value)
  if (wanted.length === 0) return false
  const said = keysOf(words)
  const known = new Set(said.map(stem))
  const joined = said.join('')
  const found = wanted.filter((key) => known.has(stem(key)) || (key.length >= STEM_CHARS && joined.includes(key)))
  return found.length / wanted.length >= MIN_SHARED
}

function stem(key: string): string {
  return key.slice(0, STEM_CHARS)
}

function scriptOf(text: string): 'devanagari' | 'latin' | 'other' {
  if (/\p{Script=Devanagari}/u.test(text)) return 'devanagari'
  return /\p{Script=Latin}/u.test(text) ? 'latin' : 'other'
}

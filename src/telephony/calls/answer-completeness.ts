import { ownValue } from '../../base/own-value.ts'
import { readerOf, type FieldReader } from '../../language/rules/fields/field-reader.ts'
import { measureOf } from '../../language/rules/numbers/measure.ts'
import type { FieldSpec, FieldValue } from '../../ports/language.ts'
import { COMPLETENESS, type Completeness } from '../../ports/voice.ts'
import { readSoFar, type SaidAt } from './read-so-far.ts'

/** Of a phone number and a postal code; with fewer, more are to come. */
const DIGITS = { phone: 10, pincode: 6 }
/** Smaller numbers come before "thousand" or "lakh" if the answer is a sum of money. */
const SMALL_AMOUNT = 1_000
/** More may follow: "twenty" five, "4" pm, "dot co" dot in. */
const ENDS_ON_TENS = /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)[\s.]*$/i
const ENDS_ON_DIGITS = /\d[\s.]*$/
const ENDS_ON_SHORT_DOMAIN = /\b(co|dot|at)[\s.]*$/i
/** Streets are said before the place, so a few words of an address are its beginning. */
const ADDRESS_WORDS = 5

/**
 * Returns how complete the words heard so far are as an answer: the minimum over all fields asked for. Uses only the
 * built-in rules, which take no time.
 */
export function answerCompleteness(asked: FieldSpec[], text: string, saidAt: SaidAt): Completeness {
  if (asked.length === 0 || text.trim() === '') return 'unknown'
  const readers = asked.map(readerOf)
  const { values } = readSoFar(asked, text, saidAt)
  const each = readers.map((reader) => completenessOf(reader, ownValue(values, reader.field.name), text))
  return COMPLETENESS.find((level) => each.includes(level)) ?? 'unknown'
}

function completenessOf(reader: FieldReader, value: FieldValue | undefined, text: string): Completeness {
  const { kind, field } = reader
  if (kind === 'text') return 'unknown'
  if (value === undefined) return 'none'
  const said = String(value)
  switch (kind) {
    case 'boolean':
    case 'datetime':
      return 'certain'
    case 'enum':
      return isBeginningOfOption(field, text) ? 'possible' : 'certain'
    case 'phone':
    case 'pincode':
      return said.replace(/\D/g, '').length >= DIGITS[kind] ? 'certain' : 'none'
    case 'email':
      return ENDS_ON_SHORT_DOMAIN.test(text) ? 'possible' : 'certain'
    case 'date':
      // Of a day of birth the rules take none without its year.
      return ENDS_ON_DIGITS.test(text) && !reader.isBirth ? 'probable' : 'certain'
    case 'time':
      return ENDS_ON_DIGITS.test(text) ? 'possible' : 'certain'
    case 'number':
      return completenessOfNumber(reader, Number(value), text)
    case 'name':
    case 'company':
      return said.trim().includes(' ') ? 'probable' : 'possible'
    case 'city':
      return 'probable'
    case 'address':
      return said.split(/\s+/).length >= ADDRESS_WORDS ? 'possible' : 'none'
    case 'code':
      return 'none'
  }
}

function completenessOfNumber(reader: FieldReader, value: number, text: string): Completeness {
  const isAmount = measureOf(reader) === 'amount'
  if (ENDS_ON_TENS.test(text) || (isAmount && value < SMALL_AMOUNT)) return 'possible'
  return 'probable'
}

/**
 * A word that says enough, of an option that has more: "very", of "very large". "morning", of "morning slot", is how
 * people choose.
 */
function isBeginningOfOption({ options }: FieldSpec, text: string): boolean {
  const said = text.toLowerCase().trim()
  const lower = options.map((option) => option.toLowerCase())
  if (lower.includes(said)) return false
  return lower.some((option) => option.startsWith(`${said} `) && lower.some((other) => isTail(option, said, other)))
}

/** The words that follow are an option by themselves, so the word before them only modifies it. */
function isTail(option: string, said: string, other: string): boolean {
  return option.slice(said.length + 1) === other
}

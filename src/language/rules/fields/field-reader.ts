import { synonymsOf } from './given-words.ts'
import type { FieldSpec } from '../../../ports/language.ts'
import { wordSet, STOP } from '../words/word-set.ts'
import { asksForDayBehind } from './asks-for-day-behind.ts'
import { spelledOut, spelledOutWords } from './abbreviations.ts'
import { TIME } from './date-or-time.ts'
import { type FieldKind, isOwnName, kindOf } from './kind-of.ts'
import { rangeAsked } from './range-asked.ts'
import { wordsOf } from '../words/tokens.ts'

export interface FieldReader {
  field: FieldSpec
  kind: FieldKind
  /** The name as words ("party size"), lower case. */
  label: string[]
  /** The words of the description. */
  questionWords: ReadonlySet<string>
  /** Words of name and description that identify the field when the person mentions it. */
  cues: Set<string>
  /** Words of the name that say what it is about, with what people say in their place; those that no description adds. */
  names: Set<string>
  /** Birthdays and past visits: days before today. */
  prefersPast: boolean
  /** A day of birth: has a year, and is not in the future. */
  isBirth: boolean
  /** The name of the person who is speaking, not of someone else. */
  isOwn: boolean
  /** Whether a day without a time is an incomplete answer. */
  wantsTime: boolean
  /** Whether a time without a day is an incomplete answer. */
  wantsDay: boolean
  /** Smallest and largest number, when the description gives them ("from 1 to 5"). */
  range: [number, number] | undefined
  /** Whether a question can be an answer ("What would you like to know?"). */
  welcomesQuestions: boolean
}

const BIRTH = wordSet('birth dob birthday birthdate born janm जन्म')
const QUESTION = wordSet(
  `question query questions queries doubt help message issue request complaint feedback comment comments enquiry inquiry
   problem concern topic sawal सवाल शिकायत`,
)
/** Questions are a reason to call, and none to come. */
const REASON = wordSet('reason note notes need')
const CONTACT = wordSet('call calling contact contacting write writing chat enquiry inquiry question query')
const readers = new WeakMap<FieldSpec, FieldReader>()
const readersByName = new Map<string, FieldReader[]>()
const MAX_NAMES = 500
const MAX_NAMESAKES = 10

/**
 * The same reader for the same field always, as readings of one message are compared by it, and mostly for one of the same
 * content: every message of a conversation has the same fields.
 */
export function readerOf(field: FieldSpec): FieldReader {
  let reader = readers.get(field)
  if (reader === undefined) readers.set(field, (reader = readerOfSame(field)))
  return reader
}

function readerOfSame(field: FieldSpec): FieldReader {
  const namesakes = readersByName.get(field.name) ?? []
  const known = namesakes.find((reader) => isSame(reader.field, field))
  if (known) return known
  if (readersByName.size >= MAX_NAMES) readersByName.clear()
  const made = makeReader(field)
  readersByName.set(field.name, [...namesakes.slice(1 - MAX_NAMESAKES), made])
  return made
}

/** The readers of the fields of one flow, in their order, and the kinds that are among them. */
export interface FieldReaders {
  plans: FieldReader[]
  kinds: ReadonlySet<FieldKind>
}

const known = new WeakMap<readonly FieldSpec[], FieldReaders>()

/** A flow without variables in its fields comes by with the very same list each time. */
export function readersOf(fields: readonly FieldSpec[]): FieldReaders {
  let readers = known.get(fields)
  if (readers === undefined) {
    const made = fields.map(readerOf)
    readers = { plans: made, kinds: new Set(made.map(({ kind }) => kind)) }
    known.set(fields, readers)
  }
  return readers
}

function isSame(one: FieldSpec, other: FieldSpec): boolean {
  if (one === other) return true
  if (one.type !== other.type || one.description !== other.description || one.kind !== other.kind) return false
  if (one.min !== other.min || one.max !== other.max || one.pattern !== other.pattern) return false
  if (JSON.stringify([one.synonyms, one.texts]) !== JSON.stringify([other.synonyms, other.texts])) return false
  return (
    one.options.length === other.options.length && one.options.every((option, index) => option === other.options[index])
  )
}

function makeReader(field: FieldSpec): FieldReader {
  const label = wordsOfName(field.name)
  const description = spelledOut(field.description)
  const described = wordsOf(field.type === 'boolean' ? trueOf(description) : description)
  const all = [...label, ...described]
  const kind = kindOf(field, label, described)
  return {
    field,
    kind,
    label,
    questionWords: new Set(wordsOf(description)),
    cues: new Set(
      [
        ...all.filter((word) => !STOP.has(word) && !(field.type === 'number' && SUMS.test(word))),
        ...synonymsOf(field, field.name).flatMap(wordsOf),
      ]
        .filter((word) => word.length > 1)
        .flatMap(withSynonyms),
    ),
    names: new Set(headOf(kind, label).flatMap(withSynonyms)),
    prefersPast: asksForDayBehind(label, described),
    isBirth: all.some((word) => BIRTH.has(word)),
    isOwn: kind === 'name' && isOwnName(label, described),
    wantsTime: field.kind === 'datetime' || (kind === 'datetime' && all.some((word) => TIME.has(word))),
    wantsDay: field.kind === 'datetime',
    range: field.type === 'number' ? rangeAsked(field.description) : undefined,
    welcomesQuestions:
      all.some((word) => QUESTION.has(word)) ||
      (all.some((word) => REASON.has(word)) && all.some((word) => CONTACT.has(word))),
  }
}

/** The "total" of "total budget" is said of any number. */
const SUMS = /^(?:total|overall|kul|कुल)$/

/** What a name is about; of a yes or no only the last word, for "gas" alone is no `gas_smell`. */
function headOf(kind: FieldKind, label: readonly string[]): string[] {
  const telling = label.filter((word) => word.length > 2 && !STOP.has(word) && !NOT_TELLING.has(word))
  return kind === 'boolean' && !CHANGES.has(telling.at(-1) ?? '') ? telling.slice(-1) : telling
}

/** `address_changed`, `loan_taken`: what happens to the thing that is named before it. */
const CHANGES = wordSet('changed moved taken given done paid available received booked completed installed')

/** Words of names that leave open what it is about: `needs_room`, `vaccinated_before`, `under_warranty`. */
const NOT_TELLING = wordSet(
  `needs need needed wanted want has have had was were are still already ever yet before after under over first last next new
   old this that our can could will would must type kind total preferred current currently required`,
)

/** What "true" stands for in "at home (true) or the patient comes to the lab (false)". */
function trueOf(description: string): string {
  return /^(.+\((?:true|yes)\))[\s,]*or .+\((?:false|no)\)/i.exec(description)?.[1] ?? description
}

/** Whether a number is within the range of the field's description. */
export function isInRange(value: number, { range }: FieldReader): boolean {
  return range === undefined || (value >= range[0] && value <= range[1])
}

/** "name1" and "phone_2" are a name and a phone number: the count is no part of the kind. */
function wordsOfName(name: string): string[] {
  const words = wordsOf(spaced(name.replace(/(\p{L})(\d+)$/u, '$1 $2')))
  const telling = words.filter((word) => !/^\d+$/.test(word))
  return spelledOutWords(telling.length > 0 ? telling : words)
}

/** `partySize` and `party_size` are "party size". */
export function spaced(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.]+/g, ' ')
    .trim()
}

/** Words that people use in place of the flow's words. */
const SYNONYMS = [
  'people person persons guests guest pax members seats attendees adults heads passengers travellers bade बड़े grownups party log logon लोग लोगों जने mehmaan mehman मेहमान',
  'rupees rupee rs inr budget price amount cost salary income ₹ rupaye रुपये रुपए बजट',
  'age years old saal umar umr उम्र साल',
  'kids children child bachche bacche bachcha bachchi bacha बच्चे बच्चा बच्ची बच्चों',
  'infants infant babies baby toddlers',
  'boys boy sons ladke ladka bete लड़के लडके बेटे',
  'girls girl daughters ladkiyan ladkiyaan ladki betiyan betiyaan लड़कियां लडकियां लड़की लडकी बेटियां',
  'men gents males aadmi mard purush आदमी मर्द पुरुष',
  'women ladies females auratein aurat mahilayein mahila औरतें औरत महिलाएं महिला',
  'bride dulhan दुल्हन',
  'groom bridegroom dulha दूल्हा दुल्हा',
  'rooms room kamre कमरे',
  'nights night raat',
  'days day din दिन दिनों',
  'rating stars star score out',
  'email mail',
  'phone mobile contact',
  'city town shahar शहर',
  'address pata पता',
  'brother brothers sister sisters sibling siblings bhai behen bahan bhaiya didi भाई बहन दीदी',
  'satisfied happy pleased khush santusht content संतुष्ट खुश',
].map((group) => [...wordSet(group)])

function withSynonyms(word: string): string[] {
  const stem = word.endsWith('s') && word.length > 3 ? word.slice(0, -1) : word
  const group = SYNONYMS.find((words) => words.includes(word) || words.includes(stem))
  return [word, stem, `${stem}s`, ...(group ?? [])]
}

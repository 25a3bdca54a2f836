import type { FieldSpec } from '../../ports/language.ts'
import { wordsOf } from './words/heard.ts'

/** What a field is about, which decides how an answer is read and how it is asked for. */
export type FieldKind =
  | 'boolean'
  | 'number'
  | 'enum'
  | 'name'
  | 'date'
  | 'time'
  | 'datetime'
  | 'phone'
  | 'email'
  | 'pincode'
  | 'code'
  | 'city'
  | 'address'
  | 'text'

export interface FieldPlan {
  field: FieldSpec
  kind: FieldKind
  /** The name as words ("party size"), lower case. */
  label: string[]
  /** Words of name and description by which the field is recognised when someone speaks of it. */
  cues: Set<string>
  /** Birthdays, past visits: days that lie behind. */
  prefersPast: boolean
  /** A day of birth: with its year, and not ahead. */
  isBirth: boolean
  /** A day without a time is only half of the answer. */
  wantsTime: boolean
  /** Smallest and largest number, when the description says so ("from 1 to 5"). */
  range: [number, number] | undefined
  /** A question is a fit answer ("What would you like to know?"). */
  welcomesQuestions: boolean
}

const PHONE = cueSet('phone mobile telephone whatsapp cell phonenumber फोन मोबाइल')
const EMAIL = cueSet('email mail gmail ईमेल')
const PINCODE = cueSet('pincode pin zip zipcode postcode postal पिनकोड पिन')
const CITY = cueSet('city town village district state country location place hometown shahar शहर गांव')
const ADDRESS = cueSet('address street house landmark pata पता')
const DATE = cueSet('date day dob birthday birthdate tareekh tarikh din तारीख दिन')
const TIME = cueSet('time hour samay baje समय टाइम वक्त')
const BOTH = cueSet('when datetime schedule slot appointment callback timing timings timeslot kab कब')
const NAME = cueSet('name naam नाम fullname firstname lastname surname')
/** Words beside "name" that still leave it a person's. */
const OF_A_PERSON = cueSet(
  'name naam नाम full fullname first firstname last lastname surname family given your customer caller person patient user guest client contact lead callers customers patients the of own s persons',
)
const PAST = cueSet(
  'birth dob birthday birthdate born last previous since joined purchase purchased bought happened incident accident started janm जन्म',
)
const BIRTH = cueSet('birth dob birthday birthdate born janm जन्म')
const QUESTION = cueSet(
  'question query questions queries doubt help message issue request complaint feedback comment comments reason note notes enquiry inquiry problem concern need topic sawal सवाल शिकायत',
)
const STOP = cueSet(
  `the a an of for to in on at is are was your their his her its our caller callers customer customers person persons user users client patient
   s what which how many much and or do does did you they he she it would like be this that with by as from if whether will should please number
   name date time field value who where when why kya hai ka ki ke aapka aapki have has want wants preferred`,
)

const plans = new Map<string, FieldPlan[]>()
const MAX_NAMES = 500
const MAX_NAMESAKES = 10

/** Kept by content, as the same flow comes by with every message. */
export function planOf(field: FieldSpec): FieldPlan {
  const namesakes = plans.get(field.name)
  const known = namesakes?.find((plan) => isSame(plan.field, field))
  if (known) return known
  if (plans.size >= MAX_NAMES) plans.clear()
  const plan = makePlan(field)
  plans.set(field.name, namesakes && namesakes.length < MAX_NAMESAKES ? [...namesakes, plan] : [plan])
  return plan
}

function isSame(one: FieldSpec, other: FieldSpec): boolean {
  if (one === other) return true
  if (one.type !== other.type || one.description !== other.description) return false
  return (
    one.options.length === other.options.length && one.options.every((option, index) => option === other.options[index])
  )
}

function makePlan(field: FieldSpec): FieldPlan {
  const label = wordsOf(spaced(field.name))
  const described = wordsOf(field.description)
  const all = [...label, ...described]
  const kind = kindOf(field, label, described)
  return {
    field,
    kind,
    label,
    cues: new Set(all.filter((word) => word.length > 1 && !STOP.has(word)).flatMap(withSynonyms)),
    prefersPast: all.some((word) => PAST.has(word)),
    isBirth: all.some((word) => BIRTH.has(word)),
    wantsTime: kind === 'datetime' && all.some((word) => TIME.has(word)),
    range: field.type === 'number' ? rangeIn(field.description) : undefined,
    welcomesQuestions: all.some((word) => QUESTION.has(word)),
  }
}

const RANGE =
  /\b(\d{1,3})\s?(?:to|and|through|-|–)\s?(\d{1,3})\b(?!\s?(?:k|l|lakhs?|crores?|thousand|hundred|%|percent)\b)/i

const A_WEEK = /\bdays? (?:a|per|in a|every|each) week\b/i

function rangeIn(description: string): [number, number] | undefined {
  if (A_WEEK.test(description)) return [0, 7]
  const match = RANGE.exec(description)
  const [low, high] = [Number(match?.[1]), Number(match?.[2])]
  return match && low < high ? [low, high] : undefined
}

/** Whether a number lies where the field's description wants it. */
export function isInRange(value: number, { range }: FieldPlan): boolean {
  return range === undefined || (value >= range[0] && value <= range[1])
}

/** `partySize` and `party_size` are "party size". */
export function spaced(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.]+/g, ' ')
    .trim()
}

/** "Is that right?": a yes or no about all that was collected. */
export function isConfirmation({ kind, label }: FieldPlan): boolean {
  return kind === 'boolean' && label.some((word) => CONFIRMATION.has(word))
}

const CONFIRMATION = cueSet('confirm confirmed confirmation confirms correct verified verify')

function kindOf(field: FieldSpec, label: string[], described: string[]): FieldKind {
  if (field.type !== 'string') return field.type
  const says = (set: Set<string>, words = label): boolean => words.some((word) => set.has(word))
  if (says(EMAIL)) return 'email'
  if (says(PHONE) || (label.includes('contact') && (label.includes('number') || label.includes('no')))) return 'phone'
  if (says(PINCODE)) return 'pincode'
  if (isCode(label)) return 'code'
  if (says(NAME)) return label.every((word) => OF_A_PERSON.has(word)) ? 'name' : 'text'
  const whenKind = dateOrTime(label, described)
  if (whenKind) return whenKind
  if (says(ADDRESS)) return 'address'
  if (says(CITY)) return 'city'
  return described.length > 0 && described.length <= 8 ? kindFromDescription(described) : 'text'
}

const CODES = cueSet('pan aadhaar aadhar otp ifsc gstin gst passport imei awb')
const NUMBERED = cueSet(
  'account order policy reference ref booking registration card customer employee ticket invoice consumer tracking roll member membership loan docket complaint transaction',
)
const NUMBER_OF = cueSet('number no id code digits')

/** What is read out character by character: "account_number", "pan", "aadhaar_last4". */
function isCode(label: string[]): boolean {
  if (label.some((word) => CODES.has(word))) return true
  return label.some((word) => NUMBERED.has(word)) && NUMBER_OF.has(label.at(-1) ?? '')
}

function dateOrTime(label: string[], described: string[]): 'date' | 'time' | 'datetime' | undefined {
  const date = label.some((word) => DATE.has(word))
  const time = label.some((word) => TIME.has(word)) && !label.some((word) => NOT_A_CLOCK.has(word))
  const both = label.some((word) => BOTH.has(word)) && !label.some((word) => NOT_A_CLOCK.has(word))
  if (date && time) return 'datetime'
  if (date) return described.some((word) => TIME.has(word)) ? 'datetime' : 'date'
  if (time) return described.some((word) => DATE.has(word) || word === 'when') ? 'datetime' : 'time'
  return both ? 'datetime' : undefined
}

const NOT_A_CLOCK = cueSet(
  'times type part full reason id number status lead delivery response purpose length duration',
)

function kindFromDescription(described: string[]): FieldKind {
  const says = (set: Set<string>): boolean => described.some((word) => set.has(word))
  if (says(EMAIL)) return 'email'
  if (says(PHONE)) return 'phone'
  if (says(PINCODE)) return 'pincode'
  if (says(NAME) && described.every((word) => OF_A_PERSON.has(word) || STOP.has(word))) return 'name'
  if (described.includes('when') || (says(DATE) && says(TIME))) return 'datetime'
  if (described.at(-1) === 'date') return 'date'
  if (described.at(-1) === 'time') return 'time'
  return 'text'
}

/** What people call things beside what the designer called them. */
const SYNONYMS = [
  'people person persons guests guest pax members seats attendees adults heads party log logon लोग लोगों जने',
  'rupees rupee rs inr budget price amount cost salary income ₹ rupaye रुपये रुपए बजट',
  'age years old saal umar umr उम्र साल',
  'kids children child bachche bacche बच्चे',
  'rooms room kamre कमरे',
  'nights night raat',
  'days day din दिन दिनों',
  'rating stars star score out',
  'email mail',
  'phone mobile contact',
  'city town shahar शहर',
  'address pata पता',
].map((group) => group.split(' '))

function withSynonyms(word: string): string[] {
  const stem = word.endsWith('s') && word.length > 3 ? word.slice(0, -1) : word
  const group = SYNONYMS.find((words) => words.includes(word) || words.includes(stem))
  return [word, stem, `${stem}s`, ...(group ?? [])]
}

function cueSet(words: string): Set<string> {
  return new Set(words.split(/\s+/).map((word) => word.replace(/\u093c/g, '')))
}

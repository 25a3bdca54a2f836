import fc from 'fast-check'
import { isOutside } from '../../base/value-limits.ts'
import { readerOf, type FieldReader } from '../../language/rules/fields/field-reader.ts'
import { textExtent, type TextExtent } from '../../language/rules/texts/text-extent.ts'
import { measureOf } from '../../language/rules/numbers/measure.ts'
import type { Condition, FlowField } from '../../machines/flow/types.ts'
import type { FieldValue } from '../../ports/language.ts'
import type { SpokenLanguage } from './person.ts'
import { numberInDigits, numberInWords } from './spoken-numbers.ts'
import { spokenDay, spokenTime } from './spoken-times.ts'

/** The value that a person means by an answer. */
export interface Meaning {
  value: FieldValue
  /** Phrasings of that value, at least one. */
  spoken: string[]
}

/** What a person may know about a field. */
export interface MeaningContext {
  language: SpokenLanguage
  /** Conditions of the flow's branches: people should be generated on both sides of each. */
  conditions: readonly Condition[]
  /** The person's current local date, in days since 1970. */
  today: number
}

/** So many values are tried for one within the field's limits. */
const MAX_TRIES = 50

/** Returns the value that a number selects for a field, with its phrasings: one that the field may take. */
export function meaningOf(field: FlowField, choice: number, context: MeaningContext): Meaning {
  const first = anyMeaningOf(field, choice, context)
  for (let tried = 0, meaning = first; tried < MAX_TRIES; tried++) {
    if (!isOutside(meaning.value, field)) return meaning
    meaning = anyMeaningOf(field, choice + tried + 1, context)
  }
  return field.pattern === undefined ? first : patternMeaning(field.pattern, choice)
}

/** A text that matches the pattern, said as it is written. */
function patternMeaning(pattern: string, choice: number): Meaning {
  const [value = ''] = fc.sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`, 'u')), { seed: choice, numRuns: 1 })
  return same(value)
}

function anyMeaningOf(field: FlowField, choice: number, context: MeaningContext): Meaning {
  const plan = readerOf(field)
  const { language } = context
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[choice % items.length] ?? items[0]
  switch (plan.kind) {
    case 'boolean':
      return { value: choice % 2 === 0, spoken: choice % 2 === 0 ? YES[language] : NO[language] }
    case 'number': {
      const value = pick(numbersFor(plan, context.conditions))
      return { value, spoken: [numberInWords(value, language), numberInDigits(value)] }
    }
    case 'enum': {
      const value = field.options[choice % field.options.length] ?? ''
      return { value, spoken: [value.replaceAll('_', ' ')] }
    }
    case 'date':
      return dayMeaning(plan, choice, context)
    case 'time':
      return timeMeaning(choice, language)
    case 'datetime': {
      const day = dayMeaning(plan, choice, context)
      const time = timeMeaning(choice >> 3, language)
      return {
        value: `${String(day.value)} ${String(time.value)}`,
        spoken: day.spoken.map((said, at) =>
          joinDayAndTime(said, time.spoken[at % time.spoken.length] ?? '', language),
        ),
      }
    }
    case 'phone': {
      const digits = `98${String(10_000_000 + ((choice * 7_919) % 90_000_000))}`
      return { value: digits, spoken: [`${digits.slice(0, 5)} ${digits.slice(5)}`, digits] }
    }
    case 'email': {
      const [name, host] = [pick(['priya.sharma', 'rahul', 'asha22']), pick(['gmail.com', 'yahoo.com'])]
      const aloud = `${name.replace('.', ' dot ')} at ${host.replace('.', ' dot ')}`
      return { value: `${name}@${host}`, spoken: [`${name}@${host}`, aloud] }
    }
    case 'pincode': {
      const digits = String(400_001 + (choice % 90))
      return { value: digits, spoken: [digits, digits.split('').join(' ')] }
    }
    case 'code': {
      const digits = String(1_000 + ((choice * 37) % 9_000))
      return { value: digits, spoken: [digits, digits.split('').join(' ')] }
    }
    case 'name':
      return same(pick(NAMES[language]))
    case 'city':
      return same(pick(CITIES[language]))
    case 'company':
      return same(pick(['Infosys', 'Tata Motors', 'Wipro']))
    case 'address':
      return same(pick(['12 MG Road', 'flat 4, Shanti Nagar, Andheri', 'house number 7, Gandhi Street']))
    case 'text':
      return same(pick(TEXTS[textExtent(plan)][language]))
  }
}

/**
 * Whether the collected value is the meant one. Texts may be a part of the sentence; phone numbers have a country code.
 */
export function isMeant(field: FlowField, meant: FieldValue, collected: FieldValue): boolean {
  if (typeof meant !== 'string' || typeof collected !== 'string' || field.type === 'enum') return meant === collected
  const [said, kept] = [folded(meant), folded(collected)]
  const { kind } = readerOf(field)
  if (kind === 'phone') return kept.endsWith(said)
  return kind === 'text' || kind === 'address' ? kept.includes(said) || said.includes(kept) : kept === said
}

function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

function same(value: string): Meaning {
  return { value, spoken: [value] }
}

const YES: Record<SpokenLanguage, string[]> = {
  en: ['yes', 'yeah', 'sure'],
  romanised: ['haan', 'ji haan'],
  hi: ['हाँ', 'जी हाँ'],
}
const NO: Record<SpokenLanguage, string[]> = {
  en: ['no', 'nope', 'not really'],
  romanised: ['nahi', 'ji nahi'],
  hi: ['नहीं', 'जी नहीं'],
}

const NAMES: Record<SpokenLanguage, [string, ...string[]]> = {
  en: ['Priya Sharma', 'Rahul', 'Anita Desai', 'Mohammed Khan', 'John Mathew'],
  romanised: ['Suresh Yadav', 'Kavita', 'Ramesh Gupta', 'Pooja Singh'],
  hi: ['सुरेश यादव', 'कविता', 'रमेश गुप्ता'],
}
const CITIES: Record<SpokenLanguage, [string, ...string[]]> = {
  en: ['Pune', 'Nagpur', 'Jaipur', 'Lucknow', 'Bengaluru'],
  romanised: ['Pune', 'Indore', 'Patna', 'Kanpur'],
  hi: ['पुणे', 'इंदौर', 'पटना', 'कानपुर'],
}
/** By what a field for free text takes of an answer. */
const TEXTS: Record<TextExtent, Record<SpokenLanguage, [string, ...string[]]>> = {
  whole: {
    en: ['the packaging was damaged', 'I have had a headache since Monday', 'everything was quick and friendly'],
    romanised: ['pet mein dard hai', 'packing kharab thi', 'sab kuch achha tha'],
    hi: ['पेट में दर्द है', 'पैकिंग खराब थी', 'सब कुछ अच्छा था'],
  },
  thing: {
    en: ['Sunrise Residency', 'Green Valley', 'Silver Oak', 'Blue Star'],
    romanised: ['Shanti Niketan', 'Ganga Vihar', 'Navjeevan'],
    hi: ['शांति निकेतन', 'गंगा विहार', 'नवजीवन'],
  },
  place: {
    en: ['12 MG Road', 'Gandhi Chowk', 'Lake View Park'],
    romanised: ['Gandhi Chowk', 'Nehru Nagar', 'Shivaji Park'],
    hi: ['गांधी चौक', 'नेहरू नगर', 'शिवाजी पार्क'],
  },
  number: {
    en: ['B 204', '17', 'A 9'],
    romanised: ['B 204', '17', '305'],
    hi: ['204', '17', '305'],
  },
}

const SUMS: [number, ...number[]] = [
  500, 1_500, 2_000, 5_000, 12_000, 25_000, 50_000, 75_000, 150_000, 200_000, 350_000, 1_000_000, 2_500_000, 12_000_000,
]
const COUNTS: [number, ...number[]] = [1, 2, 3, 4, 5, 6, 8, 10, 12]

/** Returns possible values of the field on both sides of every number that the flow's branches compare with. */
function numbersFor(plan: FieldReader, conditions: readonly Condition[]): [number, ...number[]] {
  const { field, range, label } = plan
  const compared = conditions.flatMap(({ field: name, value }) =>
    name === field.name ? [value].flat().filter((one) => typeof one === 'number') : [],
  )
  const near = compared.flatMap((value) =>
    value >= 1_000 ? [value / 2, value, value * 2] : [value - 1, value, value + 1],
  )
  const isSum = measureOf(plan) === 'amount' || compared.some((value) => value >= 1_000)
  const usual = range
    ? Array.from({ length: Math.min(range[1] - range[0] + 1, 20) }, (_, at) => range[0] + at)
    : label.includes('age')
      ? [18, 25, 30, 45, 60]
      : isSum
        ? SUMS
        : COUNTS
  const { min = range?.[0] ?? 1, max = range?.[1] ?? Infinity } = field
  const [first, ...others] = [...usual, ...near].filter(
    (value) => value >= Math.max(1, min) && value <= max && Number.isInteger(value),
  )
  return [first ?? Math.ceil(min), ...others]
}

function dayMeaning(plan: FieldReader, choice: number, { language, today }: MeaningContext): Meaning {
  const day = plan.isBirth
    ? today - 7_000 - ((choice * 31) % 15_000)
    : plan.prefersPast
      ? today - 1 - (choice % 6)
      : today + 1 + (choice % 20)
  return { value: isoDay(day), spoken: spokenDay(day, today, language, plan.isBirth) }
}

function isoDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}

function timeMeaning(choice: number, language: SpokenLanguage): Meaning {
  const half = 18 + (choice % 20) // from 9:00 to 18:30
  const [hour, minute] = [half >> 1, (half % 2) * 30]
  return {
    value: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
    spoken: spokenTime(hour, minute, language),
  }
}

function joinDayAndTime(day: string, time: string, language: SpokenLanguage): string {
  return language === 'en' ? `${day} at ${time}` : `${day} ${time}`
}

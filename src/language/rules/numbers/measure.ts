import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'

/** What a number field measures, which decides what numbers can be an answer at all. */
export type Measure = 'age' | 'amount' | 'count' | 'rating' | 'other'

const AGE = new Set('age umar umr उम्र'.split(' '))
const AMOUNT = new Set(
  `amount budget price cost salary income fee fees rent loan emi payment turnover revenue rupees rupee rs inr deposit worth
   rakam रकम बजट आय वेतन रुपये रुपए
   earn borrow spend`.split(/\s+/),
)
const COUNT = new Set(
  'count quantity people guests persons kids children adults rooms nights seats members attendees tickets pax copies units items bedrooms'.split(
    ' ',
  ),
)
const OF_TIME = new Set('months days weeks years hours minutes tenure'.split(' '))
const INCOME = new Set('income salary earn earns earning earnings household monthly aay vetan आय वेतन'.split(' '))
const MAX_AGE = 120

const measures = new WeakMap<FieldReader, Measure>()

export function measureOf(plan: FieldReader): Measure {
  let measure = measures.get(plan)
  if (measure === undefined) measures.set(plan, (measure = measuredBy(plan)))
  return measure
}

function measuredBy({ field, label, range }: FieldReader): Measure {
  if (field.kind === 'amount') return 'amount'
  const described = field.description.toLowerCase()
  const words = described.split(/[^\p{L}\p{M}\p{N}]+/u)
  const isAge = label.some((word) => AGE.has(word)) || described.includes('how old')
  if (isAge && /\bmonths\b|\bweeks\b|mahine|महीन/.test(described)) return 'other' // of a baby
  if (isAge) return 'age'
  if (range && !/how many|number of/.test(described)) return 'rating'
  if (COUNT.has(label.at(-1) ?? '')) return 'count'
  // `emi_months` counts months.
  if (OF_TIME.has(label.at(-1) ?? '')) return 'count'
  if (label.some((word) => AMOUNT.has(word))) return 'amount'
  if (/how many|number of|कितने|कितनी|की संख्या/.test(described) || label.some((word) => COUNT.has(word))) return 'count'
  if (words.some((word) => AMOUNT.has(word)) || described.includes('how much')) return 'amount'
  return label.some(isPlural) || isPlural(COUNTED_FIRST.exec(described)?.[1] ?? '') ? 'count' : 'other'
}

/** `yarn_cones`, `seedlings_needed`: what comes in numbers is counted, though no word of the field says so. */
function isPlural(word: string): boolean {
  return PLURAL.test(word) && !NOT_COUNTED.test(word)
}

const PLURAL = /^[a-z]{2,}[^su\W\d]s$/
/** Sums, readings and marks, which are no number of things. */
const NOT_COUNTED = regex`
  ^(?:
    fees|dues|charges|expenses|wages|savings|earnings|sales|funds|taxes|costs|arrears|proceeds|profits|losses|assets
    |marks|points|stars|degrees|levels|sugars|readings|series|species|news|this|his|was|has|gas|basis|analysis|diagnosis|tennis|diabetes|always|details|specs|terms
  )$
`
/** "Days of storage needed", "cattle feed bags the member wants" */
const COUNTED_FIRST =
  /^(?:(?:the|total|approx\w*|rough\w*|exact) )*(?:[a-z]+ ){0,2}?([a-z]+s) (?:of|to|in|for|that|the|needed|required|wanted|left|per)\b/

/** What someone earns is not mixed up with what they want to spend or borrow. */
export function isIncome({ label }: FieldReader): boolean {
  return label.some((word) => INCOME.has(word))
}

export type Unit =
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'gram'
  | 'kilogram'
  | 'quintal'
  | 'tonne'
  | 'pound'
  | 'acre'
  | 'bigha'
  | 'hectare'
  | 'guntha'
  | 'square foot'
  | 'square yard'
  | 'inch'
  | 'foot'
  | 'centimetre'
  | 'metre'
  | 'kilometre'
  | 'kilobit'
  | 'megabit'
  | 'gigabit'

const WANTED_UNITS: [Unit, RegExp][] = [
  ['minute', /\bminutes\b|मिनट/],
  ['hour', /\bhours\b|\bghante\b|घंटे/],
  ['day', /\bdays\b|\bnights\b|\bdin\b|(?<![\p{L}\p{M}])दिन/u],
  ['week', /\bweeks\b|\bhafte\b|हफ्ते/],
  ['month', /\b(?:in|of) months\b|\bmonths\b|mahine|महीन/],
  ['gram', /\bgrams?\b|ग्राम/],
  ['kilogram', /\bkilograms?\b|\bkilos?\b|\bkgs?\b|किलो/],
  ['quintal', /\bquintals?\b|क्विंटल/],
  ['tonne', /\btonnes?\b|\btons?\b|(?<!\p{L})टन(?![\p{L}\p{M}])/u],
  ['acre', /\bacres?\b|\bekad\b|एकड़|एकड/],
  ['bigha', /\bbighas?\b|बीघा|बीघे/],
  ['hectare', /\bhectares?\b|हेक्टेयर/],
  ['pound', /\bpounds\b|\blbs?\b/],
  ['square foot', /\b(?:sq|square)\.? ?(?:feet|foot|ft)\b|\bsqft\b|वर्ग ?फ[ुी]ट/],
  ['square yard', /\b(?:sq|square)\.? ?(?:yards?|yds?)\b|\bgaj\b|गज/],
  ['metre', /(?<!\b(?:sq|square)\.? ?)\bmet(?:re|er)s?\b|मीटर/],
  ['inch', /\binch(?:es)?\b|(?<!\p{L})इंच(?![\p{L}\p{M}])/u],
  ['foot', /(?<!\b(?:sq|square)\.? ?)\b(?:feet|foot|ft)\b|(?<!वर्ग ?)(?<!\p{L})(?:फ[ुी]ट|फिट)(?![\p{L}\p{M}])/u],
  ['centimetre', /(?<!\b(?:sq|square)\.? ?)(?:\bcms?\b|\bcentimet(?:re|er)s?\b)/],
  ['kilobit', /\bkbps\b/],
  ['megabit', /\bmbps\b|\bmegabits?\b|एमबीपीएस/],
  ['gigabit', /\bgbps\b|\bgigabits?\b/],
  ['kilometre', /\bkilomet(?:re|er)s?\b|\bkms?\b|किलोमीटर/],
  ['year', /\b(?:in|of) years\b|\byears\b|\bsaal\b|साल/],
]

/** "Tenure in months": the unit that the number is wanted in. */
export function unitOf(plan: FieldReader): Unit | undefined {
  return scaleOf(plan).unit
}

/** A number in percent. */
export function isShare(plan: FieldReader): boolean {
  return scaleOf(plan).isShare
}

interface Scale {
  unit: Unit | undefined
  isShare: boolean
}

const scales = new WeakMap<FieldReader, Scale>()

function scaleOf(plan: FieldReader): Scale {
  let scale = scales.get(plan)
  if (scale === undefined) scales.set(plan, (scale = readScale(plan)))
  return scale
}

function readScale({ field, label }: FieldReader): Scale {
  const described = `${label.join(' ')} ${field.description}`.toLowerCase()
  const wanted = WANTED_UNITS.filter(([, words]) => words.test(described)).map(([unit]) => unit)
  return {
    unit: wanted.length === 1 ? wanted[0] : wanted.find((unit) => unit === 'month'),
    isShare: /percent|per cent|%|प्रतिशत/.test(described),
  }
}

export function isPlausible(value: number, measure: Measure): boolean {
  if (measure === 'age') return value > 0 && value <= MAX_AGE
  return measure === 'other' || value >= 0
}

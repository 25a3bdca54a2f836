import type { FieldPlan } from '../field-kind.ts'

/** What a number field measures, which decides what numbers can be an answer at all. */
export type Measure = 'age' | 'amount' | 'count' | 'rating' | 'other'

const AGE = new Set('age umar umr उम्र'.split(' '))
const AMOUNT = new Set(
  `amount budget price cost salary income fee fees rent loan emi payment turnover revenue rupees rupee rs inr deposit worth rakam रकम बजट आय वेतन रुपये रुपए
   earn borrow spend`.split(/\s+/),
)
const COUNT = new Set(
  'count quantity people guests persons kids children adults rooms nights seats members attendees tickets pax copies units items bedrooms'.split(
    ' ',
  ),
)
const INCOME = new Set('income salary earn earns earning earnings household monthly aay vetan आय वेतन'.split(' '))
const MAX_AGE = 120

const measures = new WeakMap<FieldPlan, Measure>()

export function measureOf(plan: FieldPlan): Measure {
  let measure = measures.get(plan)
  if (measure === undefined) measures.set(plan, (measure = measuredBy(plan)))
  return measure
}

function measuredBy({ field, label, range }: FieldPlan): Measure {
  const described = field.description.toLowerCase()
  const words = described.split(/[^\p{L}\p{M}\p{N}]+/u)
  if (label.some((word) => AGE.has(word)) || described.includes('how old')) return 'age'
  if (range && !/how many|number of/.test(described)) return 'rating'
  if (label.some((word) => AMOUNT.has(word))) return 'amount'
  if (/how many|number of|कितने|कितनी/.test(described) || label.some((word) => COUNT.has(word))) return 'count'
  return words.some((word) => AMOUNT.has(word)) || described.includes('how much') ? 'amount' : 'other'
}

/** What someone earns is not mixed up with what they want to spend or borrow. */
export function isIncome({ label }: FieldPlan): boolean {
  return label.some((word) => INCOME.has(word))
}

/** "Tenure in months": the unit that the number is wanted in. */
export function unitOf({ field, label }: FieldPlan): 'month' | 'year' | undefined {
  const described = `${label.join(' ')} ${field.description}`.toLowerCase()
  if (/\b(?:in|of) months\b|\bmonths\b|mahine|महीन/.test(described)) return 'month'
  return /\b(?:in|of) years\b|\byears\b|\bsaal\b|साल/.test(described) ? 'year' : undefined
}

export function isPlausible(value: number, measure: Measure): boolean {
  if (measure === 'age') return value > 0 && value <= MAX_AGE
  return measure === 'other' || value >= 0
}

import { readerOf } from '../../language/rules/fields/field-reader.ts'
import type { FieldKind } from '../../language/rules/fields/kind-of.ts'
import { measureOf } from '../../language/rules/numbers/measure.ts'
import type { FlowField } from '../../machines/flow/types.ts'
import type { FieldValue } from '../../ports/language.ts'
import type { Frames } from './sibling-sentences.ts'

/** An answer `{value}` with the name of its field, `{field}`. */
const COUNT: Frames = { en: ['{value} {field}'], romanised: ['{value} {field}'], hi: ['{value} {field}'] }
const AMOUNT: Frames = {
  en: ['{field} is {value}', '{value} for the {field}'],
  romanised: ['{field} {value}', '{field} {value} hai'],
  hi: ['{field} {value}', '{field} {value} है'],
}
const DAY: Frames = {
  en: ['{field} on {value}', '{field} is {value}', 'the {field} would be {value}', '{value} for the {field}'],
  romanised: ['{field} {value}', '{field} {value} rakhiye'],
  hi: ['{field} {value}', '{field} {value} रखिए'],
}
const TIME: Frames = {
  en: ['{field} at {value}', '{field} is {value}', '{value} for the {field}'],
  romanised: ['{field} {value}', '{field} {value} hai'],
  hi: ['{field} {value}', '{field} {value} है'],
}
const NUMBER_TO_CALL: Frames = {
  en: ['{field} number is {value}', '{value} is the {field} number', '{field} {value}'],
  romanised: ['{field} ka number {value} hai', '{field} {value}'],
  hi: ['{field} का नंबर {value} है', '{field} {value}'],
}
const NAME: Frames = {
  en: ["the {field}'s name is {value}", 'the {field} is {value}', '{value} is the {field}'],
  romanised: ['{field} ka naam {value} hai', '{field} {value}'],
  hi: ['{field} का नाम {value} है', '{field} {value}'],
}
const PLACE: Frames = {
  en: ['{field} is {value}', '{field} {value}', '{value} for {field}'],
  romanised: ['{field} {value} hai', '{field} {value}'],
  hi: ['{field} {value} है', '{field} {value}'],
}
const START: Frames = { en: ['from {value}'], romanised: ['{value} se'], hi: ['{value} से'] }
const GOAL: Frames = {
  en: ['to {value}'],
  romanised: ['{value} tak', '{value} jaana hai'],
  hi: ['{value} तक', '{value} जाना है'],
}
const OPTION: Frames = {
  en: ['{value} for the {field}', '{field} {value}'],
  romanised: ['{field} {value}'],
  hi: ['{field} {value}'],
}
const YES: Frames = { en: ['yes to the {field}', '{field} yes'], romanised: ['{field} haan'], hi: ['{field} हाँ'] }
const NO: Frames = {
  en: ['no to the {field}', 'no {field}', '{field} no'],
  romanised: ['{field} nahi'],
  hi: ['{field} नहीं'],
}
/** For a count of nothing. */
const NONE: Frames = {
  en: ['no {field}', 'zero {field}', 'without {field}'],
  romanised: ['{field} nahi hain', 'koi {field} nahi', 'zero {field}'],
  hi: ['{field} नहीं हैं', 'कोई {field} नहीं', 'ज़ीरो {field}'],
}

const NAMED: Partial<Record<FieldKind, Frames>> = {
  date: DAY,
  datetime: DAY,
  time: TIME,
  phone: NUMBER_TO_CALL,
  name: NAME,
  enum: OPTION,
}

/** Ways to give a value together with its field's name. */
export function framesFor(field: FlowField, value: FieldValue): Frames {
  const plan = readerOf(field)
  if (plan.kind === 'boolean') return value === true ? YES : NO
  if (plan.kind === 'number') return measureOf(plan) === 'amount' ? AMOUNT : value === 0 ? NONE : COUNT
  if (plan.label[0] === 'from') return START
  if (plan.label[0] === 'to') return GOAL
  return NAMED[plan.kind] ?? PLACE
}

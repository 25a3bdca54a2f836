import type { FieldSpec } from '../../../ports/language.ts'
import { type FieldReader } from '../fields/field-reader.ts'
import { spelledOut } from '../fields/abbreviations.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { withoutNotes } from '../fields/without-notes.ts'
import { wordsOf } from '../words/tokens.ts'
import { numberOf } from './hindi/counted.ts'
import { hindiNoun } from './hindi/nouns.ts'
import { labelPhrase } from './hindi/label-phrase.ts'
import type { Noun } from './hindi/noun-forms.ts'

/** What a number is given in: "Monthly income in rupees". */
const UNITS: [RegExp, string][] = [
  [/\bin (?:indian )?(?:rupees|inr)\b/i, 'रुपये'],
  [/\bin lakhs?\b/i, 'लाख'],
  [/\bin crores?\b/i, 'करोड़'],
  [/\bin (?:kilograms?|kilos?|kgs?)\b/i, 'किलो'],
  [/\bin (?:kilomet(?:re|er)s?|kms?)\b/i, 'किलोमीटर'],
  [/\bin (?:centimet(?:re|er)s?|cms?)\b/i, 'सेंटीमीटर'],
  [/\bin lit(?:re|er)s?\b/i, 'लीटर'],
  [/\bin (?:square feet|sq\.? ?(?:ft|feet)\.?)/i, 'वर्ग फ़ुट'],
  [/\bin met(?:re|er)s?\b/i, 'मीटर'],
  [/\bin quintals?\b/i, 'क्विंटल'],
  [/\bin (?:tonnes?|tons?)\b/i, 'टन'],
  [/\bin grams?\b/i, 'ग्राम'],
  [/\bin inches\b/i, 'इंच'],
  [/\bin feet\b/i, 'फ़ुट'],
  [/\bin acres?\b/i, 'एकड़'],
  [/\bin (?:degrees )?celsius\b/i, 'सेल्सियस'],
  [/\bin years\b/i, 'साल'],
  [/\bin months\b/i, 'महीनों'],
  [/\bin weeks\b/i, 'हफ़्तों'],
  [/\bin days\b/i, 'दिनों'],
  [/\bin hours\b/i, 'घंटों'],
  [/\bin minutes\b/i, 'मिनट'],
]

export function unitOf(description: string): string | undefined {
  return UNITS.find(([named]) => named.test(description))?.[1]
}

/** "Salary in USD" is no salary in rupees. */
function hasUnknownUnit({ kind, field }: FieldReader): boolean {
  return (
    kind === 'number' &&
    /\S,? in (?!total$|full$)[a-z]+$/i.test(phraseOf(field)) &&
    unitOf(field.description) === undefined
  )
}

/** In Hindi where every word is known, else undefined. */
export function labelOf(plan: FieldReader): string | undefined {
  const { description } = plan.field
  if (/[\u0900-\u097f]/.test(description) && description.length <= 80)
    return withoutNotes(description).replace(/[।?]{1,3}$/, '')
  if (plan.kind === 'number' && plan.label.includes('area')) return undefined // a size, and no part of a town
  const noun = hasUnknownUnit(plan) ? undefined : nounOfLabel(plan)
  if (noun === undefined) return undefined
  const isCounted =
    plan.kind === 'number' || (plan.kind === 'enum' && description.match(/^(?:number|no\.?) of /i) !== null)
  if (isCounted && noun.isPlural) return numberOf(noun)
  if (plan.kind === 'enum' && noun.direct === 'भुगतान') return 'भुगतान का तरीक़ा'
  return plan.kind === 'phone' ? asPhoneNumber(noun.direct) : noun.direct
}

function asPhoneNumber(label: string): string {
  if (/(?:फ़ोन|मोबाइल)$/u.test(label)) return `${label} नंबर`
  return /फ़ोन|मोबाइल|व्हाट्सऐप/u.test(label) ? label : label.replace(/नंबर$/u, 'फ़ोन नंबर')
}

/** By the description where it says at least as much as the name: "Monthly income in rupees" of `income`. */
export const nounOfLabel = oncePerField(
  (plan) => describedNoun(plan) ?? hindiNoun(plan.label) ?? labelPhrase(namedIn(plan)),
)

function phraseOf({ description }: FieldSpec): string {
  return withoutNotes(spelledOut(description.trim()))
}

/** Without what it is given in. */
function namedIn({ field, kind }: FieldReader): string {
  const phrase = phraseOf(field)
  const unit = kind === 'number' ? UNITS.find(([named]) => named.test(phrase))?.[0] : undefined
  const bare = unit === undefined ? phrase : phrase.replace(new RegExp(`,? ${unit.source}(?=\\??$)`, 'i'), '')
  // A size, and no part of a town.
  return kind === 'number' ? bare.replace(/^((?:total |carpet |built-up )?)area of /i, '$1size of ') : bare
}

function describedNoun(plan: FieldReader): Noun | undefined {
  const phrase = namedIn(plan)
  if (phrase.endsWith('?')) {
    const aged = /^How old (?:is|are) (?!you\b)(.+?)(?:,? in \w+)?\?$/i.exec(phrase)?.[1]
    return labelPhrase(aged === undefined ? (/^What (?:is|are) (.+)\?$/i.exec(phrase)?.[1] ?? '') : `age of ${aged}`)
  }
  return wordsOf(phrase).length < plan.label.length ? undefined : labelPhrase(phrase)
}

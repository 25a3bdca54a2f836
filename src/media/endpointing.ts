import type { FieldSpec } from '../ports/language.ts'
import { endsUnfinished, isHesitation } from './filler-words.ts'

/** How long a pause ends an answer. */
const SHORT_MS = 400
/** A short answer that says nothing yet. */
const UNSURE_MS = 700
const FREE_TEXT_MS = 800
/** Digits, names and dates are given in pieces: pauses inside them reach 2.5 s. */
const PATIENT_MS = 2_500
/** All that was asked is there. */
const COMPLETE_MS = 500

/** Words in a field's name or description that tell of something given in pieces. */
const IN_PIECES =
  /phone|mobile|whats ?app|contact|number|\bno\b|name|date|\bday\b|time|when|birth|\bdob\b|e-?mail|spell|address|street|\bpin\b|postal|post ?code|\bzip\b|\bcode\b|\bid\b|account|card|aadhaar|\bpan\b|passport|licen[cs]e|registration|reference|\botp\b|नाम|नंबर|पता|तारीख|समय|जन्म|ईमेल/i

type Patience = 'short' | 'freeText' | 'patient'

/** How long to wait after the person fell silent, before what they said is taken for the answer. */
export function endpointMs(
  asked: readonly FieldSpec[],
  text: string,
  isComplete: (asked: FieldSpec[], text: string) => boolean,
): number {
  const patience = patienceFor(asked)
  if (patience !== 'freeText' && isComplete([...asked], text)) return patience === 'short' ? SHORT_MS : COMPLETE_MS
  if (isHesitation(text) || endsUnfinished(text)) return PATIENT_MS
  switch (patience) {
    case 'short':
      return UNSURE_MS
    case 'freeText':
      return FREE_TEXT_MS
    case 'patient':
      return PATIENT_MS
  }
}

/** Whether every field asked for is answered by one key. */
export function takesOneKey(asked: readonly FieldSpec[]): boolean {
  return asked.every(({ type, options }) => type === 'boolean' || (type === 'enum' && options.length < 10))
}

/** The field that needs most of it decides. */
function patienceFor(asked: readonly FieldSpec[]): Patience {
  const each = asked.map(patienceForOne)
  return each.includes('patient') ? 'patient' : each.includes('freeText') || each.length === 0 ? 'freeText' : 'short'
}

function patienceForOne({ type, name, description }: FieldSpec): Patience {
  if (type === 'boolean' || type === 'enum') return 'short'
  const words = `${name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/_/g, ' ')} ${description}`
  return type === 'number' || IN_PIECES.test(words) ? 'patient' : 'freeText'
}

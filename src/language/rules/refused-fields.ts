import { type FieldKind, WHEN } from './fields/kind-of.ts'
import type { FieldReader } from './fields/field-reader.ts'
import { speaksOf } from './fields/speaks-of.ts'
import { tellsLack, tellsTrouble } from './options/lacking.ts'
import { indexOf } from './options/option-index.ts'
import { isInDoubt } from './yes-no/read-yes-no.ts'
import type { Message } from './message.ts'
import { isUnknown, readRefusal, type Refusal, saysNoneOf } from './refusals.ts'
import { refusedByName } from './refused-by-name.ts'
import { isSupposed } from './withheld.ts'
import { type Clause, clausesOf } from './words/clauses.ts'
import type { Tokens } from './words/tokens.ts'

/** The asked fields that the person declines to give or has not got. */
export function refusedFields(message: Message): string[] {
  const { heard } = message
  const open = message.asked.filter(({ field }) => !message.has(field.name))
  if (open.length === 0) return []
  const extraWords = open.some(({ kind }) => kind === 'text' || kind === 'address') ? 3 : 6
  const lacking = open.filter(
    (plan) =>
      plan.kind !== 'boolean' && plan.kind !== 'number' && !namesOption(heard, plan) && saysNoneOf(heard, plan.cues),
  )
  if (lacking.length > 0) return lacking.map(({ field }) => field.name)
  // "Model nahi pata", where the model and the day of purchase are asked for
  const unknown = open.filter((plan) => isUnknown(heard, (word) => speaksOf(plan, word)))
  if (unknown.length > 0) return unknown.map(({ field }) => field.name)
  // "I won't tell my salary, last month my cousin lost 40,000"
  const kept = open.filter((plan) => plan.kind === 'number' && refusedByName(heard, plan) !== undefined)
  if (kept.length > 0 && message.found.length === 0) return kept.map(({ field }) => field.name)
  const refusal = readRefusal(heard, extraWords)
  if (refusal === undefined || (isOfAddress(heard, refusal) && open.every(({ kind }) => kind !== 'address'))) return []
  if (refusal.tag !== 'declined' && message.found.some(({ isAsked }) => !isAsked)) return []
  if (message.found.some((one) => !one.isAsked && isBeside(heard, one, refusal))) return []
  // "Aaj nahi" declines today.
  const isPartly = heard.words.length > refusal.to - refusal.from
  if (refusal.tag === 'lacking' && isPartly && open.every(({ kind }) => WHEN.has(kind))) return []
  // "No online please": which of the options it is about is not plain.
  if (refusal.tag === 'lacking' && isPartly && open.some((plan) => namesOption(heard, plan))) return []
  // "Light nahi hai" is what is wrong.
  const isTrouble = refusal.tag === 'lacking' && tellsLack(heard)
  if (isTrouble && open.every((plan) => plan.kind === 'text' && tellsTrouble(plan))) return []
  const answerable = isSupposed(heard.words) || isInDoubt(heard) ? open.filter(({ kind }) => kind !== 'boolean') : open
  const fitting = refusal.tag === 'declined' ? answerable : open.filter(({ kind }) => fitsRefusal(kind, refusal.tag))
  return fitting.map(({ field }) => field.name)
}

function namesOption(heard: Tokens, plan: FieldReader): boolean {
  return plan.kind === 'enum' && indexOf(plan).own.first(heard) !== undefined
}

/** "Pata nahi mila": an address that was not found. */
function isOfAddress({ words }: Tokens, { from, to }: Clause): boolean {
  return words.slice(from, to).some((word) => ADDRESS.test(word)) && FOUND.test(words[to] ?? '')
}

const ADDRESS = /^(?:pata|पता)$/
const FOUND = /^(?:mil|mil[aei]|मिल|मिल[ाीे])$/

/** "More than 1,000 rupees I won't give" speaks of the amount, and declines no other answer. */
function isBeside(heard: Tokens, one: Clause, other: Clause): boolean {
  return clausesOf(heard).some(({ from, to }) => [one, other].every((span) => span.from >= from && span.to <= to))
}

/** "I have no money" does not refuse a yes-or-no question, and "got it, thanks" refuses only free text. */
function fitsRefusal(kind: FieldKind, refusal: Refusal): boolean {
  return refusal === 'thanks' ? kind === 'text' : kind !== 'boolean'
}

import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import type { Message } from '../message.ts'
import { isKinInflected } from '../names/kin.ts'
import { beforeRequest } from '../words/before-request.ts'
import { type Clause, partsBetween } from '../words/clauses.ts'
import { textBetween } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import type { Change, ReadAs } from './change.ts'
import { endsAsking } from '../words/ends-asking.ts'

/** What people call an answer by its kind, where a flow asks for one of that kind only. */
export const BY_KIND: Partial<Record<FieldKind, ReadonlySet<string>>> = {
  name: wordSet('name naam नाम'),
  date: wordSet('date day din tareekh tarikh taarikh दिन तारीख'),
  time: wordSet('time timing samay waqt टाइम समय वक्त'),
  datetime: wordSet('date day time timing slot din samay tareekh दिन समय टाइम तारीख'),
  phone: wordSet('phone mobile फोन मोबाइल'),
  address: wordSet('address pata पता एड्रेस'),
  email: wordSet('email mail ईमेल'),
  pincode: wordSet('pincode pin पिन पिनकोड'),
}
const LINKS = /^(?:is|are|be|hai|hain|hoga|hogi|honge|rahega|to|toh|है|हैं|होगा|होगी|होंगे|रहेगा|तो)$/
const CHANGES = regex`
  \b(?:change|make|update|set|correct|kar (?:do|dijiye|dena)|likh (?:do|lo|lijiye|dijiye)|rakh(?:o|iye|na)?)\b
  |(?:कर (?:दो|दीजिए|देना)|लिख (?:दो|लो|लीजिए|दीजिए)|रखिए|रखो)
`
const WRONG = /^(?:wrong|incorrect|mistake|galat|galti|गलत|गलती)$/
const UNSETTLED = regex('u')`
  \b(?:
    no|not|nahi|dont|isnt|if|agar|same|fine|correct|right|sahi|theek|thik|ok|okay|kya|what|when|which|was|were|tha
    |thi
  )\b
  |(?<!\p{L})(?:नहीं|अगर|सही|ठीक|क्या|था|थी)(?![\p{L}\p{M}])
`

/**
 * "The time should be eleven", "naam galat hai, Aarti hai": a part of a message that names the field of an earlier answer, and says
 * another value for it.
 */
export function readAddressedPart(
  message: Message,
  others: readonly FieldReader[],
  readAs: ReadAs,
): Change | undefined {
  const { heard } = message
  const parts = partsBetween(heard, JOINS)
  for (const [index, part] of parts.entries()) {
    const said = heard.words.slice(part.from, part.to)
    const at = said.findIndex((word) => addressedBy(message, word) !== undefined)
    const plan = addressedBy(message, said[at] ?? '')
    if (plan === undefined || !others.includes(plan) || !message.isKnown(plan.field.name)) continue
    const text = said.join(' ')
    if (endsAsking(heard, part) || isOfKin(said, plan)) continue
    const isWrong = said.some((word) => WRONG.test(word))
    const next = parts[index + 1]
    if (isWrong && next) {
      const value = readAs(textBetween(heard, next.from, next.to), plan)
      if (value !== undefined && value !== message.knownValue(plan))
        return { plan, value, from: part.from, to: next.to }
    }
    if (isWrong || UNSETTLED.test(text) || !(said.some((word) => LINKS.test(word)) || CHANGES.test(text))) continue
    const value = valueIn(message, plan, part, part.from + at + 1, readAs)
    if (value !== undefined && value !== message.knownValue(plan)) return { plan, value, from: part.from, to: part.to }
  }
  return undefined
}

function valueIn({ heard }: Message, plan: FieldReader, part: Clause, behind: number, readAs: ReadAs) {
  if (plan.kind === 'text' || plan.kind === 'company') return undefined
  if (plan.kind !== 'address' && plan.kind !== 'city') return readAs(textBetween(heard, part.from, part.to), plan)
  let from = behind
  while (from < part.to && /^(?:is|should|must|be|will|to|toh|hai|तो|है)$/.test(heard.words[from] ?? '')) from += 1
  const to = beforeRequest(heard, from, part.to)
  return to > from && from > behind ? readAs(textBetween(heard, from, to), plan) : undefined
}

/** The only field that a word names. */
function addressedBy({ plans }: Message, word: string): FieldReader | undefined {
  let fields = known.get(plans)
  if (fields === undefined) known.set(plans, (fields = fieldsByWord(plans)))
  return fields.get(word)
}

const known = new WeakMap<readonly FieldReader[], ReadonlyMap<string, FieldReader | undefined>>()

/** The field by each word that names one; undefined where several are named by it. */
function fieldsByWord(plans: readonly FieldReader[]): ReadonlyMap<string, FieldReader | undefined> {
  const fields = new Map<string, FieldReader | undefined>()
  for (const plan of plans) {
    if (isConfirmation(plan)) continue
    for (const word of new Set([...plan.names, ...plan.label, ...(BY_KIND[plan.kind] ?? [])]))
      fields.set(word, fields.has(word) ? undefined : plan)
  }
  return fields
}

/** "My brother's age is forty" */
function isOfKin(words: readonly string[], { cues, label }: FieldReader): boolean {
  return words.some((word) => isKinInflected(word) && !cues.has(word) && !label.includes(word.replace(/s$/, '')))
}

const JOINS = /^(?:and|aur|और|but|except|lekin|magar|bas|लेकिन|मगर|बस)$/

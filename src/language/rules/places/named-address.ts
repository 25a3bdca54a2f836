import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { isKnownCity } from './known-cities.ts'
import { beginOfAddress } from '../texts/begin-of-address.ts'
import { isPlaceWord } from './place-words.ts'
import { isOpen } from '../words/bare-clauses.ts'
import { beforeRequest } from '../words/before-request.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { textBetween } from '../words/tokens.ts'
import type { TextSpan } from '../names/free-text.ts'
import { IS } from '../words/function-words.ts'

/** "The address is 7 Lake View, Baner", "पता है फ्लैट 302 साई रेजीडेंसी", where a flow asks for one address only. */
export function namedAddress(message: Message, plan: FieldReader): TextSpan | undefined {
  if (plan.kind !== 'address' || message.isAsked(plan) || message.isKnown(plan.field.name)) return undefined
  if (message.plans.some((other) => other !== plan && other.kind === 'address')) return undefined
  const { heard } = message
  const from = beginOfAddress(heard)
  if (from === undefined || from >= heard.words.length) return undefined
  const clauses = clausesOf(heard).filter((clause) => clause.to > from)
  // "…, Andheri West", unless it may be a name that is still to be asked for.
  const mayBeTown = !message.plans.some(({ kind, field }) => kind === 'name' && !message.isKnown(field.name))
  const isPart = ({ from: start, to }: Clause): boolean => {
    const words = heard.words.slice(Math.max(start, from), to)
    if (message.isUsed(Math.max(start, from), to)) return false
    if (words.some(isPlaceWord) || isKnownCity(words.filter((word) => !IS.test(word)))) return true
    return mayBeTown && words.every((word) => isOpen(word) || TOWN_SIDE.test(word))
  }
  const end = clauses.findIndex((clause) => !isPart(clause))
  if (end === 0) return undefined
  const to = beforeRequest(heard, from, (end === -1 ? clauses.at(-1) : clauses[end - 1])?.to ?? from)
  return to > from + 1 ? { value: textBetween(heard, from, to), from, to } : undefined
}

const TOWN_SIDE = /^(?:east|west|north|south)$/

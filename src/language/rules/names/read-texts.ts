import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { isOnlyYesOrNo } from '../yes-no/only-yes-or-no.ts'
import { textBetween } from '../words/tokens.ts'
import { answersNoText } from '../texts/answers-no-text.ts'
import { textExtent } from '../texts/text-extent.ts'
import { segmentsOfHere } from '../places/segments-of-here.ts'
import { readFullerName } from './fuller-name.ts'
import { labelled } from './free-text.ts'
import { leavesOpen } from './leaves-open.ts'
import { namedAddress } from '../places/named-address.ts'
import { statedName } from './stated-name.ts'
import { placeFrom } from '../places/place-from.ts'
import { readName } from './read-name.ts'
import { readEnds } from '../places/read-ends.ts'
import { readRoute } from '../places/read-route.ts'
import { readPlace } from '../places/read-place.ts'
import { readCompany } from './read-company.ts'
import { readWhole } from '../texts/read-whole.ts'

/** Reads names, cities and free text, after all other values have consumed their words. */
export function readTexts(message: Message): void {
  if (message.move === 'greeting') return
  readName(message)
  readFullerName(message)
  readEnds(message)
  readRoute(message)
  const isOpen = (plan: FieldReader): boolean => !message.isAsked(plan) || !answersNoText(message.heard, plan)
  for (const plan of message.plans) if (isTextual(plan) && (!isFree(plan) || isOpen(plan))) readLabelled(message, plan)
  for (const plan of message.asked) {
    if (isFree(plan) && !isOpen(plan)) continue
    if (message.has(plan.field.name) || changesAnother(message, plan)) continue
    if (isNamed(plan) && (isOnlyYesOrNo(message.heard) || leavesOpen(message.heard))) continue
    if (plan.kind === 'city') readPlace(message, plan)
    if (plan.kind === 'company') readCompany(message, plan)
    if (isFree(plan)) readWhole(message, plan)
  }
  const place = message.asked.some(({ kind }) => kind === 'city') ? undefined : message.targets('city')[0]
  if (place) readPlace(message, place)
}

/** "The name on the order, please change it to Sunita Pillai": an answer that was given before, and not the one asked for. */
function changesAnother(message: Message, { field, kind }: FieldReader): boolean {
  if (message.isKnown(field.name) || !CHANGES_TO.test(message.heard.words.join(' '))) return false
  // The first answer changes what the question itself tells: "change it to my office, 3rd floor …"
  return kind !== 'address' || Object.keys(message.request.collected).length > 0
}

const CHANGES_TO = /\b(?:change|correct|update) (?:it|that|this|(?:the|my) \S+) to\b/

function isNamed({ kind }: FieldReader): boolean {
  return kind === 'city' || kind === 'company'
}

function isFree({ kind }: FieldReader): boolean {
  return kind === 'text' || kind === 'address'
}

function isTextual({ kind }: FieldReader): boolean {
  return kind === 'text' || kind === 'address' || kind === 'city'
}

function readLabelled(message: Message, plan: FieldReader): void {
  if (message.has(plan.field.name) || (message.isAsked(plan) && isShortText(plan))) return
  const stated = message.isAsked(plan) || plan.kind !== 'text' ? undefined : statedName(message.heard, plan, false)
  if (stated && !message.isUsed(stated.from, stated.to))
    message.take(plan, textBetween(message.heard, stated.from, stated.to), true, stated.from, stated.to)
  if (stated) return
  const labelledSpan = labelled(message.heard, plan) ?? namedAddress(message, plan)
  const span = labelledSpan && plan.kind === 'city' ? placeFrom(message.heard, labelledSpan.from, true) : labelledSpan
  if (span === undefined || message.isUsed(span.from, span.to)) return
  const isElsewhere =
    plan.kind === 'city' &&
    (namesOtherCity(message, plan) ||
      !segmentsOfHere(message.heard, plan).some(({ from, to }) => span.from >= from && span.from < to))
  if (!isElsewhere) message.take(plan, span.value, true, span.from, span.to)
}

/** "The drop city is Nagpur", where the pickup area is another answer. */
function namesOtherCity({ heard, plans }: Message, { label }: FieldReader): boolean {
  const tells = (own: readonly string[], others: readonly string[]) =>
    heard.words.some((word) => own.includes(word) && !others.includes(word))
  return plans.some((other) => other.kind === 'city' && tells(other.label, label) && !tells(label, other.label))
}

/** Read by its clauses, where it is asked for. */
function isShortText(plan: FieldReader): boolean {
  return plan.kind !== 'city' && textExtent(plan) !== 'whole'
}

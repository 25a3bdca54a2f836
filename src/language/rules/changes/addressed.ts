import type { FieldValue, UnderstandRequest } from '../../../ports/language.ts'
import { isLikeCode } from '../contacts/codes.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import type { Message } from '../message.ts'
import { labelled } from '../names/free-text.ts'
import { readOnce } from '../read-once.ts'
import type { Reading } from '../reading.ts'
import { clauseAt } from '../words/clauses.ts'

/**
 * "Actually, the rating should be one": what stands behind the name of an earlier answer is read as the answer to its
 * question, and answers no other.
 */
export function readAddressed(request: UnderstandRequest, reading: Reading): Reading {
  const { message, understanding } = reading
  if (understanding.intent !== null || message.move === 'question') return reading
  if (message.heard.words.length < 2) return reading
  const addressed = message.plans.flatMap((plan) => {
    if (!READ_BEHIND_NAME.has(plan.kind) || !message.heard.words.includes(plan.label[0] ?? '')) return []
    const mayChange = message.isKnown(plan.field.name) || message.correction.given
    const isPlainName = plan.kind === 'name' && plan.label.length < 2 // "my friend's name is Amit"
    const span = mayChange && !message.isAsked(plan) && !isPlainName ? labelled(message.heard, plan) : undefined
    return span ? { plan, span } : []
  })
  const [only, another] = addressed
  if (only === undefined || another) return reading
  const { plan, span } = only
  const { name } = plan.field
  const answer = readOnce({ ...request, text: span.value, asked: [name], fields: [plan.field], collected: {} })
  const value = Object.hasOwn(answer.understanding.values, name) ? answer.understanding.values[name] : undefined
  if (value === undefined || !mayReplace(message, plan, value)) return reading
  // The clause names that field, so that its words are no name or place that was asked for.
  const clause = clauseAt(message.heard, span.from)
  message.replace(Math.min(clause?.from ?? span.from, span.from), span.to, plan, value)
  const { act: _, ...rest } = understanding
  return { message, understanding: { ...rest, values: message.values(), refused: [] } }
}

/** "Policy premium is 12000" tells the sum that was asked for, and no other policy number. */
export function mayReplace(message: Message, plan: FieldReader, value: FieldValue): boolean {
  const { kind } = plan
  const known = message.knownValue(plan)
  if (kind !== 'code' || known === undefined) return true
  if (/^\d+$/.test(String(value)) && message.asked.some((one) => one.kind === 'number')) return false
  return isLikeCode(String(value), String(known))
}

const READ_BEHIND_NAME = new Set<FieldKind>([
  'number',
  'enum',
  'date',
  'time',
  'datetime',
  'name',
  'phone',
  'pincode',
  'email',
  'code',
])

import { isOfWhoseKin, saysOnlyWhoseKin } from '../names/told-of-a-name.ts'
import type { UnderstandRequest } from '../../../ports/language.ts'
import { isoDay, localNow } from '../dates/calendar.ts'
import { isOffItsSide } from '../fields/may-lie-behind.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { WHEN } from '../fields/kind-of.ts'
import type { Message } from '../message.ts'
import { findNumbers } from '../numbers/numbers.ts'
import { isToldOfElse } from '../numbers/told-of-else.ts'
import { readFor } from '../read-once.ts'
import type { Reading, ReadWhole } from '../reading.ts'
import { readPart } from '../parts/remaining-parts.ts'
import { isConditional } from '../set-aside/hypothetical.ts'
import type { Clause } from '../words/clauses.ts'
import { ownValue } from '../../../base/own-value.ts'
import { mayReplace } from './addressed.ts'
import { readDisputedAnswer } from './disputed-answer.ts'
import { readChange } from './read-change.ts'
import { readSameAsSibling } from './same-as-sibling.ts'
import type { readToldOfSiblings } from './told-of-siblings.ts'
import { withRest } from './with-rest.ts'

/** "The same number", "same as the pick-up": nothing else is said. */
export function withSame({ message, understanding: { intent, language } }: Reading): Reading | undefined {
  if (intent !== null || message.move === 'question') return undefined
  const same = readSameAsSibling(message)
  if (same === undefined) return undefined
  message.found.length = 0
  message.take(same.plan, same.value, true, 0, message.heard.words.length)
  return { message, understanding: { values: message.values(), refused: [], intent: null, language } }
}

const MAX_TOLD_WORDS = 40

/** "Two adults and a child", "no wait, the pick-up is on Friday": each part answers the field that it names. */
export function withTold(
  request: UnderstandRequest,
  { message, understanding }: Reading,
  readTold: typeof readToldOfSiblings,
  readWhole: ReadWhole,
): Reading | undefined {
  if (understanding.intent !== null || message.move === 'question') return undefined
  if (message.heard.words.length > MAX_TOLD_WORDS || isConditional(message.heard)) return undefined
  if (saysOnlyWhoseKin(message.heard)) return undefined
  const told = readTold(message, (text, plan) => {
    const alone = readFor(plan.field, { ...request, text, collected: {} })
    // A day, an hour and the digits of a number stand out from whatever is said beside them.
    const stands = alone.found.find((one) => one.plan === plan)
    const found = WHEN.has(plan.kind) || plan.kind === 'phone' ? stands : readPart(plan, alone)
    return found?.value
  })
  if (told.some(({ value }) => isOfWhoseKin(message.heard, String(value)))) return undefined
  const today = isoDay(localNow(request.now, request.timeZone).day)
  if (told.some((one) => isSumOfElse(message, one))) return undefined
  if (told.length === 0 || told.some(({ plan, value }) => isOffItsSide(plan, value, today))) return undefined
  return withRest(request, { message, understanding }, told, readWhole)
}

/** "3 nahi 5", "time nine hai" */
const MIN_CHANGE_WORDS = 3

/** "Haan, aur umar 42 nahi 52 hai": what puts another answer right is cut out, and the rest read by itself. */
export function withChange(
  request: UnderstandRequest,
  { message, understanding }: Reading,
  readWhole: ReadWhole,
): Reading | undefined {
  if (understanding.intent !== null || message.move === 'question') return undefined
  if (message.heard.words.length < MIN_CHANGE_WORDS) return undefined
  const change = readChange(message, (text, { field, kind }) => {
    const known = ownValue(request.collected, field.name)
    const collected = WHEN.has(kind) && known !== undefined ? { [field.name]: known } : {}
    const { found } = readFor(field, { ...request, text, collected })
    return found.find(({ plan, value }) => plan.field === field && mayReplace(message, plan, value))?.value
  })
  if (change === undefined) return undefined
  const isRead = understanding.values[change.plan.field.name] === change.value
  const isOpen = message.asked.some(({ kind, field }) => kind === 'boolean' && !message.has(field.name))
  if (isRead && !isOpen) return undefined
  return withRest(request, { message, understanding }, [change], readWhole)
}

/** "No, I do need it", to the next question: where the message answers nothing else it changes the latest yes or no. */
export function withDispute(request: UnderstandRequest, { message, understanding }: Reading): Reading | undefined {
  const { intent, refused, language } = understanding
  if (intent !== null || refused.length > 0 || message.found.length > 0 || message.move === 'question') return undefined
  const disputed = readDisputedAnswer(message, (text, { field }) => readFor(field, { ...request, text, collected: {} }))
  if (disputed === undefined) return undefined
  message.take(disputed.plan, disputed.value, true, disputed.from, message.heard.words.length)
  return { message, understanding: { values: message.values(), refused, intent, language } }
}

/** "EMI 8000 ki hai" names no loan. */
function isSumOfElse(message: Message, { plan, from, to }: Clause & { plan: FieldReader }): boolean {
  if (plan.kind !== 'number') return false
  const within = findNumbers(message.heard, message.readsHindi).filter((span) => span.from >= from && span.to <= to)
  return within.length > 0 && within.every((span) => isToldOfElse(message, plan, span))
}

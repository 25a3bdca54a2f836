import { isOutside } from '../../base/value-limits.ts'
import type { Understanding, UnderstandRequest } from '../../ports/language.ts'
import { readAddressed } from './changes/addressed.ts'
import { withChange, withDispute, withSame, withTold } from './changes/answers-of-others.ts'
import { readPutRight, readToldOfSiblings } from './changes/told-of-siblings.ts'
import { moveBehindOpening } from './dates/move-behind-opening.ts'
import { isCertain } from './is-certain.ts'
import type { Message } from './message.ts'
import { readOnce } from './read-once.ts'
import type { Reading } from './reading.ts'
import { withClausesMarked } from './unmarked-clauses/with-clauses-marked.ts'

/**
 * Understands a message by lexicons and grammars, deterministically. Asked fields may be answered loosely; other
 * fields, and known values, change only by explicit words.
 */
export function understandByRules(request: UnderstandRequest): Understanding {
  return readMessage(request).understanding
}

/**
 * Like `understandByRules` where one reading accounts for the whole message, else undefined. An explicit opt-out is
 * always certain. With `understanding: 'model'` nothing else is.
 */
export function readCertainly(request: UnderstandRequest): Understanding | undefined {
  const { message, understanding } = readMessage(request)
  if (understanding.intent === 'opted_out') return understanding
  return request.understanding !== 'model' && isCertain(message, understanding) ? understanding : undefined
}

/** Returns the analysed message with its understanding, to explain how it was understood. */
export function readMessage(request: UnderstandRequest): Reading {
  const reading = readMarked(request, readWhole(request))
  if (reading.message.hasKind('time')) {
    moveBehindOpening(reading.message)
    for (const { plan, value } of reading.message.found)
      if (Object.hasOwn(reading.understanding.values, plan.field.name))
        reading.understanding.values[plan.field.name] = value
  }
  return reading
}

/**
 * A message that does not answer the question as it stands may do so in clauses that no comma ends. Where it answers, these
 * clauses may tell that it does not: by a wish, a question, a refusal, or the opposite answer.
 */
function readMarked(request: UnderstandRequest, reading: Reading): Reading {
  if (reading.isExact) return reading
  const { values, refused, intent, act } = reading.understanding
  if (intent !== null || act !== undefined || refused.length > 0) return reading
  const text = withClausesMarked(request.text)
  if (text === undefined) return reading
  const marked = readWhole({ ...request, text })
  const told = marked.understanding
  if (told.intent !== null) return marked
  if (request.asked.some((name) => Object.hasOwn(values, name)))
    return told.act !== undefined || told.refused.length > 0
      ? marked
      : withoutContradicted(request, reading, told.values)
  const keeps = Object.entries(values).every(([name, value]) => told.values[name] === value)
  return keeps ? marked : reading
}

/** A yes or no, or a city, that another reading of the same words tells otherwise is asked again. */
function withoutContradicted({ asked }: UnderstandRequest, reading: Reading, others: Understanding['values']): Reading {
  const { message, understanding } = reading
  const isContradicted = (name: string): boolean =>
    asked.includes(name) &&
    understanding.values[name] !== others[name] &&
    message.plans.some(({ field, kind }) => field.name === name && (kind === 'boolean' || kind === 'city'))
  const values = Object.fromEntries(Object.entries(understanding.values).filter(([name]) => !isContradicted(name)))
  return { ...reading, understanding: { ...understanding, values } }
}

/** Reads a message as an answer to the question, and what it says of other answers. */
function readWhole(request: UnderstandRequest): Reading {
  const first = readOnce(request)
  if (first.isExact) return first
  const told = withSame(first) ?? withTold(request, first, readToldOfSiblings, readWhole)
  if (told) return told
  const reading = readAddressed(request, first)
  const changed =
    withChange(request, reading, readWhole) ??
    withDispute(request, reading) ??
    (reading.message.found.length > 0 ? undefined : withTold(request, reading, readPutRight, readWhole))
  return changed ?? withoutMisfit(request, reading)
}

/** A value outside the limits of a field that the person did not mention may belong to another field. */
function withoutMisfit(request: UnderstandRequest, reading: Reading): Reading {
  const misfit = unaddressedMisfit(reading.message)
  if (misfit === undefined) return reading
  const asked = request.asked.filter((name) => name !== misfit)
  const fields = request.fields.filter(({ name }) => name !== misfit)
  const other = readWhole({ ...request, asked, fields })
  return other.message.found.length > 0 || asked.length === request.asked.length ? other : reading
}

function unaddressedMisfit(message: Message): string | undefined {
  return message.found.find(
    ({ plan, value, isAsked }) =>
      isOutside(value, plan.field) && !(isAsked && message.asked.length === 1) && !message.isNamed(plan),
  )?.plan.field.name
}

import type { Message } from '../message.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { wordsOf } from '../words/tokens.ts'
import { cachedByText } from '../words/cached-by-text.ts'
import { measureOf, unitOf } from './measure.ts'
import type { NumberSpan } from './numbers.ts'
import { isOwnUnit, unitNamed } from './units.ts'

/**
 * Whether the unit behind a number ties it to something else than the field: "chaudah kilo" counts no cylinders, and "five
 * years" are no acres where another field asks for years.
 */
export function isBoundElsewhere({ heard, plans }: Message, plan: FieldReader, { to }: NumberSpan): boolean {
  const word = heard.breaks[to] ? '' : (heard.words[to] ?? '')
  const unit = unitNamed(word)
  if (unit === undefined || isOwnUnit(plan, word) || plan.cues.has(word)) return false
  const measure = measureOf(plan)
  if (measure === 'amount' || measure === 'age' || unitOf(plan) !== undefined) return false
  if (measure === 'count' && WEIGHTS.has(unit)) return true
  return plans.some((other) => other !== plan && asksInUnit(other, word))
}

const WEIGHTS = new Set(['gram', 'kilogram', 'quintal', 'metre', 'kilometre'])
const descriptionWords = cachedByText<readonly string[]>(wordsOf, 2_000)

/** A number in the unit, or a choice of options that name it. */
function asksInUnit(other: FieldReader, word: string): boolean {
  if (other.kind === 'number') return isOwnUnit(other, word)
  return (
    other.kind === 'enum' &&
    other.field.options.some((option) =>
      descriptionWords(option).some((part) => unitNamed(part) !== undefined && unitNamed(part) === unitNamed(word)),
    )
  )
}

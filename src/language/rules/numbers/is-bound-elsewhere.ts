import type { Message } from '../message.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'
import { cachedByText } from '../words/cached-by-text.ts'
import { isShare, measureOf, type Unit, unitOf } from './measure.ts'
import { isPriced, scaleAsked } from './money.ts'
import type { NumberSpan } from './number-span.ts'
import { inUnit, isOwnUnit, unitNamed } from './units.ts'
import { OF } from '../words/function-words.ts'

/**
 * Whether the unit behind a number ties it to something else than the field: "chaudah kilo" counts no cylinders, and "five
 * years" are no acres where another field asks for years. So do rupees where none are asked for ("the 799 rupees plan" for a
 * speed).
 */
export function isBoundElsewhere(message: Message, plan: FieldReader, span: NumberSpan): boolean {
  const { heard, plans } = message
  const { to } = span
  if (!mayBeMoney(plan) && isPriced(message, span)) return true
  const word = heard.breaks[to] ? '' : (heard.words[to] ?? '')
  const unit = unitNamed(word)
  if (unit === undefined) return false
  if (isOfOtherSide(heard, plan, to)) return true
  if (isOwnUnit(plan, word) || plan.cues.has(word)) return false
  const measure = measureOf(plan)
  if (measure === 'amount' || measure === 'age') return false
  const wanted = unitOf(plan)
  if (wanted !== undefined) return inUnit(message, plan, span) === undefined
  if (measure === 'count' && WEIGHTS.has(unit)) return true
  return plans.some((other) => other !== plan && asksInUnit(other, word))
}

const WEIGHTS = new Set<Unit>([
  'gram',
  'kilogram',
  'quintal',
  'tonne',
  'foot',
  'inch',
  'centimetre',
  'metre',
  'kilometre',
])

/** Whether the question wants rupees, or does not say what it counts ("What is your premium?"). */
function mayBeMoney(plan: FieldReader): boolean {
  const measure = measureOf(plan)
  if (measure === 'amount' || plan.cues.has('rupees') || scaleAsked(plan) !== undefined) return true
  return measure === 'other' && unitOf(plan) === undefined && !isShare(plan)
}

/** "30 feet wide" where a distance is asked for: another side of a thing than the question names. */
function isOfOtherSide({ words, breaks }: Tokens, { label, questionWords }: FieldReader, to: number): boolean {
  const at = OF.test(words[to + 1] ?? '') ? to + 2 : to + 1
  if (breaks[to + 1] || breaks[at]) return false
  const side = SIDES.find((one) => one.test(words[at] ?? ''))
  return side !== undefined && ![...label, ...questionWords].some((word) => side.test(word))
}

const SIDES = [
  /^(?:wide|width|broad|breadth|chaud[aei]|chaudai|chod[aei]|chaudaai|चौड[ाेी]|चौडाई)$/u,
  /^(?:deep|depth|gehr[aei]|gahr[aei]|gehrai|गहर[ाेी]|गहराई)$/u,
  /^(?:tall|high|height|[ou]+nch[aei]|[ou]+nchai|ऊंच[ाेी]|ऊंचाई)$/u,
]
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

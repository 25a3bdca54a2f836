import type { FieldSpec } from '../../../ports/language.ts'

const RELATIVE =
  /^(?:the )?((?:date and time|day and time|date|day|time) (?:on which|at which|by which|until which|till which|from which|since which|in which|when|that|by when) .+)$/i
const WHEN = /^(when (?:the|a|an|your|you|his|her|their|it|they|he|she|we|i|this|that) .+)$/i
const FORMAT = /\s*\([^)]*\)\s*$/

/**
 * A day or time that its description tells by a sentence: "the date on which the policy ends", "when the car was last
 * serviced". Undefined where the description is a name or a question.
 */
export function describedWhen({ description }: FieldSpec): string | undefined {
  const plain = description
    .trim()
    .replace(/[.।]\s*$/, '')
    .replace(FORMAT, '')
  if (plain.endsWith('?') || plain.length > MAX_LENGTH) return undefined
  const relative = RELATIVE.exec(plain)?.[1]
  if (relative !== undefined) return `the ${toYou(lowered(relative))}`
  const when = WHEN.exec(plain)?.[1]
  return when === undefined ? undefined : toYou(lowered(when))
}

const MAX_LENGTH = 160

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Descriptions speak of the customer; the agent speaks to them. */
function toYou(text: string): string {
  return text
    .replace(/\bthe (?:customer|caller|user|client|person)(?:'s|’s)/gi, 'your')
    .replace(/\bthe (?:customer|caller|user|client|person) (?:is|was|has)\b/gi, (found) =>
      found.endsWith('was') ? 'you were' : found.endsWith('has') ? 'you have' : 'you are',
    )
    .replace(/\bthe (?:customer|caller|user|client|person) (\w+?)(?:es|s)\b/gi, 'you $1')
    .replace(/\bthe (?:customer|caller|user|client|person)\b/gi, 'you')
}

import type { FieldValue, SpecialIntent, Understanding, UnderstandRequest } from '../../ports/language.ts'
import { fieldKeys } from './answer-schema.ts'
import { hasEvidence } from './evidence.ts'
import { hasIntentWords } from './intent-words.ts'
import { stripReasoning } from './strip-reasoning.ts'
import { coerceValue } from './coerce-value.ts'
import { limitSize } from './limit-size.ts'
import { isObject } from '../../base/json.ts'

/**
 * Reads a model's answer and checks it against the flow and the message. Unknown fields, values that do not fit or that
 * nobody said, and special intents without a word in the message are dropped. Returns undefined when the text contains
 * no usable JSON.
 */
export function readAnswer(text: string, request: UnderstandRequest): Understanding | undefined {
  const answer = jsonIn(stripReasoning(text))
  if (answer === undefined) return undefined
  const keys = fieldKeys(request.fields)
  const proposed = isObject(answer.values) ? answer.values : answer
  if (proposed === answer && !request.fields.some(({ name }) => Object.hasOwn(answer, keys.get(name) ?? name)))
    return undefined
  const values: [string, FieldValue][] = []
  for (const field of request.fields) {
    const key = keys.get(field.name) ?? field.name
    const { value: raw, quote } = proposalOf(proposed, answer.quotes, key)
    const value = coerceValue(raw, field, request)
    if (value !== undefined && hasEvidence(value, field, quote, request)) values.push([field.name, value])
  }
  const given = new Set(values.map(([name]) => name))
  return limitSize({
    values: Object.fromEntries(values),
    refused: refusedIn(answer.refused, request, keys).filter((name) => !given.has(name)),
    intent: INTENTS.find((intent) => intent === answer.intent && hasIntentWords(intent, request.text)) ?? null,
    language: request.languages.find((language) => language === answer.language) ?? request.language,
  })
}

const INTENTS: SpecialIntent[] = ['opted_out', 'wrong_person', 'callback_requested']

/** Returns a proposed value with the words that the model quotes for it: from "quotes", or from an object with both. */
function proposalOf(
  values: Record<string, unknown>,
  quotes: unknown,
  key: string,
): { value: unknown; quote: string | undefined } {
  const proposal = Object.hasOwn(values, key) ? values[key] : undefined
  const isPair = isObject(proposal) && Object.hasOwn(proposal, 'value')
  const beside = isObject(quotes) && Object.hasOwn(quotes, key) ? quotes[key] : undefined
  const quote = isPair ? (proposal.quote ?? beside) : beside
  return { value: isPair ? proposal.value : proposal, quote: typeof quote === 'string' ? quote : undefined }
}

function refusedIn(refused: unknown, request: UnderstandRequest, keys: Map<string, string>): string[] {
  if (!Array.isArray(refused)) return []
  return request.asked.filter((name) => refused.includes(name) || refused.includes(keys.get(name)))
}

/** Servers without structured output wrap JSON in prose or in a code block. */
function jsonIn(text: string): Record<string, unknown> | undefined {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (start < 0 || end < start) return undefined
  try {
    const value: unknown = JSON.parse(text.slice(start, end + 1))
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

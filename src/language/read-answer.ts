import type { FieldValue, SpecialIntent, Understanding, UnderstandRequest } from '../ports/language.ts'
import { fieldKeys } from './answer-schema.ts'
import { behindThoughts } from './thoughts.ts'
import { typedValue } from './typed-fields.ts'
import { withinRoom } from './within-room.ts'

/**
 * A model's answer, checked against the flow: unknown fields and values that do not fit are dropped. Undefined when the
 * text holds no usable JSON.
 */
export function readAnswer(text: string, request: UnderstandRequest): Understanding | undefined {
  const answer = jsonIn(behindThoughts(text))
  if (answer === undefined) return undefined
  const keys = fieldKeys(request.fields)
  const proposed = isObject(answer.values) ? answer.values : answer
  if (proposed === answer && !request.fields.some(({ name }) => Object.hasOwn(answer, keys.get(name) ?? name)))
    return undefined
  const values: [string, FieldValue][] = []
  for (const field of request.fields) {
    const key = keys.get(field.name) ?? field.name
    const value = Object.hasOwn(proposed, key) ? typedValue(proposed[key], field, request) : undefined
    if (value !== undefined) values.push([field.name, value])
  }
  const given = new Set(values.map(([name]) => name))
  return withinRoom({
    values: Object.fromEntries(values),
    refused: refusedIn(answer.refused, request, keys).filter((name) => !given.has(name)),
    intent: INTENTS.find((intent) => intent === answer.intent) ?? null,
    language: request.languages.find((language) => language === answer.language) ?? request.language,
  })
}

const INTENTS: SpecialIntent[] = ['opted_out', 'wrong_person', 'callback_requested']

function refusedIn(refused: unknown, request: UnderstandRequest, keys: Map<string, string>): string[] {
  if (!Array.isArray(refused)) return []
  return request.asked.filter((name) => refused.includes(name) || refused.includes(keys.get(name)))
}

/** Servers without structured output wrap JSON in words or in a code block. */
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

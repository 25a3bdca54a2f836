import type { Json, JsonObject } from '../../base/json.ts'
import type { FieldSpec, UnderstandRequest } from '../../ports/language.ts'

/**
 * Returns the JSON schema for an understanding, made from the flow's fields. Every property is required and nullable,
 * and additional properties are forbidden: the strictest dialect that all vendors support.
 */
export function answerSchema(request: UnderstandRequest): JsonObject {
  const keys = fieldKeys(request.fields)
  const values = Object.fromEntries(
    request.fields.map((field) => [keys.get(field.name) ?? field.name, valueSchema(field)]),
  )
  const quotes = Object.fromEntries(Object.keys(values).map((key) => [key, NULLABLE_TEXT]))
  return strictObject({
    values: strictObject(values),
    quotes: strictObject(quotes),
    refused: { type: 'array', items: { type: 'string' } },
    intent: { type: 'string', enum: ['none', 'opted_out', 'wrong_person', 'callback_requested'] },
    language: { type: 'string', enum: [...request.languages] },
  })
}

const NULLABLE_TEXT: JsonObject = { anyOf: [{ type: 'string' }, { type: 'null' }] }

const SAFE_KEY = /^[a-zA-Z][a-zA-Z0-9_-]{0,62}$/

/** Vendors allow only plain property names; a field with another name is represented by its number. */
export function fieldKeys(fields: readonly FieldSpec[]): Map<string, string> {
  const names = new Set(fields.map(({ name }) => name))
  return new Map(
    fields.map(({ name }, index) => {
      let key = SAFE_KEY.test(name) ? name : `field_${index + 1}`
      while (key !== name && names.has(key)) key = `${key}_`
      return [name, key]
    }),
  )
}

function valueSchema(field: FieldSpec): JsonObject {
  const type = field.type === 'enum' ? { type: 'string', enum: [...field.options] } : { type: field.type }
  return { anyOf: [type, { type: 'null' }], ...(field.description === '' ? {} : { description: field.description }) }
}

function strictObject(properties: { [key: string]: Json }): JsonObject {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

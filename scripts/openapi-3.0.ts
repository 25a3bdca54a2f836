import { isObject, type Json, type JsonObject } from '../src/base/json.ts'

/**
 * Returns an OpenAPI 3.1 document as 3.0.3, for generators that read no later version. It accepts whatever the original
 * accepts; the webhooks, which 3.0 does not have, stand under `x-webhooks`.
 */
export function toOpenapi30({ openapi: _version, webhooks, info, ...document }: JsonObject): JsonObject {
  const converted = convert({ ...document, ...(webhooks === undefined ? {} : { 'x-webhooks': webhooks }) })
  return { openapi: '3.0.3', info: convertInfo(info), ...(converted as JsonObject) }
}

function convertInfo(info: Json | undefined): Json {
  if (!isObject(info)) return {}
  const { summary: _summary, license, ...rest } = info
  if (!isObject(license)) return rest
  const { identifier, ...named } = license
  if (typeof identifier !== 'string') return { ...rest, license }
  return { ...rest, license: { ...named, url: `https://spdx.org/licenses/${identifier}.html` } }
}

function convert(node: Json): Json {
  if (Array.isArray(node)) return node.map(convert)
  if (!isObject(node)) return node
  const { $ref, ...beside } = node
  // What stands beside a reference is passed over in 3.0.
  if (typeof $ref === 'string') return Object.keys(beside).length === 0 ? { $ref } : { ...beside, allOf: [{ $ref }] }
  const entries = Object.entries(node).flatMap(([name, value]) => convertEntry(name, value))
  return Object.fromEntries(entries.map(([name, value]) => [name, convert(value)]))
}

/** The kind of the value tells a keyword of a schema from a property of the same name, whose value is a schema. */
function convertEntry(name: string, value: Json): [string, Json][] {
  if (name === 'type' && Array.isArray(value)) {
    const types = value.filter((each) => each !== 'null').map((type): [string, Json] => ['type', type])
    return types.length < value.length ? [...types, ['nullable', true]] : types
  }
  if (name === 'const' && !isObject(value)) return [['enum', [value]]]
  if (name === 'examples' && Array.isArray(value)) return [['example', value[0] ?? null]]
  if (name === 'propertyNames') return []
  return [[name, value]]
}

import { isObject } from '../../base/json.ts'

/** A number of JavaScript holds every integer of fifteen digits, and not every longer one. */
const MAY_LOSE_DIGITS = /\d{16}/
/** A string of JSON, whole, so that no digits in it are found; or an integer that may be too long. */
const STRING_OR_LONG_INTEGER = /"[^"\\]*(?:\\.[^"\\]*)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g
/** Members of a body whose values are stored as strings. */
const STORED_AS_STRINGS = ['variables', 'metadata']

/**
 * Makes texts of integers among the variables and metadata of a body, parsed from `json`, where a number would lose
 * digits, as of an order number of 64 bits. What is too large for a number at all is left for whoever refuses it.
 */
export function keepDigits(body: unknown, json: string): void {
  if (!MAY_LOSE_DIGITS.test(json)) return
  const quoted = json.replace(STRING_OR_LONG_INTEGER, (found) => (found.startsWith('"') ? found : `"${found}"`))
  const exact: unknown = JSON.parse(quoted.replace(/^\uFEFF/, ''))
  for (const name of STORED_AS_STRINGS) {
    const [values, texts] = [membersOf(body, name), membersOf(exact, name)]
    for (const [key, number] of Object.entries(values)) {
      const text = texts[key]
      if (Number.isFinite(number) && typeof text === 'string') values[key] = text
    }
  }
}

function membersOf(body: unknown, name: string): Record<string, unknown> {
  const members = isObject(body) ? body[name] : undefined
  return isObject(members) ? members : {}
}

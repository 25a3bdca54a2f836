import type { Json } from './actors/types.ts'

/**
 * What comes in from people, models and programs is kept as well-formed text: half a character (an unpaired surrogate)
 * or a control character other than tab and line ends becomes U+FFFD, as a decoder would have it. So that whatever is
 * stored can be sent as UTF-8, to any store and any receiver, and reads the same wherever it is shown.
 */
export function wellFormed(text: string): string {
  return text.replace(NO_TEXT, '\ufffd')
}

/** The same for all texts in a value, names of properties included. `json` is the value as JSON. */
export function wellFormedIn<Value>(value: Value, json: string): Value {
  return ESCAPE.test(json) ? (mended(value as Json) as Value) : value
}

const NO_TEXT = /[^\P{Cc}\t\n\r\x7f-\x9f]|\p{Cs}/gu
/** In JSON of valid UTF-8 none of it can stand as itself. */
const ESCAPE = /\\[ubf]/

function mended(value: Json): Json {
  if (typeof value === 'string') return wellFormed(value)
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(mended)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [wellFormed(name), mended(each)]))
}

import type { Json } from './json.ts'

/**
 * What comes in from people, models and programs is kept as well-formed text: half a character (an unpaired surrogate)
 * or a control character other than tab and line ends becomes U+FFFD, as a decoder would have it. So that whatever is
 * stored can be sent as UTF-8, to any store and any receiver, and reads the same wherever it is shown.
 */
export function wellFormed(text: string): string {
  return text.replace(NO_TEXT, '\ufffd')
}

/** The same for all texts in a value, names of properties included, that has been read from `json` and may be changed. */
export function wellFormedIn<Value>(value: Value, json: string): Value {
  if (!ESCAPE.test(json)) return value
  const root = { value: value as Json }
  const open: (Json[] | Record<string, Json>)[] = [root]
  // Not by recursion: what people send may be nested deeper than the stack is.
  for (let holder = open.pop(); holder; holder = open.pop()) {
    for (const [name, each] of Object.entries(holder)) {
      const kept = wellFormed(name)
      const mended = typeof each === 'string' ? wellFormed(each) : each
      if (kept !== name) delete (holder as Record<string, Json>)[name]
      if (kept !== name || mended !== each) (holder as Record<string, Json>)[kept] = mended
      if (each !== null && typeof each === 'object') open.push(each)
    }
  }
  return root.value as Value
}

const NO_TEXT = /[^\P{Cc}\t\n\r\x7f-\x9f]|\p{Cs}/gu
/** In JSON of valid UTF-8 none of it can stand as itself. */
const ESCAPE = /\\[ubf]/

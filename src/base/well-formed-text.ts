import type { Json } from './json.ts'

/**
 * Returns text in which unpaired surrogates and control characters below U+0020, except tab and line ends, are replaced
 * by U+FFFD, as decoders do. Input of people, models and programs is stored in this form, so that it can be sent as
 * UTF-8 to any store and receiver and looks the same everywhere.
 */
export function wellFormed(text: string): string {
  return text.replace(NO_TEXT, '\ufffd')
}

/** Does the same in place for all texts of a value parsed from `json`, names of properties included. */
export function wellFormedIn<Value>(value: Value, json: string): Value {
  if (isSurelyWellFormed(json)) return value
  const root = { value: value as Json }
  const open: (Json[] | Record<string, Json>)[] = [root]
  // Without recursion: input may be nested deeper than the stack allows.
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

/** Whether a look at the JSON is enough to see that all of its texts are in that form. */
export function isSurelyWellFormed(json: string): boolean {
  return !ESCAPE.test(json)
}

const NO_TEXT = /[^\P{Cc}\t\n\r\x7f-\x9f]|\p{Cs}/gu
/** In JSON of valid UTF-8 such characters occur only as escapes. */
const ESCAPE = /\\[ubf]/

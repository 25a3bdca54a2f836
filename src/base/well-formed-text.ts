import type { Json } from './json.ts'

/**
 * Returns text in which unpaired surrogates and control characters below U+0020, except tab and line ends, are replaced
 * by U+FFFD, as decoders do. Input of people, models and programs is stored in this form, so that it can be sent as
 * UTF-8 to any store and receiver and looks the same everywhere.
 */
export function wellFormed(text: string): string {
  return text.replace(NO_TEXT, '\ufffd')
}

/**
 * Does the same in place for all texts of a value parsed from `json`, names of properties included. `onClash` is told
 * of a name that became the same as another of its object, whose value is lost: by its path, such as `metadata.\ufffd`.
 */
export function wellFormedIn<Value>(value: Value, json: string, onClash?: (path: string) => void): Value {
  if (isSurelyWellFormed(json)) return value
  const root = { value: value as Json }
  const open: { holder: Json[] | Record<string, Json>; path: string }[] = [{ holder: root, path: '' }]
  // Without recursion: input may be nested deeper than the stack allows.
  for (let next = open.pop(); next; next = open.pop()) {
    const { holder, path } = next
    for (const [name, each] of Object.entries(holder)) {
      const kept = wellFormed(name)
      if (kept !== name && Object.hasOwn(holder, kept)) onClash?.(path + kept)
      const mended = typeof each === 'string' ? wellFormed(each) : each
      if (kept !== name) delete (holder as Record<string, Json>)[name]
      if (kept !== name || mended !== each) (holder as Record<string, Json>)[kept] = mended
      if (each !== null && typeof each === 'object')
        open.push({ holder: each, path: holder === root ? '' : `${path}${kept}.` })
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

/** Small bodies are parsed at once: counting them would cost more. */
const COUNTED_FROM_BYTES = 16 * 1024
/** Objects, arrays, values and names in one body. The largest flow that is accepted has some 15,000. */
const MAX_PARTS = 20_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const PARTS = new Uint8Array(256)
for (const character of '{[,:') PARTS[character.charCodeAt(0)] = 1

/**
 * Whether JSON has more parts than any request needs. Parsing and checking take time by the number of parts: 1 MiB of
 * short names took most of a second, of which this takes a few milliseconds.
 */
export function hasTooManyParts(json: Uint8Array): boolean {
  if (json.length < COUNTED_FROM_BYTES) return false
  let parts = 0
  let isText = false
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index] ?? 0
    if (byte === QUOTE) isText = !isText
    else if (isText) {
      if (byte === BACKSLASH) index += 1
    } else parts += PARTS[byte] ?? 0
    if (parts > MAX_PARTS) return true
  }
  return false
}

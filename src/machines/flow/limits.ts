/**
 * A conversation that was let in must never become too large for the kernel (`src/actors/journal/limits.ts`). These
 * bounds see to it, with every one of them used up at once in letters of three bytes:
 * `test/machines/conversation/conversation-size.test.ts`. Lengths are UTF-16 code units unless they say bytes.
 */
export const MAX_NODES = 500
export const MAX_FIELDS = 64
/** As many as a request may give values for. */
export const MAX_VARIABLES = 64
export const MAX_ID_CHARS = 100
/** Ids of all steps together, in UTF-8: a conversation remembers which questions it has come to. */
export const MAX_IDS_BYTES = 24 * 1024
/** Names of all fields together, in UTF-8: a conversation keeps several lists of them. */
export const MAX_FIELD_NAMES_BYTES = 6 * 1024
/** Of one enum, and values that one `in` compares with. */
export const MAX_OPTIONS = 1_000
/** One `say`, `guidance` or `persona`. */
export const MAX_TEXT_CHARS = 2_000
/** Names, descriptions and options of all fields together: they go to the language model with every message. */
export const MAX_FIELD_TEXT_CHARS = 6_000

/** All texts of the flow that one reply speaks; more is cut. */
export const MAX_LINES_CHARS = 3_000
/** Maximum characters of all answers; one that exceeds it is cut. */
export const MAX_COLLECTED_CHARS = 6_000
export const MAX_REPLY_CHARS = 4_000
/** Maximum characters of each side of an exchange, of an answer and of a variable in later prompts. */
export const MAX_EXCERPT_CHARS = 160
export const MAX_EXCHANGES = 6

export function utf8Bytes(texts: Iterable<string>): number {
  let bytes = 0
  for (const text of texts) bytes += ASCII.test(text) ? text.length : encoder.encode(text).length
  return bytes
}

const encoder = new TextEncoder()
/** Most texts, of which nothing has to be encoded. */
const ASCII = /^[\x20-\x7e]*$/

/** The first `max` code units, without half a character at the end. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const last = text.charCodeAt(max - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max)
}

/** Bytes of a text where it is stored and sent: as JSON in UTF-8, quotes left out. */
export function jsonBytes(text: string): number {
  return text === '' ? 0 : utf8Bytes([JSON.stringify(text)]) - 2
}

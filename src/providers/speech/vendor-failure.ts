/** A speech vendor refused or failed finally. The message may be logged: it holds no secrets and no spoken words. */
export class SpeechVendorFailed extends Error {
  override readonly name = 'SpeechVendorFailed'
  /** The vendor, as people write it. */
  readonly vendor: string
  /** HTTP status, if the connection was refused with one. */
  readonly status: number | null

  constructor(vendor: string, words: string, status: number | null = null) {
    super(`${vendor} ${words}.`)
    this.vendor = vendor
    this.status = status
  }
}

/** Whether a vendor's error may pass: it is overloaded or broken, or was too slow. Its numbers are those of HTTP. */
export function isPassing(status: unknown): boolean {
  return status === 408 || status === 429 || (typeof status === 'number' && status >= 500 && status < 600)
}

const MAX_WORDS = 300
/**
 * Maximum characters of a vendor's message that are compared with spoken words: the time is the product of both
 * lengths.
 */
const MAX_COMPARED = 2_000
const MAX_LINE_COMPARED = 8_000
/** Deeper than this no vendor puts its words, and a longer body is no error message. */
const MAX_DEPTH = 8
const MAX_BODY_LENGTH = 64 * 1024
/** Where vendors put their words, in the order in which they are looked for. */
const MESSAGE_FIELDS = ['err_msg', 'message', 'description', 'error', 'detail', 'reason', 'title']

/** Returns the message in a vendor's error, or ''. */
export function wordsOf(body: unknown, depth = 0): string {
  if (depth > MAX_DEPTH) return ''
  if (typeof body === 'string') return readable(body, depth)
  if (Array.isArray(body)) return wordsOf(body[0], depth + 1)
  if (typeof body !== 'object' || body === null) return ''
  const fields = body as Record<string, unknown>
  for (const field of MESSAGE_FIELDS) {
    const words = wordsOf(fields[field], depth + 1)
    if (words !== '') return words
  }
  return ''
}

function readable(text: string, depth: number): string {
  const trimmed = text.trim()
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) {
    if (trimmed.length > MAX_BODY_LENGTH) return ''
    try {
      return wordsOf(JSON.parse(trimmed), depth + 1)
    } catch {
      return ''
    }
  }
  return trimmed.startsWith('<') ? '' : trimmed
}

/** Number of consecutive spoken words that identify an utterance in a message; a shorter one counts as a whole. */
const TELLING_WORDS = 3
const TELLING_LENGTH = 4
const LONG_NUMBER = /\d[\d -]{5,}\d/g

/** Returns the message without secrets, spoken words and long numbers; one line of at most 300 characters. */
export function discreet(words: string, secrets: readonly string[], lines: readonly string[]): string {
  let kept = words.replace(/[\p{Cc}\s]+/gu, ' ')
  for (const secret of secrets) if (secret !== '') kept = kept.replaceAll(secret, '…')
  kept = kept.slice(0, MAX_COMPARED)
  for (const line of lines) kept = withoutLine(kept, line.slice(0, MAX_LINE_COMPARED))
  kept = kept.replace(LONG_NUMBER, '…').trim().replace(/\.$/, '')
  return kept.length > MAX_WORDS ? `${kept.slice(0, MAX_WORDS)}…` : kept
}

function withoutLine(words: string, line: string): string {
  const spoken = line.split(/\s+/).filter((word) => word !== '')
  let kept = words
  for (let from = 0; from === 0 || from + TELLING_WORDS <= spoken.length; from += 1) {
    let to = Math.min(from + TELLING_WORDS, spoken.length)
    const piece = () => spoken.slice(from, to).join(' ')
    if (piece().length < TELLING_LENGTH || !kept.includes(piece())) continue
    while (to < spoken.length && kept.includes(`${piece()} ${spoken[to]}`)) to += 1
    kept = kept.replaceAll(piece(), '…')
  }
  return kept
}

/** A speech vendor refused or failed for good. The message may be logged: no secrets in it, nothing that was spoken. */
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

const MAX_WORDS = 300
/** Where vendors put their words, in the order in which they are looked for. */
const PLACES = ['err_msg', 'message', 'description', 'error', 'detail', 'reason', 'title']

/** What a vendor's error says, as people would read it; '' when it says nothing. */
export function wordsOf(body: unknown): string {
  if (typeof body === 'string') return readable(body)
  if (Array.isArray(body)) return wordsOf(body[0])
  if (typeof body !== 'object' || body === null) return ''
  const fields = body as Record<string, unknown>
  return PLACES.map((place) => wordsOf(fields[place])).find((words) => words !== '') ?? ''
}

function readable(text: string): string {
  const trimmed = text.trim()
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) {
    try {
      return wordsOf(JSON.parse(trimmed))
    } catch {
      return ''
    }
  }
  return trimmed.startsWith('<') ? '' : trimmed
}

/** How many words in a row of a line are told apart from words that anyone might use. */
const TELLING_WORDS = 3
const LONG_NUMBER = /\d[\d -]{5,}\d/g

/** The words without secrets, without what was to be spoken, without long numbers; one line of at most 300 characters. */
export function discreet(words: string, secrets: readonly string[], lines: readonly string[]): string {
  let kept = words.replace(/[\p{Cc}\s]+/gu, ' ')
  for (const secret of secrets) if (secret !== '') kept = kept.replaceAll(secret, '…')
  for (const line of lines) {
    const spoken = line.split(/\s+/).filter((word) => word !== '')
    for (let at = 0; at === 0 || at + TELLING_WORDS <= spoken.length; at += 1) {
      const piece = spoken.slice(at, at + TELLING_WORDS).join(' ')
      if (piece !== '') kept = kept.replaceAll(piece, '…')
    }
  }
  kept = kept.replace(LONG_NUMBER, '…').trim().replace(/\.$/, '')
  return kept.length > MAX_WORDS ? `${kept.slice(0, MAX_WORDS)}…` : kept
}

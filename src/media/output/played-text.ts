/** Estimated duration of a character without word timings, in ms. */
const CHARACTER_MS = 75

export interface PlayedSpeech {
  text: string
  /** Start time of each piece of the text; empty if the vendor sends none. */
  wordTimings: readonly { text: string; startMs: number }[]
  /** Length of the whole line; null while it is not known. */
  totalMs: number | null
  heardMs: number
}

const IN_WORD = /[\p{L}\p{M}\p{N}]/u

/** Returns the part of the text that was played, in whole words. */
export function playedText(line: PlayedSpeech): string {
  const { text, totalMs, heardMs } = line
  if (heardMs <= 0) return ''
  if (totalMs !== null && heardMs >= totalMs) return text
  const end = endOf(text, lettersHeard(line))
  return IN_WORD.test(text[end] ?? '') ? wholeWords(text.slice(0, end)) : text.slice(0, end)
}

/** Number of characters other than blanks that were begun; vendors count blanks differently. */
function lettersHeard({ text, wordTimings, totalMs, heardMs }: PlayedSpeech): number {
  if (wordTimings.length > 0) {
    let letters = 0
    for (const piece of wordTimings) if (piece.startMs < heardMs) letters += lettersIn(piece.text)
    return letters
  }
  const letters = lettersIn(text)
  return Math.floor((letters * heardMs) / (totalMs ?? Math.max(heardMs, text.length * CHARACTER_MS)))
}

function lettersIn(text: string): number {
  return text.replace(/\s+/g, '').length
}

/** Returns the index after this many letters. */
function endOf(text: string, letters: number): number {
  let left = letters
  for (let index = 0; index < text.length; index += 1) {
    if (left === 0) return index
    if (!/\s/.test(text[index] ?? '')) left -= 1
  }
  return text.length
}

function wholeWords(text: string): string {
  return text.replace(/\s*\S+$/, '')
}

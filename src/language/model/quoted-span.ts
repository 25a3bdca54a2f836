/**
 * Finds quoted words in a message, ignoring case, punctuation and spaces, because models quote imprecisely. Returns the
 * words as the message has them, or undefined when they do not occur in this order.
 */
export function spanIn(message: string, quote: string): string | undefined {
  const found = findWords(message, quote)
  return found && message.slice(found.start, found.end)
}

/** Like `spanIn`, but returns UTF-16 positions in the message, `end` exclusive. */
export function findWords(message: string, quote: string): { start: number; end: number } | undefined {
  const wanted = keysOf(quote)
  if (wanted.length === 0) return undefined
  const words = wordsIn(message)
  for (let from = 0; from + wanted.length <= words.length; from++) {
    if (!wanted.every((key, index) => words[from + index]?.key === key)) continue
    const [first, last] = [words[from], words[from + wanted.length - 1]]
    return first && last && { start: first.start, end: last.end }
  }
  return undefined
}

/** Returns the words of a text in the form in which they are compared. */
export function keysOf(text: string): string[] {
  return wordsIn(text).map(({ key }) => key)
}

interface Word {
  key: string
  start: number
  end: number
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.@_+-][\p{L}\p{M}\p{N}]+)*/gu
const MAX_CHARS = 8_000

function wordsIn(text: string): Word[] {
  return Array.from(text.slice(0, MAX_CHARS).matchAll(WORD), (match) => ({
    key: match[0].normalize('NFKC').toLowerCase().replaceAll('’', "'"),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

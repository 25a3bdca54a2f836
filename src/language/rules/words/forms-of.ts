/** A word, and what it is one of. */
export function formsOf(word: string): string[] {
  return word.endsWith('s') ? [word, word.slice(0, -1)] : [word]
}

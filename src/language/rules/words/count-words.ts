/** How many words, with one blank between, a text has; none where it is empty or blank. */
export function countWords(said: string): number {
  const words = said.trim()
  return words === '' ? 0 : words.split(' ').length
}

/** Whether a word of `targets` follows, with only words of `between` before it. */
export function reaches(
  words: readonly string[],
  from: number,
  to: number,
  between: Set<string>,
  targets: Set<string>,
): boolean {
  for (let at = from; at < Math.min(to, from + 6); at++) {
    const word = words[at] ?? ''
    if (targets.has(word)) return true
    if (!between.has(word)) return false
  }
  return false
}

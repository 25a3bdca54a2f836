/**
 * Finds one of several phrases in words that have a blank on both sides (`spacedOut`). The phrases stand between bars or line breaks;
 * `*` is the rest of a word.
 */
export function says(phrases: string): RegExp {
  const ways = phrases
    .trim()
    .replaceAll(/\s*\n\s*/g, '|')
    .replaceAll('*', String.raw`\S*`)
  return new RegExp(`(?<= )(?:${ways})(?= )`)
}

/** " in the morning ", as `says` looks at it. */
export function spacedOut(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}

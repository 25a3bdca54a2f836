import type { Tokens } from './tokens.ts'

/** A message with other words in the same places ('' for none): what was read of its numbers is left behind. */
export function withWords({ numbers: _, numberSpans: __, ...heard }: Tokens, words: string[]): Tokens {
  return { ...heard, words }
}

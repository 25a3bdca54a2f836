import { type Clause, partsBetween } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * Of several days the only one in a part that names what is asked for: "doctor ko 5 ko dikhaya tha, bharti 8 ko kiya" for an
 * admission, "wo aath ko bol rahe the, par das ko discharge hua" for a discharge.
 */
export function namedAmong<Span extends Clause>(
  heard: Tokens,
  spans: readonly Span[],
  names: (words: readonly string[]) => boolean,
): Span | undefined {
  const parts = partsBetween(heard, JOINS)
  const named = parts.filter(({ from, to }) => names(heard.words.slice(from, to)))
  const within = spans.filter((span) => named.some(({ from, to }) => span.from >= from && span.from < to))
  return named.length === 1 && within.length === 1 ? within[0] : undefined
}

const JOINS = /^(?:and|but|then|aur|par|lekin|magar|phir|और|पर|लेकिन|मगर|फिर)$/

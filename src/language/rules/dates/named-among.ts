import { type Clause, partsBetween } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * Of several days the only one in a part that names what is asked for: "doctor ko 5 ko dikhaya tha, bharti 8 ko kiya" for an
 * admission, "wo aath ko bol rahe the, par das ko discharge hua" for a discharge.
 */
export function namedAmong<Span extends Clause>(
  heard: Tokens,
  spans: readonly Span[],
  names: readonly ((words: readonly string[]) => boolean)[],
): Span | undefined {
  const parts = partsBetween(heard, JOINS)
  const ways = names.map((isNamed) => parts.filter(({ from, to }) => isNamed(heard.words.slice(from, to))))
  const [part, another] = ways.find((named) => named.length > 0) ?? []
  // "Delivery was promised on the 5th, but it came on the 8th"
  if (part === undefined || another || PLANNED.test(heard.words.slice(part.from, part.to).join(' '))) return undefined
  const [only, more] = spans.filter(({ from }) => from >= part.from && from < part.to)
  return more ? undefined : only
}

const PLANNED =
  /(?:^| )(?:promised|expected|supposed|scheduled|due|planned|said|told|bol\S*|bata\S*|kah\S*|hon[aei]|wal[aei]|होन[ाेी]|वाल[ाेी]|बोल\S*|कह\S*|बता\S*)(?: |$)/
const JOINS = /^(?:and|but|then|aur|par|lekin|magar|phir|और|पर|लेकिन|मगर|फिर)$/

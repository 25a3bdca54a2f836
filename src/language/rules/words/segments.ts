import type { Clause } from './clauses.ts'
import type { Tokens } from './tokens.ts'

const SETS_AGAINST = new Set('but so now lekin magar par ab लेकिन मगर पर अब'.split(' '))

/** Parts of a message up to a break, or to a word that sets the next part against the one before ("but", "now", "par"). */
export function segmentsOf({ words, breaks }: Tokens): Clause[] {
  const segments: Clause[] = []
  let from = 0
  for (let to = 1; to <= words.length; to++) {
    if (to < words.length && breaks[to] !== true && !SETS_AGAINST.has(words[to] ?? '')) continue
    segments.push({ from, to })
    from = to
  }
  return segments
}

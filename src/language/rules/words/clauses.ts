import { oncePerMessage } from './once-per-message.ts'
import type { Tokens } from './tokens.ts'

/** Words between two commas, full stops or the like; `to` is the word after the last one. */
export interface Clause {
  from: number
  to: number
}

export const clausesOf = oncePerMessage(({ words, breaks }) => {
  const clauses: Clause[] = []
  let from = 0
  for (let to = 1; to <= words.length; to++) {
    if (breaks[to] !== true) continue
    clauses.push({ from, to })
    from = to
  }
  return clauses
})

/** Where such words stand in a clause. Looks at no others: a message may be many clauses. */
export function placesIn({ words }: Tokens, { from, to }: Clause, isWanted: (word: string) => boolean): number[] {
  const places: number[] = []
  for (let at = from; at < to; at++) if (isWanted(words[at] ?? '')) places.push(at)
  return places
}

/** The words of a clause, with blanks between. */
export function saidIn({ words }: Tokens, { from, to }: Clause): string {
  return words.slice(from, to).join(' ')
}

/** The clauses, cut at the joining words within them ("saturday and five of us"), which belong to no part. */
export function partsBetween(heard: Tokens, joins: RegExp): Clause[] {
  return clausesOf(heard).flatMap(({ from, to }) => {
    const joints = placesIn(heard, { from: from + 1, to: to - 1 }, (word) => joins.test(word))
    return [from, ...joints.map((at) => at + 1)].map((start, index) => ({ from: start, to: joints[index] ?? to }))
  })
}

/** The clause that a word stands in. */
export function clauseAt(heard: Tokens, at: number): Clause | undefined {
  return clausesOf(heard).find(({ from, to }) => at >= from && at < to)
}

/** The clause that begins around some words, up to their end where they go on. */
export function clauseAround(heard: Tokens, { from, to }: Clause): Clause {
  const clause = clauseAt(heard, from)
  return clause ? { from: clause.from, to: Math.max(clause.to, to) } : { from, to }
}

/** Returns for each word whether it is in one of the clauses. */
export function wordsWithin(clauses: readonly Clause[], count: number): boolean[] {
  const within = Array.from({ length: count }, () => false)
  for (const { from, to } of clauses) within.fill(true, from, to)
  return within
}

import { oncePerMessage } from './once-per-message.ts'

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

/** Returns for each word whether it is in one of the clauses. */
export function wordsWithin(clauses: readonly Clause[], count: number): boolean[] {
  const within = Array.from({ length: count }, () => false)
  for (const { from, to } of clauses) within.fill(true, from, to)
  return within
}

import type { Tokens } from '../words/tokens.ts'

/** Where the clause begins that goes on before a word, by the breaks that are marked so far: `clausesOf` keeps those of before. */
export function clauseStart({ breaks }: Tokens, at: number): number {
  let from = at - 1
  while (from > 0 && breaks[from] !== true) from -= 1
  return from
}

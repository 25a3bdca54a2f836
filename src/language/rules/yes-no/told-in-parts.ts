import type { Clause } from '../words/clauses.ts'
import { segmentsOf } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import { agreed } from '../options/option-span.ts'
import type { YesNo } from './yes-or-no.ts'

/** The yes or no that the parts of a message tell, each read by itself; undefined where none tells one, or they contradict each other. */
export function toldInParts(
  heard: Tokens,
  read: (words: readonly string[], part: Clause) => boolean | undefined,
): YesNo | undefined {
  return agreed(
    segmentsOf(heard).flatMap((part) => {
      const value = read(heard.words.slice(part.from, part.to), part)
      return value === undefined ? [] : [{ value, isExplicit: true, ...part }]
    }),
  )
}

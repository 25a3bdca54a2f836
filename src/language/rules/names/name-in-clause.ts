import { answeringClause, bareClauses } from '../words/bare-clauses.ts'
import { type Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { nameFrom, TITLES } from './name-from.ts'
import type { NameSpan } from './name-span.ts'
import { isPlaceOrWish } from '../places/place-or-wish.ts'
import { isEveryday } from './words-of-a-name.ts'

/** "Well, let me think, Priya Sharma, I guess", "Rahul, no sorry, Priya": a clause that consists of a name. */
export function nameInClause(
  heard: Tokens,
  isTaken: (at: number) => boolean,
  correctedFrom: number,
): NameSpan | undefined {
  const names = bareClauses(heard).filter(({ from, to }) => {
    const span = nameFrom(heard, from)
    const isWhere = !heard.breaks[to] && /^(?:se|mein|tak|से|में|तक)$/.test(heard.words[to] ?? '')
    return (
      span?.to === to &&
      !isTaken(from) &&
      !isEveryday(heard, span) &&
      !(isWhere && !TITLES.has(heard.words[from] ?? '')) &&
      !isPlaceOrWish(heard, span)
    )
  })
  const first = answeringClause(names, correctedFrom)
  const clause = first && (fuller(heard, first, names) ?? first)
  const span = clause && nameFrom(heard, clause.from)
  return span && { ...span, isExplicit: false, explicit: false }
}

/** "Rohit. Rohit Pillai.": said again, with more of it. */
function fuller({ words }: Tokens, first: Clause, names: readonly Clause[]): Clause | undefined {
  const said = words.slice(first.from, first.to)
  return names.find(
    ({ from, to }) =>
      from >= first.to && to - from > said.length && said.every((word) => words.slice(from, to).includes(word)),
  )
}

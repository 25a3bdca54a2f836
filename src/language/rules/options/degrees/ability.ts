import { clauseAt } from '../../words/clauses.ts'
import type { Tokens } from '../../words/tokens.ts'
import { ABILITY, type Ability } from './ability-words.ts'
import { type Hit, hitsOf, weighed } from './hits.ts'

/** Who can't walk without support walks with it. */
export function abilityIn(heard: Tokens, start: number): Hit<Ability> | undefined {
  const hits = weighed(heard, hitsOf(heard, ABILITY, start), { alone: 'helped', helped: 'alone' })
  const helped = hits.filter(({ degree, isInverted }) => degree === 'helped' && isInverted)
  const left = hits.filter(
    ({ degree, from }) =>
      degree !== 'unable' || !helped.some((one) => clauseAt(heard, one.from) === clauseAt(heard, from)),
  )
  return agreedDegree(left)
}

function agreedDegree<Degree>(hits: readonly Hit<Degree>[]): Hit<Degree> | undefined {
  const [first] = hits
  return first && hits.every(({ degree }) => degree === first.degree) ? first : undefined
}

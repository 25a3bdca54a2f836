import { bareClauses } from '../words/bare-clauses.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { nameFrom } from './name-from.ts'
import { isGenitive } from './relations.ts'
import { isCapital } from './words-of-a-name.ts'

/** "Deepa Nair, my friend Leela gave me your number": what somebody did, behind a clause that is a name by itself. */
export function isToldBeside(heard: Tokens, { from, to }: Clause): boolean {
  const before = bareClauses(heard).filter(
    (clause) => clause.to <= from && nameFrom(heard, clause.from)?.to === clause.to,
  )
  if (before.length === 0) return false
  // "Anika Bose, for class six": the one is written as a name, the other is not.
  if (!isCapital(heard, from) && before.some((clause) => isCapital(heard, clause.to - 1))) return true
  let end = from
  while (end < to && isCapital(heard, end) === isCapital(heard, from)) end += 1
  const next = heard.breaks[end] ? '' : (heard.words[end] ?? '')
  if (isGenitive(heard, to - 1)) return true // "in my wife Sujata's name"
  return end < to || DOES_WITH.test(next) || DOES_WITH.test(heard.words[end - 1] ?? '')
}

/** "Suresh ne number diya tha" */
const DOES_WITH = /^(?:ne|ने)$/

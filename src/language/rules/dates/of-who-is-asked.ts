import { regex } from '../../../base/regex.ts'
import { isKin } from '../names/kin.ts'
import { isToBeAsked } from '../set-aside/to-be-asked.ts'
import { clauseAt } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import type { DaySpan } from './day-span.ts'

/**
 * "Uske papa se poochna padega, wo Sunday ko aayenge": the day on which somebody comes who has to be asked. "I have to ask my boss, but Friday
 * is fine" names a day.
 */
export function isOfWhoIsAsked(heard: Tokens, { from }: DaySpan): boolean {
  const clause = clauseAt(heard, from)
  if (clause === undefined || clause.from === 0 || !isToBeAsked(heard.words.slice(0, clause.from))) return false
  const said = heard.words.slice(clause.from, clause.to)
  return said.some((word) => THEY.test(word) || isKin(word)) && said.some((word) => COMES.test(word))
}

const THEY = /^(?:he|she|they|hes|shes|wo|woh|vo|वो|वह|वे)$/
const COMES = regex('u')`
  ^(?:comes?|coming|back|returns?|returning|arrives?|(?:aa|laut)\S*(?:ng|te|ti)\S*|aayenge|aayega|aayegi|आएंगे|आएगा|आएगी|आते|आती|लौट\S*)$
`

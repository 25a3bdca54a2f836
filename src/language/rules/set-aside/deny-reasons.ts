import { regex } from '../../../base/regex.ts'
import type { Denial } from './denial.ts'
import { type Clause, clauseAt } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

const BECAUSE = wordSet('because cause coz kyunki kyonki क्योंकि क्यूंकि')
/** Words for something that no longer works: it is mentioned, not chosen. */
const CEASED = regex`
  \b(?:
    stopped|not working|isnt working|doesnt work|expired|blocked|declined|got lost|is lost|kharab|band ho|nahi chal
  )\b
  |बंद हो|खराब
`

const CEASES = wordSet('stopped working work expired blocked declined lost kharab band nahi बंद खराब')

/** "… because on saturday I work", "my card stopped working" */
export function denyReasons({ words }: Tokens, { from, to }: Clause, denials: Denial[]): void {
  for (let at = Math.max(from, 1); at < to; at++) {
    if (BECAUSE.has(words[at] ?? '')) denials.push({ from: at, to: words.length, reach: 'weak' })
  }
  const mayCease = words.some((word, at) => at >= from && at < to && CEASES.has(word))
  if (mayCease && CEASED.test(words.slice(from, to).join(' '))) denials.push({ from, to, reach: 'weak' })
}

/** "Water stopped coming": it was, and is no more. */
export function isCeased(heard: Tokens, { from, to }: Clause): boolean {
  const clause = clauseAt(heard, from)
  return clause !== undefined && CEASED.test(heard.words.slice(to, clause.to).join(' '))
}

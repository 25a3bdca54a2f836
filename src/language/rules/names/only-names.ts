import { isOpen } from '../words/bare-clauses.ts'
import { type Clause } from '../words/clauses.ts'
import { type Tokens } from '../words/tokens.ts'

/** "गाँव का नाम रामपुर है" */
export function isOnlyNames({ words }: Tokens, { from, to }: Clause): boolean {
  return words.slice(from, to).every(isOpen)
}

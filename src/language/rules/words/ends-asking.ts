import type { Clause } from './clauses.ts'
import type { Tokens } from './tokens.ts'

/** Whether a question mark stands behind the last word of a part. */
export function endsAsking({ text, ends }: Pick<Tokens, 'text' | 'ends'>, { to }: Pick<Clause, 'to'>): boolean {
  return text[ends[to - 1] ?? 0] === '?'
}

import type { Clause } from './clauses.ts'
import type { Tokens } from './tokens.ts'

/** Some words of a message by themselves; positions count from their first, and nothing known of the whole is kept. */
export function alone(heard: Tokens, { from, to }: Clause): Tokens {
  const { text, aside } = heard
  const part: Tokens = {
    text,
    words: heard.words.slice(from, to),
    starts: heard.starts.slice(from, to),
    ends: heard.ends.slice(from, to),
    breaks: [true, ...heard.breaks.slice(from + 1, to), true],
  }
  if (aside) part.aside = aside.slice(from, to)
  return part
}

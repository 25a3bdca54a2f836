import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

const QUOTED = /["“”„«]([^"“”„«»]+)["“”»]/g
const LETTER = /\p{L}/u
/** "I told you people "…"": the speaker's own words, once more. */
const OWN_WORDS = /(?:^|[^\p{L}\p{M}])(?:i|we|i've|we've|maine|mai ne|humne|मैंने|हमने)(?=[^\p{L}\p{M}])[^.;!?]*$/iu

/** Whether words stand in quotation marks within a message that tells who said them: "the manager told me "stop calling"". */
export function isInQuotes({ text, starts }: Tokens, { from }: Pick<Clause, 'from'>): boolean {
  if (!/["“”„«]/.test(text)) return false
  const at = starts[from] ?? 0
  return [...text.matchAll(QUOTED)].some(({ index, 0: quote }) => {
    if (at < index || at >= index + quote.length) return false
    const before = text.slice(0, index)
    return LETTER.test(before) && !OWN_WORDS.test(before)
  })
}

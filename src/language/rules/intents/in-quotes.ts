import { regex } from '../../../base/regex.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

const QUOTED = /["“”„«]([^"“”„«»]+)["“”»]/g
const LETTER = /\p{L}/u
/** "I told you people "…"": the speaker's own words, once more. */
const OWN_WORDS = /(?:^|[^\p{L}\p{M}])(?:i|we|i've|we've|maine|mai ne|humne|मैंने|हमने)(?=[^\p{L}\p{M}])[^.;!?]*$/iu

/** ""Call me later" is what they said" */
const SAID_BEHIND = regex('iu')`
  ^[,\s]*(?:(?:that|this|is|was|thats|that's|ye|yeh|yahi|bas|यह|यही|ये)[ ])*(?:
    what|he|she|they|everyone|everybody|people|my \w+|your \w+|the \w+|said|says|wo|woh|usne|unhone|kehkar|kehke|bolkar|bolke|keh|kah|bol|वो|उसने|उन्होंने|कहकर|बोलकर|कह|बोल
  )(?![\p{L}\p{M}'])(?! (?:i|we)(?: \w+)? (?:said|say|told)\b)
`

/** A "no" or "yes" in quotation marks that others are told to say: ""No" is what my wife says, but I say yes". */
export function quotedAnswersIn(heard: Tokens): Clause[] {
  if (!/["“”„«]/.test(heard.text)) return []
  return heard.words.flatMap((word, from) =>
    ANSWERS.test(word) && isInQuotes(heard, { from }) ? [{ from, to: from + 1 }] : [],
  )
}

const ANSWERS = /^(?:yes|no|haan|han|nahi|हां|नहीं)$/

/** Whether words stand in quotation marks within a message that tells who said them: "the manager told me "stop calling"". */
export function isInQuotes({ text, starts }: Tokens, { from }: Pick<Clause, 'from'>): boolean {
  if (!/["“”„«]/.test(text)) return false
  const at = starts[from] ?? 0
  return [...text.matchAll(QUOTED)].some(({ index, 0: quote }) => {
    if (at < index || at >= index + quote.length) return false
    const before = text.slice(0, index)
    if (!LETTER.test(before)) return SAID_BEHIND.test(text.slice(index + quote.length))
    return !OWN_WORDS.test(before)
  })
}

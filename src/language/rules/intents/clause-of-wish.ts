import { regex } from '../../../base/regex.ts'
import { type Clause, clauseAround } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * The clause that a wish stands in; behind a refusal only what is joined to it: "I'm not telling my salary | and kindly don't
 * call", where "not telling" says nothing of the wish.
 */
export function clauseOfWish(heard: Tokens, wish: Clause): Clause {
  const { from, to } = clauseAround(heard, wish)
  const { words } = heard
  for (let at = Math.max(from, wish.from); at < Math.min(to, wish.to) && at - wish.from < MAX_WITHIN; at++) {
    const start = beginOfRequest(words, from, at)
    if (start !== undefined && REFUSES.test(words.slice(from, start).join(' '))) return { from: start, to }
  }
  return { from, to }
}

/** A wish that is read as a whole clause may hold the refusal itself. */
const MAX_WITHIN = 12

/** Where "and please don't …" begins, right behind its "and". */
function beginOfRequest(words: readonly string[], from: number, at: number): number | undefined {
  let start = at
  while (start > from && POLITE.test(words[start - 1] ?? '')) start -= 1
  return start > from && JOINS.test(words[start - 1] ?? '') ? start : undefined
}

const JOINS = /^(?:and|so|aur|और)$/
const POLITE = /^(?:please|kindly|just|also|then|pls|plz|kripya|कृपया|प्लीज)$/
const REFUSES = regex('u')`
  \b(?:im not|i am not|i wont|i will not|i cant|i cannot|i dont|not|never)(?: \w+){0,3}? (?:tell|telling|say|saying|giv(?:e|ing)|shar(?:e|ing)|answer|answering|disclos(?:e|ing)|discuss|discussing)\b
  |(?:^| )(?:nahi|nai|नहीं) (?:bata\S*|bol\S*|dun\S*|doon\S*|d(?:e|ung|enge)\S*|share|बता\S*|बोल\S*|दूंग\S*|देंगे|दूं)(?: |$)
`

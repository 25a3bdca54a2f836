import { regex } from '../../../base/regex.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { type Clause, clauseAt } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { DAY_PARTS } from './day-parts.ts'

/**
 * Of several days or times the only one that is a clause by itself, where the others are told of something: "4 am sharp, train
 * 5:30 ki hai", "the 15th, 16th I have a flight".
 */
export function aloneAmong<Span extends Clause>(heard: Tokens, spans: readonly Span[]): Span | undefined {
  const [only, another] = spans.filter((span) => !tellsMore(heard, span, spans))
  if (only === undefined || another) return undefined
  const others = spans.filter((span) => span !== only)
  return others.every((span) => clauseAt(heard, span.from) !== clauseAt(heard, only.from) && isTold(heard, span))
    ? only
    : undefined
}

/** Whether the clause of a value says anything else. */
function tellsMore(heard: Tokens, { from }: Clause, spans: readonly Clause[]): boolean {
  const clause = clauseAt(heard, from)
  if (clause === undefined) return true
  return heard.words.slice(clause.from, clause.to).some((word, index) => {
    const at = clause.from + index
    const isOfSpan = spans.some((span) => at >= span.from && at < span.to)
    return !isOfSpan && !isGrammarWord(word) && !DAY_PARTS.has(word) && !LIGHT.test(word)
  })
}

const LIGHT = regex`
  ^(?:
    sharp|please|itself|works|best|fine|good|final|pakka|around|ish|uske|usske|baad|phir|aas|paas|aaspaas|then|उसके
    |बाद|फिर|आसपास
  )$
`

/** "I have a flight", "train … ki hai": a fact. */
function isTold(heard: Tokens, { from }: Clause): boolean {
  const clause = clauseAt(heard, from)
  return clause !== undefined && heard.words.slice(clause.from, clause.to).some((word) => FACT.test(word))
}

const FACT = regex`
  ^(?:
    comes?|goes|leaves?|ends?|starts?|begins?|closes?|opens?|returns?|have|has|is|are|its|ill|hai|hain|hoga|hogi|है|हैं
    |होगा|होगी
  )$
`

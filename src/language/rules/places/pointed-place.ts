import { regex } from '../../../base/regex.ts'
import { isOpen } from '../words/bare-clauses.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { DENIES } from '../words/function-words.ts'

/** "It is Bellandur I want", "Koramangala is what I said", "हेब्बल चाहिए": the place that a clause says is meant. */
export function pointedPlace(heard: Tokens): Clause | undefined {
  for (const clause of clausesOf(heard).toReversed()) {
    const isAgainst = clause.from > 0 && heard.words.slice(0, clause.from).some((word) => DENIES.test(word))
    const place = pointedIn(heard, clause, isAgainst ? WANTED : MEANT)
    if (place) return place
  }
  return undefined
}

function pointedIn({ words }: Tokens, { from, to }: Clause, said: RegExp): Clause | undefined {
  let start = from
  while (start < to && BEFORE.test(words[start] ?? '')) start += 1
  let end = start
  while (end < to && end - start < MAX_WORDS && isOpen(words[end] ?? '') && !IS_NO.test(words[end] ?? '')) end += 1
  return end > start && said.test(words.slice(end, to).join(' ')) ? { from: start, to: end } : undefined
}

const MAX_WORDS = 3
const BEFORE = regex`
  ^(?:
    its|it|is|thats|that|this|no|sorry|but|actually|just|only|mujhe|mujhko|hume|humein|hamein|hamko|main|maine|humne
    |nahi|are|arre|मुझे|मुझको|हमें|हमको|मैंने|हमने|नहीं|अरे
  )$
`
const IS_NO = /^(?:no|nope|yes)$/
/** What the speaker said or meant. */
const MEANT = regex`
  ^(?:(?:that|which) )?(?:i|we|im|were) (?:am |are |do |really |actually )?
    (?:want(?:ed)?|need(?:ed)?|said|meant|mean|prefer(?:red)?|looking for)$
  |^(?:is|was) (?:what|the one|where) (?:i|we|id|wed) (?:\S+ ){0,3}
    (?:want(?:ed)?|need(?:ed)?|said|meant|prefer(?:red)?|like|be|live|stay)$
  |^(?:bola|boli|kaha) (?:hai|tha|thi)$
  |^(?:बोला|बोली|कहा) (?:है|था|थी)$
`
/** Behind what is denied, also what is wanted of anything. */
const WANTED = new RegExp(`${MEANT.source}|^(?:hi )?(?:chahiye|chahie)(?: hai)?$|^(?:ही )?चाहिए(?: है)?$`)

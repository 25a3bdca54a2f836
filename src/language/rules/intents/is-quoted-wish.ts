import { regex } from '../../../base/regex.ts'
import type { Tokens } from '../words/tokens.ts'
import { endsAsking } from '../words/ends-asking.ts'
import { clauseOfWish } from './clause-of-wish.ts'
import { isInQuotes } from './in-quotes.ts'
import { isNameNotWanted } from './is-name-not-wanted.ts'
import { isNotForGood } from './is-not-for-good.ts'
import { isReportedWish } from './is-reported-wish.ts'
import { isToAnotherPhone } from './is-to-another-phone.ts'
import { isToldToOthers } from './is-told-to-others.ts'
import { isToldOfOthers } from './told-of-others.ts'

/**
 * Whether an intent is denied ("I never said stop calling", "wrong number nahi hai"), reported of someone else ("he
 * kept saying call me later"), said to someone else ("I asked the bank not to call"), about calls to someone else
 * ("wife ko call mat karna") or only asked about ("should I call you later?").
 */
export function isQuotedWish(heard: Tokens, from: number, to: number): boolean {
  if (isInQuotes(heard, { from })) return true
  const { words, breaks } = heard
  const own = clauseOfWish(heard, { from, to })
  let start = from
  while (start > 0 && from - start < MAX_BEFORE && !breaks[start] && start !== own.from) start -= 1
  const before = words.slice(start, from).join(' ')
  const within = words.slice(from, to).join(' ')
  const whole = `${before} ${within}`.trim()
  const clause = words.slice(own.from, own.to).join(' ')
  return (
    DENIED_SAYING.test(before) ||
    DENIED_SAYING.test(whole) ||
    (!breaks[to] && DENIED_BEHIND.test(words.slice(to, to + 2).join(' '))) ||
    ONLY_THOUGHT.test(clause) ||
    (ASKED.test(whole) && heard.text.trimEnd().endsWith('?')) ||
    (ASKED_OF_OTHERS.test(clause) && endsAsking(heard, own)) ||
    isReportedWish({ before, within, clause, message: words.join(' ') }) ||
    isToldToOthers(heard, own) ||
    isToldOfOthers(heard, { from, to }) ||
    isToAnotherPhone(clause) ||
    isNameNotWanted(heard, own.from, own.to) ||
    isNotForGood(clause)
  )
}

const MAX_BEFORE = 8

const DENIED_SAYING = regex`
  \b(?:never|not|wouldnt|couldnt|didnt(?! i )|dont|havent|isnt|nobody|wasnt) (?:\w+ ){0,2}?
    (?:say|said|saying|ask|asked|asking|mean|meant|told|tell|telling|claim|claiming)\b
  |\bnot (?:like|that|as if|because) (?:i|we) (?:want|wanted|said|asked|told)\b
  |(?:^| )(?:bola|kaha|bataya|बोला|कहा|बताया) (?:gaya |गया )?(?:tha|था) (?:ki|कि) .*(?:kareng[ei]|करेंग[ेी])
  |(?:^| )(?:nahi|नहीं) (?:kaha|bola|boli|कहा|बोला|बोली) (?:tha |thi |था |थी )?(?:ki|कि)(?: |$)
`
const ASKED = /^(?:\w+ )?(?:should|shall|must|do|did|kya) (?:i|we|main|hum)\b/
const DENIED_BEHIND =
  /^(?:mat|मत)$|^(?:mat|na|मत|ना) (?:samajh|samjh|soch|kah|keh|bol|समझ|सोच|कह|बोल)|^(?:nahi|nai|नहीं)\b|^(?:nahi|नहीं)(?: |$)|^नहीं/

/** "I was about to say never call me" */
const ONLY_THOUGHT = /\b(?:about|going|ready|gonna|nearly|almost|tempted) (?:to )?(?:say|tell|ask)\b/
const ASKED_OF_OTHERS =
  /^(?:\S+ )?(?:did|has|have|had|does|was|were|is|are) (?:somebody|someone|anybody|anyone|he|she|they|the|my)\b/

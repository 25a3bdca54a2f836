import { regex } from '../../../base/regex.ts'
import { type Clause, clausesOf, saidIn } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * Clauses that say what is not meant ("I'm not asking you to stop", "baad mein karne ko nahi keh rahi"), and a "no, no" beside
 * these or beside one of `others`: their "not" answers nothing.
 */
export function unsaidIn(heard: Tokens, others: readonly Clause[]): Clause[] {
  const clauses = clausesOf(heard)
  const unsaid = clauses.filter(
    (clause) =>
      (clause.to - clause.from >= MIN_NOT_SAYING && NOT_SAYING.test(saidIn(heard, clause))) ||
      others.some((one) => one.from === clause.from),
  )
  if (unsaid.length === 0) return []
  const doubled = clauses.filter(
    (clause) =>
      NO_NO.test(saidIn(heard, clause)) && unsaid.some((one) => one.to === clause.from || one.from === clause.to),
  )
  return [...unsaid, ...doubled]
}

const MIN_NOT_SAYING = 2
const NOT_SAYING = regex`
  \b(?:im|i am|i was|were|we are) not (?:asking|saying|telling|complaining|refusing|denying)\b
  |\bi (?:didnt|never|did not) (?:say|said|ask|mean|meant|tell|told)\b
  |(?:^| )(?:nahi|नहीं) (?:keh|kah|bol|कह|बोल) (?:raha|rahi|rahe|रहा|रही|रहे)(?: |$)
  |^i never did$
  |\b(?:dont|do not|not to|never) (?:hang up|disconnect|(?:cut|end|drop) (?:the |this |my )?(?:call|phone|line)|put the phone down)\b
  |(?:^| )(?:phone|call|line|फोन|कॉल|काल|लाइन) (?:mat|na|मत|न|ना) (?:kaa?t|rakh|काट|रख)\S*(?: |$)
  |\bno thanks to (?:you|your|the|them|him|her)\b
  |^(?:please |just |better )*(?:ask|call|talk to|speak to|speak with|check with) .*\bnot me\b
  |(?:^| )(?:se|ko|से|को) (?:poo?ch|puchh?|baat kar|पूछ|बात कर)\S* (?:mujhse|mujhe|mere se|मुझसे|मुझे) (?:nahi|mat|नहीं|मत)
  |(?:^| )\S+ (?:ki|ya|कि|या) (?:nahi|nahin|नहीं) (?!to\b|toh\b|तो)\S
  |\bif (?:i|we) (?:say|said|refused?)\b
  |\b(?:cant|cannot|couldnt|wouldnt|how can i|how could i|who can|who could) (?:ever |possibly )?(?:say no|refuse)\b
  |(?:^| )(?:maine|mai ne|humne|मैंने|हमने) (?:kab|कब) (?:kaha|bola|कहा|बोला)(?: |$)
  |^(?:\w+ )?(?:when )?did (?:i|we) (?:say|ask|tell|mention)\b
`
const NO_NO = /^(?:(?:no|nahi|na|नहीं) ?){2,}(?:no|nahi|नहीं)?$/

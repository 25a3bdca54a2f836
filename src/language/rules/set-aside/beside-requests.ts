import { regex } from '../../../base/regex.ts'
import type { Denial } from './denial.ts'
import { isParticle } from '../words/bare-clauses.ts'
import { type Clause, clausesOf, saidIn } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * What is told beside a request or a promise: "aaj to main office mein hoon, kal kar do", "कल तो छुट्टी है, परसों भेज दीजिए",
 * "kal busy rahunga, shukravar ko aata hoon". It counts where the request itself says nothing of the kind. `suits` finds the
 * clauses that say what suits, which are as good as a request.
 */
export function besideRequests(heard: Tokens, suits: (clause: Clause) => boolean): Denial[] {
  const clauses = clausesOf(heard)
  if (clauses.length < 2) return []
  const requests = clauses.filter((clause) => suits(clause) || isRequest(saidIn(heard, clause)))
  const told = clauses.filter((clause) => !requests.includes(clause) && isTold(heard, clause))
  if (requests.length === 0 || told.length === 0) return []
  // "Friday, oh, on Friday we are away, come on Saturday": what is explained away was said before.
  const repeated = clauses.filter(
    (clause) => !requests.includes(clause) && !told.includes(clause) && told.some((one) => repeats(heard, clause, one)),
  )
  return [...told, ...repeated].map(({ from, to }) => ({ from, to, reach: 'weak' as const }))
}

/** Asks for something, or promises it; being away is neither. */
function isRequest(said: string): boolean {
  return !AWAY.test(said) && (ASKS.test(said) || COMES.test(said) || BEGINS.test(said))
}

const AWAY =
  /\b(?:busy|away|closed|holiday|chhutti|chutti|chhuti|vyast)\b|(?<!\p{L})(?:बिजी|व्यस्त|छुट्टी|बंद)(?![\p{L}\p{M}])/u
/** An imperative, or the first person's future, near the end of the clause. */
const ASKS = regex('u')`
  (?:^| )(?:
    (?:
      do|dena|de do|lo|lena|jao|jana|jaana|aao|aana|karo|karna|bhejo|bhejna|rakho|rakhna|likho|likhna|lagao|chahiye
      |kardo|(?!liye)\S+(?:iye|iyega|unga|ungi|oonga|oongi)
    )
    |(?:दो|देना|लो|लेना|जाओ|जाना|आओ|आना|करो|करना|भेजो|भेजना|रखो|रखना|लिखो|लगाओ|चाहिए|(?!लिए|लिये)\S+(?:िए|िये|इए|िएगा|ूंगा|ूंगी|ऊंगा|ऊंगी))
  )(?: (?!hai|hain|tha|thi|hoga|padega|padta|है|हैं|था|थी|होगा|पडेगा)\S+)?$
`
const COMES = /(?:^| )(?:aata|aati|आता|आती) (?:hoon|hun|hu|हूं)(?= |$)/
const BEGINS = regex`
  ^(?:(?:so|then|please|just|and|but|ok|okay) )*
    (?:come|send|make|book|put|deliver|keep|schedule|bring|write|say|lets|let us)(?= )
  |\b(?:i will|ill|we will|can you|could you|please)\b
`

const MIN_TOLD = 3

/** A statement about a day or a thing: it ends in a verb, or says that somebody is away. */
function isTold(heard: Tokens, clause: Clause): boolean {
  const said = saidIn(heard, clause)
  return clause.to - clause.from >= MIN_TOLD && (AWAY.test(said) || STATES.test(said))
}

const STATES = regex('u')`
  (?:^| )(?:
    the$
    |(?:
      hai|hain|hoon|hun|hu|tha|thi|rahunga|rahungi|hoga|hogi|hua|hui|\S{2,}(?:egi|ega|enge)|है|हैं|हूं|था|थी|होगा|होगी
      |\S+(?:ेगा|ेगी|एगा|एगी)
    )(?: \S+)?$
  )
  |\b(?:i am|im|i have|we are|we have|there is|is my|my \w+ is)\b
`

/** Whether all that a clause says is said in the other one as well. */
function repeats(heard: Tokens, { from, to }: Clause, other: Clause): boolean {
  const said = new Set(heard.words.slice(other.from, other.to))
  let telling = 0
  for (let at = from; at < to; at++) {
    if (isParticle(heard, at)) continue
    if (!said.has(heard.words[at] ?? '')) return false
    telling += 1
  }
  return telling > 0 && to <= other.from
}

import { regex } from '../../../base/regex.ts'
import { isPoliteRequest } from '../words/bare-clauses.ts'
import { type Clause, clauseAt } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * Of several days or times the one in a clause that asks for something, where the others only tell: "aaj to le liya, kal se dena",
 * "my old milkman came at 7, you come at 6:30".
 */
export function requestedAmong<Span extends Clause>(heard: Tokens, spans: readonly Span[]): Span | undefined {
  return onlyIn(heard, spans, asks) ?? onlyIn(heard, spans, promises)
}

function onlyIn<Span extends Clause>(
  heard: Tokens,
  spans: readonly Span[],
  says: (words: readonly string[]) => boolean,
): Span | undefined {
  const clauseOf = ({ from }: Span) => clauseAt(heard, from)
  const [only, another] = spans.filter((span) => {
    const clause = clauseOf(span)
    return clause !== undefined && says(heard.words.slice(clause.from, clause.to))
  })
  if (only === undefined || another || spans.length === 1) return undefined
  return spans.every((span) => span === only || clauseOf(span) !== clauseOf(only)) ? only : undefined
}

function asks(words: readonly string[]): boolean {
  return words.some((word) => isPoliteRequest(word)) || REQUEST.test(words.join(' '))
}

/** "I'll pay on the second", "8 ko de dunga" */
function promises(words: readonly string[]): boolean {
  return PROMISE.test(words.join(' '))
}

const PROMISE =
  /^(?:(?:so|then|and|but) )*(?:ill|i will|i can|well|we will|we can) |(?:unga|ungi|(?<!ho)enge|ूंगा|ूंगी|ऊंगा|ऊंगी|ेंगे|एंगे)$/u

/** "You come at six", "kal se dena", "saade chhe tak aa jana chahiye" */
const REQUEST = regex('u')`
  ^(?:(?:so|then|and|but|ok|please|you|you can|to|toh|phir) )*
    (?:come|send|make|keep|start|stop|bring|deliver|book|schedule|fix|put|do it|let us|lets|give|call|have it)(?: |$)
  |(?:^| )(?:should|please|chahiye|dena|bhejna|bhejo|bhejdo|aana|aao|rakhna|rakho|rakhlo|karna|karo|likho|likhna)$
  |(?:^| )(?:aa|de|kar|bhej|rakh|likh|bula|le|utha|bata) (?:do|dena|dijiye|lo|lena|lijiye|jana|jao|jaye|jaiye)(?: |$)
  |(?<!\p{L})(?:चाहिए|देना|भेजना|भेजो|आना|आओ|रखना|रखो|करना|करो|लिखो)$
  |(?<!\p{L})(?:आ|दे|कर|भेज|रख|लिख|ले) (?:दो|देना|दीजिए|लो|लेना|लीजिए|जाना|जाओ|जाए|जाइए)(?= |$)
`

import { regex } from '../../../base/regex.ts'
import { isPoliteRequest } from '../words/bare-clauses.ts'
import { type Clause, clauseAt } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * Of several days or times the one in a clause that asks for something, where the others only tell: "aaj to le liya, kal se dena",
 * "my old milkman came at 7, you come at 6:30".
 */
export function requestedAmong<Span extends Clause>(heard: Tokens, spans: readonly Span[]): Span | undefined {
  const clauses = new Map(spans.map((span) => [span, clauseAt(heard, span.from)]))
  const asking = spans.filter((span) => asks(heard, clauses.get(span)))
  const [only] = asking
  if (only === undefined || asking.length === spans.length) return undefined
  const clause = clauses.get(only)
  return asking.length === 1 && spans.every((span) => span === only || clauses.get(span) !== clause) ? only : undefined
}

function asks({ words }: Tokens, clause: Clause | undefined): boolean {
  if (clause === undefined) return false
  const said = words.slice(clause.from, clause.to)
  return said.some((word) => isPoliteRequest(word)) || REQUEST.test(said.join(' '))
}

/** "You come at six", "kal se dena", "saade chhe tak aa jana chahiye" */
const REQUEST = regex('u')`
  ^(?:(?:so|then|and|but|ok|please|you|you can|to|toh|phir) )*
    (?:come|send|make|keep|start|stop|bring|deliver|book|schedule|fix|put|do it|let us|lets|give|call|have it)(?: |$)
  |(?:^| )(?:should|please|chahiye|dena|bhejna|bhejo|bhejdo|aana|aao|rakhna|rakho|rakhlo|karna|karo|likho|likhna)$
  |(?:^| )(?:aa|de|kar|bhej|rakh|likh|bula|le|utha|bata) (?:do|dena|dijiye|lo|lena|lijiye|jana|jao|jaye|jaiye)(?: |$)
  |(?<!\p{L})(?:चाहिए|देना|भेजना|भेजो|आना|आओ|रखना|रखो|करना|करो|लिखो)$
  |(?<!\p{L})(?:आ|दे|कर|भेज|रख|लिख|ले) (?:दो|देना|दीजिए|लो|लेना|लीजिए|जाना|जाओ|जाए|जाइए)(?= |$)
`

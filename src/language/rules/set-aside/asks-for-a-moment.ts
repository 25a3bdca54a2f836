import { oncePerField } from '../fields/once-per-field.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

const NOUNS = wordSet('minute minutes min mins mint minit minat second seconds sec secs moment मिनट सेकंड सेकेंड')
const COUNTS = wordSet('a one 1 two 2 half ek ik do aadha एक इक दो')
const AROUND = wordSet(
  `just only bas wait hold on give me hang please sir madam maam ji hello hey ok okay so yes haan ruko rukiye rukna ruk jao jaiye
   thehro thahriye dijiye dena zara sorry arre are बस रुको रुकिए रुक जाइए दीजिए देना ज़रा जरा जी हां हैलो अरे सर`.replaceAll(
    '\u093c',
    '',
  ),
)

/** Clauses that only ask for a moment: the "one" of "one second" and of "ek minute" answers nothing. */
export function momentsIn(heard: Tokens): Clause[] {
  if (!heard.words.some((word) => NOUNS.has(word))) return []
  return clausesOf(heard).filter(({ from, to }) => {
    const said = heard.words.slice(from, to)
    const isCounted = said.some((word, at) => NOUNS.has(word) && COUNTS.has(said[at - 1] ?? ''))
    return isCounted && said.every((word) => NOUNS.has(word) || COUNTS.has(word) || AROUND.has(word))
  })
}

/** Whether a question asks for a span of time, so that "one minute" is an answer. */
export const asksHowLong = oncePerField(({ field }) => HOW_LONG.test(field.description))

const HOW_LONG = /\b(?:minutes?|seconds?|how long|duration|length|kitni der|kitna samay)\b|मिनट|सेकंड|कितनी देर|कितना समय/i

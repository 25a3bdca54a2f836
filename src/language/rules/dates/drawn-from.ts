import { regex } from '../../../base/regex.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { type Clause, clauseAt, saidIn } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { answersIt } from './other-matters/answers-it.ts'

/** Of two days the one that follows from the other: the Saturday of "report Friday ko aayegi to Saturday ko aati hoon". */
export function drawnFrom<Span extends Clause>(heard: Tokens, spans: readonly Span[]): Span | undefined {
  const [reason, drawn, more] = spans
  if (reason === undefined || drawn === undefined || more !== undefined || drawn.from <= reason.to) return undefined
  const { words } = heard
  const joint = [drawn.from - 1, drawn.from - 2].find((at) => at >= reason.to && SO.test(words[at] ?? ''))
  if (joint === undefined || (joint < drawn.from - 1 && !isGrammarWord(words[drawn.from - 1] ?? ''))) return undefined
  const from = clauseAt(heard, reason.from)?.from ?? 0
  if (OWN.test(saidIn(heard, { from, to: joint })) || words.slice(joint).some((word) => DENIES.test(word)))
    return undefined
  return answersIt(`@ ${saidIn(heard, { from: drawn.to, to: clauseAt(heard, drawn.from)?.to ?? drawn.to })}`)
    ? drawn
    : undefined
}

const SO = /^(?:to|toh|so|isliye|तो|इसलिए)$/
/** What the speaker will do, is no reason for what follows. */
const OWN = regex('u')`
  \p{L}(?:unga|ungi|oonga|oongi)(?= |$)|(?:ूंगा|ूंगी|ऊंगा|ऊंगी)(?= |$)|(?:^| )(?:i|we|ill|well|agar|if|अगर)(?= |$)
`
const DENIES = /^(?:not|nahi|nahin|cant|wont|mat|kya|नहीं|मत|क्या)$/

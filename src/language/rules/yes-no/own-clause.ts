import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Tokens } from '../words/tokens.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { soundsTheSame } from '../words/sounds-the-same.ts'
import { opensWithYesOrNo } from './only-yes-or-no.ts'
import type { YesNo } from './yes-or-no.ts'
import { DENIES } from '../words/function-words.ts'

/**
 * "रिपोर्ट हो गई है, किसी को चोट नहीं लगी", where a report was asked for: the "nahi" in the midst of another clause does not
 * answer, the clause that speaks of the report does. Undefined where no other clause does; `value` is undefined where that
 * clause says neither.
 */
export function readOwnClause(
  heard: Tokens,
  { cues }: FieldReader,
  said: YesNo,
): (Clause & { value: boolean | undefined }) | undefined {
  const clauses = clausesOf(heard)
  if (clauses.length < 2 || heard.breaks[said.from] === true) return undefined
  const speaks = ({ from, to }: Clause): boolean =>
    heard.words.slice(from, to).some((word) => cues.has(word) || [...cues].some((cue) => soundsTheSame(cue, word)))
  const other = clauses.find(({ from, to }) => said.from >= from && said.from < to)
  if (other === undefined || speaks(other) || opensWithYesOrNo(heard, other) || concludes(heard, other))
    return undefined
  const own = clauses.find((clause) => clause !== other && speaks(clause))
  return own && { ...own, value: polarityOf(heard.words.slice(own.from, own.to).join(' ')) }
}

/** "So no", "to nahi": what all that was said comes to. */
function concludes({ words }: Tokens, { from, to }: Clause): boolean {
  return CONCLUSION.test(words.slice(from, to).join(' '))
}

const CONCLUSION =
  /^(?:so|then|hence|to|toh|isliye|matlab|yaani|तो|इसलिए|मतलब) (?:its |it is |a |phir )?(?:yes|no|haan|nahi|हां|नहीं)$/

function polarityOf(said: string): boolean | undefined {
  if (ASKS.test(said)) return undefined
  if (DENIES.test(said)) return false
  return AFFIRMS.test(said) ? true : undefined
}

const ASKS = /(?<!\p{L})(?:kya|kaise|kaun|kab|kahan|how|what|which|when|where|क्या|कैसे|कौन|कब|कहां)(?![\p{L}\p{M}])/u
const AFFIRMS = regex`
  \b(?:have|has|had|did|done|is|are|was|were|there|got)\b
  |(?:^| )(?:
    hai|hain|tha|thi|ho (?:gaya|gayi|gai)|kar (?:di|diya|li|liya|chuke?)|kara? (?:di|diya)|है|हैं|था|थी|हो (?:गया|गई)
    |कर (?:दी|दिया|ली|लिया)|करा (?:दी|दिया)
  )(?: |$)
`

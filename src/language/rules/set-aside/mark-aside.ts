import { quotedAnswersIn } from '../intents/in-quotes.ts'
import { intentsIn } from '../intents/intents.ts'
import { momentsIn } from './asks-for-a-moment.ts'
import { deniedDealingsIn } from './denied-dealings.ts'
import { questionsOfNotes } from './questions-of-notes.ts'
import { hesitationsIn } from './hesitates.ts'
import { notHeardIn, setAside } from './not-heard.ts'
import { unsaidIn } from '../intents/unsaid-in.ts'
import type { Tokens } from '../words/tokens.ts'

/** The question that a message answers, as far as it decides what can be no answer. */
export interface AskedAbout {
  /** Whether the question itself speaks of this ("How is the network?"). */
  names: (word: string) => boolean
  /** Whether it asks for a span of time, so that "one minute" is an answer. */
  isSpanOfTime: boolean
  /** Whether it asks for a name or a place. */
  isNamed: boolean
  /** Whether it asks for a story, to which what others said belongs. */
  isTold: boolean
  /** The words of a yes-or-no question; empty for any other. */
  yesOrNo: string
}

/**
 * Marks the words that answer nothing: what was not heard, a moment that is asked for, wishes that are denied or told of
 * others. Returns what the person wants where nothing else is said.
 */
export function markAside(
  heard: Tokens,
  { names, isSpanOfTime, isNamed, isTold, yesOrNo }: AskedAbout,
): 'wait' | 'repeat' | undefined {
  const notHeard = notHeardIn(heard, names)
  const moments = isSpanOfTime ? [] : momentsIn(heard)
  const quoted = isTold ? [] : intentsIn(heard).quoted
  const denied = yesOrNo === '' ? [] : deniedDealingsIn(heard, yesOrNo)
  const aside = [...notHeard, ...moments, ...hesitationsIn(heard), ...quoted, ...quotedAnswersIn(heard), ...denied]
  setAside(heard, [...aside, ...unsaidIn(heard, aside), ...(isNamed ? questionsOfNotes(heard) : [])])
  return moments.length > 0 ? 'wait' : notHeard.length > 0 ? 'repeat' : undefined
}

import { PhraseMatcher } from './words/phrase-matcher.ts'
import type { Tokens } from './words/tokens.ts'

/** Phrases of people who want another person on the line. */
export const WANTS_HUMAN = `(get|give|want|need|prefer) (me|us|) (a|an|some|any|the|) (human|human being|real person|live person|live agent|real human)
     (insaan|aadmi|manager|agent|executive) se baat
     (इंसान|आदमी|मैनेजर|एजेंट) से बात`

const HUMAN = new PhraseMatcher<true>([
  [
    true,
    `(talk|speak|connect me|transfer me|put me through) (to|with) (a|an|some|any|your|the|) (real|live|) (human|human being|person|agent|manager|executive|supervisor|someone|somebody|insaan|aadmi)
     ${WANTS_HUMAN}`,
  ],
])

/** Whether the person wants to talk to somebody instead of an automated agent. */
export function asksForHuman(heard: Tokens): boolean {
  return HUMAN.first(heard) !== undefined
}

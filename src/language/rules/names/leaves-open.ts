import { isParticle } from '../words/bare-clauses.ts'
import { behindReminder } from '../texts/reminder.ts'
import type { Tokens } from '../words/tokens.ts'
import { isCapital } from './words-of-a-name.ts'

/** "Wherever is easier", "jahan se bhi aap chaho", "जहाँ आपको ठीक लगे": whoever asks may choose, and nothing is named. */
export function leavesOpen(heard: Tokens): boolean {
  let at = 0
  while (at < heard.words.length && isParticle(heard, at)) at += 1
  at = behindReminder(heard, at) // "jaisa maine bataya, Andheri"
  const word = heard.words[at] ?? ''
  const isNamed = isCapital(heard, at + 1) && heard.words[at + 1] !== 'i' // "Jahan Numa Palace"
  return EVER.test(word) || (JO.test(word) && !isNamed)
}

const EVER = /^(?:wherever|whichever|whatever|whoever)$/
const JO = /^(?:jahan|jahaan|jidhar|jo|jis|jaisa|jaise|jaisi|जहां|जिधर|जो|जिस|जैसा|जैसे|जैसी)$/

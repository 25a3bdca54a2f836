import type { Denial } from './denial.ts'
import { numberWord } from '../numbers/number-words.ts'
import { clauseAt } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

const SAID = new Set(
  'said told gave mentioned wrote bola boli kaha likha likhaya likhwaya bataya diya बोला बोली कहा लिखा लिखाया लिखवाया बताया दिया'.split(
    ' ',
  ),
)
const MIN_WORDS = 5
const SPEAKER = /^(?:i|we)$/
const BUT = /^(?:but|now|lekin|par|ab|लेकिन|पर|अब)$/
const TENSE = /^(?:tha|thi|hai|था|थी|है)$/

/**
 * What somebody reports to have said or written before, where another value follows: "I told you 300 guests, please change it
 * to 280", "do hazaar bola tha usko pandrah sau kar do". It counts where nothing else is said.
 */
export function reportedIn(heard: Tokens): Denial[] {
  const { words } = heard
  if (words.length < MIN_WORDS) return []
  const verb = words.findIndex((word) => SAID.has(word))
  if (verb === -1) return []
  const clause = clauseAt(heard, verb)
  if (clause === undefined) return []
  const isAhead = SPEAKER.test(words[verb - 1] ?? '') || SPEAKER.test(words[verb - 2] ?? '')
  if (!isAhead && !TENSE.test(words[verb + 1] ?? '')) return []
  let to = isAhead ? clause.to : verb + 2
  for (let at = verb; isAhead && at < to; at++) if (BUT.test(words[at] ?? '')) to = at
  const isReplaced = hasNumber(words, clause.from, to) && hasNumber(words, to, words.length)
  return isReplaced ? [{ from: clause.from, to, reach: 'weak' }] : []
}

function hasNumber(words: readonly string[], from: number, to: number): boolean {
  return words.slice(from, to).some((word) => /\d/.test(word) || numberWord(word, true) !== undefined)
}

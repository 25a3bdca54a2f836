import { wordSet } from '../words/word-set.ts'
import { FOR_NOW, MAT, NA, NAHI, NOT, CALL_NOUNS, CALLING } from './wish-words.ts'

/** "Abhi phone mat karo", "don't ring now" */
export function deniesCallNow(said: readonly string[]): boolean {
  const holds = (...sets: Set<string>[]): boolean => said.some((word) => sets.some((set) => set.has(word)))
  return holds(FOR_NOW, NOW) && holds(MAT, NA, NAHI, NOT) && holds(CALL_NOUNS, CALLING)
}

const NOW = wordSet('now today tonight')

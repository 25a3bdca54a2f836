import { clausesOf } from '../words/clauses.ts'
import { BUT } from '../words/function-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { nameFrom } from './name-from.ts'
import type { NameSpan } from './name-span.ts'
import { isClosed, isEveryday } from './words-of-a-name.ts'

/** "Patient Sunita Verma hain", "the patient is Ramesh Gupta": the name behind what the question calls its bearer. */
export function nameOfRole(heard: Tokens, isRole: (word: string) => boolean): NameSpan | undefined {
  for (const clause of clausesOf(heard)) {
    for (let at = clause.from; at + 1 < clause.to; at++) {
      if (!isRole(heard.words[at] ?? '') || !opens(heard, clause.from, at)) continue
      const span = nameFrom(heard, COPULA.test(heard.words[at + 1] ?? '') ? at + 2 : at + 1)
      if (span === undefined || span.to > clause.to || isEveryday(heard, span) || !isClosed(heard, span.to)) continue
      return { ...span, isExplicit: true, explicit: false }
    }
  }
  return undefined
}

/** Whether nothing but grammar stands between the beginning of a clause, or a "but" or "and" in it, and a word. */
function opens({ words }: Tokens, from: number, at: number): boolean {
  for (let before = at - 1; before >= from; before--) {
    const word = words[before] ?? ''
    if (BUT.test(word) || AND.test(word)) return true
    if (!BEFORE.test(word)) return false
  }
  return true
}

const AND = /^(?:and|aur|और)$/
const BEFORE = /^(?:the|our|yes|haan|ji|actually|asli|हां|जी|असली)$/
const COPULA = /^(?:is|to|toh|hai|hain|तो|है|हैं)$/

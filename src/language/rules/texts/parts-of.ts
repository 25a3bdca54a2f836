import { regex } from '../../../base/regex.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/** The sentences of a message: its clauses, divided where a conjunction begins another one ("… and I'm the owner"). */
export function partsOf(heard: Tokens): Clause[] {
  return clausesOf(heard).flatMap(({ from, to }) => {
    const parts: Clause[] = []
    let start = from
    for (let at = from + 1; at < to; at++) {
      if (!beginsSentence(heard, at)) continue
      parts.push({ from: start, to: at })
      start = at
    }
    return [...parts, { from: start, to }]
  })
}

function beginsSentence({ words }: Tokens, at: number): boolean {
  const word = words[at] ?? ''
  return SETS_APART.test(word) || (JOINS.test(word) && STARTS.test(words[at + 1] ?? ''))
}

const SETS_APART = /^(?:but|because|lekin|magar|kyunki|kyonki|ab|now|instead|लेकिन|मगर|क्योंकि|अब)$/
const JOINS = /^(?:and|aur|so|then|phir|और|फिर)$/
const STARTS = regex`
  ^(?:
    i|im|ive|we|were|weve|he|she|they|you|it|its|there|theres|my|our|tell|ask|please|dont|do|call|main|mai|hum|ham
    |mera|meri|mere|hamara|hamari|usko|aap|haan|मैं|हम|मेरा|मेरी|मेरे|हमारा|हमारी|उसको|आप|हां
  )$
`

import { numberAt } from '../numbers/numbers.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { DAY_PARTS } from './day-parts.ts'
import { DENIES, OR } from '../words/function-words.ts'

/** "Morning or evening", "subah ya shaam": two parts of the day, and neither is chosen. */
export function leavesPartOpen({ words }: Tokens): boolean {
  return words.some((word, at) => {
    if (!OR.test(word)) return false
    const before = near(words, at, -1)
    const after = near(words, at, 1)
    return before !== undefined && after !== undefined && before !== after
  })
}

const MAX_DISTANCE = 3

function near(words: readonly string[], at: number, step: 1 | -1): string | undefined {
  for (let distance = 1; distance <= MAX_DISTANCE; distance++) {
    const part = DAY_PARTS.get(words[at + step * distance] ?? '')
    if (part !== undefined) return part
  }
  return undefined
}

/** A number that counts choices or people, and no hours: "one of the two", "koi ek", "do mein se koi", "hum do". */
export function countsChoices({ words }: Tokens, { from, to }: Clause): boolean {
  return (
    BEFORE.test(words.slice(Math.max(0, from - 2), from).join(' ')) || BEHIND.test(words.slice(to, to + 2).join(' '))
  )
}

const BEFORE = /(?:^| )(?:of (?:the|these|those)|either|any|each|koi|koi bhi|mein se|me se|hum|ham|कोई|कोई भी|में से|हम)$/
const BEHIND = /^(?:of (?:the|these|those|them|us)|mein se|me se|में से)$/

/** The "char" and the "paanch" of "char paanch baje", the "ek" of "ek do ghante baad": about so many. */
export function isOneOfRange(heard: Tokens, from: number, readsHindi: boolean): boolean {
  const number = numberAt(heard, from, readsHindi)
  if (number === undefined) return false
  const isBehind = !heard.breaks[from] && !DENIES.test(heard.words[from - 2] ?? '')
  const before = isBehind ? numberAt(heard, from - 1, readsHindi) : undefined
  const next = heard.breaks[number.to] ? undefined : numberAt(heard, number.to, readsHindi)
  return (before?.to === from && before.value + 1 === number.value) || next?.value === number.value + 1
}

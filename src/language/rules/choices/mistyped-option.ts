import { distance } from 'fastest-levenshtein'
import { isCommonWord } from '../words/common-words.ts'
import { type Heard, wordsOf } from '../words/heard.ts'
import type { OptionBook } from './option-book.ts'
import type { OptionSpan } from './option-span.ts'
import { isNegated, isNegative, isOtherSort, isOwned, isPraised, isWrongOther, saysNegative } from './ruled-out.ts'

/** The option that the fewest letters are off from, unless two are as near. */
export function mistypedOption(heard: Heard, options: readonly string[], book: OptionBook): OptionSpan | undefined {
  if (heard.words.length > 8) return undefined
  const targets = new Map([...book.words].map(([word, value]) => [word, { value, words: [word] }]))
  for (const option of options) targets.set(option, { value: option, words: wordsOf(option) })
  let best: OptionSpan | undefined
  let bestDistance = Infinity
  let isTie = false
  for (const { value, words } of targets.values()) {
    if (isPraised(heard, value) || (isNegative(value) && !saysNegative(heard))) continue
    for (let at = 0; at + words.length <= heard.words.length; at++) {
      const off = typosIn(heard.words.slice(at, at + words.length), words)
      if (off === undefined || off > bestDistance || isNegated(heard, at, at + words.length)) continue
      if (isWrongOther(heard, at) || isOwned(heard, at) || isOtherSort(heard, at, value)) continue
      isTie = off === bestDistance && best?.value !== value
      bestDistance = off
      best = { value, firm: false, from: at, to: at + words.length }
    }
  }
  return isTie ? undefined : best
}

/** How many letters are off, when each word is the one meant or a typo of it. */
function typosIn(said: readonly string[], meant: readonly string[]): number | undefined {
  let sum = 0
  for (const [index, word] of meant.entries()) {
    const off = typosInWord(said[index] ?? '', word)
    if (off === undefined) return undefined
    sum += off
  }
  return meant.length > 0 ? sum : undefined
}

const MAX_UNMENDED = 4

/** Short words and words that exist are what was said, not typos. */
function typosInWord(said: string, meant: string): number | undefined {
  if (said === meant) return 0
  const shorter = Math.min(said.length, meant.length)
  if (shorter <= MAX_UNMENDED || said[0] !== meant[0] || isCommonWord(said)) return undefined
  const allowed = shorter >= 8 ? 2 : 1
  if (Math.abs(said.length - meant.length) > allowed) return undefined
  const off = distance(said, meant)
  return off <= allowed ? off : undefined
}

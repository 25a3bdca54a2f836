import { distance } from 'fastest-levenshtein'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import type { Tokens } from '../words/tokens.ts'
import type { OptionIndex } from './option-index.ts'
import { type OptionSpan, optionWords } from './option-span.ts'
import { isSharedBeginning } from './partly-named.ts'
import { isNegated, isNegative, isOtherSort, isOwned, isPraised, isWrongOther, saysNegative } from './ruled-out.ts'

/** The option that the fewest letters are off from, unless two are as near. */
export function fuzzyOption(heard: Tokens, options: readonly string[], book: OptionIndex): OptionSpan | undefined {
  if (heard.words.length > 8) return undefined
  const targets = new Map([...book.words].map(([word, value]) => [word, { value, words: [word] }]))
  for (const option of options) targets.set(option, { value: option, words: [...optionWords(option)] })
  let best: OptionSpan | undefined
  let bestDistance = Infinity
  let isTie = false
  for (const { value, words } of targets.values()) {
    if (isPraised(heard, value) || (isNegative(value) && !saysNegative(heard))) continue
    if (words.length === 1 && isSharedBeginning(words[0] ?? '', value, book)) continue
    for (let at = 0; at + words.length <= heard.words.length; at++) {
      const off = typosIn(heard.words.slice(at, at + words.length), words)
      if (off === undefined || off > bestDistance || isNegated(heard, at, at + words.length)) continue
      if (isWrongOther(heard, at) || isOwned(heard, at) || isOtherSort(heard, at, value)) continue
      isTie = off === bestDistance && best?.value !== value
      bestDistance = off
      best = { value, isExplicit: false, from: at, to: at + words.length }
    }
  }
  return isTie ? undefined : (best ?? shortened(heard, options))
}

const SHORTEST = 3

/** "Bio" for Biology: the beginning of a word of one option alone, and nothing else of weight. */
function shortened(heard: Tokens, options: readonly string[]): OptionSpan | undefined {
  if (heard.words.length > 3) return undefined
  for (const [at, word] of heard.words.entries()) {
    if (
      word.length < SHORTEST ||
      isCommonWord(word) ||
      isGrammarWord(word) ||
      /\d/.test(word) ||
      isNegated(heard, at, at + 1)
    )
      continue
    const fitting = options.filter((option) => optionWords(option).some((part) => part.startsWith(word)))
    const [only, another] = fitting
    const [first = ''] = optionWords(only ?? '')
    const isBeginning = first.length >= 2 * SHORTEST && first.startsWith(word) && first !== word
    if (only !== undefined && isBeginning && another === undefined)
      return { value: only, isExplicit: false, from: at, to: at + 1 }
  }
  return undefined
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

import { undenied } from '../set-aside/undenied.ts'
import { segmentAt } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import type { OptionIndex } from './option-index.ts'
import { type OptionSpan, agreed } from './option-span.ts'
import { isNegated, isNegative, isOtherSort, isOwned, isPraised, isWrongOther, saysNegative } from './ruled-out.ts'
import { stem } from './aliases.ts'

/** "The gold one" for "gold plan", "roof top" for "rooftop" */
export function partlyNamed(heard: Tokens, book: OptionIndex): OptionSpan | undefined {
  const spans: OptionSpan[] = []
  for (let at = 0; at < heard.words.length; at++) {
    const joined = heard.breaks[at + 1]
      ? undefined
      : book.joined.get(`${heard.words[at] ?? ''}${heard.words[at + 1] ?? ''}`)
    if (joined !== undefined && !isNegated(heard, at, at + 2))
      spans.push({ value: joined, isExplicit: false, from: at, to: at + 2 })
    const word = heard.words[at] ?? ''
    const value = book.words.get(word) ?? book.words.get(stem(word))
    if (
      value === undefined ||
      isSharedBeginning(word, value, book) ||
      isPraised(heard, value) ||
      isWrongOther(heard, at) ||
      isOwned(heard, at) ||
      isOtherSort(heard, at, value)
    )
      continue
    if (isNegative(value) ? isDeniedNear(heard, at) : !isNegated(heard, at, at + 1))
      spans.push({ value, isExplicit: false, from: at, to: at + 1 })
  }
  const negative = spans.filter(({ value }) => isNegative(value))
  return agreed([
    ...negative,
    ...undenied(
      heard,
      spans.filter((span) => !negative.includes(span)),
    ),
  ])
}

/** The "nahi" of "supply aa rahi hai, par pressure nahi hai" is not that of the supply. */
function isDeniedNear(heard: Tokens, at: number): boolean {
  const part = segmentAt(heard, at)
  return saysNegative({ ...heard, words: heard.words.slice(part?.from, part?.to) })
}

/** "Hair" begins a haircut as well as a hair colour. */
export function isSharedBeginning(word: string, value: string, { joined }: OptionIndex): boolean {
  return [...joined].some(([whole, other]) => other !== value && word.length < whole.length && whole.startsWith(word))
}

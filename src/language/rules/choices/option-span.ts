import { wordsOf } from '../words/tokens.ts'

/** An option and the words of a message that name it. */
export interface OptionSpan {
  value: string
  /** Said word for word, or by a synonym; otherwise by a typo, its number, a part of it. */
  isExplicit: boolean
  from: number
  to: number
  /** Further words that speak for it. */
  beside?: readonly { from: number; to: number }[]
}

/** The first of them, unless another one names another option. */
export function agreed(spans: OptionSpan[]): OptionSpan | undefined {
  const first = spans[0]
  return first && spans.every(({ value }) => value === first.value) ? first : undefined
}

const known = new Map<string, readonly string[]>()
const MAX_KNOWN = 2_000

/** The words of an option as they are heard: the same flow comes by with every message. */
export function optionWords(option: string): readonly string[] {
  let words = known.get(option)
  if (words === undefined) {
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(option, (words = wordsOf(option)))
  }
  return words
}

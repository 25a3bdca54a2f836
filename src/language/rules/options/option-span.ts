import { cachedByText } from '../words/cached-by-text.ts'
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

/** The first of them, unless another one has another value. */
export function agreed<Span extends { value: unknown }>(spans: readonly Span[]): Span | undefined {
  const first = spans[0]
  return first && spans.every(({ value }) => value === first.value) ? first : undefined
}

/** The words of an option as they are heard: the same flow comes by with every message. */
export const optionWords = cachedByText<readonly string[]>(wordsOf, 2_000)

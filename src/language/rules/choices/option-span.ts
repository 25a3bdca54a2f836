/** An option and the words of a message that name it. */
export interface OptionSpan {
  value: string
  /** Said word for word, or by a synonym; otherwise by a typo, its number, a part of it. */
  firm: boolean
  from: number
  to: number
}

/** The first of them, unless another one names another option. */
export function agreed(spans: OptionSpan[]): OptionSpan | undefined {
  const first = spans[0]
  return first && spans.every(({ value }) => value === first.value) ? first : undefined
}

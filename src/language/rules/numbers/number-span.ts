/** A number that was said or written, and the words that are it. */
export interface NumberSpan {
  value: number
  /** The digits as spoken or written, when they can be read one after the other ("double seven five": 775). */
  digits: string | undefined
  from: number
  to: number
}

/** Words that are denied or replaced. */
export interface Denial {
  from: number
  to: number
  /**
   * Which of the values in the words is denied: the `first`, next to the "not" before it, or the `last`, next to the
   * "nahi" behind it. `weak`: all of them were given as a reason or are about another time, and count only where
   * nothing else is said. `all`: all of them were taken back.
   */
  reach: 'first' | 'last' | 'weak' | 'all'
}

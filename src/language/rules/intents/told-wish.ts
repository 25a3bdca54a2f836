/** A clause with a wish, and the words behind it. */
export interface ToldWish {
  said: readonly string[]
  behind: readonly string[]
  /** Whether the message says nothing before the clause. */
  isFirst: boolean
}

/** Whether a later part is set against the wish. */
export function goesOnAgainst(behind: readonly string[]): boolean {
  return behind.some((word) => AGAINST.test(word))
}

const AGAINST = /^(?:but|though|anyway|still|par|lekin|magar|khair|phir|fir|पर|लेकिन|मगर|खैर|फिर)$/

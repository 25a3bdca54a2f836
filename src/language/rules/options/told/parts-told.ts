import { type Clause, clausesOf } from '../../words/clauses.ts'
import { oncePerMessage } from '../../words/once-per-message.ts'

/** The clauses of a message, cut where one is set against another or follows from it. "Par" is "on" behind a noun. */
export const partsTold = oncePerMessage((heard) =>
  clausesOf(heard).flatMap((clause): Clause[] => {
    const { from, to } = clause
    const cuts: number[] = []
    for (let at = from + 1; at + 1 < to; at++) {
      const word = heard.words[at] ?? ''
      if (CUTS.test(word) || (MAY_CUT.test(word) && ENDS.test(heard.words[at - 1] ?? ''))) cuts.push(at)
    }
    return [from, ...cuts].map((start, index) => ({ from: start, to: cuts[index] ?? to }))
  }),
)

const CUTS = /^(?:but|so|because|since|lekin|magar|isliye|islie|kyunki|kyonki|लेकिन|मगर|इसलिए|क्योंकि)$/
const MAY_CUT = /^(?:par|to|toh|पर|तो)$/
const ENDS = /^(?:hai|hain|hoon|hun|hu|tha|thi|hoga|hogi|है|हैं|हूं|था|थी|होगा|होगी)$/

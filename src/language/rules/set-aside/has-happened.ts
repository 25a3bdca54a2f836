import { regex } from '../../../base/regex.ts'
import { isPast } from '../fields/english-verbs.ts'

/** What has been done, unlike "it was on Monday": the day of it has been. */
export function hasHappened(word: string): boolean {
  return HAPPENED.test(word) || (isPast(word) && !NOT_DONE.test(word))
}

const HAPPENED = regex`
  ^(?:
    hua|hui|hue|chuka|chuki|mila|mili|aaya|aayi|liya|kiya|diya|gay[aei]
    |हुआ|हुई|हुए|चुका|चुकी|मिला|मिली|आया|आई|लिया|किया|दिया|गया|गई|गए
  )$
`
/** Tells of the past, and of nothing that was done: the booking of "it was on Monday" may be for a day to come. */
export const WAS = /^(?:was|were|tha|thi|था|थी|थे)$/

/** What may be said of a day to come, what only describes, and no verbs. */
const NOT_DONE = regex`
  ^(?:
    planned|rescheduled|delayed|extended|announced|decided|reserved|upgraded|arranged|allotted|finalised|finalized|changed|cancelled
    |agreed|chose|told|gave|get|got|kept|made|booked|scheduled|fixed|promised|supposed|expected|confirmed|postponed|moved|shifted|given|said|thought|wanted
    |preferred|required|requested|needed|married|left|set|had|have|did|need|hundred|speed|feed|bed|red|indeed|wed
  )$
`

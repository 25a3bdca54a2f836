import { regex } from '../../../base/regex.ts'
import { isPast } from '../fields/english-verbs.ts'

/** What has been done, unlike "it was on Monday": the day of it has been. */
export function hasHappened(word: string): boolean {
  return HAPPENED.test(word) || (isPast(word) && !NOT_DONE.test(word))
}

const HAPPENED = regex`
  ^(?:
    hua|hui|hue|chuka|chuki|mila|mili|aaya|aayi|liya|kiya|diya
    |हुआ|हुई|हुए|चुका|चुकी|मिला|मिली|आया|आई|लिया|किया|दिया
  )$
`
/** What may be said of a day to come, what only describes, and no verbs. */
const NOT_DONE = regex`
  ^(?:
    planned|booked|scheduled|fixed|promised|supposed|expected|confirmed|postponed|moved|shifted|given|told|said|thought|wanted
    |preferred|required|requested|needed|married|left|set|had|have|did|need|hundred|speed|feed|bed|red|indeed|wed
  )$
`

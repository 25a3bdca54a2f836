import { regex } from '../../../../base/regex.ts'
import { DAY_PARTS } from '../../dates/day-parts.ts'
import { asksOfThePast } from '../../fields/asks-of-the-past.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { wordsOf } from '../../words/tokens.ts'
import { tellsTrouble } from '../lacking.ts'

/** Whether a question with options asks what somebody wants or will do, and not how something is. */
export const asksForChoice = oncePerField((plan) => {
  const asked = `${plan.label.join(' ')} / ${plan.field.description}`
  return CHOOSES.test(asked) && !OF_A_NEED.test(asked) && !tellsTrouble(plan) && !asksOfThePast(plan)
})

/** Whether the options are parts of the day or of the week, when somebody is to come or something to be held. */
export const asksForPartOfDay = oncePerField(
  ({ field: { options } }) =>
    options.length > 1 &&
    options.filter((option) => wordsOf(option).some((word) => DAY_PARTS.has(word) || WEEK.test(word))).length * 2 >
      options.length,
)

const WEEK = /^(?:weekends?|weekdays?)$/

const CHOOSES = regex('i')`
  \b(?:
    wanted|wants?|prefer\w*|needed|suits?|would you|will you|would like|where they want|way of (?:payment|paying)|slots?
    |mode|batch|shift|medium|contact|seating|delivery|part of the day|when to come|which (?:doctor|branch|plan|seat|room)
    |(?:kind|type) of (?:visit|car|room|seat|bed|stay)|(?:car|visit|room) type
    |how .*\b(?:will|should|shall|wants?|is to|are to)\b
  )\b
  |चाहिए|चाहते|चाहेंगे|पसंद
`
/** "Which appliance needs repair", "what is wrong": told by how it is. */
const OF_A_NEED =
  /\b(?:needs? (?:repair|fixing|most|help|to be)|to be repaired|wrong|help with|needs$|why|reason|complaint|problem|subjects?|tuition|coaching)\b/i

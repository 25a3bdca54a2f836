import { regex } from '../../../base/regex.ts'
import { oncePerField } from './once-per-field.ts'
import { questionOf } from './question-of.ts'

/** Whether a yes-or-no question offers something, or asks whether it is needed or wanted: "Shall we …?", "Does the student need a hostel?" */
export const asksForOffer = oncePerField(
  (plan) => OFFERS.test(questionOf(plan)) || plan.label.some((word) => NEEDED.test(word)),
)

const OFFERS = regex('i')`
  ^(?:(?:and|so|also) )?(?:
    shall|should|(?:can|may) (?:we|i)|would you|(?:do|does|will|would) (?:\S+ ){1,4}?(?:need|want|require|like|wish)
    |are (?:you|they) (?:still |also )?interested
  )\b
  |\bfrom us\b|\bfor you\?|चाहिए|चाहेंगे|\bchah\w+
`
const NEEDED = /^(?:needs?|needed|wants?|wanted|requires?|required)$/

/** Whether a yes-or-no question asks what somebody will do, or agrees or is ready to. */
export const asksForWill = oncePerField((plan) => WILL.test(questionOf(plan)))

const WILL = regex('i')`
  ^(?:(?:and|so|also) )?(?:
    (?:will|would|can|could)\b|(?:do|does) (?:\S+ ){1,4}?(?:agree|promise|plan|intend|expect)\b
    |(?:is|are) (?:\S+ ){1,4}?(?:ready|willing|able|prepared|going|happy|available|free)\b
  )
`

/** Whether a yes-or-no question is about what is still to be decided: an offer, or what somebody will do. */
export const asksAhead = oncePerField((plan) => asksForOffer(plan) || asksForWill(plan))

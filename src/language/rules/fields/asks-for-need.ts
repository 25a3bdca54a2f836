import { oncePerField } from './once-per-field.ts'

/** Whether a yes-or-no question asks what somebody needs or wants: "the driver is with us" is no "yes" to "need a driver?" */
export const asksForNeed = oncePerField(({ field, label }) => NEED.test(`${label.join(' ')} ${field.description}`))

const NEED = /\b(?:needs?|needed|wants?|wanted|required?|requires|should|shall|like)\b|चाहिए|जरूरत|chahiye|zaroorat/i

/** "Mere paas hai": somebody has it. */
export const WITH_ONE = /^(?:paas|pas|पास)$/

import { oncePerField } from '../../fields/once-per-field.ts'
import { says } from '../../words/says.ts'
import { OPTION } from './option-sign.ts'

/** Whether a qualification is told of that one does not have: "12th fail", "graduation adhoori hai". */
export function isNotPassed(said: string): boolean {
  return NOT_PASSED.test(said) && !AFTER.test(said)
}

/** "12th ke baad chhod diya" */
const AFTER = says(`after ${OPTION}|${OPTION} ke baad|${OPTION} के बाद`)

export const asksForQualification = oncePerField(
  ({ label, field: { description, options } }) =>
    /\b(?:qualification|degree|educat\w+|studied|studies)\b|पढाई|शिक्षा|योग्यता/i.test(
      `${label.join(' ')} ${description}`,
    ) && !options.some((option) => /\b(?:fail|incomplete|pursuing|dropout|ongoing|final year)\b/i.test(option)),
)

const NOT_PASSED = says(`
  fail|failed|compartment|supplementary|backlog|flunked|incomplete|unfinished|not complete*|not finish*|not pass*|didnt pass|didnt complete|didnt finish|couldnt complete
  couldnt pass|couldnt finish|dropped out|drop out|in between|halfway|left in the middle|not done|never did|never completed
  adhoor*|adhur*|beech mein|bich mein|chhod di|chhod diya|chod di|chod diya|chhut gay*|nahi ki|nahi kiya|nahi kar pay*|nahi hui|nahi hua
  poor* nahi|pur* nahi|pass nahi|complete nahi|अधूर*|बीच में|छोड दी|छोड दिया|छूट गई|नहीं की|नहीं किया|नहीं कर पा*|नहीं हुई|फेल|पूर* नहीं|पास नहीं
`)

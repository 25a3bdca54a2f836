import { oncePerField } from '../fields/once-per-field.ts'
import { isKin } from './kin.ts'
import { YOUR_NAME } from './your-name.ts'

/** Whether a question is for the name of who speaks ("your name", `customer_name`), and for that of no kin ("father_name", `coapplicant_name`). */
export const asksForSpeaker = oncePerField(
  ({ label, field }) =>
    YOUR_NAME.test(field.description) || (label.some((word) => SPEAKER.test(word)) && !label.some(isOther)),
)

const SPEAKER = /^(?:applicant|customer|caller|client|borrower|buyer|subscriber|policyholder)$/

function isOther(word: string): boolean {
  return isKin(word) || /^(?:co|joint|second|other|nominee|emergency|child|student|patient)$/.test(word)
}

import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'

/** Whether a question is for the place where a thing is or happened (`hospital_city`, `accident_place`), and not for where somebody lives. */
export const asksForPlaceOfThing = oncePerField(
  ({ kind, label, field }: FieldReader) =>
    kind === 'city' &&
    !OF_PERSON.test(`${label.join(' ')} ${field.description.toLowerCase()}`) &&
    label.some((word) => !PLACE.test(word)),
)

const OF_PERSON =
  /\b(?:home|house|liv\w+|lives?|resid\w*|stay\w*|current\w*|present\w*|native|you|your|customer|caller|person|candidate|applicant|farmer|donor|student|patient|nearest|from)\b/
const PLACE = /^(?:city|town|village|place|area|location|locality|district|state|name|in|of|the)$/

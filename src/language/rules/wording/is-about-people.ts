import { regex } from '../../../base/regex.ts'
import { type FieldReader } from '../fields/field-reader.ts'

export const PEOPLE = new Set(['people', 'guests', 'persons', 'party', 'attendees'])

/** People who come; not those who "use the internet at home" or "live in your household". */
export function isAboutPeople({ label, field }: FieldReader): boolean {
  if (COUNT_OF_PEOPLE.test(field.description))
    return !WHO_DO.test(field.description) && !OF_FAMILY.test(field.description)
  return label.some((word) => PEOPLE.has(word)) && label.every((word) => PEOPLE.has(word) || COUNT.has(word))
}

const HOW_MANY_PEOPLE = '^(?:how many|(?:total )?(?:number|no\\.?|count) of) (?:people|guests|persons|members|adults)'
const COUNT_OF_PEOPLE = new RegExp(`${HOW_MANY_PEOPLE}\\b`, 'i')
const WHO_DO = regex('i')`
  ${HOW_MANY_PEOPLE} (?!(?:are|is|will|would|shall|should|coming|staying|attending|travelling|of|in total|for|at)\b)
    [a-z]
`
/** Those of a family do not come. */
const OF_FAMILY = / (?:in|of) (?:the|your|their) (?:family|household|house)\b/i
const COUNT = new Set('number no count total of size how many the'.split(' '))

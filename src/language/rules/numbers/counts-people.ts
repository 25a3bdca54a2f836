import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { wordSet } from '../words/word-set.ts'
import { measureOf, unitOf } from './measure.ts'

const PEOPLE = regex`
  \b(?:
    people|persons?|pax|guests?|members?|passengers?|travell?ers?|attendees?|heads?|headcount|participants?
    |visitors?|adults?|child|children|kids?|seats?|party|log|logon|sawari|family size|occupants?|devotees?|pilgrims?|residents?
    |tenants?|players?|workers?|labou?rers?|students?|employees?|riders?|dependents?|dependants?|patients?|invitees?|helpers?|staff|waiters?|drivers?|guards?|volunteers?|nurses?|servants?|cooks?
  )\b
  |लोग|सदस्य|मेहमान|यात्री|बच्चे
`
/** "Number of devotees who will come" */
const WHO = /(?:how many|number of) (?:\S+ ){1,2}(?:who|will come|are coming|coming|attending)\b/
const COUNTED = /(?:how many|number of|count of|kitne|कितने)((?: \S+){1,3})/
const OF_A_THING = /(?:rooms?|nights?|days?|tables?|beds?|cars?|vehicles?|orders?|plates?|meals?|visits?)$/

/**
 * Whether what a field counts are people or their seats: `guests`, "how many people will come"; not the nights or rooms of
 * "how many nights will the guests stay".
 */
export const isCountOfPersons = oncePerField((plan) => {
  if (unitOf(plan) !== undefined) return false
  const label = plan.label.join(' ')
  if (PEOPLE.test(label)) return !OF_A_THING.test(label)
  const described = plan.field.description.toLowerCase()
  if (WHO.test(described)) return true
  const counted = COUNTED.exec(described)?.[1]
  if (counted !== undefined) return PEOPLE.test(counted) && !OF_A_THING.test(counted)
  return PEOPLE.test(described)
})

const PERSONS = wordSet('people person persons guest guests pax log logon members adults लोग लोगों मेहमान सदस्य')

/** Whether a word beside a number says that it counts people, where the field counts something else: "3 people" for nights. */
export function isOfPeople(plan: FieldReader, word: string): boolean {
  return (
    PERSONS.has(word) && COUNTS.test(`${plan.label.join(' ')} ${plan.field.description}`) && !isCountOfPersons(plan)
  )
}

/** "5 log" where the members are counted */
export function isOfCountedPeople(plan: FieldReader, word: string): boolean {
  return PERSONS.has(word) && isCountOfPersons(plan)
}

/** Whether a word beside a number names what the field counts or measures. */
export function namesCounted(plan: FieldReader, word: string): boolean {
  return speaksOf(plan, word) && !isOfPeople(plan, word)
}

const COUNTS = /how many|number of|\b(?:nights|days|rooms)\b/i

const OF_SOME =
  /\b(?:adults?|child|children|kids?|infants?|senior|earning|bed|room|other|besides|more|excluding|except)\b/
const INCLUDED = regex('g')`
  \badults?,? (?:and|or|&|plus) (?:children|kids)\b
  |\b(?:including|with|and) (?:children|kids|infants)\b
  |\b(?:children|kids|infants) (?:also )?(?:are )?included\b
`

/** Whether a field counts all the people there are, children as well, which no field of its own does. */
export const countsEverybody = oncePerField((plan: FieldReader) => {
  const asked = `${plan.label.join(' ')} ${plan.field.description.toLowerCase()}`.replace(INCLUDED, '')
  return measureOf(plan) === 'count' && isCountOfPersons(plan) && !OF_SOME.test(asked)
})

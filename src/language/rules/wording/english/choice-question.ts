import type { FieldReader } from '../../fields/field-reader.ts'
import { askedFor, labelOf } from './nouns.ts'

/** Asks for one of several options, without them and the question mark. What is, was or happened is not chosen. */
export function choiceQuestion(plan: FieldReader): string {
  const label = labelOf(plan).replace(/^preferred /, '')
  if (A_FACT.test(label) || OF_THE.test(label)) return askedFor(plan)
  if (A_KIND.test(label)) return `Which ${label}`
  const [, what, purpose] = /^(.+?) (for the .+)$/.exec(label) ?? []
  return what === undefined || purpose === undefined
    ? `Which ${label} would you like`
    : `Which ${what} would you like ${purpose}`
}

const A_FACT =
  /(?:^| )(?:preference|occupation|profession|status|gender|sex|relationship|relation|condition|nationality|(?:reason|cause|problem|issue|fault|complaint|damage|symptom|incident|accident|disease)(?: (?:kind|type)|s?(?: .*)?))$/
/** "fuel type", "kind of animal": what one has, or what one would like. */
const A_KIND = /^(?:kind|type|sort|category) of |(?:^| )(?:kind|type|sort|category|model|brand|grade|level)$/
/** "model of the purifier", but "part of the day" */
const OF_THE = /(?<!part) of (?:the|your) /

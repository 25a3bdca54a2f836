import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { capitalised } from '../../fields/said-description.ts'
import { listsOptions } from '../flow-texts.ts'
import { askedFor, counted, labelOf } from './nouns.ts'

/**
 * Asks for one of several options, without them and the question mark. What is, was or happened is not chosen; "Delivery or
 * pickup" is the whole question.
 */
export function choiceQuestion(plan: FieldReader): string {
  const label = labelOf(plan).replace(/^preferred /, '')
  if (listsOptions(plan.field, label, 'en')) return capitalised(label)
  const of = counted(plan)
  if (of !== undefined) return `How many ${of}`
  if (KIND_OF.test(label)) return `Which ${label}`
  if (A_FACT.test(label) || OF_THE.test(label) || THE_ONE.test(label)) return askedFor(plan)
  if (A_KIND.test(label)) return `Which ${label}`
  const [, what, purpose] = FOR_WHAT.exec(label) ?? []
  return what === undefined || purpose === undefined
    ? `Which ${label} would you like`
    : `Which ${what} would you like ${purpose}`
}

const A_FACT = regex`
  (?:^| )(?:
    (?:satisfaction|pain|stress|energy|fitness|education|income|experience|skill|interest|urgency) level|urgency
    |severity|priority|purpose|(?:blood|age|income|salary) (?:group|bracket|band|range)|mother tongue|religion
    |education|qualification|ownership|stage|preference|occupation|profession|status|gender|sex
    |relationship(?: (?:to|with) .*)?|relation(?: (?:to|with) .*)?|condition|nationality
    |(?:reason|cause|problem|issue|fault|complaint|damage|symptom|incident|accident|disease)
      (?: (?:kind|type)|s?(?: .*)?)
  )$
`
/** "fuel type", "kind of animal": what one has, or what one would like. */
const KIND_OF = /^(?:kind|type|sort|category) of (?!(?:the|your) )/
const A_KIND = /(?:^| )(?:kind|type|sort|category|model|brand|grade|level)$/
/** "nearest branch", "best time to call": there is one, and it is not chosen. */
const THE_ONE = /^(?:nearest|closest|best|highest|current|present|existing|usual|main) /
/** "time slot for the visit", "language to learn": what one would like, and what for. */
const FOR_WHAT = /^((?!time |day ).+?) (for the .+|to (?!the |your |be ).+)$/
/** "model of the purifier", but "part of the day" */
const OF_THE = /(?<!part) of (?:the|your) /

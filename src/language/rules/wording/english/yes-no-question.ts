import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { isConfirmation } from '../../fields/is-confirmation.ts'
import { saidDescription } from '../../fields/said-description.ts'
import { affirmed, withArticle } from '../../fields/affirmed.ts'
import { labelOf } from './nouns.ts'

/** Asks for a yes or no where the description tells no question. */
export function yesNoQuestion(plan: FieldReader): string {
  if (isConfirmation(plan)) return 'Shall I confirm that?'
  const told = affirmed(saidDescription(plan.field).replace(/ or not$/, ''))
  if (told !== undefined) return `${told}?`
  const [verb = '', ...rest] = plan.label
  const auxiliary = AUXILIARIES.get(verb)
  if (auxiliary === undefined || rest.length === 0 || plan.field.description.trim() !== '')
    return A_STATE.test(labelOf(plan)) ? `Are you ${labelOf(plan)}?` : `Yes or no: ${labelOf(plan)}?`
  return `${auxiliary} ${NEEDS_ARTICLE.has(verb) ? withArticle(rest.join(' ')) : rest.join(' ')}?`
}

/** "Satisfied with the service", "willing to relocate" */
export const A_STATE = regex`
  ^(?:(?:currently|already|still|presently) )?
    (?:[a-z]{4,}ed|able|willing|ready|available|happy|aware|allergic|pregnant)\b
`

/** "has_credit_card" */
const AUXILIARIES = new Map([
  ['has', 'Do you have'],
  ['have', 'Do you have'],
  ['owns', 'Do you own'],
  ['needs', 'Do you need'],
  ['need', 'Do you need'],
  ['wants', 'Do you want'],
  ['want', 'Do you want'],
  ['is', 'Are you'],
  ['can', 'Can you'],
  ['will', 'Will you'],
])
const NEEDS_ARTICLE = new Set(['has', 'have', 'owns', 'needs', 'need', 'wants', 'want'])

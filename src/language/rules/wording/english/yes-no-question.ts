import { type FieldReader, isConfirmation } from '../../fields/field-reader.ts'
import { saidDescription } from '../../fields/said-description.ts'
import { labelOf } from './nouns.ts'

/** Asks for a yes or no where the description tells no question. */
export function yesNoQuestion(plan: FieldReader): string {
  if (isConfirmation(plan)) return 'Shall I confirm that?'
  const need = NEEDED.exec(saidDescription(plan.field))?.[1]
  if (need !== undefined) return `Do you need ${withArticle(need.replace(/^(?:an?|the|any|some) /i, ''))}?`
  const [verb = '', ...rest] = plan.label
  const auxiliary = AUXILIARIES.get(verb)
  if (auxiliary === undefined || rest.length === 0 || plan.field.description.trim() !== '')
    return A_STATE.test(labelOf(plan)) ? `Are you ${labelOf(plan)}?` : `Yes or no: ${labelOf(plan)}?`
  return `${auxiliary} ${NEEDS_ARTICLE.has(verb) ? withArticle(rest.join(' ')) : rest.join(' ')}?`
}

/** "Home pickup needed" */
const NEEDED = /^(?!is |are )((?!\S+ (?:is|are) )\S+(?: \S+){0,3}) (?:needed|required|wanted|desired)$/

/** "Satisfied with the service", "willing to relocate" */
export const A_STATE = /^(?:[a-z]{4,}ed|able|willing|ready|available|happy|aware|allergic|pregnant)\b/

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

const WITHOUT_ARTICLE =
  /(?:s|insurance|luggage|experience|parking|internet|wifi|electricity|fever|pain|help|assistance|wi-?fi|access|transport|breakfast)$/i

function withArticle(noun: string): string {
  if (WITHOUT_ARTICLE.test(noun)) return noun
  return /^[aeiou]|^[AEFHILMNORSX][A-Z]/.test(noun) ? `an ${noun}` : `a ${noun}`
}

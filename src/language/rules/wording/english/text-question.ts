import type { FieldReader } from '../../fields/field-reader.ts'
import { isPlural, saidDescription } from '../../fields/said-description.ts'
import { withArticle } from '../../fields/affirmed.ts'
import { describedAs, labelOf } from './nouns.ts'

/** Asks for what is told in some words. "Any other wish" is none that the person must have. */
export function textQuestion(plan: FieldReader): string {
  const label = labelOf(plan).replace(/, in your (?:own )?words$/, '')
  const [, briefly, what] = DESCRIBED.exec(label) ?? []
  if (what !== undefined) return `Could you${briefly === undefined ? '' : ' briefly'} describe ${what}?`
  if (/^tell (?:us|me) ./.test(label)) return `Could you ${label}?`
  const isIfAny = /,? if any\W*$/i.test(plan.field.description)
  if ((isIfAny && isPlural(label)) || MORE.test(label) || REMARKS.test(label)) return `Do you have any ${label}?`
  if (isIfAny) return `Is there ${withArticle(label)}?`
  const preferred = /^([a-z-]+(?: [a-z-]+)?) preferred$/i.exec(saidDescription(plan.field))?.[1]
  if (preferred !== undefined) return `Which ${preferred} do you prefer?`
  if (/^(?:message|note) for /.test(label)) return `Do you have a ${label}?`
  if (/^(?:any|some) /.test(label))
    return `Do you have ${label.replace(/^some /, 'any ').replace(/ you (?:may |might )?have$/, '')}?`
  return `Could you tell me ${describedAs(plan)}?`
}

/** "Brief description of the issue", "describe your experience" */
const DESCRIBED =
  /^(?:(brief|briefly|short|quick) )?(?:detailed )?(?:(?:description|explanation|summary) of|describe|explain) (.+)$/
const REMARKS = /^(?:comments?|remarks?|feedback|notes?|suggestions?)$/
/** "Additional notes", "dietary restrictions": what a person may have none of. */
const MORE = /^(?:additional|special|other|further|dietary) /

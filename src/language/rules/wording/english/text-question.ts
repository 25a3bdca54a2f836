import type { FieldReader } from '../../fields/field-reader.ts'
import { describedAs, labelOf } from './nouns.ts'

/** Asks for what is told in some words. "Any other wish" is none that the person must have. */
export function textQuestion(plan: FieldReader): string {
  const label = labelOf(plan).replace(/, in your (?:own )?words$/, '')
  if (/^(?:any|some) /.test(label)) return `Do you have ${label.replace(/^some /, 'any ')}?`
  if (/^(?:comments?|remarks?|feedback|notes?|suggestions?)$/.test(label)) return `Do you have any ${label}?`
  return `Could you tell me ${describedAs(plan)}?`
}

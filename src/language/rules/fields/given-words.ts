import { ownValue } from '../../../base/own-value.ts'
import type { FieldSpec } from '../../../ports/language.ts'

/** The designer's synonyms of an option, or, under the field's own name, of the field. */
export function synonymsOf({ synonyms }: FieldSpec, name: string): readonly string[] {
  return ownValue(synonyms, name) ?? []
}

/** An option as the flow says it, in each language that has a text for it. */
export function textsOf({ texts = {} }: FieldSpec, option: string): string[] {
  return Object.values(texts).flatMap(({ options }) => ownValue(options, option) ?? [])
}

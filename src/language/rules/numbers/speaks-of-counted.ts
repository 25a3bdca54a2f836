import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { namedBy } from '../words/matters-in.ts'
import { wordsOf } from '../words/tokens.ts'
import { formsOf } from '../words/forms-of.ts'

/** Whether a word is another one for what the field counts: "gaadi" where vehicles are counted. */
export function speaksOfCounted(plan: FieldReader, word: string): boolean {
  const counted = countedBy(plan)
  return counted.size > 0 && formsOf(word).some((form) => namedBy(form).some((id) => counted.has(id)))
}

const countedBy = oncePerField(
  ({ field, label }) => new Set([...label, ...wordsOf(field.description)].flatMap(formsOf).flatMap(namedBy)),
)

import type { FieldValue } from '../../../ports/language.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Clause } from '../words/clauses.ts'

/** An earlier answer that a part of a message puts right: the words that do so say nothing else. */
export interface Change extends Clause {
  plan: FieldReader
  value: FieldValue
}

/** Reads a text as the answer to one field. */
export type ReadAs = (text: string, plan: FieldReader) => FieldValue | undefined

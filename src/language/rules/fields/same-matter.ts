import { namedBy } from '../words/matters-in.ts'
import type { FieldReader } from './field-reader.ts'

/** Whether a word means what a field or its question names, in other words: "gaadi" for a car, "dukan" for a shop. */
export function isSameMatter({ label, questionWords }: FieldReader, noun: string): boolean {
  const ids = namedBy(noun)
  return ids.length > 0 && [...label, ...questionWords].some((word) => namedBy(word).some((id) => ids.includes(id)))
}

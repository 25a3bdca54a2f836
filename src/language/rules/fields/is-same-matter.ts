import type { FieldReader } from './field-reader.ts'
import { namedBy } from '../words/matters-in.ts'

/** "Kitab" and "book" */
export function isSameMatter({ label }: FieldReader, word: string): boolean {
  const ids = idsOf([word])
  return ids.length > 0 && idsOf(label).some((id) => ids.includes(id))
}

function idsOf(words: readonly string[]): number[] {
  return words.flatMap((word) => namedBy(word))
}

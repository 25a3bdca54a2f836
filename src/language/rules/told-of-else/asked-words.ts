import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'

/** The words of a question, with and without the "s" of several: what it speaks of is nothing else. */
const wordsAsked = oncePerField(
  ({ label, questionWords }) => new Set([...label, ...questionWords].flatMap((word) => [word, word.replace(/s$/, '')])),
)

/** Whether the question itself has the word. */
export function isAskedWord(plan: FieldReader, word: string): boolean {
  const asked = wordsAsked(plan)
  return asked.has(word) || asked.has(word.replace(/s$/, ''))
}

/** Whether the question has a word of the class. */
export function asksOf(plan: FieldReader, isOne: RegExp): boolean {
  return [...wordsAsked(plan)].some((word) => isOne.test(word))
}

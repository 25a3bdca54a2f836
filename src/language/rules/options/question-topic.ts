import type { FieldReader } from '../fields/field-reader.ts'
import { wordsOf } from '../words/tokens.ts'
import { singular } from './aliases.ts'
import { optionWords } from './option-span.ts'

/**
 * What a question with options is about: words of its field's name, and of a question, tell no option apart ("loan" in
 * "What is the loan for?"). Where a question lists its options ("Are you the owner or a tenant?"), their words do.
 */
export function questionTopic(plan: FieldReader): { label: readonly string[]; question: readonly string[] } {
  const { field, label } = plan
  const words = field.description.trim().endsWith('?') ? wordsOf(field.description) : []
  const named = field.options.map((option) => optionWords(option).filter((word) => words.includes(word)))
  const listed = named.map((own) => own.filter((word) => !named.every((other) => other.includes(word))))
  // "Which doctor?" lists nothing, though an eye doctor and a lady doctor are among the options.
  const isList = listed.filter((own) => own.length > 0).length > 1 && new Set(listed.flat()).size > 1
  return { label, question: isList ? words.filter((word) => !listed.flat().includes(word)) : words }
}

/** Whether a word is among others, the "eyes" of an option where the question has an "eye", too. */
export function hasWord(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || words.has(singular(word))
}

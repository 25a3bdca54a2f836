import type { FieldSpec, Language } from '../../../ports/language.ts'

/** An option as it is said: in the designer's words for the language, else as it is written, without underlines. */
export function optionSaid({ texts }: FieldSpec, option: string, language: Language): string {
  return texts?.[language]?.options?.[option] ?? option.replaceAll('_', ' ')
}

/** The designer's own question in this language; undefined where there is none. */
export function designedQuestion({ texts }: FieldSpec, language: Language): string | undefined {
  const question = texts?.[language]?.question?.trim()
  return question === '' ? undefined : question
}

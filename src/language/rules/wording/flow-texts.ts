import type { FieldSpec, Language } from '../../../ports/language.ts'

/** An option as it is spoken: the flow's text for the language, else the option itself without underscores. */
export function optionSaid({ texts }: FieldSpec, option: string, language: Language): string {
  return texts?.[language]?.options?.[option] ?? option.replaceAll('_', ' ')
}

/** The flow's own question in this language; undefined where there is none. */
export function designedQuestion({ texts }: FieldSpec, language: Language): string | undefined {
  const question = texts?.[language]?.question?.trim()
  return question === '' ? undefined : question
}

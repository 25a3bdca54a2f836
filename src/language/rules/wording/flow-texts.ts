import { ownValue } from '../../../base/own-value.ts'
import type { FieldSpec, Language } from '../../../ports/language.ts'
import { hindiOption } from './hindi/options.ts'

/** An option as it is spoken: the flow's text for the language, else the option itself. */
export function optionSaid({ texts }: FieldSpec, option: string, language: Language): string {
  return ownValue(texts?.[language]?.options, option) ?? plainOption(option, language)
}

/** An option without a text: its common word in Hindi, else its own words without underscores. */
export function plainOption(option: string, language: Language): string {
  return (language === 'hi' ? hindiOption(option) : undefined) ?? option.replaceAll('_', ' ').trim()
}

/** The flow's own question in this language; undefined where there is none. */
export function designedQuestion({ texts }: FieldSpec, language: Language): string | undefined {
  const question = texts?.[language]?.question?.trim()
  return question === '' ? undefined : question
}

/** Whether a question names all options by itself: "Furnished, semi-furnished or unfurnished?" */
export function listsOptions(field: FieldSpec, question: string, language: Language): boolean {
  const asked = apart(question)
  return (
    field.options.length > 0 &&
    field.options.every((option) => asked.includes(apart(optionSaid(field, option, language))))
  )
}

/** The words with a space on either side, so that "no" is not found in "know". */
function apart(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[\s,:;.?!।()/"']+/)
    .filter((word) => word !== '')
    .join(' ')} `
}

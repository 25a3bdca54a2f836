import type { FieldReader } from '../fields/field-reader.ts'
import { soundsTheSame } from '../words/sounds-the-same.ts'
import { optionWords } from './option-span.ts'

/** Whether a word is one of an option's own: the "restaurant" of "dine-in restaurant". */
export function isOfOption({ field }: FieldReader, word: string): boolean {
  return field.options.some((option) => optionWords(option).some((own) => own === word || soundsTheSame(own, word)))
}

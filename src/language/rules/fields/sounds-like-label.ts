import { phoneticKey } from '../words/phonetic-key.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import type { FieldReader } from './field-reader.ts'

/** The "आता" of "मुझे नहीं आता" is no "auto". */
const VERBS = /^(?:आत[ाेी]|आय[ाे]|आई|आना)$/u

/** "वैन" for "van", "बैच" for "batch": short, but a word of the field's very name. */
export function soundsLikeLabel({ label }: FieldReader, word: string): boolean {
  return (
    isDevanagari(word) &&
    !VERBS.test(word) &&
    label.some((one) => one.length > 2 && phoneticKey(one) === phoneticKey(word))
  )
}

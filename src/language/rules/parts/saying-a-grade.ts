import type { FieldReader } from '../fields/field-reader.ts'
import { ordinalOf } from '../numbers/ordinals.ts'

/** Whether a school class is asked for. */
export function isGradeAsked({ label }: FieldReader): boolean {
  return label.some((word) => GRADE_WORD.test(word))
}

/** "Beta 6th mein hai", "in ninth standard" */
export function saysGrade(words: readonly string[]): boolean {
  return words.some(
    (word, at) => ordinalOf(word) !== undefined && (GRADE_BEHIND.test(words[at + 1] ?? '') || words[at - 1] === 'in'),
  )
}

export const GRADE_WORD = /^(?:class|grade|standard|std|क्लास|कक्षा|स्टैंडर्ड)$/
const GRADE_BEHIND = /^(?:mein|me|में|class|standard|std|grade|क्लास|कक्षा)$/

import type { FieldReader } from '../fields/field-reader.ts'

/** Whether a word is the "percent" of a field that asks for a percentage. */
export function isOwnPercent({ field }: FieldReader, word: string): boolean {
  return PERCENT.test(word) && ASKS_PERCENT.test(field.description)
}

const PERCENT = /^(?:percent|percentage|pratishat|parcent|प्रतिशत|परसेंट|पर्सेंट)$/
const ASKS_PERCENT = /\bpercent(?:age)?\b|%|प्रतिशत/i

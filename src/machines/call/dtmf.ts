import type { FieldSpec, FieldValue } from '../../ports/language.ts'

/** Larger numbers lose digits as JSON. */
const MAX_DIGITS = 15

/** Whether a field can be answered by keys; text is spelt by them at best, and is for the language model. */
export function acceptsDtmf(field: FieldSpec | undefined): boolean {
  return field !== undefined && field.type !== 'string'
}

/**
 * What pressed keys answer: the digits of a number, an option by its place from 1 to 9, 1 for yes and 2 for no.
 * Undefined when they mean nothing here.
 */
export function valueOfDtmf(keys: string, field: FieldSpec): FieldValue | undefined {
  const digits = keys.replace(/[^0-9]/g, '')
  switch (field.type) {
    case 'number':
      return digits !== '' && digits.length <= MAX_DIGITS ? Number(digits) : undefined
    case 'boolean':
      return digits === '1' ? true : digits === '2' ? false : undefined
    case 'enum':
      return /^[1-9]$/.test(digits) ? field.options[Number(digits) - 1] : undefined
    case 'string':
      return undefined
  }
}

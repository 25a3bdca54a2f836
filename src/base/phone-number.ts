import { BadRequest } from './errors.ts'

/** `+` and 8 to 15 digits. */
const INTERNATIONAL = /^\+\d{8,15}$/

/** Whether a text is a number in international format, without spaces or punctuation. */
export function isInternationalNumber(text: string): boolean {
  return INTERNATIONAL.test(text)
}

/** International format without spaces, hyphens and parentheses; throws `BadRequest` for anything else. */
export function normalisedNumber(text: string, field: string): string {
  const number = text.replace(/[\s()-]/g, '')
  if (isInternationalNumber(number)) return number
  throw new BadRequest(`${field} must be a number in international format: + and 8 to 15 digits.`)
}

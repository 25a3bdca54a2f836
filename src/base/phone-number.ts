import { BadRequest } from './errors.ts'

/** International format without spaces, hyphens and parentheses; throws `BadRequest` for anything else. */
export function normalisedNumber(text: string, field: string): string {
  const number = text.replace(/[\s()-]/g, '')
  if (!/^\+\d{8,15}$/.test(number)) {
    throw new BadRequest(`${field} must be a number in international format: + and 8 to 15 digits.`)
  }
  return number
}

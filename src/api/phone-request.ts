import { BadRequest } from '../base/errors.ts'
import { isInternationalNumber } from '../base/phone-number.ts'
import type { Telephony } from '../ports/phone-calls.ts'

/** Removes what the API's contract lists and nothing else: no tabs, other blanks or dashes. */
const PUNCTUATION = /[ ()-]/g

/** The number to dial: `+` and 8 to 15 digits. Throws 400 for anything that is not that without its punctuation. */
export function dialledNumber(to: string): string {
  const number = to.replace(PUNCTUATION, '')
  if (isInternationalNumber(number)) return number
  throw new BadRequest('to must be a number in international format: + and 8 to 15 digits.', 'bad_number')
}

/** Throws 400 for a provider that there is not. */
export function telephonyIn(provider: string | undefined): Telephony | undefined {
  if (provider === undefined || provider === 'telephony_a' || provider === 'telephony_b') return provider
  throw new BadRequest('provider must be telephony_a or telephony_b.', 'unknown_provider')
}

import type * as PhoneNumbers from 'libphonenumber-js/min'
import { loadLater } from '../../../load-later.ts'
import { findDigits } from '../numbers/digit-strings.ts'
import type { Heard } from '../words/heard.ts'

const phoneNumbers = loadLater<typeof PhoneNumbers>('libphonenumber-js/min')

export interface PhoneSpan {
  /** E.164 when the country is known, else the digits. */
  value: string
  /** A number that exists in its country's plan. */
  valid: boolean
  from: number
  to: number
}

/** Where numbers without a country code are taken to belong. Zones that several countries share are left out. */
const COUNTRY_OF_ZONE = new Map<string, PhoneNumbers.CountryCode>([
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['Asia/Dubai', 'AE'],
  ['Asia/Singapore', 'SG'],
  ['Asia/Kathmandu', 'NP'],
  ['Asia/Dhaka', 'BD'],
  ['Asia/Karachi', 'PK'],
  ['Asia/Colombo', 'LK'],
  ['Europe/London', 'GB'],
  ['Europe/Berlin', 'DE'],
  ['Europe/Paris', 'FR'],
  ['America/New_York', 'US'],
  ['America/Chicago', 'US'],
  ['America/Denver', 'US'],
  ['America/Los_Angeles', 'US'],
  ['Australia/Sydney', 'AU'],
])

export function findPhone(heard: Heard, readsHindi: boolean, timeZone: string): PhoneSpan | undefined {
  const span = findDigits(heard, readsHindi, 7)
  if (span === undefined || span.digits.length > 15) return undefined
  const { digits, from, to } = span
  const country = COUNTRY_OF_ZONE.get(timeZone)
  const { parsePhoneNumberFromString } = phoneNumbers()
  const number = span.international
    ? parsePhoneNumberFromString(`+${digits}`)
    : (parsePhoneNumberFromString(digits, country ? { defaultCountry: country } : {}) ?? undefined)
  if (number?.isPossible()) return { value: number.number, valid: number.isValid(), from, to }
  if (span.international || country !== undefined || digits.length < 8) return undefined
  return { value: digits, valid: false, from, to }
}

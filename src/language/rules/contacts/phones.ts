import type * as PhoneNumbers from 'libphonenumber-js/min'
import { lazyRequire } from '../../../base/lazy-require.ts'
import { callingCodeIn } from '../../../base/number-time-zone.ts'
import { digitStrings, lastSaidDigits } from '../numbers/digit-strings.ts'
import type { Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { standingContacts } from './standing-contacts.ts'
import { OR } from '../words/function-words.ts'

const phoneNumbers = lazyRequire<typeof PhoneNumbers>('libphonenumber-js/min')

export interface PhoneSpan {
  /** E.164 when the country is known, else the digits. */
  value: string
  /** Whether the number exists in its country's numbering plan. */
  valid: boolean
  from: number
  to: number
}

const MIN_DIGITS = 7
const MAX_DIGITS = 15

/** "9811, 98110 02233": the first words are the beginning of the whole number. */
function begunAnew(digits: string): string {
  for (let length = 3; length <= 9 && digits.length > 11; length++) {
    const whole = digits.slice(length)
    if (whole.length <= 11 && whole.startsWith(digits.slice(0, length))) return whole
  }
  return digits
}

export function findPhone(
  heard: Tokens,
  readsHindi: boolean,
  timeZone: string,
  correctedFrom = Infinity,
  isOfElse: (span: Clause) => boolean = () => false,
): PhoneSpan | undefined {
  const last = lastSaidDigits(heard, readsHindi, MIN_DIGITS, correctedFrom)
  if (last === undefined) return undefined
  const standing = standingContacts(heard, digitStrings(heard, readsHindi, MIN_DIGITS)).filter((one) => !isOfElse(one))
  const span = standing.some(({ from }) => from === last.from) ? last : standing.at(-1)
  if (span === undefined || span.digits.length > 2 * MAX_DIGITS) return undefined
  const { to } = span
  // "98… or 97…": either of two.
  if (correctedFrom === Infinity && standing.length > 1 && heard.words.some((word) => OR.test(word))) return undefined
  // "Call on this one 7045…"
  const isPointed =
    /^(?:one|ek|एक)$/.test(heard.words[span.from] ?? '') && /^\d{10,}$/.test(heard.words[span.from + 1] ?? '')
  const from = isPointed ? span.from + 1 : span.from
  const digits = isPointed ? span.digits.slice(1) : begunAnew(span.digits)
  if (digits.length > MAX_DIGITS) return undefined
  const defaultCallingCode = callingCodeIn(timeZone)
  const { parsePhoneNumberFromString } = phoneNumbers()
  const number = span.international
    ? parsePhoneNumberFromString(`+${digits}`)
    : (parsePhoneNumberFromString(digits, defaultCallingCode === undefined ? {} : { defaultCallingCode }) ?? undefined)
  if (number?.isPossible()) return { value: number.number, valid: number.isValid(), from, to }
  if (span.international || defaultCallingCode !== undefined || digits.length < 8) return undefined
  return { value: digits, valid: false, from, to }
}

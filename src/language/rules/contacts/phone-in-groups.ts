import type * as PhoneNumbers from 'libphonenumber-js/min'
import { lazyRequire } from '../../../base/lazy-require.ts'

const phoneNumbers = lazyRequire<typeof PhoneNumbers>('libphonenumber-js/min')

/** "+919822012345" as "98220 12345", and "+918025531234" with the code of its city, "080 2553 1234". */
export function phoneInGroups(phone: string): string {
  if (!INDIAN.test(phone)) return phone.length === 10 ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone
  const national = phoneNumbers().parsePhoneNumberFromString(phone)?.formatNational() ?? phone
  return MOBILE.test(national) ? national.slice(1) : national
}

const INDIAN = /^\+91\d{10}$/
const MOBILE = /^0\d{5} \d{5}$/

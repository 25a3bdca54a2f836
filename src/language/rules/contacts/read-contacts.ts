import type { Message } from '../message.ts'
import { findDigits } from '../numbers/digit-strings.ts'
import { findCode } from './codes.ts'
import { findEmail } from './emails.ts'
import { findPhone } from './phones.ts'

/** E-mail addresses, phone numbers, postal codes: strings of characters that hardly anything else looks like. */
export function readContacts(message: Message): void {
  readEmail(message)
  readPincode(message)
  readCode(message)
  readPhone(message)
}

function readEmail(message: Message): void {
  const [plan] = message.targets('email')
  const email = plan && findEmail(message.heard)
  if (plan && email) message.take(plan, email.value, true, email.from, email.to)
}

function readCode(message: Message): void {
  const plan = message.asked.find(({ kind }) => kind === 'code')
  const code = plan && findCode(message.heard, plan, message.readsHindi)
  if (plan && code) message.take(plan, code.value, false, code.from, code.to)
}

function readPhone(message: Message): void {
  const [plan] = message.targets('phone')
  const phone = plan && findPhone(message.heard, message.readsHindi, message.request.timeZone)
  if (plan && phone && (phone.valid || message.isAsked(plan)) && !message.isUsed(phone.from, phone.to)) {
    message.take(plan, phone.value, phone.valid, phone.from, phone.to)
  }
}

const PIN_CUES = new Set('pin pincode zip zipcode postcode postal code पिन पिनकोड'.split(' '))
const WITH_LETTERS = /\b(?=[a-z0-9]*\d)[a-z][a-z0-9]{1,3}\s?\d[a-z0-9]{2,3}\b/i

function readPincode(message: Message): void {
  const [plan] = message.targets('pincode')
  if (plan === undefined) return
  const asked = message.isAsked(plan)
  const span = findDigits(message.heard, message.readsHindi, 4)
  if (span && span.digits.length <= (asked ? 9 : 6)) {
    const isNamed = message.heard.words.some((word) => PIN_CUES.has(word))
    const isWhole = !plan.label.some((word) => word === 'pincode' || word === 'pin') || span.digits.length === 6
    if ((asked && isWhole) || (isNamed && span.digits.length >= 5 && isWhole))
      message.take(plan, span.digits, isNamed, span.from, span.to)
    return
  }
  const lettered = asked ? WITH_LETTERS.exec(message.heard.text) : null
  if (lettered) message.take(plan, lettered[0].toUpperCase(), false, 0, 0)
}

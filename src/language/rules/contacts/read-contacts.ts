import type { Message } from '../message.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import { findNumbers } from '../numbers/numbers.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { type DigitSpan, digitStrings, lastSaidDigits } from '../numbers/digit-strings.ts'
import { findCode } from './codes.ts'
import { findEmail } from './emails.ts'
import { findPhone } from './phones.ts'

/** Reads e-mail addresses, phone numbers and postal codes, whose characters hardly match anything else. */
export function readContacts(message: Message): void {
  readLastDigit(message)
  readEmail(message)
  readPincode(message)
  readCode(message)
  readPhone(message)
}

const LAST_DIGIT = new PhraseMatcher<true>([
  [true, '(the|) last (digit|number) (is|should be|was)\n(aakhri|akhri|last) (ank|number|digit)'],
])

/** "The last digit is 6 not 5" corrects the number that was given before. */
function readLastDigit(message: Message): void {
  const { heard, readsHindi, request } = message
  const lead = LAST_DIGIT.first(heard)
  const digit = lead && findNumbers(heard, readsHindi).find(({ from }) => from >= lead.to)
  if (lead === undefined || digit === undefined || digit.value > 9 || !Number.isInteger(digit.value)) return
  const given = message.plans.filter(({ kind, field }) => DIGITS.has(kind) && message.isKnown(field.name))
  const names = Object.keys(request.collected)
  const plan = given.sort((a, b) => names.indexOf(a.field.name) - names.indexOf(b.field.name)).at(-1)
  const known = plan && request.collected[plan.field.name]
  if (plan === undefined || typeof known !== 'string' || !/\d$/.test(known)) return
  message.take(plan, known.slice(0, -1) + String(digit.value), true, 0, heard.words.length)
}

const DIGITS = new Set<FieldKind>(['phone', 'pincode', 'code'])

function readEmail(message: Message): void {
  const [plan] = message.targets('email')
  const email = plan && findEmail(message.heard, message.correction.from)
  if (plan && email) message.take(plan, email.value, true, email.from, email.to)
}

function readCode(message: Message): void {
  const plan = message.asked.find(({ kind }) => kind === 'code')
  const code = plan && findCode(message.heard, plan, message.readsHindi, message.correction.from)
  if (plan && code) message.take(plan, code.value, false, code.from, code.to)
}

function readPhone(message: Message): void {
  const [plan] = message.targets('phone')
  const phone = plan && findPhone(message.heard, message.readsHindi, message.request.timeZone, message.correction.from)
  if (plan && phone?.valid === true && !message.isUsed(phone.from, phone.to) && !isAmount(message, plan, phone.value)) {
    message.take(plan, phone.value, phone.valid, phone.from, phone.to)
  }
}

/** "1,20,00,000" to a question for a number is no phone number, though there are some of eight digits. */
function isAmount(message: Message, plan: FieldReader, phone: string): boolean {
  if (message.isAsked(plan) || message.isNamed(plan)) return false
  return message.asked.some(({ kind }) => kind === 'number') && phone.length < MIN_UNASKED_CHARS
}

/** "+91" and ten digits. */
const MIN_UNASKED_CHARS = 12

const PIN_CUES = new Set('pin pincode zip zipcode postcode postal code पिन पिनकोड'.split(' '))
const WITH_LETTERS = /\b(?=[a-z0-9]*\d)[a-z][a-z0-9]{1,3}\s?\d[a-z0-9]{2,3}\b/i

/** The six digits of "411038, my mobile is 98…" and of "98…, and the pin code is 560029": the only ones of that length. */
function pinBesidePhone({ heard, readsHindi }: Message, { label }: FieldReader): DigitSpan | undefined {
  if (!label.some((word) => word === 'pincode' || word === 'pin')) return undefined
  const spans = digitStrings(heard, readsHindi, 4)
  const [only, another] = spans.filter(({ digits }) => digits.length === 6)
  return spans.some(({ digits }) => digits.length >= 10) && another === undefined ? only : undefined
}

function readPincode(message: Message): void {
  const [plan] = message.targets('pincode')
  if (plan === undefined) return
  const asked = message.isAsked(plan)
  const span =
    pinBesidePhone(message, plan) ?? lastSaidDigits(message.heard, message.readsHindi, 4, message.correction.from)
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

import type { Message } from '../message.ts'
import { isKinInflected } from '../names/kin.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import { findNumbers } from '../numbers/numbers.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { type DigitSpan, digitStrings, lastSaidDigits } from '../numbers/digit-strings.ts'
import { FILLERS_OF_CODES, findCode, MIN_LENGTH } from './codes.ts'
import { findEmail } from './emails.ts'
import { findPhone, type PhoneSpan } from './phones.ts'
import { isContactOfElse } from './is-contact-of-else.ts'
import { readThisNumber } from './this-number.ts'

/** Reads e-mail addresses, phone numbers and postal codes, whose characters hardly match anything else. */
export function readContacts(message: Message): void {
  readLastDigits(message)
  readEmail(message)
  readPincode(message)
  readCode(message)
  readPhone(message)
  readThisNumber(message)
}

const LAST_DIGITS = new PhraseMatcher<true>([
  [
    true,
    `(the|) last (two|three|four|) (digit|digits|number|numbers) (is|are|should be|was|were)
     (ends|ending|end) (with|in)
     (aakhri|akhri|last|aakhir ke|aakhri ke) (do|teen|char|) (ank|number|digit|digits)
     (aakhir|akhir|end|last) (mein|me)
     (आखिरी|आखरी|अंतिम) (दो|तीन|चार|) (अंक|नंबर|डिजिट)
     (आखिर|अंत) (में)`,
  ],
])

/** "The last digit is 6 not 5", "my number ends with 21": puts right the end of the number that was given before. */
function readLastDigits(message: Message): void {
  const { heard, request } = message
  const lead = LAST_DIGITS.first(heard)
  const end = lead && digitsAt(message, lead.to)
  if (lead === undefined || end === undefined || end.digits.length > MAX_LAST) return
  const given = message.plans.filter(({ kind, field }) => DIGITS.has(kind) && message.isKnown(field.name))
  const named = given.filter((plan) => plan.label.some((word) => heard.words.includes(word)))
  const names = Object.keys(request.collected)
  const latest = given.sort((a, b) => names.indexOf(a.field.name) - names.indexOf(b.field.name)).at(-1)
  const plan = named.length === 1 ? named[0] : latest
  const known = plan && message.knownValue(plan)
  if (plan === undefined || typeof known !== 'string' || !/\d{5}$/.test(known)) return
  const rest = heard.words.findIndex((word, at) => at >= end.to && heard.breaks[at] && word !== 'not')
  message.take(
    plan,
    known.slice(0, -end.digits.length) + end.digits,
    true,
    lead.from,
    rest === -1 ? heard.words.length : rest,
  )
}

const MAX_LAST = 4

function digitsAt({ heard, readsHindi }: Message, at: number): Pick<DigitSpan, 'digits' | 'from' | 'to'> | undefined {
  const several = digitStrings(heard, readsHindi, 2).find(({ from }) => from === at || from === at + 1)
  if (several) return several
  const one = findNumbers(heard, readsHindi).find(({ from }) => from === at || from === at + 1)
  return one && /^\d$/.test(String(one.value)) ? { digits: String(one.value), from: one.from, to: one.to } : undefined
}

const DIGITS = new Set<FieldKind>(['phone', 'pincode', 'code'])

function readEmail(message: Message): void {
  const [plan] = message.targets('email')
  const email =
    plan && findEmail(message.heard, message.correction.from, (span) => isContactOfElse(message, plan, span))
  if (plan && email) message.take(plan, email.value, true, email.from, email.to)
}

function readCode(message: Message): void {
  const plan = message.asked.find((one) => one.kind === 'code' || mayBeCode(one))
  const code = plan && findCode(message.heard, plan, message.readsHindi, message.correction.from)
  if (plan === undefined || code === undefined || isOfKin(message, code) || isContactOfElse(message, plan, code)) return
  const isCode = plan.kind === 'code' && (code.value.length >= MIN_LENGTH || code.isNamed === true)
  // "I don't have one"
  const isSaid = code.value.length > 1 || /\d/.test(message.heard.text)
  if (isCode || (isSaid && isAll(message, plan, code))) message.take(plan, code.value, false, code.from, code.to)
}

/** A text that is called a code, "gate_code", may be a word as well; spelled out, it is read like other codes. */
function mayBeCode({ kind, label }: FieldReader): boolean {
  return kind === 'text' && /^(?:code|id|serial)$/.test(label.at(-1) ?? '')
}

/** Whether the rest of the message tells nothing: "the code is …". */
function isAll({ heard }: Message, { cues }: FieldReader, { from, to }: { from: number; to: number }): boolean {
  return heard.words.every(
    (word, at) =>
      (at >= from && at < to) || isGrammarWord(word) || FILLERS_OF_CODES.has(word) || cues.has(word) || word === 'no',
  )
}

/** "204518 is my sister's" */
function isOfKin({ heard }: Message, { to }: { to: number }): boolean {
  const [, kin = ''] = OF_KIN.exec(heard.words.slice(to, to + 4).join(' ')) ?? []
  return isKinInflected(kin)
}

const OF_KIN = /^(?:is |was |to |toh |तो )?(?:my|our|mere|meri|mera|hamare|मेरे|मेरी|मेरा) (\S+)/

function readPhone(message: Message): void {
  const [plan] = message.targets('phone')
  const phone =
    plan &&
    findPhone(message.heard, message.readsHindi, message.request.timeZone, message.correction.from, (span) =>
      isContactOfElse(message, plan, span),
    )
  if (plan && phone?.valid === true && !message.isUsed(phone.from, phone.to) && !isAmount(message, plan, phone)) {
    message.take(plan, phone.value, phone.valid, phone.from, phone.to)
  }
}

/** "1,20,00,000" to a question for a number is no phone number, though there are some of eight digits. */
function isAmount(message: Message, plan: FieldReader, { value: phone, from, to }: PhoneSpan): boolean {
  if (message.heard.words.slice(from, to).some((word) => SCALE.test(word))) return true
  if (message.isAsked(plan) || message.isNamed(plan)) return false
  return message.asked.some(({ kind }) => kind === 'number') && phone.length < MIN_UNASKED_CHARS
}

/** "Das baarah lakh" */
const SCALE = /^(?:lakhs?|lacs?|crores?|thousand|hundred|hazaar|hazar|hajaar|hajar|लाख|करोड|करोड़|हजार|हज़ार)$/
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
    if (isContactOfElse(message, plan, span)) return
    const isNamed = message.heard.words.some((word) => PIN_CUES.has(word))
    const isWhole = !plan.label.some((word) => word === 'pincode' || word === 'pin') || span.digits.length === 6
    if ((asked && isWhole) || (isNamed && span.digits.length >= 5 && isWhole))
      message.take(plan, span.digits, isNamed, span.from, span.to)
    return
  }
  const lettered = asked ? WITH_LETTERS.exec(message.heard.text) : null
  if (lettered) message.take(plan, lettered[0].toUpperCase(), false, 0, 0)
}

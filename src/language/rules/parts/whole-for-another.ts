import { isLabelled } from '../fields/is-labelled.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import type { Found, Message } from '../message.ts'
import { isKnownCity } from '../places/known-cities.ts'
import { ordinalOf } from '../numbers/ordinals.ts'
import { wordsOf } from '../words/tokens.ts'
import { isParticle } from '../words/bare-clauses.ts'
import { isSaidOfAnything, isTiedTo } from './may-answer-ahead.ts'
import { type ReadAlone, readPart } from './remaining-parts.ts'

/** These take any words, or their own yes or no. */
const TAKES_YES_AND_NO = new Set<FieldKind>(['boolean', 'text'])
/** Any words may be taken for one of these. */
const TAKEN_FROM_ANY = new Set<FieldKind>(['name', 'city', 'address', 'company'])
/** A number or a day says which question it answers by its unit, or its name, or as no other question asks for one. */
const WITH_A_UNIT = new Set<FieldKind>(['number', 'date', 'time', 'datetime'])
/** "May" and "June" */
const MAY_BE_A_NAME = new Set<FieldKind>(['date', 'datetime'])
const MAX_WORDS = 10

/** "और मेरी उम्र बावन साल है" to a question for free text: an answer of another question, to the last word, is none of this one. */
export function dropTextOfAnother(message: Message, readAlone: ReadAlone): void {
  const text = message.found.find(({ isAsked, plan }) => isAsked && (plan.kind === 'text' || plan.kind === 'address'))
  const told = message.found.filter((one) => !one.isAsked && one.isExplicit)
  if (text === undefined || told.length === 0 || message.heard.words.length > MAX_WORDS) return
  const isOthers =
    LEADS_AWAY.test(String(text.value).toLowerCase()) ||
    told.some((one) => readPart(one.plan, readAlone(message.heard.text, one.plan.field.name))?.value === one.value)
  if (isOthers) message.found.splice(message.found.indexOf(text), 1)
}

/** "Oh before that, we want …" */
const LEADS_AWAY = /^(?:oh )?(?:before that|one (?:more )?thing|also|first|pehle|pehle ye|ek baat|पहले|एक बात)$/

/**
 * "No pets" or "parking nahi chahiye" where a name, a place or a number was asked for: a message that says nothing but yes or
 * no to the thing of another question, which is still open, answers that one, and declines nothing. "Lehenga hai" to the
 * question for a name or a place is an option of another question in the same way, and "saat saal ka hai" an age.
 */
export function readWholeForAnother(message: Message, readAlone: ReadAlone): void {
  const { heard, asked, move, plans } = message
  if (heard.words.length > MAX_WORDS || (move !== undefined && move !== 'noise')) return
  if (asked.length === 0 || asked.some(({ kind }) => TAKES_YES_AND_NO.has(kind))) return
  if (!message.found.every(isGuess)) return
  if (asked.some((plan) => isLabelled(heard.words, plan) || heard.words.some((word) => speaksOf(plan, word)))) return
  const whole = plans.flatMap((plan) => {
    const isOpen = !message.isKnown(plan.field.name) || message.correction.given
    if (!isOpen || isConfirmation(plan) || !mayBeMeant(message, plan)) return []
    const alone = readAlone(heard.text, plan.field.name)
    const found = readPart(plan, alone)
    return found ? { found, isTold: isToldOf(message, alone, found) } : []
  })
  const [only, another] = whole.filter(({ isTold }) => isTold)
  if (only && another === undefined) message.replace(0, heard.words.length, only.found.plan, only.found.value)
  else if (whole.some(({ found }) => isNone(message, found))) message.found.length = 0
}

/** "Teen dabbe", "पैंतीस": nobody and no place is called so; "3M" is a company, and "12" the number of a house. */
function isNone({ asked, heard }: Message, { plan }: Found): boolean {
  if (MAY_BE_A_NAME.has(plan.kind)) return false
  return !asked.some(
    (one) => OF_HOUSE.test(one.label.join(' ')) || (one.kind === 'company' && heard.words.length === 1),
  )
}

const OF_HOUSE = /\b(?:house|flat|door|plot|room|shop|unit|building|no|number|floor)\b/

/** Whether it is plain which question they answer. */
function isToldOf(message: Message, alone: Message, found: Found): boolean {
  if (found.plan.kind === 'enum' && isSaidOfAnything(found.value)) return false
  return !WITH_A_UNIT.has(found.plan.kind) || isTiedTo(message, alone, found)
}

/** Words that were taken for a name or a place, as they could be one. */
function isGuess({ plan, value, isAsked, isExplicit }: Found): boolean {
  return (
    isAsked &&
    !isExplicit &&
    TAKEN_FROM_ANY.has(plan.kind) &&
    (plan.kind === 'name' || !isKnownCity(wordsOf(String(value))))
  )
}

/** "The third one" counts options, and those that were said last are of the question itself. */
function mayBeMeant(message: Message, plan: FieldReader): boolean {
  const { heard, asked } = message
  if (plan.kind === 'boolean') return isLabelled(heard.words, plan)
  if (!asked.every(({ kind }) => TAKEN_FROM_ANY.has(kind)) || heard.words.some((word) => ordinalOf(word) !== undefined))
    return false
  if (plan.kind === 'city')
    return (
      asked.every(({ kind }) => kind === 'name') && isKnownCity(heard.words.filter((_, at) => !isParticle(heard, at)))
    )
  return plan.kind === 'enum' || WITH_A_UNIT.has(plan.kind)
}

import { isLabelled } from '../fields/is-labelled.ts'
import { type FieldReader, isConfirmation } from '../fields/field-reader.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import type { Found, Message } from '../message.ts'
import { isKnownCity } from '../names/known-cities.ts'
import { ordinalOf } from '../numbers/ordinals.ts'
import { wordsOf } from '../words/tokens.ts'
import { isTiedTo, mayAnswerAhead } from './may-answer-ahead.ts'
import { type ReadAlone, readPart } from './remaining-parts.ts'

/** These take any words, or their own yes or no. */
const TAKES_YES_AND_NO = new Set<FieldKind>(['boolean', 'text'])
/** Any words may be taken for one of these. */
const TAKEN_FROM_ANY = new Set<FieldKind>(['name', 'city', 'address', 'company'])
/** A number or a day says which question it answers by its unit, or its name, or as no other question asks for one. */
const WITH_A_UNIT = new Set<FieldKind>(['number', 'date', 'time', 'datetime'])
const MAX_WORDS = 10

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
  const told = plans.flatMap((plan) => {
    const isOpen = !message.isKnown(plan.field.name) || message.correction.given
    if (!isOpen || isConfirmation(plan) || !mayBeMeant(message, plan)) return []
    const alone = readAlone(heard.text, plan.field.name)
    const found = readPart(plan, alone)
    return found && (!WITH_A_UNIT.has(plan.kind) || isTiedTo(message, alone, found)) ? found : []
  })
  const [only, another] = told
  if (only && another === undefined) message.replace(0, heard.words.length, only.plan, only.value)
}

/** Words that were taken for a name or a place, as they could be one. */
function isGuess({ plan, value, isAsked, isExplicit }: Found): boolean {
  return isAsked && !isExplicit && TAKEN_FROM_ANY.has(plan.kind) && !isKnownCity(wordsOf(String(value)))
}

/** "The third one" counts options, and those that were said last are of the question itself. */
function mayBeMeant(message: Message, plan: FieldReader): boolean {
  const { heard, asked } = message
  if (plan.kind === 'boolean') return isLabelled(heard.words, plan)
  if (!asked.every(({ kind }) => TAKEN_FROM_ANY.has(kind)) || heard.words.some((word) => ordinalOf(word) !== undefined))
    return false
  return (
    plan.kind === 'enum' ||
    (WITH_A_UNIT.has(plan.kind) && mayAnswerAhead(message, { words: heard.words, alone: heard }, plan))
  )
}

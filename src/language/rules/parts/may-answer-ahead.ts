import { fullyNamed } from '../choices/fully-named.ts'
import { indexOf } from '../choices/option-index.ts'
import { isNegative } from '../choices/ruled-out.ts'
import { mayNameWhen } from '../dates/may-name-when.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { WHEN } from '../fields/kind-of.ts'
import type { Found, Message } from '../message.ts'
import { isKin, isPossessive } from '../names/kin.ts'
import { YOUR_NAME } from '../names/your-name.ts'
import { isKnownCity } from '../names/known-cities.ts'
import { measureOf } from '../numbers/measure.ts'
import { isMoney } from '../numbers/money.ts'
import { numberWord } from '../numbers/number-words.ts'
import { ordinalOf } from '../numbers/ordinals.ts'
import { numberAt } from '../numbers/numbers.ts'
import { PEOPLE } from '../numbers/other-numbers.ts'
import { isOwnUnit, YEARS } from '../numbers/units.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import { spellingKey } from '../words/spelling-key.ts'
import { matterIds, mattersIn, namedBy } from '../words/matters-in.ts'
import { oncePerMessage } from '../words/once-per-message.ts'
import { type Tokens, wordsOf } from '../words/tokens.ts'

/**
 * Whether the words of a part may hold an answer to a question that was not asked yet: they use the field's name, name one of
 * its options in full, or have a shape that is the field's alone.
 */
export function mayAnswerAhead(message: Message, { words, alone }: Part, plan: FieldReader): boolean {
  switch (plan.kind) {
    case 'boolean':
      return isLabelled(words, plan)
    case 'enum':
      return fullyNamed(words, plan).length > 0 || isLabelled(words, plan) || distinctOption(words, plan) !== undefined
    case 'name':
      return (
        isLabelled(words, plan) ||
        (!YOUR_NAME.test(plan.field.description) && words.some((_, at) => isOwnKin(words, at)))
      )
    case 'city':
      return (
        words.some((_, at) => isKnownCity(words.slice(at, at + 1)) || isKnownCity(words.slice(at, at + 2))) ||
        (words.some((word) => LIVES.test(word)) && isOnlyOne(message, plan))
      )
    case 'number':
      return (
        saysGrade(message, alone.words, plan) ||
        mayHaveUnit(alone, plan) ||
        (measureOf(plan) !== 'age' && isLabelled(alone.words, plan))
      )
    case 'date':
    case 'time':
    case 'datetime':
      return mayNameWhen(alone, true, true) && (isLabelled(alone.words, plan) || isOnlyOne(message, plan))
    case 'phone':
    case 'pincode':
      return holdsDigit(alone) && isOnlyOne(message, plan)
    default:
      return isOnlyOne(message, plan)
  }
}

/** "Beta 6th mein hai", "in 9th standard", where a class is asked for and no day. */
function saysGrade({ asked }: Message, words: readonly string[], plan: FieldReader): boolean {
  if (!plan.label.some((word) => GRADE.test(word)) || asked.some(({ kind }) => WHEN.has(kind))) return false
  return words.some(
    (word, at) => ordinalOf(word) !== undefined && (GRADE_BEHIND.test(words[at + 1] ?? '') || words[at - 1] === 'in'),
  )
}

const GRADE = /^(?:class|grade|standard|std)$/
const GRADE_BEHIND = /^(?:mein|me|में|class|standard|std|grade|क्लास|कक्षा)$/

/** "Hum Vaishali Nagar mein rehte hain" */
const LIVES = /^(?:live|living|stay|staying|rehte|rahte|rehta|rehti|rahta|rahti|रहते|रहता|रहती)$/

/** The option that a word names which nothing else has: "sump", and no everyday word. */
function distinctOption(words: readonly string[], plan: FieldReader): string | undefined {
  const { words: own } = indexOf(plan)
  const named = words.flatMap((word) =>
    word.length >= MIN_DISTINCT && namedBy(word).length === 0 && !isCommonWord(word) && !isGrammarWord(word)
      ? (own.get(word) ?? [])
      : [],
  )
  const [only] = named
  return named.every((option) => option === only) ? only : undefined
}

const MIN_DISTINCT = 4

/** "My wife Neha" is not who was called. */
function isOwnKin(words: readonly string[], at: number): boolean {
  return isPossessive(words[at] ?? '') && isKin(words[at + 1] ?? '')
}

/** A part of a message: its words as they were mended in the message, and as they are read alone. */
export interface Part {
  words: readonly string[]
  alone: Tokens
}

/** Whether a word of it may be one or several digits. */
const holdsDigit = oncePerMessage(({ words }) =>
  words.some(
    (word) => /\d/.test(word) || numberWord(word, true) !== undefined || numberWord(word, false) !== undefined,
  ),
)

/** Whether any number could be one with a unit of the field's own. */
function mayHaveUnit(alone: Tokens, plan: FieldReader): boolean {
  switch (measureOf(plan)) {
    case 'age':
      return alone.words.some((word) => YEARS.has(word))
    case 'amount':
      return holdsDigit(alone)
    case 'count':
      return alone.words.some((word) => PEOPLE.has(word) || word === 'us')
    default:
      return alone.words.some((word) => isOwnUnit(plan, word))
  }
}

/** Whether a value that was found in a part belongs to the field, though this was not asked for. */
export function isTiedTo(message: Message, alone: Message, found: Found): boolean {
  const { plan, value, isExplicit, from, to } = found
  const { words } = alone.heard
  switch (plan.kind) {
    case 'boolean':
      return true
    case 'enum':
      return (
        !isNegative(String(value)) &&
        !ANSWERS.test(String(value)) &&
        (fullyNamed(words, plan).includes(String(value)) ||
          isLabelled(words, plan) ||
          distinctOption(words, plan) === value)
      )
    case 'number':
      return (
        to > from &&
        (saysGrade(message, words, plan) ||
          hasUnit(alone, found) ||
          (measureOf(plan) !== 'age' && isLabelled(words, plan)))
      )
    case 'city':
      return isKnownCity(wordsOf(String(value))) || (isExplicit && words.some((word) => LIVES.test(word)))
    case 'name':
      return isExplicit
    case 'date':
    case 'time':
    case 'datetime':
      return (
        !HOURS_AGO.test(words.join(' ')) &&
        isExplicit &&
        !isBareNumber(alone, found) &&
        (isLabelled(words, plan) || isOnlyOne(message, plan))
      )
    default:
      return isOnlyOne(message, plan)
  }
}

/** "It came back an hour ago" */
const HOURS_AGO = /\b(?:hours?|minutes?|mins?) (?:ago|back)\b/

/** "Yes" and "other" are said of anything. */
const ANSWERS =
  /^(?:yes|no|other|others|any|all|none|both|maybe|never|always|often|sometimes|good|bad|ok|okay|average|something else)\b/i

/** Whether the words speak of the field by its name: "pata badal gaya" for `address_changed`. */
function isLabelled(words: readonly string[], plan: FieldReader): boolean {
  const { names } = plan
  const { sounds, matters } = labelOf(plan)
  for (const word of words) if (names.has(word) || (sounds.size > 0 && sounds.has(spellingKey(word)))) return true
  if (matters.size === 0) return false
  return mattersIn(words).some((span) => span.matters.some(({ id, isNamed }) => isNamed && matters.has(id)))
}

/** How the telling words of a field's name sound, and the matters that they are about. */
const labelOf = oncePerField(({ label, names }) => {
  const telling = label.filter((word) => names.has(word))
  return {
    sounds: new Set(telling.map(spellingKey).filter((key) => key.length > 2)),
    matters: new Set(matterIds(telling)),
  }
})

/** "Five of us", "three years old", "nine thousand rupees" */
function hasUnit(alone: Message, { plan, from, to }: Found): boolean {
  const { heard, readsHindi } = alone
  const after = heard.breaks[to] ? '' : (heard.words[to] ?? '')
  const number = numberAt(heard, from, readsHindi)
  switch (measureOf(plan)) {
    case 'age':
      return YEARS.has(after) && !heard.words.some((word) => SPANS.has(word))
    case 'amount':
      return number !== undefined && isMoney(alone, number)
    case 'count':
      return (
        [...plan.names].some((cue) => PEOPLE.has(cue)) &&
        (PEOPLE.has(after) || (after === 'of' && heard.words[to + 1] === 'us'))
      )
    default:
      return isOwnUnit(plan, after)
  }
}

/** "Been here twenty years" */
const SPANS = new Set('been for since in within lived worked rahe rehte se से रहे'.split(' '))

/** "Fourteen", "6th": no day and no time but where one was asked for. */
function isBareNumber({ heard, readsHindi }: Message, { from, to }: Found): boolean {
  return heard.words
    .slice(from, to)
    .every(
      (word, index) => word.length < 4 || /^\d/.test(word) || numberAt(heard, from + index, readsHindi) !== undefined,
    )
}

/** Whether no other field of the kind is asked for or open. */
function isOnlyOne({ plans, request, asked }: Message, plan: FieldReader): boolean {
  return !plans.some(
    (other) =>
      other !== plan &&
      other.kind === plan.kind &&
      (asked.includes(other) || !Object.hasOwn(request.collected, other.field.name)),
  )
}

import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import { accountsForAll } from './accounts-for-all.ts'
import { WHEN } from '../fields/kind-of.ts'
import { MONTH_OF } from '../dates/date-words.ts'
import { DAY_PARTS } from '../dates/day-parts.ts'
import type { Found, Message } from '../message.ts'
import { isTiedTo, mayAnswerAhead } from './may-answer-ahead.ts'
import { isKin } from '../names/kin.ts'
import { findNumbers } from '../numbers/numbers.ts'
import { isGrammarWord, isParticle } from '../words/bare-clauses.ts'
import { isPlaceOfDeed } from '../places/place-of-deed.ts'
import { BEFORE_PLACE, isRelation } from '../places/place-words.ts'
import { fullyNamed } from '../options/fully-named.ts'
import { type Clause, clauseAt, partsBetween } from '../words/clauses.ts'
import { textBetween, tokenize, type Tokens, wordsOf } from '../words/tokens.ts'

/** Reads a text by itself, as the answer to one field. */
export type ReadAlone = (text: string, asked: string) => Message

const MAX_WORDS = 40
const MAX_PARTS = 6

/**
 * Reads each part of a message that no value accounts for by itself: as the answer to the question, where that is still
 * open, and else as an answer given ahead ("yes, five of us", "Saturday morning", "pin 122001, and the age is three").
 * A part counts where every word of it is accounted for and only one field can take it.
 */
export function readRemainingParts(message: Message, readAlone: ReadAlone): void {
  const { heard, move } = message
  if (move === 'question' || move === 'greeting' || heard.words.length < 2 || heard.words.length > MAX_WORDS) return
  const parts = partsBetween(heard, AND)
  if (parts.length > MAX_PARTS) return
  const isWhole = parts.length === 1
  if (isWhole && (!message.found.some(({ isAsked }) => isAsked) || saysOnlyTheAnswer(message))) return
  for (const part of parts) {
    if (isAccounted(message, part) || isReplaced(message, part)) continue
    const text = textBetween(heard, part.from, part.to)
    const own = isWhole ? [] : ownAnswer(message, part, text, readAlone)
    const ahead = own.length > 0 ? [] : answersAhead(message, part, text, readAlone)
    const [only, another] = own.length > 0 ? own : ahead
    if (only && another === undefined)
      message.take(only.plan, only.value, true, part.from + only.from, part.from + only.to)
  }
}

/** "My name is Asha": besides the answer, only its field's own name and words of grammar. */
function saysOnlyTheAnswer(message: Message): boolean {
  const { heard, found } = message
  const [only, another] = found
  // A time may go to a second field besides.
  if (only === undefined || another || WHEN.has(only.plan.kind)) return false
  return heard.words.every(
    (word, at) => message.isUsed(at) || isParticle(heard, at) || isGrammarWord(word) || only.plan.label.includes(word),
  )
}

/** The "eleventh" of "eleventh, sorry, twelfth" is taken back, and no answer to another question. */
function isReplaced({ correction, found }: Message, { to }: Clause): boolean {
  return to <= correction.from && found.some(({ isAsked, from }) => isAsked && from >= correction.from)
}

/** The answer to the question, beside what was told of other fields. */
function ownAnswer(message: Message, part: Clause, text: string, readAlone: ReadAlone): Found[] {
  if (message.found.every(({ isAsked }) => isAsked)) return []
  return message.asked.flatMap((plan) =>
    message.has(plan.field.name) ||
    (UNBOUNDED.has(plan.kind) && !isWhere(message, part, plan)) ||
    (plan.kind === 'boolean' && (isConfirmation(plan) || opensCorrection(message, part)))
      ? []
      : (readPart(plan, readAlone(text, plan.field.name)) ?? []),
  )
}

/** The "near the Shiva temple" of "near the Shiva temple, and make it Wednesday", "mandir ke saamne" */
function isWhere({ heard: { words } }: Message, { from, to }: Clause, { kind }: FieldReader): boolean {
  if (kind !== 'address' || to - from < MIN_WHERE) return false
  return (
    BEFORE_PLACE.has(words[from] ?? '') ||
    (isRelation(words[to - 1] ?? '') && /^(?:k[ei]|क[ेी])$/.test(words[to - 2] ?? ''))
  )
}

/** "Near it" tells no place. */
const MIN_WHERE = 3

/** The "no" of "no, make it five", unlike that of "no, and make it five" and of "no. One more thing, …". */
function opensCorrection({ heard }: Message, { from, to }: Clause): boolean {
  if (to - from > MAX_YES_NO || to >= heard.words.length) return false
  const between = heard.text.slice(heard.ends[to - 1], heard.starts[to])
  return !/[.।!]/.test(between) && !ADDS.test(heard.words.slice(to, to + 2).join(' '))
}

const MAX_YES_NO = 2
const ADDS = /^(?:and|also|aur|और|plus|one more|ek aur|ek baat|एक और|एक बात)(?= |$)/

function answersAhead(message: Message, part: Clause, text: string, readAlone: ReadAlone): Found[] {
  const said = { words: message.heard.words.slice(part.from, part.to), alone: heardAlone(message, part, text) }
  return openFields(message).flatMap((plan) => {
    // A number may still be the answer itself.
    if (plan.kind === 'number' && message.asked.some((one) => one.kind === 'number' && !message.has(one.field.name)))
      return []
    if (!mayAnswerAhead(message, said, plan) || isTakenBack(message, part, plan)) return []
    if (plan.kind === 'enum' && (isAboutPeople(message.heard, part) || tellsSince(said.words))) return []
    if (plan.kind === 'number' && isAgeOfThing(message, said.words)) return []
    if (plan.kind === 'city' && isPlaceOfDeed(message, part)) return []
    if (plan.kind === 'boolean' && saysAnswer(message, part)) return []
    const alone = readAlone(text, plan.field.name)
    const found = readPart(plan, alone)
    if (found === undefined || !isUnclaimed(message, part, found) || isOfMomentAsked(message, found)) return []
    if (plan.kind === 'enum' && (isOneOfSeveral(message, part, found) || isMonth(said.words, found))) return []
    return isTiedTo(message, alone, found) ? found : []
  })
}

/** The "March" of "from her visit in March", which sounds like "Mrs". */
function isMonth(said: readonly string[], { from, to, value }: Found): boolean {
  const word = said[from] ?? ''
  return to === from + 1 && MONTH_OF.has(word) && !wordsOf(String(value)).includes(word)
}

/** The "subah 9 baje" of "kal, subah 9 baje" to a question for the day and the time */
function isOfMomentAsked({ found }: Message, { plan, value }: Found): boolean {
  return (
    WHEN.has(plan.kind) &&
    found.some((one) => one.isAsked && one.plan.kind === 'datetime' && String(one.value).includes(String(value)))
  )
}

/** The "dinner" of "both lunch and dinner", though the "and" begins another part. */
function isOneOfSeveral({ heard }: Message, part: Clause, { plan, value }: Found): boolean {
  const clause = clauseAt(heard, part.from)
  if (clause === undefined || (clause.from === part.from && clause.to === part.to)) return false
  const own = wordsOf(String(value))
  const named = fullyNamed(heard.words.slice(clause.from, clause.to), plan)
  return named.some((option) => option !== value && !wordsOf(option).every((word) => own.includes(word)))
}

/** A whole message is heard alone as it is, unless typing errors in it were mended for its question. */
function heardAlone({ heard, asked }: Message, { from, to }: Clause, text: string): Tokens {
  const isAsItIs = from === 0 && to === heard.words.length && !asked.some(({ kind }) => MENDED.has(kind))
  return isAsItIs ? heard : tokenize(text)
}

const MENDED = new Set(['boolean', 'date', 'datetime'])

/** The first of "twenty lakh, sorry, thirty lakh", the "silver" and the "no sorry" of "silver, no sorry, gold", answer no other field. */
function isTakenBack({ heard, correction, found }: Message, { to }: Clause, { kind }: FieldReader): boolean {
  // The "kar dena" that ends a message asks for something, and corrects nothing.
  if (to > correction.from || correction.from >= heard.words.length) return false
  return (
    kind === 'boolean' ||
    kind === 'enum' ||
    found.some(({ plan, isAsked }) => isAsked && (plan.kind === kind || (WHEN.has(kind) && WHEN.has(plan.kind))))
  )
}

/** "His sister is in class 3", "I am at home": where somebody is chooses nothing. */
function isAboutPeople({ words }: Tokens, { from, to }: Clause): boolean {
  const said = words.slice(from, to)
  return said.some(isKin) || /\b(?:am|im|are) (?:at|in|on)\b/.test(said.join(' '))
}

/** The "two years old" of "motorcycle, two years old", where no person was asked for. */
function isAgeOfThing({ asked }: Message, said: readonly string[]): boolean {
  const isOfPerson = said.some((word) => OF_PERSON.test(word)) || asked.some(({ kind }) => kind === 'name')
  return !isOfPerson && said.some((word) => OLD.test(word))
}

const OLD = /^(?:old|puran[aei]|पुरान[ाीे])$/
const OF_PERSON = /^(?:i|im|he|hes|she|shes|main|mai|meri|mera|umar|umr|age|aged|मैं|मेरी|उम्र)$/

/** "Aaj subah se", "since morning": no slot to come. */
function tellsSince(said: readonly string[]): boolean {
  return said.some(
    (word, at) => DAY_PARTS.has(word) && (/^(?:se|से)$/.test(said[at + 1] ?? '') || said[at - 1] === 'since'),
  )
}

/** Whether the part answers the question: "I'll pay today" to "when?" says nothing by the way. */
function saysAnswer({ found }: Message, part: Clause): boolean {
  return found.some(({ isAsked, from, to }) => isAsked && from < part.to && to > part.from)
}

/** Whether no other value stands in the words, but for the day of "Saturday morning". */
function isUnclaimed(message: Message, part: Clause, found: Found): boolean {
  const { from, to } = found
  // The "subah" of "subah nau baje" is no slot besides.
  const said = message.heard.words.slice(part.from + from, part.from + to)
  if (said.every((word) => DAY_PARTS.has(word)) && message.found.some(({ value }) => /\d\d:\d\d$/.test(String(value))))
    return false
  // "Three seats" are no "seater".
  if (
    found.plan.kind === 'enum' &&
    message.found.some(
      (other) => other.plan.kind === 'number' && other.to === part.from + from && !message.heard.breaks[other.to],
    )
  )
    return false
  // A day that answers the question is no day for another.
  if (
    WHEN.has(found.plan.kind) &&
    found.plan.kind !== 'time' &&
    message.isUsed(part.from + from, part.from + to) &&
    message.found.some((other) => other.isAsked && WHEN.has(other.plan.kind))
  )
    return false
  return !message.found.some(
    (other) =>
      other.plan.kind !== 'date' &&
      other.plan.kind !== 'datetime' &&
      other.from < part.from + to &&
      other.to > part.from + from,
  )
}

/** Other fields that may be answered ahead. */
function openFields(message: Message): FieldReader[] {
  return message.plans.filter(
    (plan) =>
      !message.isAsked(plan) &&
      !message.has(plan.field.name) &&
      !isConfirmation(plan) &&
      !UNBOUNDED.has(plan.kind) &&
      (!message.isKnown(plan.field.name) || (message.correction.given && message.isNamed(plan))),
  )
}

/** Any words could be a free text. */
const UNBOUNDED = new Set(['text', 'address', 'company', 'code'])

export function readPart(plan: FieldReader, alone: Message): Found | undefined {
  if (alone.move !== undefined && alone.move !== 'noise') return undefined
  const found = alone.found.find((one) => one.plan === plan)
  // "So 2" at the end of a tale is no second option.
  if (found && plan.kind === 'enum' && !found.isExplicit && hasOpenNumber(alone)) return undefined
  return found && accountsForAll(alone, plan) ? found : undefined
}

function hasOpenNumber({ heard, found }: Message): boolean {
  return findNumbers(heard, true).some(
    ({ from, to }) => !found.some((one) => one.from < to && one.to > from && one.plan.kind === 'number'),
  )
}

const AND = /^(?:and|aur|और)$/

function isAccounted(message: Message, { from, to }: Clause): boolean {
  for (let at = from; at < to; at++) if (!message.isUsed(at) && !isParticle(message.heard, at)) return false
  return true
}

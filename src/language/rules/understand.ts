import { ownValue } from '../../base/own-value.ts'
import { isOutside } from '../../base/value-limits.ts'
import type { DialogueAct, FieldSpec, FieldValue, Understanding, UnderstandRequest } from '../../ports/language.ts'
import { mayBeExact, readExactAnswer } from './exact-answer.ts'
import { isCertain } from './is-certain.ts'
import { readAhead } from './choices/read-ahead.ts'
import { indexOf } from './choices/option-index.ts'
import { readAnswer, readOptions } from './choices/read-choices.ts'
import { readOwned } from './choices/read-owned.ts'
import { isInDoubt } from './choices/yes-no.ts'
import { isLikeCode } from './contacts/codes.ts'
import { readContacts } from './contacts/read-contacts.ts'
import { readCorrection } from './corrections.ts'
import { isoDay, localNow } from './dates/calendar.ts'
import { readTimes } from './dates/read-times.ts'
import { readDisputedAnswer } from './changes/disputed-answer.ts'
import { readChange } from './changes/read-change.ts'
import { readSameAsSibling } from './changes/same-as-sibling.ts'
import { saysMore } from './changes/says-more.ts'
import { readPutRight, readToldOfSiblings } from './changes/told-of-siblings.ts'
import { isOffItsSide, mayBeToldOfThePast } from './fields/may-lie-behind.ts'
import { asksOfThePast } from './fields/asks-of-the-past.ts'
import { hasOptionDone } from './fields/has-option-done.ts'
import { denialsIn } from './set-aside/denials.ts'
import { readersOf } from './fields/field-reader.ts'
import { isConfirmation } from './fields/is-confirmation.ts'
import { dropWithheld } from './set-aside/drop-withheld.ts'
import { dropTakenBack } from './set-aside/taken-back.ts'
import { isAnswerAfterAll, readBesideBusy, valuesBeside } from './intents/beside-wish.ts'
import { readIntent } from './intents/intents.ts'
import type { FieldReader } from './fields/field-reader.ts'
import { type FieldKind, WHEN } from './fields/kind-of.ts'
import { isConditional } from './set-aside/hypothetical.ts'
import { type Found, Message } from './message.ts'
import { dropToldInText } from './parts/drop-told-in-text.ts'
import { dropTextOfAnother, readWholeForAnother } from './parts/whole-for-another.ts'
import { readDecided } from './parts/read-decided.ts'
import { readAsAsked } from './parts/read-as-asked.ts'
import { readYesOrNoOfAnother } from './parts/yes-or-no-of-another.ts'
import { readRestartedAnswer } from './parts/restarted-answer.ts'
import { markAside } from './set-aside/mark-aside.ts'
import { asksHowLong } from './set-aside/asks-for-a-moment.ts'
import { moveBehindOpening } from './dates/move-behind-opening.ts'
import { dropDaysOfQuestion, dropStrayDays } from './dates/stray-days.ts'
import { readDialogueAct } from './dialogue-acts.ts'
import { readOtherPerson } from './names/other-person.ts'
import { labelled } from './names/free-text.ts'
import { readTexts } from './names/read-texts.ts'
import { fitPatterns } from './texts/fit-pattern.ts'
import { readNumbers } from './numbers/read-numbers.ts'
import { type ReadAlone, readPart, readRemainingParts } from './parts/remaining-parts.ts'
import { speaksOf } from './fields/speaks-of.ts'
import { isUnknown, readRefusal, type Refusal, saysNoneOf } from './refusals.ts'
import { isSupposed } from './withheld.ts'
import { tellsLack, tellsTrouble } from './choices/lacking.ts'
import { type Clause, clauseAt, clausesOf } from './words/clauses.ts'
import { textBetween, type Tokens, tokenize } from './words/tokens.ts'
import { mendTypos } from './words/typos.ts'
import { spokenLanguage } from './words/spoken-language.ts'

/**
 * Understands a message by lexicons and grammars, deterministically. Asked fields may be answered loosely; other
 * fields, and known values, change only by explicit words.
 */
export function understandByRules(request: UnderstandRequest): Understanding {
  return readMessage(request).understanding
}

/**
 * Like `understandByRules` where one reading accounts for the whole message, else undefined. An explicit opt-out is
 * always certain. With `understanding: 'model'` nothing else is.
 */
export function readCertainly(request: UnderstandRequest): Understanding | undefined {
  const { message, understanding } = readMessage(request)
  if (understanding.intent === 'opted_out') return understanding
  return request.understanding !== 'model' && isCertain(message, understanding) ? understanding : undefined
}

interface Reading {
  message: Message
  understanding: Understanding
  /** The message is nothing but the answer. */
  isExact?: true
}

/** Returns the analysed message with its understanding, to explain how it was understood. */
export function readMessage(request: UnderstandRequest): Reading {
  const reading = readWhole(request)
  if (reading.message.hasKind('time')) {
    moveBehindOpening(reading.message)
    for (const { plan, value } of reading.message.found)
      if (Object.hasOwn(reading.understanding.values, plan.field.name))
        reading.understanding.values[plan.field.name] = value
  }
  return reading
}

function readWhole(request: UnderstandRequest): Reading {
  const first = readOnce(request)
  if (first.isExact) return first
  const same = withSame(first)
  if (same) return same
  const told = withTold(request, first, readToldOfSiblings)
  if (told) return told
  const reading = readAddressed(request, first)
  const changed = withChange(request, reading) ?? withDispute(request, reading) ?? withPutRight(request, reading)
  if (changed) return changed
  const misfit = unaddressedMisfit(reading.message)
  if (misfit === undefined) return reading
  const others = <One>(names: One[], nameOf: (one: One) => string) => names.filter((one) => nameOf(one) !== misfit)
  const other = readWhole({
    ...request,
    asked: others(request.asked, (name) => name),
    fields: others(request.fields, ({ name }) => name),
  })
  return other.message.found.length > 0 || !request.asked.includes(misfit) ? other : reading
}

/** "3 nahi 5", "time nine hai" */
const MIN_CHANGE_WORDS = 3

/** "Haan, aur umar 42 nahi 52 hai": what puts another answer right is cut out, and the rest read by itself. */
function withChange(request: UnderstandRequest, { message, understanding }: Reading): Reading | undefined {
  if (understanding.intent !== null || message.move === 'question') return undefined
  if (message.heard.words.length < MIN_CHANGE_WORDS) return undefined
  const change = readChange(message, (text, { field, kind }) => {
    const known = ownValue(request.collected, field.name)
    const collected = WHEN.has(kind) && known !== undefined ? { [field.name]: known } : {}
    const { found } = readFor(field, { ...request, text, collected })
    return found.find(({ plan, value }) => plan.field === field && mayReplace(message, plan, value))?.value
  })
  if (change === undefined || understanding.values[change.plan.field.name] === change.value) return undefined
  return withRest(request, { message, understanding }, [change])
}

/** "The same number", "same as the pick-up": nothing else is said. */
function withSame({ message, understanding: { intent, language } }: Reading): Reading | undefined {
  if (intent !== null || message.move === 'question') return undefined
  const same = readSameAsSibling(message)
  if (same === undefined) return undefined
  message.found.length = 0
  message.take(same.plan, same.value, true, 0, message.heard.words.length)
  return { message, understanding: { values: message.values(), refused: [], intent: null, language } }
}

/** "Two adults and a child", "no wait, the pick-up is on Friday": each part answers the field that it names. */
function withTold(
  request: UnderstandRequest,
  { message, understanding }: Reading,
  readTold: typeof readToldOfSiblings,
): Reading | undefined {
  if (understanding.intent !== null || message.move === 'question') return undefined
  if (message.heard.words.length > MAX_TOLD_WORDS || isConditional(message.heard)) return undefined
  const told = readTold(message, (text, plan) => {
    const alone = readFor(plan.field, { ...request, text, collected: {} })
    // A day, an hour and the digits of a number stand out from whatever is said beside them.
    const found = WHEN.has(plan.kind) || plan.kind === 'phone' ? foundFor(plan, alone) : readPart(plan, alone)
    return found?.value
  })
  const today = isoDay(localNow(request.now, request.timeZone).day)
  if (told.length === 0 || told.some(({ plan, value }) => isOffItsSide(plan, value, today))) return undefined
  return withRest(request, { message, understanding }, told)
}

function withPutRight(request: UnderstandRequest, reading: Reading): Reading | undefined {
  return reading.message.found.length > 0 ? undefined : withTold(request, reading, readPutRight)
}

function foundFor(plan: FieldReader, { found }: Message): Found | undefined {
  return found.find((one) => one.plan === plan)
}

const MAX_TOLD_WORDS = 40

/** Takes values from parts of a message, and reads what is left without these parts as the answer to the question. */
function withRest(
  request: UnderstandRequest,
  { message, understanding: { language } }: Reading,
  told: readonly (Clause & { plan: FieldReader; value: FieldValue | undefined })[],
): Reading | undefined {
  const { heard } = message
  const parts = told.toSorted((one, other) => one.from - other.from)
  const left = [0, ...parts.map(({ to }) => to)].map((from, index) => ({
    from,
    to: parts[index]?.from ?? heard.words.length,
  }))
  const text = left.map(({ from, to }) => textBetween(heard, from, to)).join('; ')
  const fields = request.fields.filter(({ name }) => !parts.some(({ plan }) => plan.field.name === name))
  const asked = request.asked.filter((name) => fields.some((field) => field.name === name))
  const rest = saysMore(text) ? readWhole({ ...request, text, fields, asked }) : undefined
  if (rest && rest.understanding.intent !== null) return undefined
  message.found.length = 0
  for (const one of rest?.message.found ?? []) {
    if (one.plan.kind === 'boolean' && one.isAsked && isConfirmation(one.plan)) continue
    // "Three, no wait, three adults" says at once whose the first three is.
    if (one.isAsked && parts.some(({ plan, value }) => plan.kind === one.plan.kind && value === one.value)) continue
    const behind = (at: number) => at + placesBefore(parts, left, at)
    message.take(one.plan, one.value, one.isExplicit, behind(one.from), behind(one.to - 1) + 1)
  }
  for (const { plan, value, from, to } of parts) if (value !== undefined) message.take(plan, value, true, from, to)
  const refused = rest?.understanding.refused ?? []
  return { message, understanding: { values: message.values(), refused, intent: null, language } }
}

/** How many words were cut out before a word of what is left. */
function placesBefore(parts: readonly Clause[], left: readonly Clause[], at: number): number {
  let kept = 0
  let cut = 0
  for (const [index, { from, to }] of left.entries()) {
    kept += to - from
    if (at < kept) return cut
    const part = parts[index]
    if (part) cut += part.to - part.from
  }
  return cut
}

/** "No, I do need it", to the next question: where the message answers nothing else it changes the latest yes or no. */
function withDispute(request: UnderstandRequest, { message, understanding }: Reading): Reading | undefined {
  const { intent, refused, language } = understanding
  if (intent !== null || refused.length > 0 || message.found.length > 0 || message.move === 'question') return undefined
  const disputed = readDisputedAnswer(message, (text, { field }) => readFor(field, { ...request, text, collected: {} }))
  if (disputed === undefined) return undefined
  message.take(disputed.plan, disputed.value, true, disputed.from, message.heard.words.length)
  return { message, understanding: { values: message.values(), refused, intent, language } }
}

/**
 * "Actually, the rating should be one": what stands behind the name of an earlier answer is read as the answer to its
 * question, and answers no other.
 */
function readAddressed(request: UnderstandRequest, reading: Reading): Reading {
  const { message, understanding } = reading
  if (understanding.intent !== null || message.move === 'question') return reading
  if (message.heard.words.length < 2) return reading
  const addressed = message.plans.flatMap((plan) => {
    if (!READ_BEHIND_NAME.has(plan.kind) || !message.heard.words.includes(plan.label[0] ?? '')) return []
    const mayChange = message.isKnown(plan.field.name) || message.correction.given
    const isPlainName = plan.kind === 'name' && plan.label.length < 2 // "my friend's name is Amit"
    const span = mayChange && !message.isAsked(plan) && !isPlainName ? labelled(message.heard, plan) : undefined
    return span ? { plan, span } : []
  })
  const [only, another] = addressed
  if (only === undefined || another) return reading
  const { plan, span } = only
  const { name } = plan.field
  const answer = readOnce({ ...request, text: span.value, asked: [name], fields: [plan.field], collected: {} })
  const value = Object.hasOwn(answer.understanding.values, name) ? answer.understanding.values[name] : undefined
  if (value === undefined || !mayReplace(message, plan, value)) return reading
  // The clause names that field, so that its words are no name or place that was asked for.
  const clause = clauseAt(message.heard, span.from)
  message.replace(Math.min(clause?.from ?? span.from, span.from), span.to, plan, value)
  const { act: _, ...rest } = understanding
  return { message, understanding: { ...rest, values: message.values(), refused: [] } }
}

/** "Policy premium is 12000" tells the sum that was asked for, and no other policy number. */
function mayReplace(message: Message, plan: FieldReader, value: FieldValue): boolean {
  const { kind } = plan
  const known = message.knownValue(plan)
  if (kind !== 'code' || known === undefined) return true
  if (/^\d+$/.test(String(value)) && message.asked.some((one) => one.kind === 'number')) return false
  return isLikeCode(String(value), String(known))
}

const READ_BEHIND_NAME = new Set<FieldKind>([
  'number',
  'enum',
  'date',
  'time',
  'datetime',
  'name',
  'phone',
  'pincode',
  'email',
  'code',
])

/** A value outside the limits of a field that the person did not mention: the words may belong to another field. */
function unaddressedMisfit(message: Message): string | undefined {
  return message.found.find(
    ({ plan, value, isAsked }) =>
      isOutside(value, plan.field) && !(isAsked && message.asked.length === 1) && !message.isNamed(plan),
  )?.plan.field.name
}

/** Reads a part of a message as if its flow asked for this field and had no other. */
function readFor(field: FieldSpec, request: UnderstandRequest): Message {
  return readOnce({ ...request, asked: [field.name], fields: [field] }, true).message
}

function readOnce(request: UnderstandRequest, isPart = false): Reading {
  const heard = tokenize(request.text)
  const { language, readsHindi } = spokenLanguage(heard, request.language, request.languages)
  const readers = readersOf(request.fields)
  const { plans } = readers
  const asked = request.asked.flatMap((name) => plans.find(({ field }) => field.name === name) ?? [])
  const [only, another] = asked
  if (only !== undefined && another === undefined && mayBeExact(heard, only)) {
    const message = new Message(heard, readsHindi, request, readers, asked, NOT_CORRECTED, undefined)
    readExactAnswer(message, only)
    const understanding = { values: message.values(), refused: [], intent: null, language }
    if (message.found.length > 0) return { message, understanding, isExact: true }
  }
  const asks = (...kinds: FieldKind[]): boolean => asked.some(({ kind }) => kinds.includes(kind))
  mendTypos(heard, { day: asks('date', 'datetime'), number: asks('number'), answer: asks('boolean') })
  const asideAs = markAside(heard, {
    names: (word) => asked.some(({ cues }) => cues.has(word)),
    isSpanOfTime: asked.some(asksHowLong),
    isNamed: asks('name', 'city', 'company'),
    isTold: asks('text'),
    yesOrNo: only?.kind === 'boolean' && another === undefined ? questionOf(only) : '',
  })
  const denials = denialsIn(
    heard,
    asked.some((plan) => asksOfThePast(plan) || mayBeToldOfThePast(plan) || hasOptionDone(plan)),
  )
  if (denials.length > 0) heard.denials = denials
  const move = readDialogueAct(heard, asideAs)
  const message = new Message(heard, readsHindi, request, readers, asked, readCorrection(heard), move)
  const intent = readIntent(heard) ?? readOtherPerson(message)

  readContacts(message)
  readTimes(message)
  dropDaysOfQuestion(message)
  readOptions(message)
  readNumbers(message)
  readTexts(message)
  fitPatterns(message)
  readAnswer(message)
  readAhead(message)
  readOwned(message)
  const readAlone = readingAlone(request)
  if (isConditional(heard)) message.found.length = 0
  else if (!isPart && intent === undefined) {
    readRestartedAnswer(message, readAlone)
    readDecided(message, readAlone)
    readWholeForAnother(message, readAlone)
    dropToldInText(message)
    dropTextOfAnother(message, readAlone)
    readYesOrNoOfAnother(message, readAlone)
    readRemainingParts(message, readAlone)
    readAsAsked(message, readAlone)
  } else if (!isPart && intent?.intent === 'callback_requested') readBesideBusy(message, intent, readAlone)
  dropStrayDays(message)
  if (intent && !isAnswerAfterAll(intent, message)) {
    const values = valuesBeside(intent, message)
    return { message, understanding: { values, refused: [], intent: intent.intent, language } }
  }
  if (!isPart) dropTakenBack(message)
  dropWithheld(message)
  const refused = refusedFields(message)
  const act = message.found.length === 0 && refused.length === 0 ? actOf(message) : undefined
  const understanding = { values: message.values(), refused, intent: null, ...(act && { act }), language }
  return { message, understanding }
}

function questionOf({ field: { name, description } }: FieldReader): string {
  return `${name.replaceAll('_', ' ')} ${description}`.toLowerCase()
}

const NOT_CORRECTED = { given: false, from: Infinity }

/** Several rules read the same words as the answer to the same field: once is enough. */
function readingAlone(request: UnderstandRequest): ReadAlone {
  const read = new Map<string, Message>()
  return (text, name) => {
    const key = `${name}\n${text}`
    let alone = read.get(key)
    if (alone === undefined) read.set(key, (alone = readOnce({ ...request, text, asked: [name] }, true).message))
    return alone
  }
}

function actOf({ move }: Message): DialogueAct | undefined {
  return move === undefined || move === 'bye' || move === 'noise' ? undefined : move
}

function refusedFields(message: Message): string[] {
  const { heard } = message
  const open = message.asked.filter(({ field }) => !message.has(field.name))
  if (open.length === 0) return []
  const extraWords = open.some(({ kind }) => kind === 'text' || kind === 'address') ? 3 : 6
  const lacking = open.filter(
    (plan) =>
      plan.kind !== 'boolean' && plan.kind !== 'number' && !namesOption(heard, plan) && saysNoneOf(heard, plan.cues),
  )
  if (lacking.length > 0) return lacking.map(({ field }) => field.name)
  // "Model nahi pata", where the model and the day of purchase are asked for
  const unknown = open.filter((plan) => isUnknown(heard, (word) => speaksOf(plan, word)))
  if (unknown.length > 0) return unknown.map(({ field }) => field.name)
  const refusal = readRefusal(heard, extraWords)
  if (refusal === undefined) return []
  if (refusal.tag !== 'declined' && message.found.some(({ isAsked }) => !isAsked)) return []
  if (message.found.some((one) => !one.isAsked && isBeside(heard, one, refusal))) return []
  // "Aaj nahi" declines today.
  const isPartly = heard.words.length > refusal.to - refusal.from
  if (refusal.tag === 'lacking' && isPartly && open.every(({ kind }) => WHEN.has(kind))) return []
  // "No online please": which of the options it is about is not plain.
  if (refusal.tag === 'lacking' && isPartly && open.some((plan) => namesOption(heard, plan))) return []
  // "Light nahi hai" is what is wrong.
  const isTrouble = refusal.tag === 'lacking' && tellsLack(heard)
  if (isTrouble && open.every((plan) => plan.kind === 'text' && tellsTrouble(plan))) return []
  const answerable = isSupposed(heard.words) || isInDoubt(heard) ? open.filter(({ kind }) => kind !== 'boolean') : open
  const fitting = refusal.tag === 'declined' ? answerable : open.filter(({ kind }) => fitsRefusal(kind, refusal.tag))
  return fitting.map(({ field }) => field.name)
}

function namesOption(heard: Tokens, plan: FieldReader): boolean {
  return plan.kind === 'enum' && indexOf(plan).own.first(heard) !== undefined
}

/** "More than 1,000 rupees I won't give" speaks of the amount, and declines no other answer. */
function isBeside(heard: Tokens, one: Clause, other: Clause): boolean {
  return clausesOf(heard).some(({ from, to }) => [one, other].every((span) => span.from >= from && span.to <= to))
}

/** "I have no money" does not refuse a yes-or-no question, and "got it, thanks" refuses only free text. */
function fitsRefusal(kind: FieldKind, refusal: Refusal): boolean {
  return refusal === 'thanks' ? kind === 'text' : kind !== 'boolean'
}

import type { FieldSpec, Understanding, UnderstandRequest } from '../../ports/language.ts'
import { readAhead } from './yes-no/read-ahead.ts'
import { readAnswer } from './yes-no/read-answer.ts'
import { readOptions } from './options/read-options.ts'
import { readOwned } from './yes-no/statements/read-owned.ts'
import { readContacts } from './contacts/read-contacts.ts'
import { readCorrection } from './corrections.ts'
import { readTimes } from './dates/read-times.ts'
import { dropDaysOfQuestion, dropStrayDays } from './dates/stray-days.ts'
import { mayBeExact, readExactAnswer } from './exact-answer.ts'
import { readersOf } from './fields/field-reader.ts'
import { isAnswerAfterAll, readBesideBusy, valuesBeside } from './intents/beside-wish.ts'
import { readIntent } from './intents/intents.ts'
import { Message } from './message.ts'
import { readNotMeAtAll } from './names/not-me-at-all.ts'
import { readOtherPerson } from './names/other-person.ts'
import { readTexts } from './names/read-texts.ts'
import { readNumbers } from './numbers/read-numbers.ts'
import { dropLabels } from './parts/drop-labels.ts'
import { dropUnrelated } from './parts/drop-unrelated.ts'
import { dropToldInText } from './parts/drop-told-in-text.ts'
import { readAsAsked } from './parts/read-as-asked.ts'
import { readRelationAhead } from './parts/relation-ahead.ts'
import { readDecided } from './parts/read-decided.ts'
import { readSetAgainst } from './parts/set-against.ts'
import { type ReadAlone, readRemainingParts } from './parts/remaining-parts.ts'
import { readRestartedAnswer } from './parts/restarted-answer.ts'
import { dropTextOfAnother, readWholeForAnother } from './parts/whole-for-another.ts'
import { readYesOrNoOfAnother } from './parts/yes-or-no-of-another.ts'
import { prepare } from './prepare.ts'
import type { Reading } from './reading.ts'
import { refusedFields } from './refused-fields.ts'
import { dropWithheld } from './set-aside/drop-withheld.ts'
import { isConditional } from './set-aside/hypothetical.ts'
import { dropTakenBack } from './set-aside/taken-back.ts'
import { fitPatterns } from './texts/fit-pattern.ts'
import { spokenLanguage } from './words/spoken-language.ts'
import { tokenize } from './words/tokens.ts'

/** Reads a part of a message as if its flow asked for this field and had no other. */
export function readFor(field: FieldSpec, request: UnderstandRequest): Message {
  return readOnce({ ...request, asked: [field.name], fields: [field] }, true).message
}

/** Reads a message as an answer to the question. A part of a message is not divided further. */
export function readOnce(request: UnderstandRequest, isPart = false): Reading {
  const heard = tokenize(request.text)
  const { language, readsHindi } = spokenLanguage(heard, request.language, request.languages)
  const readers = readersOf(request.fields)
  const asked = request.asked.flatMap((name) => readers.plans.find(({ field }) => field.name === name) ?? [])
  const [only, another] = asked
  if (only !== undefined && another === undefined && mayBeExact(heard, only)) {
    const message = new Message(heard, readsHindi, request, readers, asked, NOT_CORRECTED, undefined)
    readExactAnswer(message, only)
    const understanding = { values: message.values(), refused: [], intent: null, language }
    if (message.found.length > 0) return { message, understanding, isExact: true }
  }
  const move = prepare(heard, asked)
  const message = new Message(heard, readsHindi, request, readers, asked, readCorrection(heard), move)
  const intent = readIntent(heard) ?? readNotMeAtAll(message) ?? readOtherPerson(message)
  readValues(message)
  const readAlone = readingAlone(request)
  if (isConditional(heard)) message.found.length = 0
  else if (!isPart && intent === undefined) readParts(message, readAlone)
  else if (!isPart && intent?.intent === 'callback_requested') readBesideBusy(message, intent, readAlone)
  dropStrayDays(message)
  if (!isPart) {
    dropLabels(message)
    dropUnrelated(message)
  }
  if (intent && !isAnswerAfterAll(intent, message)) {
    const values = valuesBeside(intent, message)
    return { message, understanding: { values, refused: [], intent: intent.intent, language } }
  }
  if (!isPart) dropTakenBack(message)
  dropWithheld(message)
  return { message, understanding: { ...understood(message), language } }
}

const NOT_CORRECTED = { given: false, from: Infinity }

/** The readers of each kind of field, in the order in which they may take words. */
function readValues(message: Message): void {
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
}

/** Reads what the words as a whole do not tell from its parts, each by itself. */
function readParts(message: Message, readAlone: ReadAlone): void {
  readRestartedAnswer(message, readAlone)
  readDecided(message, readAlone)
  readSetAgainst(message, readAlone)
  readWholeForAnother(message, readAlone)
  dropToldInText(message)
  dropTextOfAnother(message, readAlone)
  readYesOrNoOfAnother(message, readAlone)
  readRemainingParts(message, readAlone)
  readRelationAhead(message, readAlone)
  readAsAsked(message, readAlone)
}

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

function understood(message: Message): Omit<Understanding, 'language'> {
  const values = message.values()
  const refused = refusedFields(message)
  const act = message.found.length === 0 && refused.length === 0 ? actOf(message) : undefined
  return { values, refused, intent: null, ...(act && { act }) }
}

function actOf({ move }: Message): Understanding['act'] {
  return move === undefined || move === 'bye' || move === 'noise' ? undefined : move
}

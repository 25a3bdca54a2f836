import { isCommonWord } from './common-words.ts'
import { type FieldPlan, isConfirmation } from './field-kind.ts'
import { wordsOf } from './heard.ts'
import type { Message } from './message.ts'
import { findOption } from './options.ts'
import { readYesNo } from './yes-no.ts'

export function readOptions(message: Message): void {
  for (const plan of message.plans) if (plan.kind === 'enum') readEnum(message, plan)
}

const TOO_COMMON = new Set(
  'yes no other others none ok okay maybe one two three good bad am new all any now today tomorrow something else'.split(
    ' ',
  ),
)

function readEnum(message: Message, plan: FieldPlan): void {
  const { field } = plan
  const asked = message.isAsked(plan)
  const mayChange = message.correction.given || message.isNamed(plan)
  if (!asked && message.isKnown(field.name) && !mayChange) return
  const from = message.correction.from
  if (message.move === 'question' && !isRequest(message)) return
  const option = findOption(message.heard, plan, asked, message.readsHindi, from)
  if (option === undefined) return
  const isEveryday = isCommon(option.value) && !message.isNamed(plan)
  if (!asked && (!option.firm || isEveryday || isShared(message, plan, option.value))) return
  message.take(plan, option.value, option.firm && !isCommon(option.value), option.from, option.to)
}

const REQUEST =
  /^(?:(?:so|and|ok|okay|yes|hi|hello|please|then) )*(?:can|could|may|shall|would) (?:i|we|you)\b(?! (?:tell|explain|say|have any|know))/

/** "Could I have the premium one?" chooses; "do you have it in red?" only asks. */
function isRequest({ heard }: Message): boolean {
  return REQUEST.test(heard.words.slice(0, 6).join(' '))
}

/** Said by chance as easily as by choice. */
function isCommon(option: string): boolean {
  const words = wordsOf(option)
  return words.every((word) => TOO_COMMON.has(word) || isCommonWord(word) || word.length < 3 || /^\d+$/.test(word))
}

function isShared(message: Message, plan: FieldPlan, option: string): boolean {
  return message.plans.some((other) => other !== plan && other.kind === 'enum' && other.field.options.includes(option))
}

/**
 * Yes or no. A sentence that only implies yes ("it is …") counts when it brings nothing else. "No, make it 5 pm" to "is that right?"
 * changes the time and leaves the question open, so that it is asked again with the new time.
 */
export function readAnswer(message: Message): void {
  const plan = message.asked.find(({ kind }) => kind === 'boolean')
  if (plan === undefined) return
  const answer = readYesNo(message.heard)
  if (answer === undefined) return
  const changesOther = message.found.some(({ isAsked }) => !isAsked)
  if (!answer.firm && (message.found.length > 0 || message.move === 'question')) return
  if (!answer.value && changesOther && message.correction.given && isConfirmation(plan)) return
  message.take(plan, answer.value, answer.firm, answer.from, answer.to)
}

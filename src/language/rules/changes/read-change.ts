import type { FieldValue } from '../../../ports/language.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import type { Message } from '../message.ts'
import { DAY_PARTS } from '../dates/day-parts.ts'
import type { Clause } from '../words/clauses.ts'
import { findNumbers } from '../numbers/numbers.ts'
import { nameCase } from '../names/name-case.ts'
import { beforeRequest } from '../words/before-request.ts'
import { isGrammarWord, isOpen } from '../words/bare-clauses.ts'
import { textBetween, type Tokens, wordsOf } from '../words/tokens.ts'
import { readAddressedPart } from './addressed-part.ts'
import { readAnnouncedChange } from './announced-change.ts'
import type { Change, ReadAs } from './change.ts'
import { type Contrast, contrastsIn } from './contrasts.ts'
import { knownWordsIn, withWordsReplaced } from './replaced-in.ts'
import { readRequestedOption } from './requested-option.ts'

/**
 * Reads what somebody puts right in another answer than the one that is asked for: "three people, not two", "umar 42 nahi
 * 52". The field is the one whose answer is said to be wrong, or that the words name; undefined where several fields could be meant.
 */
export function readChange(message: Message, readAs: ReadAs): Change | undefined {
  const { heard } = message
  if (heard.words.length > MAX_WORDS) return undefined
  const others = message.plans.filter((plan) => !message.isAsked(plan) && MAY_CHANGE.has(plan.kind))
  if (others.length === 0) return undefined
  const announced = readAnnouncedChange(message, others, readAs)
  if (announced) return announced
  for (const contrast of contrastsIn(heard)) {
    const change = readContrast(message, others, contrast, readAs)
    if (change) return change
  }
  return readAddressedPart(message, others, readAs) ?? readRequestedOption(message, others, readAs)
}

const MAX_WORDS = 40
const MAY_CHANGE = new Set<FieldKind>([
  'number',
  'enum',
  'date',
  'time',
  'datetime',
  'phone',
  'pincode',
  'email',
  'code',
  'name',
  'city',
  'text',
  'address',
  'company',
])
/** Where the words of the answer show what it is. */
const TEXTUAL = new Set<FieldKind>(['name', 'city', 'text', 'address', 'company'])

function readContrast(
  message: Message,
  others: readonly FieldReader[],
  contrast: Contrast,
  readAs: ReadAs,
): Change | undefined {
  const named = others.filter((plan) => isNamedIn(message, plan, contrast))
  const wrong = others.flatMap((plan) => {
    const value = valueInstead(message, plan, contrast, readAs)
    return value === undefined ? [] : [{ plan, value }]
  })
  const meant = wrong.length > 1 ? wrong.filter(({ plan }) => named.includes(plan)) : wrong
  const [only, another] = meant
  if (only && another === undefined) {
    const isNamed = named.includes(only.plan)
    if (!isNamed && answersQuestion(message, contrast, readAs)) return undefined
    return { ...only, from: contrast.from, to: contrast.to }
  }
  const [plan, second] = wrong.length === 0 ? named : []
  if (plan === undefined || second || TEXTUAL.has(plan.kind)) return undefined
  const value = readPart(message, plan, contrast.said, readAs)
  const isOld = readPart(message, plan, contrast.old, readAs) !== undefined
  return value !== undefined && isOld ? { plan, value, from: contrast.from, to: contrast.to } : undefined
}

/** The new value, where the old one is the field's answer so far. */
function valueInstead(
  message: Message,
  plan: FieldReader,
  { old, said }: Contrast,
  readAs: ReadAs,
): FieldValue | undefined {
  const known = message.knownValue(plan)
  if (known === undefined || known === null) return undefined
  if (TEXTUAL.has(plan.kind)) {
    const words = knownWordsIn(message.heard, old, String(known))
    const value =
      words && (readPart(message, plan, beforeWish(message, said), readAs) ?? openingOf(message, plan, said))
    const isTitle = typeof value === 'string' && wordsOf(value).every(isOpen) // "Swift nahi chal rahi" puts nothing right
    return words && isTitle ? withWordsReplaced(String(known), words, value) : undefined
  }
  const wrong = readPart(message, plan, old, readAs)
  const isWrong = wrong !== undefined && isSameAnswer(plan.kind, wrong, known)
  if (!isWrong && !isDayOf(message, plan, old, String(known))) return undefined
  const value = readPart(message, plan, said, readAs)
  const meant = plan.kind === 'time' && typeof value === 'string' ? nearTo(message, said, value, String(known)) : value
  return meant === known ? undefined : meant
}

/** The "Sana Khan" of "Sana Khan will receive it" */
function openingOf({ heard }: Message, { kind }: FieldReader, { from, to }: Clause): string | undefined {
  let end = from
  while (end < to && end - from < MAX_NAME && isOpen(heard.words[end] ?? '') && isCapital(heard, end)) end += 1
  return kind === 'name' && end > from ? nameCase(textBetween(heard, from, end)) : undefined
}

function isCapital({ text, starts }: Tokens, at: number): boolean {
  return /[A-Z]/.test(text.charAt(starts[at] ?? 0))
}

const MAX_NAME = 3

/** "Innova chahiye" */
function beforeWish({ heard }: Message, { from, to }: Clause): Clause {
  const end = beforeRequest(heard, from, to)
  return { from, to: end > from + 1 && WISH.test(heard.words[end - 1] ?? '') ? end - 1 : end }
}

const WISH = /^(?:chahiye|chahie|chaiye|चाहिए)$/

/** "7:30 not 8" of a visit at eight in the morning is in the morning. */
function nearTo({ heard }: Message, { from, to }: Clause, value: string, known: string): string {
  if (heard.words.slice(from, to).some((word) => DAY_PARTS.has(word) || SAYS_HALF.test(word))) return value
  const hour = hourOf(value)
  const other = (hour + 12) % 24
  if (Math.abs(hour - hourOf(known)) <= Math.abs(other - hourOf(known))) return value
  return `${String(other).padStart(2, '0')}${value.slice(-3)}`
}

const SAYS_HALF = /^(?:am|pm)$|\d(?:am|pm)$|^(?:0\d|1[3-9]|2[0-4])(?::|$)/

function readPart({ heard }: Message, plan: FieldReader, { from, to }: Clause, readAs: ReadAs): FieldValue | undefined {
  return readAs(textBetween(heard, from, to), plan)
}

/** "Friday" is the 20th as well as the 27th, and "eight" is 08:00 as well as 20:00. */
function isSameAnswer(kind: FieldKind, said: FieldValue, known: FieldValue): boolean {
  if (said === known) return true
  const [one, other] = [String(said), String(known)]
  if (kind === 'time') return hourOf(one) % 12 === hourOf(other) % 12 && one.slice(-2) === other.slice(-2)
  return kind === 'date' && (Date.parse(one) - Date.parse(other)) % WEEK_MS === 0
}

/** The "5" of "date 5 nahi 6 december" */
function isDayOf({ heard, readsHindi }: Message, { kind }: FieldReader, { from, to }: Clause, known: string): boolean {
  if (kind !== 'date' && kind !== 'datetime') return false
  const [only, another] = findNumbers(heard, readsHindi).filter((span) => span.from >= from && span.to <= to)
  return only !== undefined && another === undefined && only.value === Number(known.slice(8, 10))
}

const WEEK_MS = 7 * 86_400_000

function hourOf(time: string): number {
  return Number(time.slice(-5, -3))
}

/** Whether the words name the field and no other one. */
function isNamedIn(message: Message, plan: FieldReader, { from, to }: Clause): boolean {
  return message.heard.words.some(
    (word, at) =>
      at >= from &&
      at < to &&
      (plan.names.has(word) || (plan.label.includes(word) && !isGrammarWord(word))) && // the "on" of `noticed_on`
      !message.plans.some((other) => other !== plan && !isConfirmation(other) && speaksOf(other, word)),
  )
}

/** Whether both sides are answers to the question: then it is that answer which is put right. */
function answersQuestion(message: Message, { old, said }: Contrast, readAs: ReadAs): boolean {
  return message.asked.some(
    (plan) =>
      plan.kind !== 'boolean' &&
      !TEXTUAL.has(plan.kind) &&
      readPart(message, plan, old, readAs) !== undefined &&
      readPart(message, plan, said, readAs) !== undefined,
  )
}

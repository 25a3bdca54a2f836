import { ownValue } from '../../../base/own-value.ts'
import type { ComposeRequest, FieldSpec, Language } from '../../../ports/language.ts'
import { isOutside } from '../../../base/value-limits.ts'
import { MAX_REPLY_LENGTH } from '../../limits.ts'
import { dayIfReal, localNow, weekdayOf } from '../dates/calendar.ts'
import { readWhen } from '../dates/when.ts'
import { phoneInGroups } from '../contacts/phone-in-groups.ts'
import { namedAmong } from '../options/named-among.ts'
import { type FieldReader, readerOf } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import { asksForHuman } from '../asks-for-human.ts'
import { readDialogueAct, wantedLanguage } from '../dialogue-acts.ts'
import { markAside } from '../set-aside/mark-aside.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { measureOf } from '../numbers/measure.ts'
import { rangeSaid } from '../numbers/range-said.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { whoCalls, whyAsked } from './self-description.ts'
import { isUnknown, readRefusal } from '../refusals.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { listsOptions, optionSaid, plainOption } from './flow-texts.ts'
import { isToldOtherwise } from './told-otherwise.ts'
import type { Wording } from './wording.ts'
import { tokenize, type Tokens } from '../words/tokens.ts'

/**
 * Composes a reply: an acknowledgement, the flow's lines, the question. The same request always gives the same words.
 */
export function composeByRules(request: ComposeRequest): string {
  const wording = request.language === 'hi' ? hindi : english
  const parts = request.closing
    ? [...request.lines, wording.closing[request.closing]]
    : [
        reaction(request, wording),
        ...request.lines,
        readBack(request, wording),
        request.question ? question(request, wording) : request.lines.length > 0 ? '' : wording.goodbye,
      ]
  const reply = parts.filter((part) => part !== '').join(' ')
  return reply.slice(0, MAX_REPLY_LENGTH)
}

/** Returns an acknowledgement of the person's message: thanks, "got it", or why the question is asked again. */
function reaction(request: ComposeRequest, wording: Wording): string {
  const { heard, understood, question } = request
  if (heard === null) return ''
  const names = Object.keys(understood)
  if (names.length === 0 && misfitOf(request) !== undefined) return ''
  if (request.isMissed)
    return [names.length > 0 ? acknowledgement(request, names, wording) : '', wording.missed]
      .filter((part) => part !== '')
      .join(' ')
  if (names.length > 0) return acknowledgement(request, names, wording)
  if (question === null) return ''
  const said = tokenize(heard)
  const asideAs = markAside(said, {
    names: () => false,
    isSpanOfTime: false,
    isNamed: false,
    isTold: false,
    yesOrNo: '',
  })
  switch (readDialogueAct(said, asideAs)) {
    case 'repeat':
      return wording.repeat
    case 'language':
      return wantedLanguage(said) === request.language ? wording.repeat : wording.onlyThisLanguage
    case 'bye':
      return wording.bye
    case 'why':
      return whyAsked(request, wording)
    case 'wait':
      return wording.wait
    case 'who':
      return asksForHuman(said) ? wording.noHandOver : whoCalls(request, wording)
    case 'greeting':
      return wording.greeting
    case 'ready':
      return wording.ready
    case 'question':
      if (isRefused(said, question.fields)) break // "can we skip that?"
      if (lackingHalf(request) !== undefined) return wording.noted
      return asksForOptions(said, question.fields) ? '' : wording.cannotAnswer
    default:
      break
  }
  if (lackingHalf(request) !== undefined) return wording.noted
  if (question.attempt === 1)
    return request.lines.length > 0 ? '' : isRefused(said, question.fields) ? wording.noted : wording.moveOn
  return isRefused(said, question.fields) ? wording.stillNeeded : wording.notUnderstood(question.attempt)
}

/** "I'd rather not say", "consumer number to yaad nahi" */
function isRefused(said: Tokens, fields: readonly FieldSpec[]): boolean {
  return (
    readRefusal(said, 6) !== undefined ||
    fields.map(readerOf).some((plan) => isUnknown(said, (word) => speaksOf(plan, word)))
  )
}

/** "What rooms do you have?" is answered by the options that are listed with the question. */
function asksForOptions({ words }: Tokens, fields: readonly FieldSpec[]): boolean {
  if (WHAT_IT_IS.test(words.join(' '))) return false
  const isWhich = words.some((word) => WHICH.has(word)) && !words.some((word) => OF_ONE.has(word) || MOST.test(word))
  return isWhich && fields.some((field) => field.options.length > 0 && words.some(namesOptions(field)))
}

/** "What happens next?" speaks of none of them. */
function namesOptions(field: FieldSpec): (word: string) => boolean {
  const plan = readerOf(field)
  return (word) => TELLS_OPTIONS.test(word) || speaksOf(plan, word)
}

const TELLS_OPTIONS = /^(?:options?|choices?|choose|ones|kinds?|types?|offer|have|got|available|there|hai|hain|है|हैं)$/
/** "Which is closest to the station?" */
const MOST = /^\w{3,}est$/
/** "Toned kya hota hai?" */
const WHAT_IT_IS = /(?:^| )(?:kya (?:hota|hoti|hote|matlab)|क्या (?:होता|होती|होते|मतलब))(?: |$)/

const WHICH = new Set(
  'what which whats options option choices kya kaun kaunsa kaunsi kaunse konsa क्या कौन कौनसा कौनसे'.split(' '),
)
/** "What is the price of that?", "which is better?" */
const OF_ONE = new Set(
  'price cost much better best cheaper cheapest mean means difference matlab kitna kitne rate bhav bhaav daam kimat keemat कितना मतलब रेट भाव दाम कीमत'.split(
    ' ',
  ),
)

function acknowledgement(request: ComposeRequest, names: string[], wording: Wording): string {
  const { understood, collected, lines, heard } = request
  const name = names
    .map((key) => (isPersonName(key) ? understood[key] : undefined))
    .find((value) => typeof value === 'string')
  if (name !== undefined && String(name).length <= 60) return wording.thanks(String(name))
  const [only, another] = names
  const answer = only === undefined || another !== undefined ? undefined : understood[only]
  if (typeof answer === 'boolean' && lines.length === 0 && heard !== null && isToldOtherwise(heard, answer))
    return wording.takenAs(answer)
  const isReadBack = readBack(request, wording) !== '' // nothing is said twice in one reply
  const said = isReadBack ? [] : names.flatMap((key) => answerSaidBack(key, request, wording) ?? [])
  const saidBack = said.length === 0 ? undefined : said.slice(0, MAX_SAID_BACK).join(', ')
  if (saidBack === undefined && lines.length > 0) return '' // the flow has its own words for this
  const isPlain = names.every((key) => understood[key] === false)
  return isPlain && saidBack === undefined ? wording.noted : wording.gotIt(saidBack, Object.keys(collected).length)
}

/** An answer that is easily misheard or was gathered from other words, as it is said back; of several no plain number, which could be any of them. */
function answerSaidBack(name: string, request: ComposeRequest, wording: Wording): string | undefined {
  const { understood, heard, spokenOptions, language } = request
  const value = understood[name]
  const known = inWords(name, value, wording)
  if (known !== undefined || heard === null || value === undefined || typeof value === 'boolean') return known
  if (typeof value === 'number' && Object.keys(understood).length > 1) return undefined
  return isToldOtherwise(heard, value)
    ? (ownValue(spokenOptions, name) ?? plainOption(String(value), language))
    : undefined
}

const EMPTY: Omit<FieldSpec, 'name'> = { type: 'string', description: '', options: [], required: false }

function isPersonName(key: string): boolean {
  return readerOf({ ...EMPTY, name: key }).isOwn
}

const DAY_AND_TIME = /^(?:(\d{4})-(\d\d)-(\d\d))?(?:^| |$)(?:(\d\d):(\d\d))?$/

const MAX_SAID_BACK = 3

/** Reads back days and times, sums, phone numbers and e-mail addresses, since they are easily misheard. */
function inWords(name: string, value: unknown, wording: Wording): string | undefined {
  if (typeof value === 'number') return isSum(name, value) ? wording.amount(value) : undefined
  if (typeof value === 'string' && PHONE.test(value)) return phoneInGroups(value)
  if (typeof value === 'string' && EMAIL.test(value)) return value
  const match = typeof value === 'string' && value !== '' ? DAY_AND_TIME.exec(value) : null
  if (match === null) return undefined
  const [, year, month, date, hour, minute] = match
  const day = year && dayInWords(name, [Number(year), Number(month), Number(date)], wording)
  const time = hour && wording.time(Number(hour), Number(minute))
  return day && time ? wording.dayAndTime(day, time) : day || time
}

const PHONE = /^\+?\d{7,15}$/
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,255}$/

/** Recognised by the field's name, or by its size unless it looks like a year. */
function isSum(name: string, value: number): boolean {
  if (value >= 1_900 && value <= 2_100 && /year|saal|since/i.test(name)) return false
  return value >= 1_000 || (value >= 100 && measureOf(readerOf({ ...EMPTY, name, type: 'number' })) === 'amount')
}

/** Undefined for a date that does not exist. */
function dayInWords(name: string, [year, month, date]: [number, number, number], wording: Wording): string | undefined {
  const number = dayIfReal(year, month, date)
  if (number === undefined) return undefined
  const { isBirth, prefersPast } = readerOf({ ...EMPTY, name })
  if (isBirth) return wording.birthday(year, month, date)
  const day = wording.day(month, date, weekdayOf(number))
  return prefersPast ? `${day} ${year}` : day // "2 November" alone would not tell a purchase of last year from this one
}

const MAX_READ_BACK = 120

/** Before a question like "shall I confirm that?", lists the values to confirm. */
function readBack({ question, collected, language, spokenOptions }: ComposeRequest, wording: Wording): string {
  const [field] = question?.fields ?? []
  if (field === undefined || !isConfirmation(readerOf(field)) || question?.fields.length !== 1) return ''
  const parts = Object.entries(collected).flatMap(([name, value]) => {
    if (typeof value === 'boolean' || (typeof value === 'string' && value.length > MAX_READ_BACK)) return []
    return typeof value === 'number'
      ? wording.number(name, value)
      : (ownValue(spokenOptions, name) ??
          inWords(name, value, wording) ??
          plainOption(value, language).replace(/[.?!।\s]+$/u, ''))
  })
  return parts.length === 0 ? '' : wording.readBack(parts)
}

/**
 * After "tomorrow" to a question for day and time, and after "in the evening", only the time is missing; after "4 pm" only the day. What
 * answered another question ("from which date can you join?") tells nothing of this one.
 */
function lackingHalf({ question, heard, understood, isMissed }: ComposeRequest): 'day' | 'time' | undefined {
  const [field, another] = question?.fields ?? []
  if (field === undefined || another || heard === null) return undefined
  if (isMissed || Object.keys(understood).length > 0) return undefined // the answer belonged to another question
  const plan = readerOf(field)
  const context = { now: ANY_NOW, readsHindi: true, prefersPast: false, wantsDay: true, wantsTime: true }
  if (plan.kind === 'time') {
    const { time } = readWhen(tokenize(heard), { ...context, wantsDay: false, wantsTime: false }, Infinity)
    return time?.vague === true ? 'time' : undefined
  }
  if (!plan.wantsTime) return undefined
  const { day, time, isOpen, isOff } = readWhen(tokenize(heard), context, Infinity)
  if (day?.isExplicit === true) return time === undefined || time.vague ? 'time' : undefined
  return plan.wantsDay && time?.vague === false && !isOpen && !isOff ? 'day' : undefined
}

/** Whether a day was named does not depend on the current day. */
const ANY_NOW = localNow(0, 'UTC')

/** Returns what remains to choose from when the last answer named several options, or the ends of a range. */
function isBetween(
  { question, heard, understood, language }: ComposeRequest,
  plan: FieldReader,
  wording: Wording,
): string[] {
  const isOpen = heard !== null && question?.fields.length === 1 && !Object.hasOwn(understood, plan.field.name)
  if (!isOpen) return []
  // "2 to 4 pm" was said to another question.
  if (plan.kind === 'number' && question.attempt > 1) {
    const ends = rangeSaid(tokenize(heard)) ?? []
    return ends.some((end) => isOutside(end, plan.field)) ? [] : ends.map((end) => wording.amount(end))
  }
  return plan.kind === 'enum'
    ? namedAmong(tokenize(heard), plan).map((option) => optionSaid(plan.field, option, language))
    : []
}

/** Returns the field whose answer was outside its limits. */
function misfitOf({ question: asked }: ComposeRequest): FieldSpec | undefined {
  return asked?.fields.find(({ name }) => asked.misfits?.includes(name))
}

/** A question depends on its field alone, and is the same in every conversation. */
const firstQuestion: Record<Language, (plan: FieldReader) => string> = {
  en: oncePerField((plan) => english.ask(plan)),
  hi: oncePerField((plan) => hindi.ask(plan)),
}

/**
 * The first time the question alone; after that with an example or the options, since the question alone was not
 * understood. Of several things that were asked for in vain only the first is asked for again: one at a time is easier.
 */
function question(request: ComposeRequest, wording: Wording): string {
  if (request.question === null) return ''
  const { language } = request
  const { attempt } = request.question
  // Where something else was put right, the question was no riddle.
  const isAgain = attempt > 1 && Object.keys(request.understood).length === 0
  const fields = isAgain ? request.question.fields.slice(0, 1) : request.question.fields
  const plans = fields.map(readerOf)
  const [first, second] = plans
  if (first === undefined) return ''
  const misfit = misfitOf(request)
  if (misfit !== undefined)
    return misfit.texts?.[language]?.misfit ?? `${wording.outside(misfit)} ${wording.ask(readerOf(misfit), true)}`
  const lacking = lackingHalf(request)
  if (lacking !== undefined) return lacking === 'time' ? wording.whatTime : wording.whatDay
  const [one, other, more] = isBetween(request, first, wording)
  if (one !== undefined && other !== undefined && more === undefined) return wording.either(one, other)
  const asked = second
    ? wording.askSeveral(plans)
    : attempt > 1
      ? wording.ask(first, true)
      : firstQuestion[language](first)
  if (!isAgain || listsOptions(first.field, asked, language)) return asked
  const hint = wording.explain(first)
  return attempt === 2 ? `${asked} ${hint}` : `${hint} ${asked}`
}

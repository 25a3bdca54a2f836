import { regex } from '../../../base/regex.ts'
import type { EpochMs } from '../../../base/time.ts'
import type { FieldValue, UnderstandRequest } from '../../../ports/language.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { mayBeToldOfThePast, mayLieBehind } from '../fields/may-lie-behind.ts'
import { TIME } from '../fields/date-or-time.ts'
import { isLabelled } from '../fields/is-labelled.ts'
import { isSameMatter } from '../fields/is-same-matter.ts'
import { beginsPeriod } from '../fields/ends-of-period.ts'
import type { FieldKind } from '../fields/kind-of.ts'
import type { Message } from '../message.ts'
import { isCounted } from './bare-time.ts'
import { isProposal } from '../dialogue-acts.ts'
import { findNumbers, numberAt } from '../numbers/numbers.ts'
import { measureOf } from '../numbers/measure.ts'
import { segmentAt } from '../words/segments.ts'
import { type Tokens, tokenize } from '../words/tokens.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import { countedFrom, endOfStay, isCountedFromToday, mayEnd, startOf } from './after-start.ts'
import { readPeriod } from './read-period.ts'
import { withPartAsked } from './part-asked.ts'
import { withPartSaidBefore } from './part-said-before.ts'
import { type LocalNow, dayIfReal, isoDay, isoTime, localNow } from './calendar.ts'
import { DAY_PARTS } from './day-parts.ts'
import type { DaySpan } from './day-span.ts'
import { isOfAnotherMatter } from './other-matters/is-of-another-matter.ts'
import { isOfWhoIsAsked } from './of-who-is-asked.ts'
import { mayNameWhen } from './may-name-when.ts'
import type { TimeSpan } from './clock.ts'
import { dayBehind, isToldOfThePast } from './told-of-the-past.ts'
import { OWED } from './respite.ts'
import { asksForReturn } from './there-or-back.ts'
import { readWhen, type When, type WhenContext } from './when.ts'

/**
 * Gives the day and time that were named to the fields that want one: `YYYY-MM-DD`, `HH:MM`, or both with a blank
 * between.
 */
export function readTimes(message: Message): void {
  const [dayPlan, timePlan] = timeTargets(message)
  const isWanted = [dayPlan, timePlan].some((plan) => plan !== undefined && message.isAsked(plan))
  const isShort = message.heard.words.length <= 2 // "7" after "tomorrow evening"
  if (!mayNameWhen(message.heard, isWanted || isShort || message.correction.given, message.readsHindi)) return
  if (isHeadCount(message.heard) && asksNumber(message)) return
  const plan = dayPlan ?? timePlan
  if (plan === undefined) return readRestated(message)
  const { request, heard, readsHindi } = message
  const now = localNow(request.now, request.timeZone)
  const start = dayOf(startOf(message, dayPlan))
  const said: WhenContext = {
    now,
    readsHindi,
    prefersPast: plan.prefersPast,
    asksForStart: dayPlan !== undefined && (STARTS.test(dayPlan.field.description) || beginsPeriod(dayPlan)),
    asksForEnd: dayPlan !== undefined && ENDS.test(`${dayPlan.label.join(' ')} ${dayPlan.field.description}`),
    asksForOwed:
      dayPlan !== undefined &&
      message.isAsked(dayPlan) &&
      OWED.test(`${dayPlan.label.join(' ')} ${dayPlan.field.description}`),
    asksForReturn: dayPlan !== undefined && asksForReturn(dayPlan),
    looksAhead: dayPlan?.prefersPast === false && message.isAsked(dayPlan) && !mayLieBehind(dayPlan),
    knownDay: dayPlan && dayOf(message.knownValue(dayPlan)),
    wantsDay: dayPlan !== undefined && message.isAsked(dayPlan),
    names:
      dayPlan && mayBeToldOfThePast(dayPlan)
        ? [(words) => words.some((word) => isNameOf(dayPlan, word)), (words) => isLabelled(words, dayPlan)]
        : [],
    wantsTime: timePlan !== undefined && (message.isAsked(timePlan) || isMoved(message)),
    isOfElse: (what, span, spans) =>
      isOfAnotherMatter(heard, (what === 'day' ? dayPlan : timePlan) ?? plan, span, spans),
  }
  if (readPeriod(message, said)) return
  const context = start === undefined || isCountedFromToday(heard) ? said : countedFrom(said, start)
  const when = readWhen(heard, context, message.correction.from)
  const isCountedOn = when.day?.minutes !== undefined && message.asked.some(({ kind }) => kind === 'boolean')
  for (const { from, to } of when.told ?? []) message.use(from, to)
  if (start !== undefined) when.day = endOfStay(heard, start, readsHindi) ?? when.day
  // "22 November" for both days: counted from the first, it would be a year later.
  if (when.day && start !== undefined && !mayEnd(when.day.day, start))
    when.day = onDay(readWhen(heard, said, message.correction.from).day, start)
  if (when.time) when.time = withPartSaidBefore(when.time, heard, request.history)
  if (when.time && timePlan) when.time = withPartAsked(when.time, heard, timePlan)
  if (message.move === 'question' && !isProposal(heard)) return
  if (when.day && !when.day.isExplicit && !context.wantsDay) when.day = undefined
  if (when.time && message.isUsed(when.time.from, when.time.to)) when.time = undefined
  // "An hour ago" names no day where none was asked for, and "a day later" is counted from another one.
  const isRelated = when.day?.minutes !== undefined || heard.words[(when.day?.to ?? 0) - 1] === 'later'
  if (when.day && isRelated && !context.wantsDay && dayPlan?.kind === 'date') when.day = undefined
  if (when.day && !context.wantsDay && isOther(message, dayPlan, when.day)) when.day = undefined
  // "I have to ask his father, he comes back on Sunday"
  if (when.day && context.wantsDay && isOfWhoIsAsked(heard, when.day)) {
    when.day = undefined
    when.time = undefined
  }
  if (when.day && dayPlan?.isBirth && isNoBirthday(message, when.day, now)) when.day = undefined
  if (when.day && !context.prefersPast && !context.wantsDay && when.day.day < now.day) when.day = undefined
  if (when.day && dayPlan && context.wantsDay && mayLieBehind(dayPlan) && isToldOfThePast(heard, when.day))
    when.day = dayBehind(heard, context, when.day, message.correction.from)
  else if (when.day && !context.prefersPast && when.day.day >= now.day && isPast(heard, when.day)) when.day = undefined
  if (when.time && (!when.time.isExplicit || when.time.vague) && !context.wantsTime && !when.day) when.time = undefined
  if (when.time && !context.wantsTime && timePlan?.prefersPast && !message.isNamed(timePlan)) when.time = undefined
  // The hour of what has been is of no visit to come.
  const isOfPast = context.wantsDay && context.prefersPast && when.day !== undefined && timePlan !== dayPlan
  if (isOfPast && timePlan && !timePlan.prefersPast && !message.isNamed(timePlan)) when.time = undefined
  if (when.time && timePlan && !message.isAsked(timePlan) && isCount(message, when.time)) when.time = undefined
  // "Five minutes" to a question for a day tell no other time.
  if (when.day?.minutes !== undefined && timePlan !== dayPlan && timePlan && !message.isAsked(timePlan))
    when.time = undefined
  // "Yes, after two hours" to "is a return trip needed?" counts from that trip.
  if (isCountedOn && timePlan && !message.isAsked(timePlan) && !message.isNamed(timePlan) && saysOnlyWhen(heard))
    when.time = undefined
  if (isBareNumber(message) && asksNumber(message)) return
  if (when.day === undefined && when.time === undefined) return
  if (dayPlan === timePlan && dayPlan) takeWhen(message, dayPlan, when, now)
  else {
    if (dayPlan && when.day)
      message.take(dayPlan, isoDay(when.day.day), when.day.isExplicit, when.day.from, when.day.to)
    if (timePlan && when.time) takeTime(message, timePlan, when, now)
  }
}

/**
 * "Three, no make that two" to a question for a number, and "change it to three tiffins", are no time: a bare number belongs
 * to a time only with a clock's word, an "at", or the name of the time.
 */
function isCount(message: Message, { from, to, vague }: TimeSpan): boolean {
  const { heard, plans, readsHindi } = message
  const number = numberAt(heard, from, readsHindi)
  // "Three lakhs, no, make it three twenty five", where an amount is asked for
  const isAmount = message.correction.given && message.asked.some((plan) => measureOf(plan) === 'amount')
  const isBare =
    number !== undefined && (number.to === to || (isAmount && numberAt(heard, number.to, readsHindi)?.to === to))
  if (vague || !isBare) return false
  if (CLOCK_LEADS.test(heard.words[from - 1] ?? '') || heard.words.some((word) => TIME.has(word))) return false
  // "Make it three", where a number is known as well: it may be either.
  if (asksNumber(message) || plans.some(({ kind, field }) => kind === 'number' && message.isKnown(field.name)))
    return true
  const next = heard.breaks[to] ? '' : (heard.words[to] ?? '')
  return plans.some(({ kind, cues }) => kind === 'number' && cues.has(next))
}

function isNameOf(plan: FieldReader, word: string): boolean {
  return plan.names.has(word) || isSameMatter(plan, word)
}

function onDay(said: DaySpan | undefined, day: number): DaySpan | undefined {
  return said?.day === day ? said : undefined
}

const STARTS = /\b(?:start\w*|begin\w*|join\w*|move in|resum\w*|available|from (?:which|what|when))\b/i
const ENDS = /\b(?:expir\w*|valid\w*|ends?|ending|until|till|upto|up to|deadline|last date|vacat\w*|lease)\b/i
const CLOCK_LEADS = /^(?:at|by|till|until|before|after)$/

/** Of a value as it is stored: `YYYY-MM-DD`, with or without a time. */
function dayOf(value: FieldValue | undefined): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(String(value ?? '')) ?? []
  return year === undefined ? undefined : dayIfReal(Number(year), Number(month), Number(date))
}

/** "7/10" rates, and "yes, tomorrow" does not say when it was sown. */
function isOther(message: Message, plan: FieldReader | undefined, { from }: DaySpan): boolean {
  const { heard, asked } = message
  if (asked.some(({ kind }) => kind === 'number') && /^\d+\/\d+$/.test(heard.words[from] ?? '')) return true
  return plan?.prefersPast === true && !message.isNamed(plan) && !plan.isBirth && !isPast(heard)
}

/** "Yes, after one hour only" */
function saysOnlyWhen({ words }: Tokens): boolean {
  return /^(?:yes|haan|ha|हां|ji|जी)\b|^हां/.test(words[0] ?? '') && words.length <= MAX_SHORT
}

const MAX_SHORT = 6

/** "25" to "your age and the day?" may be either, and a number can be nothing but a number. */
function asksNumber(message: Message): boolean {
  return message.asked.some(({ kind, field }) => kind === 'number' && !message.isKnown(field.name))
}

function isBareNumber({ heard, readsHindi }: Message): boolean {
  return numberAt(heard, 0, readsHindi)?.to === heard.words.length
}

/** "Chaar jan", "hum do jane": so many people, and no day of January. */
function isHeadCount({ words }: Tokens): boolean {
  return words.length <= MAX_HEADS && HEADS.test(words.join(' '))
}

const MAX_HEADS = 5
const HEADS = regex`
  ^(?:hum |ham |kul |total )?(?:ek|do|teen|tin|char|chaar|paanch|panch|chhe|che|saat|aath|nau|das|\d{1,2})
    [ ](?:jan|jane|jana|jano)(?: hain| hai| ke liye)?$
`

/** A birthday that is still ahead, or one of this year where no year was said. */
function isNoBirthday({ heard, readsHindi }: Message, { day }: DaySpan, now: LocalNow): boolean {
  const saysYear =
    findNumbers(heard, readsHindi).some(({ value }) => value >= 1_900) || /\d[-/.]\d+[-/.]\d/.test(heard.text)
  return day > now.day || (!saysYear && day > now.day - 366)
}

const PAST = regex('u')`
  ^paid\b
  |\b(?:i|we|it|he|she|they) (?:(?:had|have|was|were|already|just) )?
    (?:paid(?: it)?|came|visited|went|called|ordered|received|got|bought|sent|had|met|saw|did)\b(?! \p{L}+ed\b)
  |(?<![\p{L}\p{M}])(?:tha|thi|chuka|chuki|था|थी|थे|चुका|चुकी)(?![\p{L}\p{M}])
`

/** "Friday ko aane ka plan tha", "aane ko bola tha": what was planned may lie ahead. */
const PLANNED = regex('u')`
  (?:^| )(?:(?:soch rah[aei]|socha|plan|irada) (?:tha|thi|the)|(?:aa?ne|dikha?ne|lane|dene) (?:ko|ka|ke liye|ki) (?:bola|kaha|bataya|soch rah[aei]) (?:tha|thi|the))(?= |$)
  |(?<![\p{L}\p{M}])(?:(?:सोच रह[ाीे]|सोचा|प्लान) (?:था|थी|थे)|(?:आने|दिखाने|लाने) (?:को|का|के लिए|की) (?:बोला|कहा) (?:था|थी|थे))(?![\p{L}\p{M}])
`

const EITHER_SIDE = /(?:^| )(?:kal|kl|parso|parson|कल|परसों)(?= |$)/

/** "I paid on Friday", "main kal aaya tha": the day lies behind. */
function isPast(heard: Tokens, day?: DaySpan): boolean {
  const part = day && segmentAt(heard, day.from)
  const words = part ? heard.words.slice(part.from, part.to) : heard.words
  const said = words.join(' ')
  return words.length > 2 && PAST.test(said) && !(part && PLANNED.test(said) && !EITHER_SIDE.test(said))
}

const MOVES = new PhraseMatcher<true>([
  [
    true,
    `(make|change|shift|move|push|set|book) (it|that|this) (to|at|for|)
     (change|shift|move|push|set|make|keep) (the|my) (time|timing|slot|appointment) (to|at|for|)
     (time|timing|samay|slot) (ko|)
     (टाइम|समय|वक्त) (को|)`,
  ],
])

/** "Change the time to 5": a bare number is a time as well. "Make it five people" moves no time. */
function isMoved({ heard, correction, readsHindi }: Message): boolean {
  if (!correction.given) return false
  const moved = MOVES.all(heard).map(({ to }) => numberAt(heard, to, readsHindi))
  return moved.some((number) => number !== undefined && !isCounted(heard, number.to))
}

/** "Wednesday evening 6" to a question about something else: the visit moves, even without a "no" or "sorry". */
function readRestated(message: Message): void {
  const { request, heard, readsHindi } = message
  if (message.asked.some(({ field }) => ASKS_WHEN.test(field.description) || WHEN_NAME.test(field.name))) return
  const known = (wanted: FieldKind): FieldReader | undefined => {
    const [only, another] = message.plans.filter(({ kind, field }) => kind === wanted && message.isKnown(field.name))
    return another || only?.prefersPast ? undefined : only
  }
  const either = known('datetime')
  const [dayPlan, timePlan] = either ? [either, either] : [known('date'), known('time')]
  if (dayPlan === undefined && timePlan === undefined) return
  const now = localNow(request.now, request.timeZone)
  const context = { now, readsHindi, prefersPast: false, wantsDay: false, wantsTime: timePlan !== undefined }
  const when = hourAfterPart(message, context) ?? readWhen(heard, context, message.correction.from)
  const { day, time } = when
  if (!isFirm(when) || (day && day.day < now.day)) return
  const isAll = heard.words.every(
    (word, at) =>
      [day, time].some((span) => span && at >= span.from && at < span.to) || AROUND.has(word) || DAY_PARTS.has(word),
  )
  if (!isAll) return
  message.use(0, heard.words.length)
  if (either) return takeWhen(message, either, when, now)
  if (dayPlan && day) message.take(dayPlan, isoDay(day.day), true, day.from, day.to)
  if (timePlan && time) takeTime(message, timePlan, when, now)
}

/** "7" after "tomorrow evening" says which hour of it. */
function hourAfterPart({ request, heard, readsHindi }: Message, context: WhenContext): When | undefined {
  const before = request.history.at(-1)?.caller
  const number = numberAt(heard, 0, readsHindi)
  if (before === undefined || before === null || number?.to !== heard.words.length) return undefined
  const said = tokenize(before)
  if (readWhen(said, { ...context, wantsTime: false }, Infinity).time?.vague !== true) return undefined
  const { time } = readWhen(tokenize(`${before} ${heard.text}`), context, Infinity)
  return time && !time.vague
    ? { day: undefined, time: { ...time, isExplicit: true, from: 0, to: heard.words.length } }
    : undefined
}

const ASKS_WHEN = /\b(?:when|since|how long|until)\b|कब/i
const WHEN_NAME = /since|when|duration|until/i
const AROUND = new Set(
  `at on by in the for it its is make please okay ok no yes sorry instead actually change to then next this coming oclock am pm
   ko ka ki baje subah shaam sham dopahar raat नहीं को बजे का की`.split(/\s+/),
)
const ANY_TIME = new PhraseMatcher<true>([
  [
    true,
    `(any time|anytime|whenever|all day|whole day|no preference|doesnt matter|does not matter|you decide)
     (kabhi bhi|kisi bhi samay|kisi bhi time|koi bhi samay|koi bhi time|poora din|कभी भी|किसी भी समय|कोई भी समय|पूरा दिन)`,
  ],
])

function timeTargets(message: Message): [FieldReader | undefined, FieldReader | undefined] {
  const [either] = message.targets('datetime')
  const [onlyDay] = message.targets('date')
  const [onlyTime] = message.targets('time')
  const day = onlyDay ?? besideAsked(message, 'date', onlyTime)
  const time = onlyTime ?? besideAsked(message, 'time', onlyDay)
  const asked = [either, day, time].filter((plan) => plan !== undefined && message.isAsked(plan))
  if (either && (asked.includes(either) || (asked.length === 0 && !day && !time))) return [either, either]
  return [day, time]
}

/** Of several days the one that belongs to the time that is asked for, and the other way round: `visit_date` to `visit_time`. */
function besideAsked(message: Message, kind: FieldKind, asked: FieldReader | undefined): FieldReader | undefined {
  const [of = ''] = asked?.label ?? []
  if (asked === undefined || !message.isAsked(asked) || asked.label.length < 2) return undefined
  const [only, another] = message.plans.filter((plan) => plan.kind === kind && plan.label[0] === of)
  if (only === undefined || another || message.has(only.field.name) || only.prefersPast) return undefined
  return message.isKnown(only.field.name) && !message.correction.given ? undefined : only
}

/** A time alone means the next time that the clock shows it; a time for a day that is known moves only the time. */
function takeWhen(
  message: Message,
  plan: FieldReader,
  { day: saidDay, time: saidTime, isOpen, isOff }: When,
  now: LocalNow,
): void {
  if (isOpen || isOff) return
  const known = message.knownValue(plan)
  const [knownDay, knownTime] = typeof known === 'string' ? known.split(' ') : []
  const before = known === undefined ? halfBefore(message, plan, now) : undefined
  const day = saidDay ?? (saidTime ? before?.day : undefined)
  const time = saidTime ?? (saidDay ? before?.time : undefined)
  const isGone = time !== undefined && time.minutes <= now.minutes
  const nextDay = isoDay(plan.prefersPast ? now.day - (isGone ? 0 : 1) : now.day + (isGone ? 1 : 0))
  const onDay = day
    ? isoDay(day.day)
    : knownDay !== undefined && /^\d{4}-\d\d-\d\d$/.test(knownDay)
      ? knownDay
      : nextDay
  const isHour = time !== undefined && !(time.vague && known === undefined) // not "in the evening"
  if (!isHour && saidDay === undefined && known === undefined) return
  const atTime = isHour ? isoTime(time.minutes) : knownTime
  if (saidDay) message.use(saidDay.from, saidDay.to)
  if (atTime === undefined && plan.wantsTime && ANY_TIME.first(message.heard) === undefined) return
  if (day === undefined && knownDay === undefined && plan.wantsDay) return
  message.take(plan, atTime === undefined ? onDay : `${onDay} ${atTime}`, isFirm({ day, time }), 0, 0)
  if (time) message.use(time.from, time.to)
}

/** "Tomorrow" was only half of an answer, and so was "4 pm": what now follows is the other half. */
function halfBefore({ request, readsHindi, asked }: Message, plan: FieldReader, now: LocalNow): When | undefined {
  const before = request.history.at(-1)?.caller
  if (!plan.wantsTime || !asked.includes(plan) || before === undefined || before === null) return undefined
  const context = { now, readsHindi, prefersPast: plan.prefersPast, wantsDay: true, wantsTime: plan.wantsDay }
  const said = readWhen(tokenize(before), context, Infinity)
  const day = said.day?.isExplicit ? said.day : undefined
  const time = said.time?.vague ? undefined : said.time
  if ((day && time) || isOfAnother(request, before, day)) return undefined
  return { day, time: plan.wantsDay ? time : undefined }
}

/** Whether the message before answered another question: "it broke on Monday" tells nothing of the visit. */
function isOfAnother({ collected }: UnderstandRequest, said: string, day: DaySpan | undefined): boolean {
  const text = said.toLowerCase()
  const onDay = day && isoDay(day.day)
  return Object.values(collected).some(
    (value) => typeof value === 'string' && (text.includes(value.toLowerCase()) || (onDay && value.startsWith(onDay))),
  )
}

/** Where no field keeps the day, the time keeps it, too. */
function takeTime(message: Message, plan: FieldReader, { day, time }: When, now: LocalNow): void {
  // "In the evening" is no time of day: the hour is asked for.
  if (time === undefined || time.vague) return
  const keepsDay = day?.isExplicit === true && !message.plans.some(({ kind }) => kind === 'date' || kind === 'datetime')
  if (keepsDay) return takeWhen(message, plan, { day, time }, now)
  message.take(plan, isoTime(time.minutes), time.isExplicit && !time.vague, time.from, time.to)
}

function isFirm({ day, time }: Pick<When, 'day' | 'time'>): boolean {
  return day?.isExplicit === true || (time?.isExplicit === true && !time.vague)
}

const WANTED = {
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d$/,
  datetime: /^\d{4}-\d\d-\d\d \d\d:\d\d$/,
}

/** A day or time by itself, as a model may propose it ("2026-11-22T16:00", "tomorrow"); undefined when it is none. */
export function readSingleWhen(
  text: string,
  plan: FieldReader,
  { now, timeZone }: { now: EpochMs; timeZone: string },
): string | undefined {
  const { kind } = plan
  if (kind !== 'date' && kind !== 'time' && kind !== 'datetime') return undefined
  const iso = text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d.*)?$/, '$1 $2')
  if (WANTED[kind].test(iso)) return iso
  const local = localNow(now, timeZone)
  const context = {
    now: local,
    readsHindi: true,
    prefersPast: plan.prefersPast,
    wantsDay: kind !== 'time',
    wantsTime: kind !== 'date',
  }
  const { day, time } = readWhen(tokenize(iso), context, Infinity)
  if (kind === 'date') return day && isoDay(day.day)
  if (kind === 'time') return time && (day ? `${isoDay(day.day)} ${isoTime(time.minutes)}` : isoTime(time.minutes))
  if (day) return time ? `${isoDay(day.day)} ${isoTime(time.minutes)}` : isoDay(day.day)
  return undefined
}

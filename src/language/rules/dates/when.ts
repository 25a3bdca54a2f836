import { putRight } from '../corrections.ts'
import { isTakenBack } from '../set-aside/denials.ts'
import { undenied } from '../set-aside/undenied.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { type Clause, clauseAt } from '../words/clauses.ts'
import { numberAt } from '../numbers/numbers.ts'
import type { Tokens } from '../words/tokens.ts'
import { bareTime } from './bare-time.ts'
import { marker, saysHalf, type TimeSpan } from './clock.ts'
import { nearestPart } from './day-parts.ts'
import { withoutPartDenied, withPartCarried } from './with-part-carried.ts'
import { isOneOfRange, leavesPartOpen } from './left-open.ts'
import { UNIT_MINUTES } from './counted-days.ts'
import { bareDay } from './dates-of-month.ts'
import { areEndsOfRange, endAsked, isEndOfRange } from './end-of-range.ts'
import type { DayContext, DaySpan } from './day-span.ts'
import { MONTH_OF } from './date-words.ts'
import { movedDate } from './moved-date.ts'
import { findDays } from './days.ts'
import { drawnFrom } from './drawn-from.ts'
import { isRespiteTill } from './respite.ts'
import { thereOrBack } from './there-or-back.ts'
import { isToldAhead } from './told-ahead.ts'
import { withoutLimits } from './without-limits.ts'
import { countedTime } from './counted-time.ts'
import { findTimes } from './find-times.ts'
import { namedAmong } from './named-among.ts'
import { requestedAmong } from './requested-among.ts'
import { aloneAmong } from './alone-among.ts'

/** The day and the time that a message names; both may come from different places in it. */
export interface When {
  day: DaySpan | undefined
  time: TimeSpan | undefined
  /** "Tuesday or Wednesday" */
  isOpen?: boolean
  /** A day that does not exist, or lies behind where the question looks ahead: the time with it is of no other day. */
  isOff?: boolean
  /** Days that tell of something else. */
  told?: readonly DaySpan[]
}

export type WhenContext = DayContext & { wantsTime: boolean }

/** `correctedFrom` is the word from which on the person takes back what came before: the last value counts then. */
export function readWhen(heard: Tokens, context: WhenContext, correctedFrom: number): When {
  const namedTimes = findTimes(heard, context.readsHindi)
  const counted = countedTime(heard, namedTimes, context.readsHindi)
  const foundDays = findDays(heard, context)
  const saidDays = counted
    ? foundDays.filter(({ from, to }) => to <= counted.count.from || from >= counted.count.to)
    : foundDays
  const spans = [...saidDays, ...namedTimes]
  const isOfElse = (what: 'day' | 'time', span: Clause): boolean => context.isOfElse?.(what, span, spans) === true
  const told = saidDays.filter((span) => isOfElse('day', span))
  const named = allowed(heard, undenied(heard, saidDays), saidDays).filter(
    (span) => !told.includes(span) && !isEdge(heard, span, context),
  )
  const ahead = named.filter((span) => !isBehind(heard, span, context) && !isAhead(heard, span, context))
  const days = withoutLimits(heard, thereOrBack(heard, ahead, context.asksForReturn === true))
  const standing = undenied(heard, namedTimes)
  // "Wednesday, not Tuesday at five" denies the day alone.
  const denied = namedTimes.filter(
    (span) => !standing.includes(span) && !saidDays.some(({ to }) => to === span.from || to === span.from - 1),
  )
  const isEnd = (span: Clause): boolean =>
    standing.some((other) => areEndsOfRange(heard, span, other) || areEndsOfRange(heard, other, span))
  const isOneOfTwo = (span: Clause): boolean => isAlternative(heard, span, context.readsHindi) || isEnd(span)
  const times = allowed(heard, standing).filter(
    (span) =>
      !isOneOfTwo(span) &&
      !isSometimes(heard, span.from) &&
      !isTillThen(heard, span) &&
      !isCountedFrom(heard, span) &&
      !isOfElse('time', span),
  )
  // "Six am, seven am", "9 am to 9 pm": neither is a bare number besides.
  const torn = times.length > 0 || standing.some(isEnd) ? namedTimes : []
  const end = endAsked(heard, days, context)
  let day = end ?? movedDate(heard, saidDays, context) ?? pick(heard, days, correctedFrom, context.names)
  let time = counted?.time ?? pick(heard, times, correctedFrom)
  const isOneOfMany = day !== undefined && day !== end && isEndOfRange(heard, day, context.readsHindi)
  if (isOneOfMany) day = undefined
  if (day?.minutes !== undefined && time === undefined) {
    time = { minutes: day.minutes, isExplicit: true, vague: false, from: day.from, to: day.to }
  }
  if (day === undefined && context.wantsDay && !context.wantsTime && time === undefined) day = bareDay(heard, context)
  if (day !== undefined && !saidDays.includes(day) && isOfElse('day', day)) day = undefined
  if (context.wantsTime && (time === undefined || time.vague)) {
    const isFree = (from: number, to: number): boolean =>
      !isTakenBack(heard, { from, to }) &&
      !isOfElse('time', { from, to }) &&
      ![...days, ...denied].some((span) => from < span.to && span.from < to) &&
      !OR.has(heard.words[from - 1] ?? '') &&
      (!OR.has(heard.words[to] ?? '') || isOrLater(heard, to)) &&
      !NOT.has(heard.words[from - 1] ?? '') &&
      !isBetween(heard, from) &&
      !isSometimes(heard, from) &&
      !isCountedFrom(heard, { from, to }) &&
      !isTillThen(heard, { from, to: marker(heard, to) ? to + 1 : to }) &&
      !NOT_AFTER.has(heard.words[to] ?? '') &&
      !(TO.has(heard.words[to] ?? '') && numberAt(heard, to + 1, context.readsHindi)) &&
      !isOneOfTwo({ from, to }) &&
      !torn.some((span) => span.isExplicit && !span.vague && from < span.to && span.from < to)
    const isCorrected = (from: number, to: number): boolean => from >= correctedFrom && isFree(from, to)
    time = bareTime(heard, context.readsHindi, isCorrected) ?? bareTime(heard, context.readsHindi, isFree) ?? time
  } else if (context.wantsTime && time && time.from < correctedFrom && correctedFrom < heard.words.length) {
    time = bareCorrection(heard, context.readsHindi, correctedFrom, time) ?? time
  }
  if (time && isOfOpenPart(heard, time)) time = undefined
  if (time) {
    const isReplaced = (span: TimeSpan): boolean =>
      !standing.includes(span) || (correctedFrom < heard.words.length && span.to <= correctedFrom)
    time = withPartCarried(heard, time, namedTimes.filter(isReplaced)) ?? withoutPartDenied(heard, time)
  }
  const lacksDay = day === undefined
  const isOff = told.length > 0 || ahead.length < named.length || (named.length === 0 && namesNoDay(heard))
  return { day, time, isOpen: lacksDay && (days.length > 1 || isOneOfMany), isOff: lacksDay && isOff, told }
}

/** "Subah ya shaam, 7 baje": which half of the day is left open. */
function isOfOpenPart(heard: Tokens, time: TimeSpan): boolean {
  return (
    leavesPartOpen(heard) &&
    (time.vague || !saysHalf(heard, time)) &&
    nearestPart(heard, time.from, time.to) !== undefined
  )
}

/** "Six in the evening, no, seven": the hour alone is put right. */
function bareCorrection(
  heard: Tokens,
  readsHindi: boolean,
  correctedFrom: number,
  said: TimeSpan,
): TimeSpan | undefined {
  const isOnlyHour = (from: number, to: number): boolean =>
    from >= correctedFrom && heard.words.slice(to).every((word) => isGrammarWord(word) || BESIDE_HOUR.test(word))
  const hour = bareTime(heard, readsHindi, isOnlyHour)
  return hour && { ...hour, isExplicit: said.isExplicit }
}

const BESIDE_HOUR = /^(?:latest|earliest|sharp|max|works|fine|better|ish|tak|rakho|rakhna|तक)$/

/** "monday or tuesday" leaves it open. */
function pick<Span extends { from: number; to: number }>(
  heard: Tokens,
  spans: Span[],
  correctedFrom: number,
  names: DayContext['names'] = [],
): Span | undefined {
  const corrected = putRight(heard, spans, correctedFrom, valueOf)
  const [first, second] = spans
  const isBeside =
    first && second && second.from === first.to && !heard.breaks[second.from] && valueOf(first) !== valueOf(second)
  const isOpen =
    isBeside || (first && OR.has(heard.words[first.to] ?? '') && !heard.breaks[first.to] && !isOrLater(heard, first.to))
  const isTorn = first !== undefined && spans.some((span) => valueOf(span) !== valueOf(first))
  const [dated, another] = isTorn ? spans.filter((span) => saysYear(heard, span)) : []
  const alone = isTorn
    ? (aloneAmong(heard, spans) ??
      drawnFrom(heard, spans) ??
      requestedAmong(heard, spans) ??
      namedAmong(heard, spans, names))
    : undefined
  return corrected ?? (another ? undefined : dated) ?? alone ?? (isOpen || isTorn ? undefined : first)
}

/** "25-12-2004, Christmas day": the date that is said in full. */
function saysYear({ words }: Tokens, { from, to }: Clause): boolean {
  return words.slice(from, to).some((word) => /(?:19|20)\d\d/.test(word))
}

/** The day or the minutes; parts of a day have none of their own. */
function valueOf(span: object): unknown {
  const { day, minutes, vague } = span as { day?: number; minutes?: number; vague?: boolean }
  return day ?? (vague ? undefined : minutes)
}

/** "31st of February", "30 फरवरी" */
function namesNoDay({ words }: Tokens): boolean {
  return words.some((word, at) => {
    const isNumbered = [words[at - 1], words[at - 2], words[at + 1]].some((near) =>
      /^\d{1,2}(?:st|nd|rd|th)?$/.test(near ?? ''),
    )
    return isNumbered && MONTH_OF.has(word)
  })
}

/** The "4 pm" of "char paanch baje", "3 or 4 pm" and "between 3 and 4 pm" */
function isAlternative(heard: Tokens, span: Clause, readsHindi: boolean): boolean {
  return isOneOfRange(heard, span.from, readsHindi) || isEndOfRange(heard, span, readsHindi)
}

/** "Yesterday", for a visit; a day that is said with its year is meant. */
function isBehind({ text }: Tokens, { day }: DaySpan, { now, looksAhead }: DayContext): boolean {
  return looksAhead === true && day < now.day && !/(?:19|20)\d\d/.test(text)
}

/** "It will be on the 20th", "booked for the 25th", for a day that has been. */
function isAhead(heard: Tokens, span: DaySpan, { now, prefersPast, wantsDay }: DayContext): boolean {
  return prefersPast && wantsDay && (span.day > now.day || isToldAhead(heard, span))
}

/** "After Wednesday", "till Friday", "budhvar ke baad" name where the days begin or end, and none of them. */
function isEdge(
  heard: Tokens,
  { from, to }: DaySpan,
  { prefersPast, wantsDay, asksForStart, asksForEnd, asksForOwed }: DayContext,
): boolean {
  const { words, breaks } = heard
  const lead = words[words[from - 1] === 'the' ? from - 2 : from - 1] ?? ''
  if (prefersPast && wantsDay && lead === 'since') return false
  if (asksForEnd === true && TILL.has(lead)) return false
  if (asksForOwed === true && isRespiteTill(heard, { from, to })) return false
  if (!breaks[from] && EDGES.has(lead)) return true
  if (breaks[to]) return false
  if (LINKS.has(words[to - 1] ?? '') && EDGES_BEHIND.has(words[to] ?? '')) return true // "month end ke baad"
  if ((words[to] === 'tak' || words[to] === 'तक') && words.some((word) => AWAY.has(word))) return true
  const isLinked = LINKS.has(words[to] ?? '')
  return isLinked ? EDGES_BEHIND.has(words[to + 1] ?? '') : words[to] === 'onwards' && asksForStart !== true
}

const EDGES = new Set(['after', 'before', 'till', 'until', 'since', 'except'])
const AWAY = new Set('bahar busy vyast out nahi बाहर व्यस्त नहीं'.split(' '))
const LINKS = new Set(['ke', 'se', 'के', 'से'])
const EDGES_BEHIND = new Set(['baad', 'bad', 'pehle', 'pahle', 'बाद', 'पहले'])
const DAY = 1_440

/** "Half an hour before eight" is another time. */
function isCountedFrom({ words, breaks }: Tokens, { from }: Clause): boolean {
  if (breaks[from] || !/^(?:before|after)$/.test(words[from - 1] ?? '')) return false
  return (UNIT_MINUTES.get(words[from - 2] ?? '') ?? DAY) < DAY
}

/** "I have yoga till 7 am", "बच्चा चार बजे तक सोता है": how long something else lasts. */
function isTillThen(heard: Tokens, { from, to }: Clause): boolean {
  const { words, breaks } = heard
  if (breaks[to] !== true && TAK.has(words[to] ?? '')) return LASTS.test(words[to + 1] ?? '')
  if (breaks[from] || !TILL.has(words[from - 1] ?? '')) return false
  const clause = clauseAt(heard, from)
  return words.slice(clause?.from ?? from, from - 1).some((word) => SUBJECTS.has(word))
}

const TILL = new Set(['till', 'until', 'til'])
const TAK = new Set(['tak', 'तक'])
const LASTS =
  /^(?!aat|pahun|pahoon|laut|आत|पहुंच|लौट).*(?:ta|ti|te|ता|ती|ते)$|^(?:raha|rahi|busy|bahar|office|school|रहा|रही|व्यस्त|बाहर)$/u
const SUBJECTS = new Set('i we he she they is has have am im ill hes shes there my the are works sleeps'.split(' '))

/** "Between four and five", "chaar aur paanch ke beech" */
function isBetween({ words }: Tokens, from: number): boolean {
  if (words[from - 1] === 'between') return true
  if (words[from - 1] === 'and' && words.slice(Math.max(0, from - 4), from - 1).includes('between')) return true
  return BETWEEN_BEHIND.test(words.slice(from, from + 7).join(' '))
}

const BETWEEN_BEHIND =
  /^\S+ (?:(?:aur|se|और|से) \S+ (?:baje |बजे )?)?(?:ke|के) (?:beech|bich|beach|darmiyan|बीच|दरमियान)(?: |$)/

/** "Kabhi 6 kabhi 7", "sometimes six" */
function isSometimes({ words }: Tokens, from: number): boolean {
  return SOMETIMES.test(words[from - 1] ?? '')
}

const SOMETIMES = /^(?:kabhi|kabhee|sometimes|कभी)$/

/** "6 or later", "6 ya uske baad" */
function isOrLater({ words }: Tokens, at: number): boolean {
  return OR_LATER.test(words.slice(at, at + 4).join(' '))
}

const OR_LATER =
  /^\S+ (?:(?:anytime |any time )?(?:later|after)(?: that)?|(?:us|uske|is|iske|उसके|इसके)(?: bhi)? (?:ke )?(?:baad|bad|बाद))(?= |$)/

const OR = new Set(['or', 'ya', 'या'])
const TO = new Set(['to', 'se', 'से'])
const NOT = new Set(['not', 'except'])
const PREFERS = new Set(['rather', 'prefer', 'better'])
const NOT_AFTER = new Set(['nahi', 'नहीं'])

/** "Tomorrow also not", "Friday no": also where it is said in English. */
function isDeniedBehind({ words, breaks }: Tokens, to: number): boolean {
  if (breaks[to] === true) return false
  let end = to + 1
  while (end < words.length && breaks[end] !== true) end += 1
  return DENIED_BEHIND.test(words.slice(to, end).join(' '))
}

const DENIED_BEHIND = /^(?:(?:also|too|bhi) )?(?:no|not|neither|nope|cant|i cant)(?: (?:also|either|possible))?$/

/** "not friday", "kal nahi"; "nahi, kal" is tomorrow. */
function allowed<Span extends { from: number; to: number }>(heard: Tokens, spans: Span[], all = spans): Span[] {
  return spans.filter(({ from, to }) => {
    const before = heard.breaks[from] ? '' : (heard.words[from - 1] ?? '')
    const next = all.find((other) => other.from === to && !heard.breaks[to])
    const end = next?.to ?? to
    const after = heard.breaks[end] ? '' : (heard.words[end] ?? '')
    const isNotOn = before === 'on' && NOT.has(heard.words[from - 2] ?? '')
    // "I'd rather come on Sunday than Monday"
    const isLess = before === 'than' && heard.words.some((word) => PREFERS.has(word))
    return !isNotOn && !isLess && !NOT.has(before) && !NOT_AFTER.has(after) && !isDeniedBehind(heard, end)
  })
}

import { regex } from '../../../base/regex.ts'
import { numberAt } from '../numbers/numbers.ts'
import type { Tokens } from '../words/tokens.ts'
import { segmentAt } from '../words/segments.ts'
import { weekdayOf } from './calendar.ts'
import type { DayContext, DaySpan } from './day-span.ts'
import { isDayWord, weekdayAt } from './day-words.ts'
import { DENIES, OR } from '../words/function-words.ts'

/**
 * Puts a day that is counted from another one in the place of both: "Sunday ke agle din", "the day after the 20th", "aaj se ek hafte
 * baad", "I'm away till the 24th, so the day after that".
 */
export function withDaysCountedOn(heard: Tokens, spans: DaySpan[], context: DayContext): DaySpan[] {
  if (spans.length === 0 || !heard.words.some((word) => UNITS.has(word) || ONE.test(word))) return spans
  let counted = spans
  for (const span of spans) {
    const moved = beside(heard, span, context) ?? byPronoun(heard, span, spans, context)
    // A day that is denied stays, so that the "not" before it denies no other.
    const isLeft = moved !== undefined && moved.from >= span.to && isDenied(heard, span)
    if (moved) counted = [...counted.filter((one) => (isLeft || one !== span) && !overlaps(one, moved)), moved]
  }
  return counted === spans ? spans : counted.sort((a, b) => a.from - b.from)
}

/** How many days a unit has. */
const UNITS = new Map([
  ...['day', 'days', 'din', 'dinon', 'roz', 'दिन', 'दिनों', 'रोज'].map((word) => [word, 1] as const),
  ...['week', 'weeks', 'hafta', 'hafte', 'हफ्ता', 'हफ्ते'].map((word) => [word, 7] as const),
])
const NEXT = /^(?:agl[ae]|dusr[ae]|doosr[ae]|अगल[ाे]|दूसरे)$/u
const OF = /^(?:ke|se|के|से)$/
const EXACTLY = /^(?:theek|thik|exactly|poore|pure|hi|ठीक|पूरे|ही)$/
const LATER = /^(?:baad|bad|later|बाद)$/
const EARLIER = /^(?:pe?hle|pahle|earlier|पहले)$/

interface Shift {
  days: number
  to: number
}

/** "… ke agle din", "… se do din baad", "the day after …", "a week from …" */
function beside(heard: Tokens, span: DaySpan, context: DayContext): DaySpan | undefined {
  const { words, breaks } = heard
  const behind =
    OF.test(words[span.to] ?? '') && !breaks[span.to] ? shiftAt(heard, span.to + 1, context.readsHindi) : undefined
  if (behind) return { day: span.day + behind.days, isExplicit: true, from: span.from, to: behind.to }
  const lead = words.slice(Math.max(0, span.from - MAX_LEAD), span.from).join(' ')
  const said = LEADS.exec(lead)
  if (said === null || breaks[span.from]) return undefined
  const from = span.from - said[0].trim().split(' ').length
  return { day: span.day + (said[1] === 'after' ? 1 : -1), isExplicit: true, from, to: span.to }
}

const MAX_LEAD = 4
const LEADS = /(?:^|(?:^| )(?:the|a|one|very|next) )day (after|before)(?: the)?$|(?:^| )(?:the )?eve of(?: the)?$/

/** "Uske agle din", "the day after that", "the next day": counted from the day that was said last. */
function byPronoun(
  heard: Tokens,
  span: DaySpan,
  spans: readonly DaySpan[],
  { readsHindi }: DayContext,
): DaySpan | undefined {
  const end = spans.find((one) => one.from >= span.to && !isCount(heard, one))?.from ?? heard.words.length
  for (let at = span.to; at < end; at++) {
    const word = heard.words[at] ?? ''
    const isOfThat = OF_THAT.test(word)
    const start = isOfThat || /^(?:us|is|उस|इस)$/.test(word) ? at + (isOfThat ? 1 : 2) : undefined
    const shift =
      (start === undefined ? afterThat(heard, at) : shiftAt(heard, start, readsHindi)) ??
      countedFromThat(heard, at, readsHindi) ??
      (isDenied(heard, span) || isSameDayAfter(heard, at) ? sameDayOfOther(heard, at, span) : undefined)
    if (shift) return { day: span.day + shift.days, isExplicit: true, from: at, to: shift.to }
  }
  return undefined
}

const OF_THAT = /^(?:uske|usse|unke|iske|usake|उसके|उससे|इसके)$/

/** A count that was read as days from today. */
function isCount({ words }: Tokens, { from, to }: DaySpan): boolean {
  if (EARLIER.test(words[to - 1] ?? '') || words[to - 1] === 'before') return true
  return (
    OF_THAT.test(words[from - 1] ?? '') || (OF.test(words[from - 1] ?? '') && /^(?:us|उस)$/.test(words[from - 2] ?? ''))
  )
}

function afterThat({ words }: Tokens, at: number): Shift | undefined {
  // "Tomorrow or the day after" leaves it open.
  if (OR.test(words[at - 1] ?? '')) return undefined
  const said = words.slice(at, at + 5).join(' ')
  const found = AFTER_THAT.exec(said)
  return found ? { days: / before(?: |$)/.test(found[0]) ? -1 : 1, to: at + found[0].split(' ').length } : undefined
}

/** "Two days before that", "a day before": counted from the day that was said, where nothing else follows. */
function countedFromThat(heard: Tokens, at: number, readsHindi: boolean): Shift | undefined {
  const { words, breaks } = heard
  const counted = countIn(heard, heard.words[at] === 'a' ? { value: 1, to: at + 1 } : numberAt(heard, at, readsHindi))
  if (counted === undefined) return undefined
  const { days, sign, to: end } = counted
  const isOfThat = /^(?:that|this|it)$/.test(words[end] ?? '')
  if (/^(?:before|after)$/.test(sign) && (isOfThat || end === words.length || breaks[end] === true))
    return { days: sign === 'after' ? days : -days, to: isOfThat ? end + 1 : end }
  return EARLIER.test(sign) ? { days: -days, to: end } : undefined
}

const ONE =
  /^(?:one|eve|after|before|next|previous|(?:u|i)sse|(?:u|i)ske|agl[aei]|pi?chh?l[aei]|अगल[ाेी]|पिछल[ाेी]|[उइ]ससे|[उइ]सके)$/u

/** "Not this Saturday": the week of the day that was said does not suit. */
function isDenied(heard: Tokens, { from, to }: DaySpan): boolean {
  const segment = segmentAt(heard, from)
  const isWeekday = heard.words.slice(from, to).some((word) => isDayWord(word))
  return isWeekday && heard.words.slice(segment?.from, segment?.to).some((word) => DENIES.test(word))
}

/** "Next Monday. No, sorry, the Monday after": a day that is named once more needs no denial, where it is not one of two. */
function isSameDayAfter({ words }: Tokens, at: number): boolean {
  return !OR.test(words[at - 1] ?? '') && SAME_DAY_AFTER.test(words.slice(at, at + MAX_OTHER).join(' '))
}

const SAME_DAY_AFTER = /^the \p{L}+day (?:after|before)(?: (?:that|this|it))?$/u

/** "The one after that", "the Monday before", "the next one", "agle", "usse pehle wale somvar": the same day of another week. */
function sameDayOfOther(heard: Tokens, at: number, span: DaySpan): Shift | undefined {
  const { words, breaks } = heard
  const found = OTHER_WEEK.exec(words.slice(at, at + MAX_OTHER).join(' '))
  if (found === null) return undefined
  const to = at + found[0].split(' ').length
  const named = words.findIndex((_word, place) => place >= at && place <= to && weekdayAt(heard, place) !== undefined)
  if (named !== -1 && weekdayAt(heard, named) !== weekdayOf(span.day)) return undefined
  const end = Math.max(to, named + 1)
  const isEnd = end === words.length || breaks[end] === true || BEHIND_DAY.test(words[end] ?? '')
  return isEnd ? { days: EARLIER_WEEK.test(found[0]) ? -7 : 7, to: end } : undefined
}

const MAX_OTHER = 5
const OTHER_WEEK = regex('u')`
  ^(?:
    (?:the )?\p{L}+ (?:after|before)(?: (?:that|this|it))?
    |(?:the )?(?:next|following|previous|earlier) (?:one|\p{L}+day)
    |(?:u?sse|iske|uske|उससे|इससे|उसके|इसके) (?:pe?hle|pahle|baad|agl[aei]|पहले|बाद|अगल[ाेी])(?: wal[aei]| वाल[ाेी])?(?: ko| को)?
    |(?:agl[aei]|pi?chh?l[aei]|अगल[ाेी]|पिछल[ाेी])(?: wal[aei]| वाल[ाेी])?(?: ko| को)?
  )(?= |$)
`
const EARLIER_WEEK = /(?:^| )(?:before|previous|earlier|pe?hle|pahle|pi?chh?l[aei]|पहले|पिछल[ाेी])(?: |$)/u
const BEHIND_DAY = /^(?:ko|tha|thi|hua|please|को|था|थी|हुआ)$/

const AFTER_THAT = regex`
  ^(?:
    (?:the )?(?:very )?(?:next|following) day|(?:the|a|one) day (?:after|before)(?: (?:that|this|it))?
    |day (?:after|before) (?:that|this|it)
  )(?= |$)(?! (?:tomorrow|yesterday|the|my|i|we))
`

/** "Agle din", "do din baad", "theek ek hafte baad", "ek din pehle" */
function shiftAt(heard: Tokens, start: number, readsHindi: boolean): Shift | undefined {
  const { words } = heard
  if (NEXT.test(words[start] ?? '') && UNITS.get(words[start + 1] ?? '') === 1) return { days: 1, to: start + 2 }
  const from = EXACTLY.test(words[start] ?? '') ? start + 1 : start
  const counted = countIn(heard, numberAt(heard, from, readsHindi))
  if (counted === undefined) return undefined
  const { days, sign, to } = counted
  if (LATER.test(sign)) return { days, to }
  return EARLIER.test(sign) ? { days: -days, to } : undefined
}

/** "Do din baad", "a week before": so many days, and the word that tells whether they are later or earlier. */
function countIn(
  { words }: Tokens,
  count: { value: number; to: number } | undefined,
): (Shift & { sign: string }) | undefined {
  const unit = count && UNITS.get(words[count.to] ?? '')
  if (count === undefined || unit === undefined || !Number.isInteger(count.value) || count.value > MAX_COUNT)
    return undefined
  return { days: count.value * unit, sign: words[count.to + 1] ?? '', to: count.to + 2 }
}

const MAX_COUNT = 100

function overlaps(one: DaySpan, other: DaySpan): boolean {
  return one.from < other.to && other.from < one.to
}

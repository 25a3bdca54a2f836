import { regex } from '../../../base/regex.ts'
import { type EndsOfPeriod, endsOfPeriod } from '../fields/ends-of-period.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import type { Message } from '../message.ts'
import { numberAt } from '../numbers/numbers.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import type { Clause } from '../words/clauses.ts'
import { textBetween, type Tokens, tokenize } from '../words/tokens.ts'
import { countedFrom, isCountedFromToday, mayEnd } from './after-start.ts'
import { isoDay } from './calendar.ts'
import { DATE_NOUNS, MONTH_OF, ORDINAL } from './date-words.ts'
import type { DayContext } from './day-span.ts'
import { findDays } from './days.ts'

/**
 * Takes both days of a period that is asked for: "12th to 15th December", "20 दिसंबर को आएंगे और 23 को जाएंगे". A month that only one of
 * them says is that of both. Returns whether it did.
 */
export function readPeriod(message: Message, context: DayContext): boolean {
  const { heard, plans, correction, move } = message
  if (heard.words.length < MIN_WORDS || !heard.words.some((word) => LINK.test(word) || IN_ONE.test(word))) return false
  const ends = endsOfPeriod(plans)
  if (ends === undefined || (!message.isAsked(ends.start) && !message.isAsked(ends.end))) return false
  if (move === 'question' || message.has(ends.start.field.name) || message.has(ends.end.field.name)) return false
  const from = correction.from < heard.words.length ? correction.from : 0
  if (heard.words.slice(from).some((word) => NOT.test(word))) return false
  const days = daysOfPeriod(message, ends, from, { ...context, wantsDay: true })
  if (days === undefined) return false
  message.take(ends.start, isoDay(days.first), true, from, days.link)
  message.take(ends.end, isoDay(days.last), true, days.link, heard.words.length)
  return true
}

const MIN_WORDS = 2
const NOT = /^(?:not|except|dont|cant|wont|nahi|नहीं)$/
const LINK = /^(?:to|till|until|through|thru|upto|se|and|aur|phir|से|और|फिर)$/
/** "12-15 december" */
const IN_ONE = /^(\d{1,2}(?:st|nd|rd|th)?)[-–](\d{1,2}(?:st|nd|rd|th)?)$/
const AND = /^(?:and|aur|phir|और|फिर)$/

interface Days {
  first: number
  last: number
  /** Where the words of the second day begin. */
  link: number
}

function daysOfPeriod({ heard }: Message, ends: EndsOfPeriod, from: number, context: DayContext): Days | undefined {
  const { words } = heard
  for (let at = from; at < words.length; at++) {
    const word = words[at] ?? ''
    const [, one, other] = IN_ONE.exec(word) ?? []
    if (!LINK.test(word) && one === undefined) continue
    const before = `${textBetween(heard, from, at)} ${one ?? ''}`
    const behind = `${other ?? ''} ${textBetween(heard, at + 1, words.length)}`
    const last = tokenize(behind)
    // "Two days and the 15th": only what is said of leaving makes the second day an end.
    if (AND.test(word) && !last.words.some((said) => LEAVES.test(said))) continue
    const first = tokenize(before)
    if (!isOfDays(heard) && [first, last].every((side) => isPlainNumber(side, context.readsHindi))) continue
    const days = between(first, last, monthOf(heard), ends, context)
    if (days) return { ...days, link: at }
  }
  return undefined
}

/** "3 to 4" may be people or hours: a month, a date's ending, or "from" and "till" tell that it is two days. */
function isOfDays({ words }: Tokens): boolean {
  return words.some((word) => MONTH_OF.has(word) || DATE_NOUNS.has(word) || OF_DAYS.test(word))
}

const OF_DAYS = /^(?:from|till|until|tak|तक)$/

function isPlainNumber(heard: Tokens, readsHindi: boolean): boolean {
  const number = bareNumber(heard, readsHindi)
  return number !== undefined && !ORDINAL.test(heard.words[number.from] ?? '')
}

function between(
  start: Tokens,
  end: Tokens,
  month: string | undefined,
  ends: EndsOfPeriod,
  context: DayContext,
): { first: number; last: number } | undefined {
  const first = dayOfSide(start, month, ends, context)
  if (first === undefined) return undefined
  // The end is looked for from the start on: "28 December to 2 January", "Friday to Sunday".
  const last = dayOfSide(end, month, ends, isCountedFromToday(end) ? context : countedFrom(context, first))
  return last === undefined || last === first || !mayEnd(last, first) ? undefined : { first, last }
}

/** The only day of one side, where it says nothing else. */
function dayOfSide(
  heard: Tokens,
  month: string | undefined,
  ends: EndsOfPeriod,
  context: DayContext,
): number | undefined {
  const number = bareNumber(heard, context.readsHindi)
  const said = number === undefined || month === undefined ? heard : tokenize(withMonth(heard, number, month))
  const [only, another] = findDays(said, context)
  if (another || (only && only.day < context.now.day && !context.prefersPast)) return undefined
  if (only) return saysOnly(said, only, ends) ? only.day : undefined
  if (number === undefined || !saysOnly(heard, number, ends)) return undefined
  return findDays(tokenize(`${textBetween(heard, number.from, number.to)} tarikh`), context)[0]?.day
}

function withMonth(heard: Tokens, { from, to }: Clause, month: string): string {
  const { length } = heard.words
  return `${textBetween(heard, 0, from)} ${textBetween(heard, from, to)} ${month} ${textBetween(heard, to, length)}`
}

/** The only number of a side that names no month and no other day: "12", "the 15th". */
function bareNumber(heard: Tokens, readsHindi: boolean): Clause | undefined {
  if (monthOf(heard) !== undefined) return undefined
  for (let at = 0; at < heard.words.length; at++) {
    const to = ORDINAL.test(heard.words[at] ?? '') ? at + 1 : numberAt(heard, at, readsHindi)?.to
    if (to !== undefined) return { from: at, to }
  }
  return undefined
}

/** The one month that a message names. */
function monthOf({ words }: Tokens): string | undefined {
  const [only, another] = new Set(words.flatMap((word) => MONTH_OF.get(word) ?? []))
  return another === undefined ? only : undefined
}

function saysOnly({ words }: Tokens, { from, to }: Clause, { start, end }: EndsOfPeriod): boolean {
  return words.every(
    (word, at) =>
      (at >= from && at < to) ||
      isGrammarWord(word) ||
      BESIDE.test(word) ||
      LEAVES.test(word) ||
      [start, end].some((plan) => plan.questionWords.has(word) || speaksOf(plan, word)),
  )
}

const BESIDE = regex`
  ^(?:
    from|on|the|till|until|check|checking|checkin|in|arriv\w+|com(?:e|ing)|reach\w*|stay\w*|book\w*|please|tarikh
    |tareekh|ko|tak|aayenge|aaenge|aayega|aaunga|aana|aa|pahunch\w*|rahenge|rukenge|chahiye|se|तक|को|से|तारीख|आएंगे|आएंगी
    |आऊंगा|आऊंगी|आना|पहुंचेंगे|रहेंगे|रुकेंगे|चाहिए|है|hai|hain|i|we|will|be|ill|well|hum|main|हम|मैं
  )$
`
const LEAVES = regex`
  ^(?:
    leav(?:e|ing)|left|out|checkout|back|return\w*|end(?:s|ing)?|depart\w*|go(?:ing)?|jayenge|jaayenge|jaenge|jaunga
    |jaungi|jaana|jana|wapas|vapas|wapsi|vapsi|laut\w*|nikal\w*|chale|जाएंगे|जाएंगी|जाऊंगा|जाऊंगी|जाना|वापस|वापसी|लौट\S*|निकल\S*
  )$
`

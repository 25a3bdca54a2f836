import { numberAt } from '../numbers/numbers.ts'
import { isDenied } from '../set-aside/denials.ts'
import type { Clause } from '../words/clauses.ts'
import { OR } from '../words/function-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { ORDINAL, ORDINAL_WORDS } from './date-words.ts'
import type { DayContext, DaySpan } from './day-span.ts'

/** Whether two days or times are the ends of one range: "9 am to 9 pm", "12:30 to 1". */
export function areEndsOfRange({ words, breaks }: Tokens, first: Clause, last: Clause): boolean {
  return first.to + 1 === last.from && !breaks[first.to] && !breaks[last.from] && TO.test(words[first.to] ?? '')
}

/**
 * Whether a day or time is one end of several: the 15th of "between 12 and 15 December", "12 se 15 tak", "12 ya 15 tareekh", the 12th of
 * "December 12 to 15". The other end is a bare number, which no rule takes for a day or time by itself.
 */
export function isEndOfRange(heard: Tokens, span: Clause, readsHindi: boolean): boolean {
  return hasEndBefore(heard, span, readsHindi) || hasEndBehind(heard, span, readsHindi)
}

/** The first day of "24 to 26 December" where the question is for a beginning, the last where it is for a return. */
export function endAsked(
  heard: Tokens,
  [first, last, another]: readonly DaySpan[],
  { wantsDay, asksForStart, asksForReturn }: DayContext,
): DaySpan | undefined {
  if (!wantsDay || (asksForStart !== true && asksForReturn !== true)) return undefined
  if (first === undefined || last === undefined || another || last.day <= first.day) return undefined
  const link = heard.words.slice(first.to, last.from).join(' ')
  if (!isDashedAt(heard, last.from) && !TO.test(link.replace(/ the$/, ''))) return undefined
  return asksForStart === true ? first : last
}

function hasEndBefore(heard: Tokens, span: Clause, readsHindi: boolean): boolean {
  const { words } = heard
  // "Das saade das ke beech"
  if (!heard.breaks[span.to] && BEECH.test(words.slice(span.to, span.to + 2).join(' '))) return true
  const start = /^(?:the|on|at)$/.test(words[span.from - 1] ?? '') ? span.from - 1 : span.from
  const isDashed = isDashedAt(heard, start)
  const other = numberEndingAt(heard, isDashed ? start : start - 1, readsHindi)
  if (other === undefined || isDenied(heard, other)) return false
  if (isDashed) return true
  if (heard.breaks[start] || heard.breaks[start - 1]) return false
  return joins(heard, start - 1, other, span)
}

function hasEndBehind(heard: Tokens, span: Clause, readsHindi: boolean): boolean {
  const isDashed = isDashedAt(heard, span.to)
  if (!isDashed && (heard.breaks[span.to] || heard.breaks[span.to + 1])) return false
  let at = isDashed ? span.to : span.to + 1
  if (heard.words[at] === 'the') at += 1
  const to = numberAt(heard, at, readsHindi)?.to ?? (isOrdinal(heard.words[at]) ? at + 1 : undefined)
  if (to === undefined) return false
  return isDashed || joins(heard, span.to, span, { from: at, to })
}

/** "to", "se", "or" join two ends; "and" only in "between … and …", "… aur … ke beech". */
function joins({ words }: Tokens, at: number, first: Clause, last: Clause): boolean {
  const link = words[at] ?? ''
  if (TO.test(link) || OR.test(link)) return true
  if (!AND.test(link)) return false
  const isBetween = words.slice(Math.max(0, first.from - 2), first.from).includes('between')
  return isBetween || BEECH.test(words.slice(last.to, last.to + 3).join(' '))
}

const TO = /^(?:to|till|until|through|thru|upto|se|से)$/
const AND = /^(?:and|aur|और)$/
const BEECH = /(?:^| )(?:ke|के) (?:beech|bich|beach|darmiyan|बीच|दरमियान)(?: |$)/

/** "12 - 15 Dec" */
function isDashedAt({ text, starts, ends }: Tokens, at: number): boolean {
  const [before, behind] = [ends[at - 1], starts[at]]
  return before !== undefined && behind !== undefined && /^\s*[-–—]\s*$/.test(text.slice(before, behind))
}

function isOrdinal(word = ''): boolean {
  return ORDINAL.test(word) || ORDINAL_WORDS.has(word)
}

/** The number or ordinal that ends before a word. */
function numberEndingAt(heard: Tokens, to: number, readsHindi: boolean): Clause | undefined {
  for (let from = to - 1; from >= Math.max(0, to - MAX_WORDS); from--) {
    if (numberAt(heard, from, readsHindi)?.to === to) return { from, to }
  }
  return isOrdinal(heard.words[to - 1]) ? { from: to - 1, to } : undefined
}

const MAX_WORDS = 3

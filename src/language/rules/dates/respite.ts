import { regex } from '../../../base/regex.ts'
import { clauseAt, type Clause, saidIn } from '../words/clauses.ts'
import { countWords } from '../words/count-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { countAt, UNIT_MINUTES } from './counted-days.ts'
import type { DayContext, DaySpan } from './day-span.ts'

/** Whether a question is for the day of something that is owed, so that who asks for time until a day names it. */
export const OWED =
  /\bpa(?:y|ys|id|yment)\b|\bdues?\b|overdue|outstanding|deposit|settle|clear|submit|return|repay|vacat|\bemi\b|instal+ment/i

/** "Give me 10 days", "das din ka time chahiye", "10 days more": so many days from now. */
export function respiteAt(heard: Tokens, at: number, context: DayContext): DaySpan | undefined {
  if (context.asksForOwed !== true) return undefined
  const count = countAt(heard, at, context.readsHindi)
  if (count === undefined || heard.breaks[count.to] || !Number.isInteger(count.value)) return undefined
  const unit = /^(?:more|aur|और)$/.test(heard.words[count.to] ?? '') ? count.to + 1 : count.to
  const minutes = UNIT_MINUTES.get(heard.words[unit] ?? '') ?? 0
  if (minutes < DAY) return undefined
  const { from, to } = clauseAt(heard, unit) ?? { from: at, to: unit + 1 }
  const behind = saidIn(heard, { from: unit + 1, to })
  const before = saidIn(heard, { from, to: at })
  if (OF_EVENT.test(before)) return undefined
  const isMore = unit > count.to && NOTHING.test(behind)
  const [asked] = ASKED_BEHIND.exec(behind) ?? []
  if (asked === undefined && !isMore && !(ASKS_AHEAD.test(before) && NOTHING.test(behind))) return undefined
  const day = context.now.day + Math.round((count.value * minutes) / DAY)
  return { day, isExplicit: true, from: at, to: unit + 1 + countWords(asked ?? '') }
}

/** "Cheque clear hone mein teen din lagenge" */
const OF_EVENT = /(?:^| )\S+(?:ne|ने) (?:mein|me|में)$/
const DAY = 1_440
const ASKED_BEHIND = regex('u')`
  ^(?:(?:ka|ki|ke|का|की|के|s|extra|aur|और|more) )*?(?:
    more|(?:aur|और)$|(?:time|samay|samai|waqt|vakt|mohlat|muhlat|wait|intezaar|समय|टाइम|वक्त|मोहलत)(?! (?:diya|de diya|mila|tha|दिया|मिला))
    |(?:do|de do|dijiye|de dijiye|lagenge|lag jayenge|lagega|chahiye|chahie|rukiye|ruk jao|ruk jaiye|ruko|दो|दे दो|दीजिए|लगेंगे|चाहिए|रुकिए)
  )(?= |$)
`
const ASKS_AHEAD =
  /(?:^| )(?:give|need|want|allow|(?:will|ill|may|might) take)(?: me| us)?(?: (?:another|atleast|at least|about|around|just|only))*$/
const NOTHING = /^(?:please|only|max|maximum|for (?:this|it)|to (?:pay|arrange)(?: \S+){0,2}|atleast|at least)?$/

/** "Give me time till the 25th", "can you wait until Monday": whether a day ends the time that is asked for. */
export function isRespiteTill(heard: Tokens, { from }: Clause): boolean {
  const clause = clauseAt(heard, from)
  return clause !== undefined && TIME_TILL.test(saidIn(heard, { from: clause.from, to: from }))
}

const TIME_TILL =
  /(?:^| )(?:(?:give|need|want|allow|grant)(?: me| us)?(?: (?:some|a little|little|a bit of|more))* time|wait|hold(?: on)?)(?: for me)? (?:till|until|upto|up to)(?: the)?$/

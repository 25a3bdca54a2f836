import type { Clause } from '../words/clauses.ts'
import type { LocalNow } from './calendar.ts'

export interface DaySpan {
  /** Days since 1970-01-01. */
  day: number
  /** Set by "in two hours" and the like, where the day alone would not tell. */
  minutes?: number
  isExplicit: boolean
  from: number
  to: number
}

export interface DayContext {
  now: LocalNow
  readsHindi: boolean
  /** Birthdays and "last visit" lie behind, appointments ahead; "kal" means both yesterday and tomorrow. */
  prefersPast: boolean
  /** What lies behind is no answer: the question is for a day to come. */
  looksAhead?: boolean
  /** The question is for a day on which something begins: "tomorrow onwards" names it. */
  asksForStart?: boolean
  /** The question is for the day on which something ends: "till 31 March" names it. */
  asksForEnd?: boolean
  /** The question is for the day of a return. */
  asksForReturn?: boolean
  /** The question is for the day of something that is owed: who asks for time until a day names it. */
  asksForOwed?: boolean
  /** The day that the field has already, which a correction starts from. */
  knownDay?: number | undefined
  /** Whether words name what is asked for, the surest first: "bharti" for an admission. */
  names?: readonly ((words: readonly string[]) => boolean)[]
  /** Whether a day, or a time, tells of something else than what is asked; `spans` are all that are named. */
  isOfElse?: (what: 'day' | 'time', span: Clause, spans: readonly Clause[]) => boolean
  /** The question asks for a day, so that "the 5th" or "next week" is enough. */
  wantsDay: boolean
}

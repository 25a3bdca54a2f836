import type { Tokens } from '../words/tokens.ts'
import { mondayOf } from './calendar.ts'
import { LAST, NEXT, THIS, WEEK } from './date-words.ts'
import type { DayContext, DaySpan } from './day-span.ts'
import { weekdayAt } from './day-words.ts'

const LINKS = /^(?:ka|ke|ki|ko|mein|me|on|of|the|in|का|के|की|को|में)$/

/** "Last week Thursday", "agle hafte ka mangalvar", "Friday of next week", "शनिवार को अगले हफ्ते". */
export function weekdayOfWeekAt(heard: Tokens, at: number, { now }: DayContext): DaySpan | undefined {
  const { words, breaks } = heard
  const week = weekAt(heard, at)
  if (week) {
    let next = week.to
    while (next < week.to + MAX_LINKS && LINKS.test(words[next] ?? '')) next += 1
    // "Not next week, Friday"
    const isDenied = breaks[week.to] === true && /^(?:not|no)$/.test(words[at - 1] ?? '')
    const weekday = isDenied || (breaks[next] && next > week.to) ? undefined : weekdayAt(heard, next)
    return weekday === undefined ? undefined : daySpan(week.weeks, weekday, now.day, at, next + 1)
  }
  const weekday = weekdayAt(heard, at)
  if (weekday === undefined) return undefined
  let next = at + 1
  while (next <= at + MAX_LINKS && LINKS.test(words[next] ?? '')) next += 1
  const behind = weekAt(heard, next)
  return behind && daySpan(behind.weeks, weekday, now.day, at, behind.to)
}

const MAX_LINKS = 2

/** How many weeks from now, and where the words for it end. */
function weekAt({ words, breaks }: Tokens, at: number): { weeks: number; to: number } | undefined {
  const word = words[at] ?? ''
  const weeks = NEXT.has(word) ? 1 : LAST.has(word) ? -1 : THIS.has(word) ? 0 : undefined
  return weeks !== undefined && !breaks[at + 1] && WEEK.test(words[at + 1] ?? '') ? { weeks, to: at + 2 } : undefined
}

function daySpan(weeks: number, weekday: number, today: number, from: number, to: number): DaySpan {
  return { day: mondayOf(today) + 7 * weeks + ((weekday + 6) % 7), isExplicit: true, from, to }
}

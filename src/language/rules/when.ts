import { type DayContext, type DaySpan, bareDay, findDays } from './days.ts'
import type { Heard } from './heard.ts'
import { type TimeSpan, findTimes } from './times.ts'

/** The day and the time that a message names; both may come from different places in it. */
export interface When {
  day: DaySpan | undefined
  time: TimeSpan | undefined
}

/** `correctedFrom` is the word from which on the person takes back what came before: the last value counts then. */
export function readWhen(heard: Heard, context: DayContext & { wantsTime: boolean }, correctedFrom: number): When {
  const days = allowed(heard, findDays(heard, context))
  const times = allowed(heard, findTimes(heard, context.readsHindi, false))
  let day = pick(days, correctedFrom)
  let time = pick(times, correctedFrom)
  if (day?.minutes !== undefined && time === undefined) {
    time = { minutes: day.minutes, firm: true, vague: false, from: day.from, to: day.to }
  }
  if (day === undefined && context.wantsDay && !context.wantsTime && time === undefined) day = bareDay(heard, context)
  if (time === undefined && context.wantsTime) {
    time = findTimes(heard, context.readsHindi, true).find(
      (span) => day === undefined || span.to <= day.from || span.from >= day.to,
    )
  }
  return { day, time }
}

function pick<Span extends { from: number }>(spans: Span[], correctedFrom: number): Span | undefined {
  const corrected = spans.filter((span) => span.from >= correctedFrom)
  return corrected.at(-1) ?? spans[0]
}

const NOT = new Set(['not', 'except', 'nahi', 'nahin', 'नहीं', 'नही'])

/** "not friday", "kal nahi" */
function allowed<Span extends { from: number; to: number }>(heard: Heard, spans: Span[]): Span[] {
  return spans.filter(({ from, to }) => {
    const before = heard.breaks[from] ? '' : (heard.words[from - 1] ?? '')
    const after = heard.breaks[to] ? '' : (heard.words[to] ?? '')
    return !NOT.has(before) && !(NOT.has(after) && after !== 'not' && after !== 'except')
  })
}

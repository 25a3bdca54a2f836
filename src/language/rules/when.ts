import type { TimeSpan } from './clock.ts'
import { type DayContext, type DaySpan, bareDay, findDays } from './days.ts'
import type { Heard } from './heard.ts'
import { numberAt } from './numbers.ts'
import { bareTime, findTimes } from './times.ts'

/** The day and the time that a message names; both may come from different places in it. */
export interface When {
  day: DaySpan | undefined
  time: TimeSpan | undefined
}

export type WhenContext = DayContext & { wantsTime: boolean }

/** `correctedFrom` is the word from which on the person takes back what came before: the last value counts then. */
export function readWhen(heard: Heard, context: WhenContext, correctedFrom: number): When {
  const days = allowed(heard, findDays(heard, context))
  const times = allowed(heard, findTimes(heard, context.readsHindi)).filter(
    ({ from }) => !isAlternative(heard, from, context.readsHindi),
  )
  let day = pick(heard, days, correctedFrom)
  let time = pick(heard, times, correctedFrom)
  if (day?.minutes !== undefined && time === undefined) {
    time = { minutes: day.minutes, firm: true, vague: false, from: day.from, to: day.to }
  }
  if (day === undefined && context.wantsDay && !context.wantsTime && time === undefined) day = bareDay(heard, context)
  if (context.wantsTime && (time === undefined || time.vague)) {
    const isFree = (from: number, to: number): boolean =>
      !days.some((span) => from < span.to && span.from < to) &&
      ![heard.words[from - 1], heard.words[to]].some((word) => OR.has(word ?? ''))
    time = bareTime(heard, context.readsHindi, isFree) ?? time
  }
  return { day, time }
}

/** "monday or tuesday" leaves it open. */
function pick<Span extends { from: number; to: number }>(
  heard: Heard,
  spans: Span[],
  correctedFrom: number,
): Span | undefined {
  const corrected = spans.findLast((span) => span.from >= correctedFrom)
  const [first, second] = spans
  const isOpen = first && second && second.from === first.to + 1 && OR.has(heard.words[first.to] ?? '')
  return corrected ?? (isOpen ? undefined : first)
}

/** The "4 pm" of "3 or 4 pm" */
function isAlternative(heard: Heard, from: number, readsHindi: boolean): boolean {
  return OR.has(heard.words[from - 1] ?? '') && numberAt(heard, from - 2, readsHindi)?.to === from - 1
}

const OR = new Set(['or', 'ya', 'या'])
const NOT = new Set(['not', 'except'])
const NOT_AFTER = new Set(['nahi', 'nahin', 'नहीं', 'नही'])

/** "not friday", "kal nahi"; "nahi, kal" is tomorrow. */
function allowed<Span extends { from: number; to: number }>(heard: Heard, spans: Span[]): Span[] {
  return spans.filter(({ from, to }) => {
    const before = heard.breaks[from] ? '' : (heard.words[from - 1] ?? '')
    const after = heard.breaks[to] ? '' : (heard.words[to] ?? '')
    return !NOT.has(before) && !NOT_AFTER.has(after)
  })
}

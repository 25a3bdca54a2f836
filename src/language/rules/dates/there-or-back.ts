import { oncePerField } from '../fields/once-per-field.ts'
import type { Tokens } from '../words/tokens.ts'
import type { DaySpan } from './day-span.ts'

/** Whether a question is for the day of a return. */
export const asksForReturn = oncePerField(({ field, label }) =>
  /\breturn|\bback\b|check ?-?out|depart\w* from|vapas|wapas|vapsi|वापस|लौट/i.test(
    `${label.join(' ')} ${field.description}`,
  ),
)

/** "28 ko jaana hai 2 ko wapas", "leave on the 28th, come back on the 2nd": of two days the one there or the one back. */
export function thereOrBack(heard: Tokens, days: readonly DaySpan[], isBack: boolean): DaySpan[] {
  if (days.length < 2 || !heard.words.some((word) => BACK.test(word))) return [...days]
  const fitting = days.filter((day, index) => isOfReturn(heard, day, days[index - 1], days[index + 1]) === isBack)
  return fitting.length > 0 ? fitting : [...days]
}

function isOfReturn({ words, breaks }: Tokens, day: DaySpan, before?: DaySpan, next?: DaySpan): boolean {
  const ahead = words.slice(Math.max(before?.to ?? 0, day.from - MAX_DISTANCE), day.from)
  let end = day.to
  while (end < (next?.from ?? words.length) && end < day.to + MAX_DISTANCE && !breaks[end]) end += 1
  const behind = words.slice(day.to, end)
  return ahead.some((word) => BACK.test(word)) || behind.some((word) => BACK_BEHIND.test(word))
}

const MAX_DISTANCE = 4
const BACK_BEHIND = /^(?:wapas|vapas|wapis|vapis|wapsi|vapsi|laut\w*|वापस|वापसी|लौट\S*)$/
const BACK = /^(?:back|return|returning|wapas|vapas|wapis|vapis|wapsi|vapsi|वापस|वापसी|laut\w*|लौट\S*)$/

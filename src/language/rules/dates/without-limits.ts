import type { Tokens } from '../words/tokens.ts'
import type { DaySpan } from './day-span.ts'

/** "Month end tak pakka, 28 ko kar dunga", "by the 30th, most likely the 27th": the day that is named within a limit is meant. */
export function withoutLimits(heard: Tokens, days: readonly DaySpan[]): DaySpan[] {
  const limits = days.filter((span) => isLimit(heard, span))
  const [limit, another] = limits
  if (limit === undefined || another || days.length === 1) return [...days]
  const others = days.filter((span) => span !== limit)
  return others.every(({ day, from }) => day <= limit.day && from > limit.from) ? others : [...days]
}

function isLimit({ words, breaks }: Tokens, { from, to }: DaySpan): boolean {
  if (words.slice(from, to).some((word) => END.test(word))) return true
  if (!breaks[from] && BY.test(words.slice(Math.max(0, from - 2), from).join(' '))) return true
  return !breaks[to] && TILL.test(words[to] ?? '')
}

const END = /^(?:end|ant|aakhir|akhir|eom|अंत|आखिर|एंड)$/
const BY = /(?:^| )(?:by|within|till|until)(?: the)?$/
const TILL = /^(?:tak|तक)$/

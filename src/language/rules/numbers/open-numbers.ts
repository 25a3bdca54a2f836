import type { Message } from '../message.ts'
import type { NumberSpan } from './number-span.ts'
import { numberAt } from './numbers.ts'

/** "two or three" and "2-3" leave open which. */
export function isRange(message: Message, span: NumberSpan, spans: NumberSpan[]): boolean {
  const { heard } = message
  if (BETWEEN.has(heard.words[span.to] ?? '') && spans.some(({ from }) => from === span.to + 1)) return true
  if (
    OR.has(heard.words[span.from - 1] ?? '') &&
    numberAt(heard, span.from - 2, message.readsHindi)?.to === span.from - 1
  )
    return true
  const before = spans.find(({ to }) => to === span.from)
  if (before && !heard.breaks[span.from] && before.value < 100 && span.value < 100) return true
  const next = spans.find(({ from }) => from === span.to)
  return next !== undefined && (heard.text[heard.ends[span.to - 1] ?? 0] === '-' || !heard.breaks[span.to])
}

/** Two numbers, neither of them marked: either could be meant. */
export function isOpen(message: Message, span: NumberSpan, free: NumberSpan[]): boolean {
  return isRange(message, span, free) || free.some(({ value }) => value !== span.value)
}

const OR = new Set(['or', 'ya', 'या'])
const BETWEEN = new Set(['or', 'to', 'ya', 'se', 'या', 'से', 'and'])

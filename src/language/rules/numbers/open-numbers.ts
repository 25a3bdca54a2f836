import type { Message } from '../message.ts'
import type { NumberSpan } from './number-span.ts'
import { numberAt } from './numbers.ts'

/** "two or three", "2-3" and "10 to 12" leave open which. */
export function isRange(message: Message, span: NumberSpan, spans: NumberSpan[]): boolean {
  const { heard } = message
  if (isFromTo(message, span, spans)) return true
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

/** "15 se 18 hazaar", "between 15 and 18": two ends of one value, and no answers to two questions. */
export function isFromTo(
  { heard: { words, breaks } }: Message,
  span: NumberSpan,
  spans: readonly NumberSpan[],
): boolean {
  return spans.some((other) => {
    const [low, high] = span.from < other.from ? [span, other] : [other, span]
    if (high.from !== low.to + 1 || breaks[low.to] || breaks[high.from]) return false
    const link = words[low.to] ?? ''
    return FROM_TO.has(link) || (link === 'and' && words[low.from - 1] === 'between')
  })
}

const FROM_TO = new Set(['to', 'se', 'से'])

/** Two numbers, neither of them marked: either could be meant. */
export function isOpen(message: Message, span: NumberSpan, free: NumberSpan[]): boolean {
  return isRange(message, span, free) || free.some(({ value }) => value !== span.value)
}

const OR = new Set(['or', 'ya', 'या'])
const BETWEEN = new Set(['or', 'to', 'ya', 'se', 'या', 'से', 'and'])

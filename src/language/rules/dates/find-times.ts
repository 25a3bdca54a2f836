import type { Tokens } from '../words/tokens.ts'
import { type TimeSpan, partOfDay } from './clock.ts'
import { pastOrTo, spokenTime } from './spoken-time.ts'
import { writtenTime } from './written-time.ts'

/** Times from left to right, else the part of the day. */
export function findTimes(heard: Tokens, readsHindi: boolean): TimeSpan[] {
  const spans: TimeSpan[] = []
  for (let from = 0; from < heard.words.length;) {
    const found = timeAt(heard, from, readsHindi)
    const span = found && atNoonOrMidnight(heard, found)
    if (span) spans.push(span)
    from = span?.to ?? from + 1
  }
  if (spans.length === 0) {
    const vague = partOfDay(heard)
    if (vague) spans.push(vague)
  }
  return spans
}

/** "At 12 noon", "at twelve midnight": one time, said twice. */
function atNoonOrMidnight({ words }: Tokens, span: TimeSpan): TimeSpan {
  const named = NAMED_TIMES.get(words[span.to] ?? '')
  if (named === undefined || span.minutes % 720 !== 0) return span
  return { ...span, minutes: named, isExplicit: true, vague: false, to: span.to + 1 }
}

/** In minutes of the day. */
const NAMED_TIMES = new Map([
  ['midnight', 0],
  ['noon', 720],
  ['midday', 720],
])

function timeAt(heard: Tokens, at: number, readsHindi: boolean): TimeSpan | undefined {
  const word = heard.words[at] ?? ''
  const named = NAMED_TIMES.get(word)
  if (named !== undefined) return { minutes: named, isExplicit: true, vague: false, from: at, to: at + 1 }
  return writtenTime(heard, at) ?? pastOrTo(heard, at, readsHindi) ?? spokenTime(heard, at, readsHindi)
}

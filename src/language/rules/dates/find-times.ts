import type { Tokens } from '../words/tokens.ts'
import { type TimeSpan, partOfDay } from './clock.ts'
import { pastOrTo, spokenTime } from './spoken-time.ts'
import { writtenTime } from './written-time.ts'

/** Times from left to right, else the part of the day. */
export function findTimes(heard: Tokens, readsHindi: boolean): TimeSpan[] {
  const spans: TimeSpan[] = []
  for (let from = 0; from < heard.words.length;) {
    const span = timeAt(heard, from, readsHindi)
    if (span) spans.push(span)
    from = span ? span.to : from + 1
  }
  if (spans.length === 0) {
    const vague = partOfDay(heard)
    if (vague) spans.push(vague)
  }
  return spans
}

function timeAt(heard: Tokens, at: number, readsHindi: boolean): TimeSpan | undefined {
  const word = heard.words[at] ?? ''
  if (word === 'midnight') return { minutes: 0, isExplicit: true, vague: false, from: at, to: at + 1 }
  if (word === 'noon' || word === 'midday')
    return { minutes: 720, isExplicit: true, vague: false, from: at, to: at + 1 }
  return writtenTime(heard, at) ?? pastOrTo(heard, at, readsHindi) ?? spokenTime(heard, at, readsHindi)
}

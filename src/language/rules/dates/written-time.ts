import type { Tokens } from '../words/tokens.ts'
import { type TimeSpan, clock, isClockWord, partFollows } from './clock.ts'

const CLOCK = /^(\d{1,2})(?:[:.]([0-5]\d))?(?::[0-5]\d)?(am|pm|a|p|h|hrs|ish)?$/
/** "at 0900", "2130 hours" */
const MILITARY = /^([01]\d|2[0-3])([0-5]\d)$/
const HOURS = /^(?:hours|hrs)$/

/** "4pm", "4 pm", "16:30", "4.30 pm" */
export function writtenTime(heard: Tokens, at: number): TimeSpan | undefined {
  const word = heard.words[at] ?? ''
  const code = word.charCodeAt(0)
  if (!(code >= 0x30 && code <= 0x39)) return undefined
  const isOfHours = HOURS.test(heard.words[at + 1] ?? '') && !heard.breaks[at + 1]
  const military = isOfHours || heard.words[at - 1] === 'at' ? MILITARY.exec(word) : null
  if (military)
    return clock(
      heard,
      at,
      isOfHours ? at + 2 : at + 1,
      Number(military[1]),
      Number(military[2]),
      Number(military[1]) < 13 ? 'am' : '',
    )
  const match = CLOCK.exec(word)
  const hour = Number(match?.[1])
  if (match === null || hour > 24) return undefined
  const after = heard.breaks[at + 1] ? '' : (heard.words[at + 1] ?? '')
  const marked = match[3] !== undefined || isClockWord(after)
  if (!marked && !word.includes(':') && !partFollows(heard, at + 1)) return undefined
  const to = match[3] === undefined && marked ? at + 2 : at + 1
  return clock(heard, at, to, hour, Number(match[2] ?? 0), match[3] ?? after)
}

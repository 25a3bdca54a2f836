import type { Tokens } from '../words/tokens.ts'
import { DAY_PARTS, hourWithin, nearestPart, USUAL_MINUTES } from './day-parts.ts'

export interface TimeSpan {
  /** Minutes since midnight. */
  minutes: number
  /** Said as a time ("4 pm", "sadhe chaar baje"), not only a number that could be one. */
  isExplicit: boolean
  /** A part of the day ("in the evening"), for which its usual hour stands. */
  vague: boolean
  from: number
  to: number
}

const AM = new Set(['am', 'एएम'])
const PM = new Set(['pm', 'पीएम'])
const O_CLOCK = new Set(['oclock', 'clock', 'baje', 'baj', 'bje', 'bajey', 'बजे', 'बज', 'o'])
/** "good evening" is a greeting. */
export function partOfDay(heard: Tokens): TimeSpan | undefined {
  for (let at = 0; at < heard.words.length; at++) {
    const part = DAY_PARTS.get(heard.words[at] ?? '')
    if (part && heard.words[at - 1] !== 'good' && heard.words[at] !== 'rat') {
      return { minutes: USUAL_MINUTES[part], isExplicit: true, vague: true, from: at, to: at + 1 }
    }
  }
  return undefined
}

/** "am", "pm" */
export function isHalfOfDay(word: string): boolean {
  return AM.has(word) || PM.has(word)
}

/** "7 pm" and "19:30" say themselves which half of the day they are in. */
export function saysHalf({ words }: Tokens, { from, to }: { from: number; to: number }): boolean {
  // The "20" of "7 20" is of minutes.
  if (OF_24_HOURS.test(words[from] ?? '') || MILITARY.test(words[from] ?? '')) return true
  return words.slice(from, to + 1).some((word) => MARKED.test(word) || isHalfOfDay(word))
}

const MARKED = /\d(?:am|pm|a|p)$|^(?:0\d|1[3-9]|2[0-4])[:.]/
const OF_24_HOURS = /^(?:0\d|1[3-9]|2[0-4])$/
const MILITARY = /^\d{4}$/

/** "pm", "o'clock", "baje" */
export function isClockWord(word: string): boolean {
  return isHalfOfDay(word) || O_CLOCK.has(word)
}

export function marker(heard: Tokens, at: number): boolean {
  const word = heard.breaks[at] ? '' : (heard.words[at] ?? '')
  if (word === 'o') return heard.words[at + 1] === 'clock'
  return isClockWord(word)
}

/** "ten in the morning", "eleven at night" */
export function partFollows(heard: Tokens, at: number): boolean {
  const [first, second, third] = heard.words.slice(at, at + 3)
  if (heard.breaks[at]) return false
  return (first === 'at' && second === 'night') || (first === 'in' && second === 'the' && DAY_PARTS.has(third ?? ''))
}

export function clock(heard: Tokens, from: number, to: number, hour: number, minute: number, mark: string): TimeSpan {
  let end = heard.words[to - 1] === 'o' && heard.words[to] === 'clock' ? to + 1 : to
  const half = O_CLOCK.has(mark) && !heard.breaks[end] ? (heard.words[end] ?? '') : ''
  const isMarked = isHalfOfDay(half)
  if (isMarked) end += 1
  return {
    minutes: (hourOfDay(heard, from, end, hour, isMarked ? (AM.has(half) ? 'am' : 'pm') : mark) * 60 + minute) % 1_440,
    isExplicit: true,
    vague: false,
    from,
    to: end,
  }
}

/**
 * Without a word for it, 8 to 11 are in the morning and 12 to 7 in the afternoon or evening: people make appointments
 * by day.
 */
export function usualHour(hour: number): number {
  return hour >= 8 && hour <= 11 ? hour : (hour % 12) + 12
}

function hourOfDay(heard: Tokens, from: number, to: number, hour: number, mark: string): number {
  if (hour > 12 || hour === 0) return hour % 24
  if (mark.startsWith('a') && mark !== 'at') return hour % 12
  if (mark.startsWith('p') && (mark === 'p' || mark === 'pm')) return (hour % 12) + 12
  const part = nearestPart(heard, from, to)
  return part === undefined ? usualHour(hour) : hourWithin(part, hour)
}

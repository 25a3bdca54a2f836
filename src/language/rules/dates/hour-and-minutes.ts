import { numberWord } from '../numbers/number-words.ts'
import { numberAt } from '../numbers/numbers.ts'
import type { Tokens } from '../words/tokens.ts'
import { type TimeSpan, clock } from './clock.ts'

export function bareHour(heard: Tokens, from: number, to: number, hour: number, readsHindi: boolean): TimeSpan {
  const after = to === from + 1 ? minutesAfter(heard, to, readsHindi) : { minutes: 0, to }
  return clock(heard, from, after.to, hour, after.minutes, '')
}

/** "Paune ek", a quarter less than one, is on the clock's face between twelve and one. */
export function onFace(hour: number): number {
  return hour === 0.75 ? 12.75 : hour
}

export function minutesAfter(heard: Tokens, at: number, readsHindi: boolean): { minutes: number; to: number } {
  const none = { minutes: 0, to: at }
  if (heard.breaks[at]) return none
  const word = heard.words[at] ?? ''
  if (word === 'oh' || word === 'o' || word === 'zero') {
    const unit = simpleNumber(heard.words[at + 1] ?? '', readsHindi)
    return unit !== undefined && unit > 0 && unit < 10 ? { minutes: unit, to: at + 2 } : none
  }
  const number = numberAt(heard, at, readsHindi)
  return number && number.value >= 10 && number.value < 60 && Number.isInteger(number.value)
    ? { minutes: number.value, to: number.to }
    : none
}

export function simpleNumber(word: string, readsHindi: boolean): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word)
  const number = numberWord(word, readsHindi)
  return number && number.kind !== 'scale' && number.kind !== 'hundred' && number.kind !== 'repeat'
    ? number.value
    : undefined
}

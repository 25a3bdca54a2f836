import type { Tokens } from '../words/tokens.ts'
import { isLeadOfScale, isScaleAt, numberTokenAt } from './number-tokens.ts'
import { QUARTERS } from './number-words.ts'

/** Whether a scale was said without a number that is understood ("kuch lakh", "blah hazaar"): how many is not known. */
export function hasLooseScale(heard: Tokens, readsHindi: boolean): boolean {
  return heard.words.some((_word, at) => isScaleAt(heard, at, readsHindi) && isLooseScale(heard, at, readsHindi))
}

function isLooseScale(heard: Tokens, at: number, readsHindi: boolean): boolean {
  const before = heard.breaks[at] ? undefined : numberTokenAt(heard, at - 1, readsHindi)
  return (
    before === undefined &&
    !isLeadOfScale(heard, at) &&
    !HALVES.has(heard.words[at - 1] ?? '') &&
    !QUARTERS.has(heard.words[at - 1] ?? '') &&
    !/\d/.test(heard.words[at - 1] ?? '')
  )
}

const HALVES = new Set(['a', 'an', 'half'])

/** What follows a scale of which the number is not known belongs to it. */
export function endOfDoubt(heard: Tokens, from: number, readsHindi: boolean): number {
  let to = from + 1
  while (to < heard.words.length && !heard.breaks[to] && numberTokenAt(heard, to, readsHindi)) to += 1
  return to
}

import { type Tokens, textBetween } from '../words/tokens.ts'
import { nameCase } from '../names/name-case.ts'
import type { PlaceSpan } from './place-span.ts'
import { HAPPENED, PLACE_STOPS, isPlaceName } from './is-place-name.ts'

export function spanOf(heard: Tokens, from: number, to: number): PlaceSpan {
  return { value: nameCase(textBetween(heard, from, to)), isExplicit: true, from, to }
}

/** "Up to Silk Board", "upto Dadar" */
export const UP_TO = /^(?:up|upto|to|till|until)$/

/** "Baner aa gaye", up to the verb. */
export function withoutMove(heard: Tokens, from: number, to: number): number {
  return to - from > 2 && HAPPENED.test(heard.words[to - 1] ?? '') && COMES.test(heard.words[to - 2] ?? '')
    ? to - 2
    : to
}
const COMES = /^(?:aa|chal[aei]|आ|चला|चले|चली)$/

/** "In a software company" is no place. */
const ARTICLES = new Set(['a', 'an'])

/** Returns a city that starts with the word at `from`. */
export function placeFrom(heard: Tokens, from: number, isExplicit: boolean): PlaceSpan | undefined {
  if (from + 1 < heard.words.length && UP_TO.test(heard.words[from] ?? ''))
    return placeFrom(heard, from + 1, isExplicit)
  let to = from
  while (to < heard.words.length && (to === from || !heard.breaks[to]) && !PLACE_STOPS.has(heard.words[to] ?? ''))
    to += 1
  to = withoutMove(heard, from, to)
  const near = heard.words.slice(to, to + 2).join(' ')
  if (to > from && /^(?:ke pas|ke paas|के पास)$/.test(near) && to + 2 < heard.words.length)
    return placeFrom(heard, to + 2, isExplicit)
  if (
    to === from ||
    (from === 0 && PLACE_STOPS.has(heard.words[0] ?? '')) ||
    (to - from > 1 && ARTICLES.has(heard.words[from] ?? '')) ||
    to - from > 4 ||
    !isPlaceName(heard, from, to)
  )
    return undefined
  return { value: nameCase(textBetween(heard, from, to)), isExplicit, from, to }
}

import { regex } from '../../../base/regex.ts'
import { type Tokens } from '../words/tokens.ts'
import type { PlaceSpan } from './place-span.ts'
import { PLACE_STOPS, isPlaceName } from './is-place-name.ts'
import { spanOf, placeFrom } from './place-from.ts'

export interface Route {
  from: PlaceSpan
  to: PlaceSpan
}

/** "Up to Pune", "jaana hai na to Pune" */
const NO_START = regex`
  ^(?:
    up|na|hai|hain|want|going|go|close|next|way|have|need|shifting|shifted|moving|moved|relocating|relocated
    |travelling|traveling|ना|है|हैं
  )$
`

const HABIT = /(?:[^aeiou]t[aei]|ता|ती|ते)$/u
const IS = /^(?:hoon|hun|hu|hai|hain|हूं|है|हैं)$/

/** "Nagpur to Pune", "Lucknow se Delhi jaana hai", "from Indore to Surat" */
export function findRoute(heard: Tokens): Route | undefined {
  const link = heard.words.findIndex(
    (word, at) =>
      at > 0 && /^(?:to|se|से)$/.test(word) && !heard.breaks[at] && !NO_START.test(heard.words[at - 1] ?? ''),
  )
  // "Pune to be exact" goes nowhere.
  if (link === -1 || heard.breaks[link + 1] || heard.words[link + 1] === 'be') return undefined
  let start = link - 1
  while (start > 0 && !heard.breaks[start] && !PLACE_STOPS.has(heard.words[start - 1] ?? '') && link - start < 2)
    start -= 1
  const from = start < link && isPlaceName(heard, start, link) ? spanOf(heard, start, link) : undefined
  const to = placeFrom(heard, link + 1, true)
  // "Main Charbagh se baithta hoon"
  const isVerb = to && HABIT.test(heard.words[to.to - 1] ?? '') && IS.test(heard.words[to.to] ?? '')
  return from && to && !isVerb ? { from, to } : undefined
}

import type { Tokens } from '../words/tokens.ts'
import { nameFrom } from './name-from.ts'
import type { NameSpan } from './name-span.ts'
import { isNameWord } from './words-of-a-name.ts'

/** "Priya here", "Priya speaking", "Priya bol rahi hoon" */
export function introducedFromBehind(heard: Tokens, asked: boolean): NameSpan | undefined {
  for (let at = 1; at < Math.min(heard.words.length, MAX_BEFORE_SPEAKING); at++) {
    const word = heard.words[at] ?? ''
    const isSign = (word === 'here' || word === 'speaking' || word === 'bol' || word === 'बोल') && !heard.breaks[at]
    const next = heard.words[at + 1] ?? ''
    const fits =
      word === 'bol' || word === 'बोल' ? /^(?:raha|rahi|rahe|रहा|रही)$/.test(next) : heard.breaks[at + 1] === true
    if (!isSign || !fits || (asked ? WAS : IS_OR_WAS).test(heard.words[at + 2] ?? '')) continue
    let from = at - 1
    while (from > 0 && !heard.breaks[from] && isNameWord(heard, from - 1)) from -= 1
    const span = nameFrom(heard, from)
    if (span && span.to === at) return { ...span, isExplicit: true, explicit: false }
  }
  return undefined
}

/** "Bachche ki mummy Sunita Verma bol rahi hoon" */
const MAX_BEFORE_SPEAKING = 9
const WAS = /^(?:tha|thi|the|था|थी|थे)$/
const IS_OR_WAS = /^(?:tha|thi|the|hai|hain|था|थी|थे|है|हैं)$/

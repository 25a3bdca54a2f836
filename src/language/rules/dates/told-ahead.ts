import { regex } from '../../../base/regex.ts'
import { segmentAt } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import type { DaySpan } from './day-span.ts'

/** Whether a day is told of as still to come: "it will be on the 20th", "25 ko hoga", "it is booked for the 25th". */
export function isToldAhead(heard: Tokens, { from }: DaySpan): boolean {
  const part = segmentAt(heard, from)
  if (part === undefined) return false
  const words = heard.words.slice(part.from, part.to)
  return words.some((word) => AHEAD.test(word)) || PLANNED.test(words.join(' '))
}

const AHEAD = regex('u')`
  ^(?:will|shall|itll|\p{L}{1,8}(?:unga|ungi|oonga|oongi|enge|engi|ega|egi)|hoga|hogi|honge)$
  |(?:ूंगा|ूंगी|ऊंगा|ऊंगी|एंगे|ेंगे|एगा|ेगा|एगी|ेगी|होगा|होगी|होंगे)$
`
const PLANNED = /\b(?:going to|(?:booked|scheduled|planned|fixed) (?:for|on))\b/

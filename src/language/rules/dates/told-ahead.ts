import { regex } from '../../../base/regex.ts'
import { hasHappened, WAS } from '../set-aside/has-happened.ts'
import { segmentAt } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import type { DaySpan } from './day-span.ts'

/**
 * Whether a day is told of as still to come: "it will be on the 20th", "25 ko aayenge", "it is booked for the 25th". "15 ko hua tha, bill bhej
 * dunga" and "yesterday, I will send it" tell of one that has been.
 */
export function isToldAhead(heard: Tokens, { from, to }: DaySpan): boolean {
  const part = segmentAt(heard, from)
  if (part === undefined || heard.words.slice(from, to).some((word) => BEHIND.test(word))) return false
  const words = heard.words.slice(part.from, part.to)
  const isDone = (word: string) => WAS.test(word) || (hasHappened(word) && !words.includes('will'))
  if (words.some(isDone)) return false
  return words.some((word) => AHEAD.test(word)) || PLANNED.test(words.join(' '))
}

const BEHIND = /^(?:yesterday|ago|last|back|pichh?l[aei]|pehle|beet[aei]|(?:19|20)\d\d|पिछल[ाेी]|पहले|बीत[ाेी])$/
const AHEAD = regex('u')`
  ^(?:will|shall|itll|\p{L}{1,8}(?:unga|ungi|oonga|oongi|enge|engi|ega|egi))$
  |(?:ूंगा|ूंगी|ऊंगा|ऊंगी|एंगे|ेंगे|एगा|ेगा|एगी|ेगी)$
`
const PLANNED = /\b(?:going to|(?:booked|scheduled|planned|fixed) (?:for|on))\b/

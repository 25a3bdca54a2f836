import { regex } from '../../../base/regex.ts'
import { numberAt } from '../numbers/numbers.ts'
import type { Tokens } from '../words/tokens.ts'
import { dayIfReal, partsOf } from './calendar.ts'
import { DATE_NOUNS, ORDINAL } from './date-words.ts'
import type { DayContext, DaySpan } from './day-span.ts'
import { isClockWord } from './clock.ts'
import { DAY_PARTS } from './day-parts.ts'

/**
 * The bare number that puts a date in the place of another one: the "बाईस" of "बीस तारीख कहा था, उसे बाईस कर दो", the "22" of "I said the
 * 20th, change it to 22". It is of the month that was said before.
 */
export function movedDate(heard: Tokens, said: readonly DaySpan[], context: DayContext): DaySpan | undefined {
  if (!context.wantsDay) return undefined
  const first = said.find((span) => isNumbered(heard, span))
  if (first === undefined) return undefined
  for (let at = first.to; at < heard.words.length; at++) {
    const number = numberAt(heard, at, context.readsHindi)
    if (number === undefined) continue
    const { value, to } = number
    if (!isMoved(heard, at, to)) {
      at = to - 1
      continue
    }
    const { year, month } = partsOf(first.day)
    const day = Number.isInteger(value) ? dayIfReal(year, month, value) : undefined
    return day === undefined ? undefined : { day, isExplicit: true, from: at, to }
  }
  return undefined
}

/** "The 20th", "बीस तारीख" */
function isNumbered({ words }: Tokens, { from, to }: DaySpan): boolean {
  return words.slice(from, to).some((word) => DATE_NOUNS.has(word) || ORDINAL.test(word) || /^\d{1,2}$/.test(word))
}

/** Whether what stands around a number puts it in the place of another: "उसे … कर दो", "make it …". */
function isMoved({ words, breaks }: Tokens, from: number, to: number): boolean {
  const next = breaks[to] ? '' : (words[to] ?? '')
  if (isClockWord(next) || DAY_PARTS.has(next)) return false
  const before = words.slice(Math.max(0, from - 3), from).join(' ')
  return MOVES_TO.test(before) ? next === '' || LETS.test(next) : POINTS.test(before) && DOES.test(next)
}

const MOVES_TO = regex`
  (?:^| )(?:
    (?:make|change|move|shift|keep|put) (?:it|that|this)(?: (?:to|on|for))?(?: the)?
    |(?:make|change|move|shift) (?:it|that) to
  )$
`
const LETS = /^(?:please|instead|now|only|then|rather)$/
const POINTS =
  /(?:^| )(?:use|usko|usey|ise|isko|isey|wo|woh|ye|yeh|ab|usse|उसे|उसको|इसे|इसको|वो|वह|ये|यह|अब)(?: (?:ab|to|अब|तो))?$/
const DOES =
  /^(?:kar|kardo|kardijiye|karo|karna|rakh|rakho|rakhiye|likh|likho|likhiye|kijiye|कर|करो|करना|रख|रखो|रखिए|लिख|लिखो|लिखिए|कीजिए)$/

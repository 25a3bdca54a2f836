import type { Message } from '../message.ts'
import { segmentAt } from '../words/segments.ts'
import { readYesNo } from './read-yes-no.ts'
import type { YesNo } from './yes-or-no.ts'

/** The "no no" of "no no listen, I said I will pay" is said against what the agent thinks. */
export function isProtest({ heard }: Message, { value, from }: YesNo): boolean {
  return !value && from <= 1 && PROTESTS.test(heard.words.slice(0, MAX_PROTEST).join(' '))
}

const PROTESTS = /^(?:(?:arre|are|oh|ji|अरे) )?(?:no no|nahi nahi|na na|नहीं नहीं) (?!\S*$)/u
const MAX_PROTEST = 5

/** Whether a yes or no is a word of its own, and not one within what is told: the "nahi" of "par khul nahi raha". */
export function opensItsPart({ heard }: Message, { from }: YesNo): boolean {
  return segmentAt(heard, from)?.from === from
}

/**
 * The "no" of "no, I have taken another policy" decides, whatever the sentence has; "no, I do smoke" leaves it open.
 */
export function openingAgainst(message: Message, statement: YesNo): 'decides' | 'contradicts' | undefined {
  const said = readYesNo(message.heard)
  if (said?.isExplicit !== true || said.from !== 0 || said.value === statement.value || statement.from === 0)
    return undefined
  if (isProtest(message, said)) return undefined
  return statement.to - statement.from > MAX_DIRECT ? 'decides' : 'contradicts'
}

/** "I do smoke" */
const MAX_DIRECT = 3

import { MONTH_OF } from '../dates/date-words.ts'
import type { Clause } from '../words/clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { isKnownCity } from '../places/known-cities.ts'
import { isCapital, looksWritten } from './words-of-a-name.ts'

/** What is asked for, as far as "this is Karol Bagh" may be its answer. */
export type Asked = 'place' | 'thing' | undefined

/**
 * Whether "I'm Priya", "this is Priya" introduces somebody where no name was asked for: the words are written as a name, and
 * nothing is told behind them. "This is Karol Bagh", "hum Pitampura" are answers where a place or a choice was asked for.
 */
export function introducesBeside(heard: Tokens, lead: number, { from, to }: Clause, asks: Asked): boolean {
  if (!looksWritten(heard, from, to) || isKnownCity(heard.words.slice(from, to))) return false
  if (heard.words.slice(from, to).some((word) => isCommonWord(word) || MONTH_OF.has(word) || OF_STATE.test(word)))
    return false
  for (let at = from; at < to; at++) if (isCapital(heard, at) !== isCapital(heard, from)) return false
  const next = heard.breaks[to] ? '' : (heard.words[to] ?? '')
  if (SPEAKING.test(next)) return true
  const said = heard.words[lead] ?? ''
  const isSelf = FIRST_PERSON.test(said) || (asks === 'thing' && HINDI_SELF.test(said) && to - from > 1)
  if (WE_OR_IT.test(said) || (asks !== undefined && !isSelf && !heard.words.some((word) => MEETS.test(word))))
    return false
  return next === '' || BEHIND_NAME.test(next)
}

const FIRST_PERSON = /^(?:im|i|iam|myself)$/
const WE_OR_IT = /^(?:hum|ye|हम|ये|यह)$/
/** "Already Enrolled", "Going Out" */
const OF_STATE = /(?:ing|ed|ly)$/
const HINDI_SELF = /^(?:main|mai|मैं)$/
/** How people meet on the phone: "yes speaking, this is …", "right person". */
const MEETS = /^(?:hi|hello|hey|hullo|namaste|namaskar|speaking|नमस्ते|नमस्कार|हेलो|हैलो)$/
const SPEAKING = /^(?:here|speaking|bol|baat|calling|from|this|बोल|बात)$/
const BEHIND_NAME = /^(?:hoon|hun|hu|hai|ji|and|aur|so|but|is|only|हूं|है|जी|और)$/

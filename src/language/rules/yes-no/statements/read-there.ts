import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import type { Message } from '../../message.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { phoneticKey } from '../../words/phonetic-key.ts'
import { segmentsOf } from '../../words/segments.ts'
import { isDevanagari } from '../../words/spoken-language.ts'
import type { YesNo } from '../yes-or-no.ts'
import { IS } from '../../words/function-words.ts'

/**
 * "Lift to hai, parking nahi hai", "लिफ्ट है but sofa नहीं आएगा": a part that says no more than that the thing is there answers whether it is, whatever
 * is denied beside it.
 */
export function readThere({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined || !asksForThing(plan)) return undefined
  const parts = segmentsOf(heard)
  if (parts.length < 2) return undefined
  const isThing = (word: string): boolean => namesThing(plan, word)
  const there = parts.find(
    (part) => isThere(heard.words.slice(part.from, part.to), isThing) && !endsAsking(heard, part),
  )
  if (there === undefined) return undefined
  const isToldElse = parts.some((part) => part !== there && heard.words.slice(part.from, part.to).some(isThing))
  const isUseless = WORKS_NOT.test(heard.words.slice(there.to).join(' '))
  return isToldElse || isUseless ? undefined : { value: true, isExplicit: true, from: there.from, to: there.to }
}

const asksForThing = oncePerField((plan) =>
  /^(?:is|are) there |\bdo(?:es)? (?:you|\w+ \w+) (?:\w+ )?have\b/i.test(questionOf(plan)),
)
/** "Insurance hai par nahi chalta": of the thing itself */
const WORKS_NOT =
  /\b(?:nahi|not|doesnt|isnt) (?:chal|work)|\b(?:kharab|band|khatam|expired?|broken|khatm)\b|नहीं चल|खराब|बंद|खत्म/
const AROUND =
  /^(?:haan|han|ji|ek|mere|hamare|paas|yahan|to|toh|bhi|wo|vo|हां|जी|एक|मेरे|हमारे|पास|यहां|तो|भी|वो|lekin|but|par|magar)$/

function isThere(words: readonly string[], isThing: (word: string) => boolean): boolean {
  if (!IS.test(words.at(-1) ?? '')) return false
  const things = words.filter(isThing)
  return things.length === 1 && words.slice(0, -1).every((word) => isThing(word) || AROUND.test(word))
}

function namesThing({ label }: FieldReader, word: string): boolean {
  if (!isDevanagari(word)) return label.includes(word)
  const key = phoneticKey(word)
  return key.length > 2 && label.some((one) => phoneticKey(one) === key)
}

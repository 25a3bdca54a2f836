import { regex } from '../../../base/regex.ts'
import { type FieldReader, isInRange } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { readRefusal } from '../refusals.ts'
import { phoneticKey } from '../words/phonetic-key.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { segmentsOf } from '../words/segments.ts'
import { asksOfThePast } from '../fields/asks-of-the-past.ts'
import { NAHI } from '../words/function-words.ts'
import { countsEvents } from './parts-said.ts'
import { speaksOfCounted } from './speaks-of-counted.ts'

/** "Koi claim nahi liya", "never claimed anything", "nobody at yours": in one part of what is said. */
export function saysNone(message: Message, plan: FieldReader): boolean {
  const { heard, move } = message
  if (move !== undefined || !isInRange(0, plan) || readRefusal(heard, Infinity)?.tag === 'declined') return false
  return segmentsOf(heard).some(({ from, to }) => {
    const said = heard.words.slice(from, to)
    const text = said.join(' ')
    if (UNSURE.test(text) || EXCEPTS.test(text)) return false
    const isOfCounted = (word: string): boolean =>
      plan.cues.has(word) || soundsLikeCue(word, plan) || speaksOfCounted(plan, word)
    const isAbout = said.some(isOfCounted) || WHOLLY.test(text) || (NEVER.test(text) && countsDeeds(plan))
    if ((isAbout && NONE.test(text)) || NOT_ANY.test(text)) return true
    const nahi = said.findIndex((word) => NAHI.test(word))
    return nahi > 0 && isOfCounted(said[nahi - 1] ?? '') && IS_NOT.test(said.slice(nahi).join(' '))
  })
}

/** "क्लेम" for a field of claims */
function soundsLikeCue(word: string, { cues }: FieldReader): boolean {
  const key = isDevanagari(word) ? phoneticKey(word) : ''
  return key.length > 2 && [...cues].some((cue) => phoneticKey(cue) === key)
}

const NONE = regex`
  \b(?:no|none|never|nobody|nothing|zero|nil)\b
  |\b(?:koi|ek bhi|kabhi|kuch)\b.*\b(?:nahi|nai)\b
  |(?:कोई|एक भी|कभी|कुछ).*नहीं
  |\b(?:dont|havent|didnt|hasnt|doesnt) (?:have|had|make|made|take|taken|claim) (?:any|a single)\b
`
const WHOLLY = regex`
  ^(?:nobody|none|no one|nothing|koi nahi|कोई नहीं)\b
`
const NOT_ANY = regex`
  ^(?:no |nope |nahi )?(?:(?:i|we|they) )?(?:dont|havent|didnt|do not|have not) (?:have|had|own|keep|got|made|taken) (?:any|one|a single one)
    (?: (?:at all|yet|now|right now|so far|actually|of (?:them|those)))*$
  |^(?:\S+ ){0,3}(?:ek (?:baar )?bhi (?:nahi|nai)|एक (?:बार )?भी नहीं|kisi (?:ko|ne) (?:bhi )?(?:nahi|nai)|किसी (?:को|ने) (?:भी )?नहीं)(?: \S+){0,3}$
`
/** "Never claimed", "kabhi nahi kiya": of what is done, and no other verb stands there. */
const NEVER = regex`
  ^(?:no |nope |nahi |i |we |i have |we have |maine |humne |मैंने |हमने )*(?:never(?: ever)?|kabhi (?:bhi )?(?:nahi|nai)|कभी (?:भी )?नहीं)
    (?: (?:did|done|had|made|taken|took|claimed|happened|before|needed|to|one|any|yet|kiya|kiye|ki|liya|liye|li|hua|huye|hui|gaya|aaya|aayi
    |karwaya|किया|किए|की|लिया|लिए|ली|हुआ|हुए|हुई|गया|आया|आई))*
    (?: (?:hai|hain|tha|thi|the|है|हैं|था|थी|थे))?$
`
/** "Bachche nahi hain" */
const IS_NOT = regex`
  ^\S+(?:
    [ ](?:hai|hain|h|hua|huye|hue|tha|thi|the|bhi|abhi|ghar|mein|me|paas|yahan|है|हैं|हुए|था|थी|थे|घर|में|पास)
    | (?:ham|hum|mer|hamar|humar)[aei]*|(?: हमारे| मेरे)
  )*$
`
const countsDeeds = (plan: FieldReader): boolean => countsEvents(plan) || asksOfThePast(plan)
/** Nor does a condition count anything: "nothing is cut when you claim". */
const UNSURE = regex`
  \b(?:
    else|when|whenever|if|agar|jab|idea|knows|know|sure|remember|clue|problem|issue|one moment|pata|yaad|thanks
    |thank
  )\b
  |पता|याद|अगर|जब
`
/** "None but two" */
export const EXCEPTS = /\b(?:none|no one|nobody|nothing) (?:other than|but|except)\b/

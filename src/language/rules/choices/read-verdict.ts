import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import type { YesNo } from './yes-no.ts'

const FINE = new Set(
  `fine ok okay good great perfect works work possible suits suit better best alright theek thik sahi badhiya accha acha achha chalega chalegi
   ठीक सही बढिया अच्छा चलेगा चलेगी`.split(/\s+/),
)
const NOT = new Set('not no wont dont doesnt isnt cant never nahi nahin nai नहीं नही'.split(' '))
const AROUND = new Set(
  `is are will would be it its that thats the a an for me us with very also only too just to so yes please sir madam ji hai hain rahega rahegi hoga hogi ho bhi hi mere mera liye ke mujhe hume humein humko
   है हैं रहेगा रहेगी होगा होगी भी ही मेरे लिए के मुझे हमें जी`.split(/\s+/),
)

/** "Lift hai" to "is there a lift?" */
const IS = new Set(['hai', 'hain', 'है', 'हैं'])
const ASKS_IF_ANY = /\b(?:is|are) there\b|\bdo you have\b|\bhave you\b/i

/**
 * "Online is fine", "online nahi chalega" to "would online classes be fine?": what was asked, and what the person makes
 * of it.
 */
export function readVerdict({ heard, move }: Message, { cues, field }: FieldReader): YesNo | undefined {
  if (move !== undefined || heard.words.length > 8) return undefined
  let denials = 0
  let verdict = -1
  let hasCue = false
  for (const [at, word] of heard.words.entries()) {
    if (FINE.has(word) || (IS.has(word) && ASKS_IF_ANY.test(field.description))) verdict = at
    else if (NOT.has(word)) denials += 1
    else if (cues.has(word)) hasCue = true
    else if (!AROUND.has(word)) return undefined
  }
  if (verdict === -1 || !hasCue || denials > 1) return undefined
  return { value: denials === 0, isExplicit: true, from: 0, to: heard.words.length }
}

import { questionOf } from '../../fields/question-of.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import type { Message } from '../../message.ts'
import { type Clause, clausesOf } from '../../words/clauses.ts'
import type { Tokens } from '../../words/tokens.ts'
import type { YesNo } from '../yes-or-no.ts'
import { DENIES } from '../../words/function-words.ts'

const FINE = new Set(
  `fine ok okay good great perfect works work possible suits suit better best alright theek thik sahi badhiya accha acha achha chalega chalegi
   ठीक सही बढिया अच्छा चलेगा चलेगी`.split(/\s+/),
)
const AROUND = new Set(
  `is are will would be it its that thats the a an for me us with very also only too just to so yes please sir madam ji na hai
   hain rahega rahegi hoga hogi ho bhi hi mere mera liye ke mujhe hume humein humko
   है हैं रहेगा रहेगी होगा होगी भी ही मेरे लिए के मुझे हमें जी ना`.split(/\s+/),
)

/** "Lift hai" to "is there a lift?" */
const IS = new Set(['hai', 'hain', 'है', 'हैं'])
const ASKS_IF_ANY = /\b(?:is|are) there\b|\bdo you have\b|\bhave you\b/i

const MAX_WORDS = 8

/**
 * "Online is fine", "online nahi chalega" to "would online classes be fine?": what was asked, and what the person makes
 * of it, in the message or its first clause ("tomorrow won't work, we have a wedding").
 */
export function readVerdict({ heard, move }: Message, plan: FieldReader): YesNo | undefined {
  if (move !== undefined) return undefined
  const whole = { from: 0, to: heard.words.length }
  const [first, second] = clausesOf(heard)
  const isFollowed = first !== undefined && second !== undefined && !AGAINST.test(heard.words[second.from] ?? '')
  return verdictIn(heard, whole, plan) ?? (isFollowed ? verdictIn(heard, first, plan) : undefined)
}

const AGAINST = /^(?:but|par|lekin|magar|no|nahi|yes|haan|or|ya|पर|लेकिन|मगर|नहीं|हां|या)$/

function verdictIn({ words }: Tokens, { from, to }: Clause, plan: FieldReader): YesNo | undefined {
  if (to - from > MAX_WORDS) return undefined
  const asksIfAny = ASKS_IF_ANY.test(questionOf(plan))
  let denials = 0
  let verdict = -1
  // "Hai na, Splendor hai"
  let hasCue = asksIfAny && to < words.length && IS.has(words[from] ?? '')
  for (let at = from; at < to; at++) {
    const word = words[at] ?? ''
    if (FINE.has(word) || (IS.has(word) && asksIfAny)) verdict = at
    else if (DENIES.test(word)) denials += 1
    else if (plan.cues.has(word)) hasCue = true
    else if (!AROUND.has(word)) return undefined
  }
  if (verdict === -1 || !hasCue || denials > 1) return undefined
  return { value: denials === 0, isExplicit: true, from, to }
}

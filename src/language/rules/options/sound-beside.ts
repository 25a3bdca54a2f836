import { regex } from '../../../base/regex.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * "Fridge to theek hai, washing machine kharab hai", "her English is very good, it's maths where she is struggling": what is all right is told
 * only beside what is not, and is not meant. "Monday is fine, no problem" tells of no fault.
 */
export function soundBeside(heard: Tokens): Clause[] {
  const clauses = clausesOf(heard)
  const said = clauses.map(({ from, to }) => heard.words.slice(from, to).join(' '))
  if (!said.some((clause) => FAULT.test(clause))) return []
  return clauses.flatMap((clause, index) =>
    SOUND.test(said[index] ?? '') && !FAULT.test(said[index] ?? '') ? [clause] : [],
  )
}

/** "Kharab hai", "stopped working" */
export function tellsFault(said: string): boolean {
  return FAULT.test(said)
}

const SOUND = regex('u')`
  \b(?:is|are|works|working|runs) (?:\w+ )?(?:fine|good|great|ok|okay|alright|strong|perfect|excellent)\b
  |(?<!\p{L})(?:to|toh|mein|me|तो|में) (?:(?:bilkul|ekdum|kaafi|bahut|बिल्कुल|एकदम|काफी|बहुत) )?(?:theek|thik|acch?[aei]|achh[aei]|badhiya|sahi|ठीक|अच्छ[ाेी]|बढिया|सही) (?:hai|hain|chal|है|हैं|चल)
`
const FAULT = regex('u')`
  (?<!\b(?:no|any|without|not a|zero) )\b(?:weak|struggl\w+|problem|trouble|broken|leaking|faulty|not working|stopped working|poor (?:in|at)|bad (?:in|at))\b
  |(?<!\p{L})(?:kamzor|kamjor|kharab|kharaab|dikkat|pareshani|takleef|कमजोर|खराब|दिक्कत|परेशानी|तकलीफ)(?![\p{L}\p{M}])(?! (?:nahi|nai|नहीं))
`

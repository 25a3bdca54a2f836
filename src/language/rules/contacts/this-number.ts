import type { Message } from '../message.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'

const THIS_NUMBER = new PhraseMatcher<true>([
  [
    true,
    `(the|) same (phone|mobile|contact|whatsapp|) (number|no|one|phone|mobile)
     (this|that) (very|same|) (phone|mobile|contact|) (number|no) (only|itself|is fine|works|is best|)
     (on|) this (one|) (only|itself|is fine|works|is best|is good)
     (on|) this one .
     (the|) (number|one|no) (that|which|) (you|u) (are|have|just|) (called|calling|dialled|dialed|call|rang) (me|us|) (on|)
     (the|) (number|one) (i am|im|i m|we are) (speaking|talking|on) (from|on|)
     (my|the|) current (number|one)
     (isi|yahi|yehi|yhi|issi|iss|is|ye|yeh) (wale|wala|) (mobile|phone|) (number|nambar|no|num) (hi|) (par|pe|pr|per|)
     (isi|issi) (par|pe|pr)
     (yahi|yehi|yhi|same) (hai|h|hi) .
     jis (number|nambar) (par|pe|se) (aap|ap|aapne|) (call|phone|baat|) (kiya|kar|kr) (rahe|rhe|raha|hai|)
     (इसी|यही|इस|ये|यह) (वाले|वाला|) (मोबाइल|फोन|) (नंबर|नम्बर) (ही|) (पर|पे|)
     इसी (पर|पे)
     यही (है|वाला)
     जिस (नंबर|नम्बर) (पर|से) (आप|आपने|) (कॉल|फोन|बात|) (किया|कर) (रहे|)`,
  ],
])

/** "This same number will do", on a phone call: the number that was dialled. "Another number" cannot be the same. */
export function readThisNumber(message: Message): void {
  const { heard, request } = message
  if (request.dialledNumber === undefined) return
  const plan = message.asked.find((one) => one.kind === 'phone' && !message.has(one.field.name))
  if (plan === undefined || isAnother(plan)) return
  const said = THIS_NUMBER.first(heard)
  if (said === undefined || heard.words.some((word) => DENIES.has(word))) return
  message.take(plan, request.dialledNumber, true, said.from, said.to)
}

function isAnother({ label }: FieldReader): boolean {
  return label.some((word) => ANOTHER.has(word))
}

const ANOTHER = new Set('alternate alternative alt another other second secondary backup emergency'.split(' '))
/** "Not this number", "is number par nahi": which one is meant is not said. */
const DENIES = new Set('not no dont never other another nahi nahin mat na dusra doosra नहीं मत ना दूसरा'.split(' '))

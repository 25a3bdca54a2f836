import { regex } from '../../../base/regex.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { oncePerMessage } from '../words/once-per-message.ts'
import type { Tokens } from '../words/tokens.ts'

/** Clauses that look for a word before it comes: "what's it called, …", "kya kehte hain usko, …", "नाम क्या है उसका, …". */
export const hesitationsIn = oncePerMessage((heard: Tokens): Clause[] => [
  ...clausesOf(heard)
    .slice(0, -1)
    .filter(({ from, to }) => LOOKS_FOR_WORD.test(heard.words.slice(from, to).join(' '))),
  ...assuredIn(heard),
])

/** The "to be exact" of "Pune to be exact" */
function assuredIn({ words }: Tokens): Clause[] {
  const from = words.findIndex(
    (word, at) => word === 'to' && words[at + 1] === 'be' && ASSURED.test(words[at + 2] ?? ''),
  )
  return from > 0 ? [{ from, to: from + 3 }] : []
}

const ASSURED = /^(?:exact|precise|specific|honest|frank|clear|sure|safe)$/

const LOOKS_FOR_WORD = regex`
  ^(?:(?:uh|um|er|erm|oh|so|and|well|its|it is|the) )*(?:
    (?:whats|what is|what was|whatsit) (?:it|that|the name|its name|that one|the word)(?: called| again| now)*
    |what do (?:you|they|we) call (?:it|that|them|this)|how do (?:i|you) say(?: it| this| that)?
    |let me (?:think|see|remember)|its on the tip of my tongue
  )$
  |^(?:(?:wo|woh|vo|arre|are|haan|ji|matlab|um|uh|use|usko|isko|unko) )*(?:
    kya (?:kehte|kahte|bolte|bolu|bolun|boltey|naam) (?:hain|hai|the|tha)|kya naam (?:hai|tha)|naam kya (?:hai|tha)
    |(?:uska|iska|unka) (?:kya )?naam(?: kya)? (?:hai|tha)
  )(?: (?:na|to|use|usko|isko|uska|iska|unka|ji))*$
  |^(?:(?:वो|वह|अरे|हां|जी|मतलब|उसे|उसको|इसको) )*
    (?:क्या (?:कहते|बोलते) (?:हैं|है|थे)|क्या नाम (?:है|था)|नाम क्या (?:है|था)|(?:उसका|इसका|उनका) (?:क्या )?नाम(?: क्या)? (?:है|था))
    (?: (?:ना|तो|उसे|उसको|इसको|उसका|इसका|उनका|जी))*$
`

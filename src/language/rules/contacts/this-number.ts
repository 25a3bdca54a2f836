import type { Message } from '../message.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import { wordSet } from '../words/word-set.ts'

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
  if (plan === undefined || isAnother(plan) || heard.text.endsWith('?')) return
  const said = THIS_NUMBER.all(heard)
  const isAll = heard.words.every((word, at) => BESIDE.has(word) || said.some(({ from, to }) => at >= from && at < to))
  if (said.length > 0 && isAll) message.take(plan, request.dialledNumber, true, 0, heard.words.length)
}

function isAnother({ label }: FieldReader): boolean {
  return label.some((word) => ANOTHER.has(word))
}

const ANOTHER = new Set('alternate alternative alt another other second secondary backup emergency'.split(' '))
/**
 * What people say beside it. With any other word it may be told of the number that it is wrong, somebody's or lost, and
 * which one is meant is not said.
 */
const BESIDE = wordSet(
  `yes yeah yep ok okay sure fine good best right please just only you u can could may use call ring contact reach whatsapp
   message msg text send me us on at is
   its it will do works the my mine that one same number for also too want i we keep put note down and so well um uh called
   calling dialled
   haan han ha ji jee hanji bas wahi wohi hi hai h ho hain mera meri apna nambar no par pe pr per phone karo kar karna karein
   kijiye kijiyega lo lijiye lena dena dijiye sakte sakta sakti rakho rakh rakhna likho likh le chalega thik theek ye yeh to
   toh
   हां जी बस वही ही है हो हैं मेरा मेरी अपना नंबर नम्बर पर पे कॉल फोन संपर्क करो कर करना करें कीजिए कीजिएगा लो लीजिए लेना देना
   दो दीजिए सकते सकती रखो रख लिखो लिख ले चलेगा ठीक ये यह तो`,
)

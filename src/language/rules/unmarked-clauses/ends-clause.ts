import { regex } from '../../../base/regex.ts'
import { isGrammarWord, isOpen } from '../words/bare-clauses.ts'
import { NAHI } from '../words/function-words.ts'
import { isToldOf } from './is-told-of.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * Whether the word before this one is a finite verb that ends a Hindi clause, and this one begins another: one with a verb of its
 * own, not what is only added ("nahi hai mere paas").
 */
export function endsClause(heard: Tokens, at: number): boolean {
  const { words } = heard
  const next = words[at] ?? ''
  if (GOES_ON.test(next) || AUXILIARY.test(next) || !isFiniteVerb(heard, at - 1)) return false
  return !isToldOf(heard, at) && (hasVerb(heard, at) || isNameTold(heard, at))
}

/** Whether a finite verb ends at a word, with something before it in its clause. */
function isFiniteVerb({ words, breaks }: Tokens, at: number): boolean {
  if (at < 1 || breaks[at] === true) return false
  const verb = words[at] ?? ''
  const before = words[at - 1] ?? ''
  if (BE.test(verb)) return !NAMES.test(before)
  if (ORDERED.test(verb)) return ORDERS.test(before)
  if (HABIT.test(verb)) return NAHI.test(before)
  return FINITE.test(verb) || PAST.test(verb) || (GIVES.test(verb) && STEM.test(before))
}

/** Whether a verb follows before the next break. */
function hasVerb(heard: Tokens, from: number): boolean {
  for (let at = from + 1; at < heard.words.length && heard.breaks[at] !== true; at++)
    if (isFiniteVerb(heard, at)) return true
  return false
}

/** "Main hi bol rahi hoon Pooja Deshmukh": up to the next break there is a name. */
function isNameTold({ words, breaks }: Tokens, from: number): boolean {
  if (/^(?:chahiye|chaiye|चाहिए)$/.test(words[from - 1] ?? '')) return false
  let at = from
  while (at < words.length && (at === from || breaks[at] !== true)) {
    if (!isOpen(words[at] ?? '') || isGrammarWord(words[at] ?? '')) return false
    at += 1
  }
  const least = /^(?:raha|rahi|रहा|रही)$/.test(words[from - 2] ?? '') ? 1 : 2
  return at - from >= least && at - from <= LONGEST_NAME
}

const LONGEST_NAME = 3

const BE = /^(?:hai|hain|hoon|hun|hu|tha|thi|thin|hoga|hogi|honge|chahiye|chaiye|है|हैं|हूं|था|थी|थे|होगा|होगी|होंगे|चाहिए)$/

/** "Naam hai Rajesh", "wo hai Andheri mein": what is said of it follows. */
const NAMES = regex`
  ^(?:
    na+m|nam|number|nambar|no|address|pata|umar|umr|age|e?mail|id|pin|pincode|code|date|tareekh|tarikh|time|samay|budget|amount|rakam|model
    |ye|yeh|yah|wo|woh|vo|yahi|wahi|matlab|baat|kya|jo|kaun|kahan|kaha|kab|kitn[aei]|kais[aei]|problem|dikkat|reason|wajah
    |नाम|नंबर|नम्बर|पता|उम्र|उमर|ईमेल|पिन|कोड|तारीख|समय|टाइम|बजट|ये|यह|वो|वह|यही|वही|मतलब|बात|क्या|जो|कौन|कहां|कब|कितन[ाीे]|कैस[ाीे]
    |समस्या|दिक्कत|वजह
  )$
`

/** A verb in the future, a request, or an order. */
const FINITE = regex`
  (?:[a-z](?:unga|ungi|oonga|oongi|aunga|enge|engi|ega|egi|oge|ogi)|(?:kar|ki|di|li|ji|a|bhej|rakh|likh|sun|dekh|ja|kha|ruk)(?:ij)?iye(?:ga)?|[a-z]iyega
  |ूंगा|ूंगी|ऊंगा|ऊंगी|ेंगे|एंगे|ेंगी|एंगी|ेगा|एगा|ेगी|एगी|ोगे|ओगे|िए|इए|िएगा|इएगा|िये|इये)$
  |^(?:karo|bhejo|rakho|likho|jao|aao|dekho|suno|ruko|chhodo|chodo|kardo|karlo|karwao|lagao|bhejdo|batado|hatao|करो|भेजो|रखो|लिखो|जाओ|आओ|देखो|सुनो|रुको|छोड़ो|छोडो|लगाओ|हटाओ)$
`

/** "Mat rakhna", "phone karna" */
const ORDERED = /^(?:karna|rakhna|dena|bhejna|lena|jana|batana|करना|रखना|देना|भेजना|लेना|जाना|बताना)$/
const ORDERS = /^(?:mat|na|phone|call|message|zaroor|मत|ना|फोन|कॉल|मैसेज|जरूर)$/
/** "Signal nahi aata" */
const HABIT = /(?:[a-z](?:ta|ti|te)|[\u0900-\u097f](?:ता|ती|ते))$/

const GIVES = /^(?:do|lo|di|li|dijiye|lijiye|दो|लो|दी|ली)$/
const STEM = regex`
  ^(?:kar|kara|karwa|karva|de|le|bhej|bhijwa|likh|rakh|rakhwa|bata|laga|lagwa|bana|banwa|daal|dal|hata|hatwa|bula|dila|dilwa|bol|chhod|chod|badal|manga|mangwa|bech|kho|bhar|nikal|pahuncha|pahucha
  |कर|करा|करवा|दे|ले|भेज|भिजवा|लिख|रख|बता|लगा|लगवा|बना|बनवा|डाल|हटा|बुला|दिला|बोल|छोड़|छोड|बदल|मंगा|मंगवा|बेच|खो|भर|निकाल|पहुंचा)$
`
const PAST = /^(?:gaya|gayi|gaye|gai|diya|liya|गया|गई|गए|दिया|लिया)$/
const AUXILIARY = regex`
  ^(?:hai|hain|hoon|hun|hu|tha|thi|the|hoga|hogi|honge|ho|kar[a-z]*|jata|jati|jate|jaye|jayega|jaana|jana|raha|rahi|rahe|hua|hui|hue
  |है|हैं|हूं|था|थी|थे|होगा|होगी|होंगे|हो|जाता|जाती|जाते|जाए|जाएगा|जाना|रहा|रही|रहे|हुआ|हुई|हुए)$
`
/** Particles and words that bind what follows to the verb. */
const GOES_ON = regex`
  ^(?:na|naa|nahi|nai|mat|ji|to|toh|ki|kya|bhi|hi|he|par|pe|se|ko|ka|ke|tak|mein|me|wala|wali|wale|jo|jab|jahan|jaise|ya|or|tab|agar|yadi|band|shuru|kyu|kyun|kab|sir|madam|maam|mam|bhai|bhaiya|yaar|didi|beta|please|plz
  |न|ना|नहीं|मत|जी|तो|कि|की|क्या|भी|ही|पर|पे|से|को|का|के|तक|में|वाला|वाली|वाले|जो|जब|जहां|जैसे|या|तब|अगर|यदि|बंद|शुरू|क्यों|कब|सर|मैडम|मैम|भाई|भैया|यार|दीदी|बेटा|प्लीज़|प्लीज)$
`

import { regex } from '../../../base/regex.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { denialsIn } from '../set-aside/denials.ts'
import type { Tokens } from '../words/tokens.ts'
import { withWords } from '../words/with-words.ts'
import { NAHI } from '../words/function-words.ts'

/** Whether a question asks what is or was wrong: "What was the problem?", "Why was it late?" */
export const tellsTrouble = oncePerField(({ field: { name, description } }) =>
  ABOUT_TROUBLE.test(`${name.replaceAll('_', ' ')} ${description}`),
)

const ABOUT_TROUBLE = regex('i')`
  \b(?:
    what (?:has |have )?happened|problems?|issues?|complaints?|trouble|fault|(?:went|is|was|goes) wrong|not working
    |delay|delayed|why .*\b(?:late|not|didnt|missed|stopp\w+)
  )\b
  |दिक्कत|परेशानी|शिकायत|समस्या|खराबी
`

const NOT_THERE = regex('u')`
  ^(?:nahi|nai|नहीं) (?:
    (?:aa|aay|aai|aat|aya|ayi|chal|mil|de\b|da+l|di\b|kaam|lag|pahunch|khul|jal|utha|kaat|bhej)|आ|चल|मिल|दे|डाल|दी|काम|लग
    |पहुंच|खुल|जल|उठा|भेज
  )
`
/** "Chal nahi raha tha", "चला ही नहीं" */
const VERB_BEFORE = regex('u')`
  (?:^| )(?:
    chal|chal[aie]|aa|aay?[aie]|mil|mil[aie]|ho|hu[aie]|kar|de|lag|khul|tik|tikti|tikta|ruk|rukti|rukta|charge|टिक
    |टिकती|टिकता|रुक|चल|चला|चली|चले|आ|आया|आई|आए|मिल|मिला|मिली|मिले|हो|हुआ|हुई|कर|दे|लग|खुल
  )(?: (?:hi|bhi|to|ही|भी|तो))?$
`
const NOT_DONE = regex`
  ^(?:not|wasnt|isnt|werent|didnt|doesnt|dont|never|hasnt|havent|hadnt|wouldnt|couldnt) (?:\w+ ){0,2}?(?:
    what|as|work\w*|com(?:e|ing)|came|available|credit\w*|paid|pay|connect\w*|cool\w*|heat\w*|charg\w*|start\w*
    |turn\w*|open\w*|arriv\w*|receiv\w*|get|got|have|had|given|give|function\w*|load\w*|clean\w*|reach\w*|release\w*
    |on|enough|up
  )(?= |$)
`
/** "Nahi tha", "wasn't there": of things that one misses, unlike pain. */
const IS_NOT =
  /^(?:nahi|nai|नहीं) (?:(?:thi|tha|the|hai|hain|ho)(?= |$)|थी|था|थे|है|हैं|हो)|^(?:not|wasnt|isnt|werent)(?: |$)/u
const MISSED = regex('u')`
  ^(?:
    water|paani|pani|wifi|fi|internet|net|network|signal|ac|cooling|heating|power|electricity|bijli|light|lift
    |parking|tv|geyser|heater|fan|staff|salary|tankhwah|stock|food|towels?|पानी|वाईफाई|इंटरनेट|नेट|नेटवर्क|एसी|बिजली|लाइट|लिफ्ट
    |पार्किंग|गीजर|पंखा|स्टाफ|सैलरी|तनख्वाह
  )$
`
const SAYS_NO = /^(?:no|without|bina|बिना)$/

/**
 * In an answer about what is wrong, a thing that "nahi aa raha tha" or "wasn't working", or of which there was none, is what is
 * wrong, and not denied.
 */
export function asTrouble(heard: Tokens, isAskedOfThePast: boolean): Tokens {
  const words = heard.words.map((word, at) => (isOfLack(heard, at) ? '' : word))
  if (heard.denials === undefined && words.every((word, at) => word === heard.words[at])) return heard
  const told = withWords(heard, words)
  delete told.denials
  // Reasons and what stopped working are the very answer.
  const denials = denialsIn(told, isAskedOfThePast).filter(({ reach }) => !isAskedOfThePast || reach !== 'weak')
  return denials.length > 0 ? { ...told, denials } : told
}

/** Whether a thing is told of that was not there or did not work. */
export function tellsLack(heard: Tokens): boolean {
  return heard.words.some((_, at) => isOfLack(heard, at))
}

function isOfLack({ words, breaks }: Tokens, at: number): boolean {
  const word = words[at] ?? ''
  if (SAYS_NO.test(word)) return !breaks[at + 1] && words.slice(at + 1, at + 3).some((one) => MISSED.test(one))
  if (isExcepted(words, at)) return true
  if (NAHI.test(word) && VERB_BEFORE.test(words.slice(Math.max(0, at - 2), at).join(' '))) return true
  if (at > 0 && breaks[at + 1]) return false
  if (/^(?:koi|कोई|no|dikkat|problem|issue|दिक्कत|परेशानी)$/.test(words[at - 1] ?? '')) return false
  const said = words.slice(at, at + 4).join(' ')
  if (IS_NOT.test(said) && MISSED.test(words[at - 1] ?? '')) return true
  return NOT_THERE.test(said) || NOT_DONE.test(said)
}

/** "Everything was fine except the wifi", "wifi ke alawa sab theek tha" */
function isExcepted(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (EXCEPT.test(word)) return words.slice(0, at).some((one) => ALL.test(one))
  return EXCEPT_BEHIND.test(word) && words.slice(at + 1, at + 4).some((one) => ALL.test(one))
}

const EXCEPT = /^(?:except|excepting|apart|besides)$/
const EXCEPT_BEHIND = /^(?:alawa|siva|sivay|chhodkar|chodkar|chhod|chod|अलावा|सिवा|सिवाय|छोडकर|छोड)$/
const ALL = /^(?:everything|all|rest|sab|baaki|baki|सब|बाकी)$/

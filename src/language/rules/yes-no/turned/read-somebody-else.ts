import { regex } from '../../../../base/regex.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import { isKin } from '../../names/kin.ts'
import { type ReadTurned, toldByAll } from './turned.ts'

const asksForAnybody = oncePerField((plan) =>
  /\b(?:some ?(?:one|body)|any ?(?:one|body))\b|कोई|koi/i.test(questionOf(plan)),
)
const asksOneself = oncePerField((plan) => /^(?:are|will|can|do) you\b/i.test(questionOf(plan)))

/** "Main nahi, meri maa hogi" to "will somebody be home?"; "papa nahi aayenge main aaunga" to "are you coming?". */
export const readSomebodyElse: ReadTurned = ({ heard }, plan) => {
  const { words } = heard
  const told = words.join(' ')
  if (words.length > MAX_WORDS || IF.test(told)) return undefined
  if (asksForAnybody(plan)) {
    if (SOMEBODY.test(told)) return toldByAll(heard, true)
    const kin = words.findIndex(isKin)
    if (NOT_ME.test(told)) {
      if (kin === -1) return NOBODY.test(told) ? undefined : 'no no'
      return IS_THERE.test(words.slice(kin + 1).join(' ')) ? toldByAll(heard, true) : 'no no'
    }
    return undefined
  }
  if (!asksOneself(plan)) return undefined
  return OTHER_NOT.test(told) && words.some(isKin) && ONESELF.test(told) ? 'no no' : undefined
}

const MAX_WORDS = 16
const IF = /(?<!\p{L})(?:if|agar|shayad|maybe|अगर|शायद)(?![\p{L}\p{M}])/u
/** "Koi na koi to rahega", "na na hum hain ghar pe" */
const SOMEBODY = regex('u')`
  \b(?:koi na koi|koi to|someone or (?:the )?other|some one or other) (?:\S+ )?(?:rahega|rahegi|hoga|hogi|milega|will|is|hai)\b
  |(?:कोई न कोई|कोई ना कोई|कोई तो) (?:\S+ )?(?:रहेगा|रहेगी|होगा|मिलेगा|है)
  |^(?:(?:na|nahi|no|arre|नहीं|ना) )+(?:hum|main|mai|ham|we are|i am|हम|मैं) (?:\S+ )?(?:hain|hoon|hun|rahunga|rahenge|hi hain|हैं|हूं|रहेंगे|रहूंगा)(?: |$)
`
const NOT_ME = regex('u')`
  ^(?:(?:no|nahi|ji|haan|well|नहीं|जी) )*(?:main|mai|hum|ham|मैं|हम) (?:(?:to|toh|khud|तो|खुद) )*(?:\S+ ){0,4}?(?:nahi|नहीं|office|bahar|kaam|duty|job|ऑफिस|बाहर|काम)
  |\bnot me\b|\b(?:i|we|id|ill) (?:wont|will not|cant|cannot|may not|am not|will be (?:at|in|out)|am (?:at|in|out)|wouldnt)\b|\bim (?:not|at work|out|in office)\b
`
const NOBODY = /\b(?:koi (?:bhi )?nahi|no ?one|nobody|none)\b|कोई (?:भी )?नहीं/
const IS_THERE = regex('u')`
  ^(?:(?:ji|to|toh|ghar|par|pe|in|law|at|home|hi|जी|तो|घर|पर|पे) )*(?:hai|hain|hog[ai]|honge|rahe?g[ai]|rahengi|rahenge|milenge|milegi|milega|will|is|would|can|there|le (?:lega|legi|lenge)|है|हैं|होग[ाी]|होंगे|होंगी|रहेग[ाी]|रहेंगे|रहेंगी)
    (?! (?:not|nahi|नहीं))(?= |$)
  |^$
`
const OTHER_NOT = /(?<!\p{L})(?:nahi|isnt|wont|is not|will not|not|नहीं)(?![\p{L}\p{M}])/u
/** "… main aaunga", "… I am" behind it. */
const ONESELF = regex('u')`
  (?:nahi|नहीं|not|isnt|wont)(?![\p{L}\p{M}]).*(?<!\p{L})(?:main|mai|hum|i|we|im|ill|मैं|हम)(?![\p{L}\p{M}])
    (?: (?:am|are|will|will be|to|hi|khud|aaunga|aaungi|aayenge|aa|rahunga|karunga|coming|hoon|तो|ही|आऊंगा|आऊंगी|आ))+
`

import { regex } from '../../../../base/regex.ts'
import { asksAhead } from '../../fields/asks-for-offer.ts'
import { endsAsking } from '../../words/ends-asking.ts'
import { segmentsOf } from '../../words/segments.ts'
import { isOfQuestion } from '../topics.ts'
import { type ReadTurned, toldByAll } from './turned.ts'

/** "Loan ke bina nahi", "can't buy without a loan", "akele nahi hota": what cannot be done without it needs it. */
export const readIndispensable: ReadTurned = ({ heard }, plan) => {
  const { words } = heard
  if (!asksAhead(plan) || words.length > MAX_WORDS) return undefined
  for (const part of segmentsOf(heard)) {
    const own = words.slice(part.from, part.to)
    const told = own.join(' ')
    if (UNABLE.test(told)) return SO_WANTED.test(words.join(' ')) ? toldByAll(heard, true) : 'no no'
    if (UNOBTAINED.test(told) && own.some((word) => isOfQuestion(word, plan))) return 'no no'
    if (ONE_ENOUGH.test(told)) return 'no no'
    if (!WITHOUT.test(told) || !own.some((word) => isOfQuestion(word, plan))) continue
    if (MANAGES.test(told) || endsAsking(heard, part)) continue
    if (DENIES.test(told.replace(WITHOUT, ' '))) return toldByAll(heard, true)
  }
  const [, thing = ''] = NO_NO.exec(words.join(' ')) ?? []
  return thing !== '' && isOfQuestion(thing, plan) ? 'no no' : undefined
}

const MAX_WORDS = 14
const WITHOUT = /(?<!\p{L})(?:without|bina|bagair|बिना|बगैर)(?![\p{L}\p{M}])/u
const DENIES = regex('u')`
  (?<!\p{L})(?:not|no|nothing|dont|cant|cannot|wont|wouldnt|isnt|nahi|how|kaise|mushkil|impossible|नहीं|कैसे|मुश्किल)(?![\p{L}\p{M}])
`
/** "Bina loan ke koi dikkat nahi" */
const MANAGES = /\b(?:problem|dikkat|issue|worries|fine|chal|chalega|theek|manage)\b|दिक्कत|चल|ठीक/
/** "Akele nahi kar paunga", "mujhe kuch nahi aata": one cannot do it oneself. */
const UNABLE = regex('u')`
  \b(?:akele|akela|akeli|khud|khud se|apne aap) (?:\S+ )?nahi (?:ho|kar|aa)\w*|(?:अकेले|खुद|खुद से) (?:\S+ )?नहीं (?:हो|कर|आ)
  |\b(?:kuch|kuchh) (?:bhi )?nahi (?:aata|aati|pata|maloom|jaanta|jaanti)\b|कुछ (?:भी )?नहीं (?:आता|आती|पता|मालूम)
  |\b(?:cant|cannot|cant do it|not able to|unable to) (?:\S+ ){0,3}?(?:alone|by myself|on my own)\b
  |\b(?:know|knows) nothing\b
`
/** "Bank loan nahi deta", "loan nahi milta mujhe" */
const UNOBTAINED = regex('u')`
  \bnahi (?:mil(?:ta|ti|te|a|i)?|de(?:ta|ti|te)?|diya|di|milega|milegi)(?: raha| rahi| rahe)?\b(?! to\b)|नहीं (?:मिलत|मिल|देत|दिया|दी)
  |\b(?:dont|doesnt|not|didnt|never) (?:give|giving|get|gave|sanction|approve)\b
`
/** "One room is enough", "ek kaafi hai" */
const ONE_ENOUGH =
  /^(?:only |just |bas |sirf )?(?:one|two|ek|do|\d+)(?: \S+)? (?:(?:is|are|hi|to) )?(?:enough|kaafi|kafi|sufficient|काफी)\b|^(?:एक|दो) (?:\S+ )?(?:ही )?काफी/
const SO_WANTED = /\b(?:isliye|islie|so|to|tabhi) (?:\S+ )?(?:chahiye|chahie|need|want)\b|(?:इसलिए|तभी) (?:\S+ )?चाहिए/
/** "No loan no flat" */
const NO_NO = /^(?:no|nahi) (\S+) (?:no|nahi) \S+$/

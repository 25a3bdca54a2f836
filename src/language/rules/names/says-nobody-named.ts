import { regex } from '../../../base/regex.ts'
import { isCommonWord } from '../words/common-words.ts'
import { isEnglishWord } from '../words/english-words.ts'
import { isHindiWord } from '../words/hindi-words.ts'
import { type Clause, saidIn } from '../words/clauses.ts'
import { namedBy } from '../words/matters-in.ts'
import type { Tokens } from '../words/tokens.ts'
import { isKinInflected } from './kin.ts'
import { isWrittenName } from './words-of-a-name.ts'

/**
 * Whether a clause says that nobody of a name is here: "yahan koi Ramesh nahi hai", "koi Rahul nahi hai yahan", "no Rahul here", "Pooja
 * naam ki koi nahi rehti", "I don't know any Rahul"; unlike "yahan koi lift nahi hai", "there's no parking here".
 */
export function saysNobodyNamed(heard: Tokens, clause: Clause): boolean {
  const said = saidIn(heard, clause)
  if (NAMED_SO.test(said)) return true
  return NOBODY.some((pattern) => {
    const found = pattern.exec(said)
    if (found === null) return false
    const [, name = '', title] = found
    const at = heard.words.indexOf(name, clause.from)
    return title !== undefined || (name.length > 2 && isNameLike(heard, name, at))
  })
}

/** "Pooja naam ki koi nahi hai", "इस नाम का यहाँ कोई नहीं रहता"; "Pooja naam ki koi dukaan nahi" is of a thing, and "nahi tha" of the past. */
const NAMED_SO = regex('u')`
  (?:^| )\S+ (?:naam|nam|नाम) (?:ka|ki|ke|का|की|के) (?:(?:yahan|yaha|yahaan|hamare yahan|to|toh|yahan to|यहां|तो|हमारे यहां) )*(?:koi|koyi|कोई) (?:bhi |भी )?(?:(?:yahan|yahaan|hamare yahan|यहां) )?(?:nahi|nai|नहीं)
    (?: (?:hai|hain|h|rehta|rahta|rehti|rahti|rehte|rahte|है|हैं|रहता|रहती|रहते)(?: (?:yahan|yahaan|idhar|ji|bhai|sir|madam|यहां|जी))*)?$
`
const NOBODY = [
  regex('u')`
    (?:^| )(?:yahan|yaha|yahaan|hamare ghar|यहां) (?:\S+ ){0,2}?(?:koi|कोई) (\S+)(?: (ji|jee|sahab|saab|जी|साहब))? (?:nahi|nai|नहीं)
      (?= (?:hai|hain|h|rehta|rahta|rehti|rahti|rehte|bhai|sir|madam|ji|है|हैं|रहता|रहती|रहते|भाई|जी)(?: |$)|$)
  `,
  regex('u')`
    ^(?:(?:no|nahi|sorry|arre|bhai|ji|नहीं|सॉरी|अरे|जी) )*(?:koi|कोई) (\S+)(?: (ji|sahab|saab|जी|साहब))? (?:nahi|nai|नहीं) (?:hai|hain|h|rehta|rahta|rehti|rahti|rehte|है|हैं|रहता|रहती|रहते) (?:yahan|yahaan|yaha|idhar|यहां|इधर)(?: (?:pe|par|bhai|ji|sir|madam|पे|पर|जी))*$
  `,
  regex`
    ^(?:(?:no|sorry|look|but|sir|madam|hello) )*(?:theres |there is |there isnt any |we have )?no (\w+) (?:here|at this (?:number|address|house)|in this (?:house|family))(?: (?:sorry|sir|madam|please))*$
  `,
  regex`
    ^(?:(?:no|sorry|look|but|sir|madam) )*(?:i|we) (?:dont|do not) know (?:any|who) (\w+)(?: (?:is|sir|madam|here))*$
  `,
]

/** A word with a capital letter, or one that is in no list of words; in Devanagari, where such lists are short, no thing of a house or a service. */
function isNameLike(heard: Tokens, word: string, at: number): boolean {
  if (THING.test(word) || isKinInflected(word)) return false
  if (isWrittenName(heard, at) && !BRANDS.test(word) && !isCommonWord(word)) return true
  return !isCommonWord(word) && !isHindiWord(word) && !isEnglishWord(word) && namedBy(word).length === 0
}

/** What there may be none of in a place. */
const THING =
  /^(?:wifi|lift|parking|network|kaam|watchman|landmark|suvidha|vyavastha|intezaam|intezam|response|vacancy|chowk|nishaan|jawab|scope|लिफ्ट|पार्किंग|वाईफाई|नेटवर्क|सिग्नल|इंटरनेट|मशीन|काम|सुविधा|व्यवस्था|इंतजाम|लैंडमार्क|डॉक्टर|कैमरा|गार्ड|अभी|दुकान|जगह|जवाब|विकल्प|स्कूल|अस्पताल|कनेक्शन)$/
const BRANDS =
  /^(?:wifi|atm|ac|tv|gst|upi|paytm|phonepe|gpay|ola|uber|rapido|zomato|swiggy|blinkit|zepto|amazon|flipkart|dmart|jio|airtel|bsnl|vi|tata|sbi|hdfc|icici|apollo|metro|cctv|dth|netflix|lpg|png|covid|sunday|monday)$/

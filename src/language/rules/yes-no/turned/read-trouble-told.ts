import { regex } from '../../../../base/regex.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { questionOf } from '../../fields/question-of.ts'
import { knownYesNo } from '../own-yes-or-no.ts'
import type { ReadTurned } from './turned.ts'

/** "Did you have any problem?", not "is the problem solved?" */
const asksOfTrouble = oncePerField((plan) => TROUBLE.test(questionOf(plan)) && !OF_END.test(questionOf(plan)))
const TROUBLE =
  /\b(?:any|had|have|faced?|facing|experienced?|was|were)\b.*\b(?:problems?|issues?|complaints?|trouble|difficult(?:y|ies)|dissatisf\w*|inconvenience)\b/i
const OF_END =
  /\b(?:solved|fixed|gone|over|better|resolved|sorted|still|repaired|register\w*|raise\w*|reported|file[ds]?|want|like|shall|neighbou?rs?|building|others|health|medical|breathing)\b/i

/**
 * A question for trouble: what did not work is one, and its "no" denies none ("paani nahi aaya"); that all is well says neither
 * yes by its "yes", nor no by being well again ("theek ho gaya").
 */
export const readTroubleTold: ReadTurned = ({ heard }, plan) => {
  const { words, breaks } = heard
  if (!asksOfTrouble(plan) || words.length > MAX_WORDS) return undefined
  const told = words.join(' ')
  if (IS_WELL.test(told) || MENDED.test(told) || SO_FAR.test(told)) return 'open'
  if (NO_TROUBLE.test(told)) return EXCEPTS.test(told) ? 'open' : undefined
  const said = knownYesNo(heard, plan)
  if (said?.value !== false) return undefined
  const isFirst = breaks[said.from] === true
  const isLast = said.to === words.length || breaks[said.to] === true
  if (isFirst && isLast) return COMPLAINS.test(told) ? 'no no' : undefined
  if (isFirst && AS_NO.test(words.slice(said.to).join(' '))) return undefined
  return NONE.test(told) ? undefined : 'no no'
}

const MAX_WORDS = 16
const IS_WELL = regex('u')`
  ^(?:(?:yes|yeah|ji|haan|han|ok|okay|it|everything|all|sab|sab kuch|was|is|its|to|bilkul|हां|जी|सब|तो|बिल्कुल) )*
    (?:fine|good|ok|okay|great|perfect|smooth|well|alright|theek|thik|badhiya|ac+h+a|sahi|mast|ठीक|बढिया|अच्छा|सही)
    (?: (?:hai|tha|thi|hi|raha|rahi|ok|ji|only|है|था|थी|ही|रहा|जी))*$
`
const MENDED = regex('u')`
  \b(?:solved|fixed|resolved|sorted|repaired)\b|\b(?:theek|thik|sahi|solve|fix|hal) ho (?:ga|chuk)\w*|(?:ठीक|सही|हल) हो (?:ग|चुक)
  |\b(?:yes|haan|but|par|lekin) (?:\S+ ){0,3}?(?:fine|ok|okay|theek|thik|good) (?:now|hai|ab)\b|\b(?:now|ab) (?:\S+ )?(?:fine|theek|thik)\b
`
const SO_FAR = /^(?:abhi tak (?:to |toh )?(?:nahi|koi nahi)|अभी तक (?:तो )?नहीं)$/
const NO_TROUBLE = regex('u')`
  \b(?:no|any|koi|kuch|koi bhi|never had) (?:\S+ )?(?:problems?|issues?|complaints?|trouble|dikkat\w*|pareshani|takleef|shikayat|masla|difficult\w+|mushkil)\b
  |(?:problem|dikkat|pareshani|shikayat|issue|takleef|complaint|दिक्कत|परेशानी|शिकायत|तकलीफ|प्रॉब्लम|समस्या) (?:\S+ ){0,2}?(?:nahi|नहीं)
  |\b(?:not|didnt|dont|havent|never|hardly|without) (?:\S+ ){0,3}?(?:problems?|issues?|complaints?|trouble)\b
`
const EXCEPTS = regex('u')`
  \b(?:except|only|apart from|other than|but|bas|sirf|siway|ke alawa|par|lekin)\b (?!(?:thanks|thank|good|great|everything|sab)\b)\S|(?:सिर्फ|बस|के अलावा|सिवाय|लेकिन) \S
`
/** "No, everything was fine", "nahi sab theek tha", "no thank you", "nahi kuch nahi" */
const AS_NO = regex('u')`
  ^(?:(?:sir|madam|ji|maam|not|at|all|really|thanks?|you|it|its|i|everything|all|sab|sab kuch|kuch|koi|bilkul|was|were|is|had|went|to|bhi|thank god|so far|yet|aisa|aisi
  |सब|कुछ|कोई|बिल्कुल|जी|ऐसा|ऐसी|भी|तो) )*
    (?:
      fine|good|ok|okay|great|perfect|smooth\w*|well|alright|nice|excellent|theek|thik|badhiya|ac+h+[aei]|sahi|mast|nahi|none|nothing|happy|khush|santusht|satisfied
      |sir|madam|ji|maam|all|really|thanks?|you|hai|tha|thi|ever|far|yet|never|baat|hua|hui|ठीक|बढिया|अच्छ[ाेी]|सही|नहीं|जी|है|था|थी|हुआ|हुई|खुश
    )(?: (?:hai|tha|thi|hi|hua|hui|hain|raha|rahi|only|thanks?|you|sir|madam|ji|है|हैं|था|थी|ही|हुआ|हुई|रहा))*$
`
/** "Kuch nahi", "aisa kuch nahi hua", "none", "बिल्कुल नहीं" */
const NONE = regex('u')`
  ^(?:(?:ji|haan|yes|no|nahi|oh|arre|well|mujhe|hume|humein|mere|hamare|saath|to|toh|aisa|aisi|waisa|abhi|tak|ab|kabhi|bilkul|maine|main|hum|hamein|जी|नहीं|मुझे|हमें|ऐसा|अभी|तो|कभी|बिल्कुल) )*
    (?:(?:kuch|koi|kuchh|kabhi|bilkul|kisi tarah ki|khaas|khas|कुछ|कोई|कभी|बिल्कुल|खास) )*(?:bhi |baat |भी |बात )?(?:nahi|नहीं)(?: (?:hai|tha|thi|hua|hui|ji|है|था|थी|हुआ|हुई|जी))*$
  |^(?:nothing|none|never|not)(?: (?:at|all|really|like|that|as|such|so|far|much|any|ever|once|even|of|the|sort))*$
  |^(?:i|we)(?: have| had)? (?:didnt|did not|dont|havent|never|none|no|not|had none|had nothing)(?: (?:had|have|any|one|faced|face|at|all|see|seen|find|really|ever|it|that))*$
`
/** "No, it was bad", "nahi, bahut dikkat hui": told behind a break. */
const COMPLAINS = regex('u')`
  \b(?:bad|worst|terrible|horrible|poor|pathetic|lots of|many|too many|noisy|dirty|late|broken|slow|bekaa?r|ghatiya|kharab|gand[aei]|bahut (?:dikkat|pareshani|problem|takleef|bura))\b
  |(?:बेकार|घटिया|खराब|गंद[ाेी]|बहुत (?:दिक्कत|परेशानी|तकलीफ))
  |\b(?:but|only|bas|sirf|par|lekin|except)\b (?!(?:thanks|thank|it was (?:good|fine)|good|great|everything|sab|ye|yahi|that|this)\b)\S|(?:बस|सिर्फ|पर|लेकिन) \S
`

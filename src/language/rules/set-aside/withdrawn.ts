import { regex } from '../../../base/regex.ts'
import type { Denial } from './denial.ts'
import { saidIn } from '../words/clauses.ts'
import { segmentsOf } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'

/**
 * What a later part takes back: by pointing at the part before it ("…, that's not right", "…, wo nahi chahiye", "…, वो नहीं
 * चलेगा"), or by leaving the answer for another time, where the rest tells only of the past, of others or of limits ("pehle 80
 * tha, ab ka pata nahi"). `told` are the denials that count only where something else is said.
 */
export function withdrawnIn(heard: Tokens, told: readonly Denial[]): Denial[] {
  const segments = segmentsOf(heard)
  if (segments.length < 2) return []
  const said = segments.map((segment) => saidIn(heard, segment))
  const denials: Denial[] = []
  for (const [index, part] of said.entries()) {
    if (!POINTS_BACK.test(part) || HARMLESS.test(part)) continue
    // "Friday? no wait, that won't work"
    const at = said.findLastIndex((one, at) => at < index && !ONLY_STOPS.test(one))
    const before = segments[at]
    if (before) denials.push({ ...before, reach: 'all' })
  }
  if (!said.some(defersAnswer)) return denials
  const open = segments.filter((_, index) => OF_OTHERS.test(said[index] ?? '') || LIMITS.test(said[index] ?? ''))
  const weak = told.filter(({ reach }) => reach === 'weak')
  return [...denials, ...[...open, ...weak].map(({ from, to }) => ({ from, to, reach: 'all' as const }))]
}

/** "I'll check and tell", "dekh ke bataunga", "पता नहीं": the answer comes another time, or not at all. */
function defersAnswer(part: string): boolean {
  return DEFERS.test(part) || ASKS_BACK.test(part)
}

const LEADS = '^(?:(?:but|no|so|and|sorry|lekin|par|magar|lekin|aur|toh?|लेकिन|पर|और|तो) )*'
const POINTS_BACK = regex`
  ${LEADS}(?:
    (?:that|this)(?: one| number| date| day| time| address| name)?(?:s| is| was| will| would| has| does| did)? ?
      (?:no longer|wrong|incorrect|closed|old|expired|last (?:week|month|year|time))(?= |$)
    |(?:that|this|it)(?: one)?(?:s| is| was| will| would| has| does| did)? ?(?:not|isnt|wont|wasnt|doesnt|cant)
      (?: be)?(?: (?:right|correct|mine|it|possible|ok|okay|valid|work|do|suit|fine))?$
    |(?:thats|that is|that was|it was|its|it is) (?:wrong|incorrect|before|earlier)(?= |$)
    |(?:(?:thats|that is|its|it is) )?too (?:early|late|costly|expensive|much|little|far|long|short|big|small|heavy)
      $
    |(?:not (?:mine|ours)|(?:mera|meri|hamara|hamari|मेरा|मेरी|हमारा|हमारी)(?: to| wala| तो)? (?:nahi|नहीं)(?: hai| है)?)$
    |(?:itna|itne|itni|utna|utne|इतना|इतने|इतनी|उतना)(?: \S+){0,2}? (?:nahi|mat|नहीं|मत)(?= |$)
    |(?:wo|woh|vo|us|uss|use|usko|us par|us pe|uspe|usme|usmein|us mein|वो|वह|उस|उसे|उसको|उस पर|उस पे|उसमें|उस में)
      (?: \S+){0,4}? (?:nahi|mat|galat|band|purana|purani|नहीं|मत|गलत|बंद|पुराना|पुरानी)(?= |$)
  )
`
/** "That's no problem" takes nothing back, nor does "that's not far" or "us din phone mat karna". */
const HARMLESS = regex('u')`
  \bnot (?:\w+ )?(?:far|late|early|much)\b
  |\b(?:problem|issue|dikkat|trouble|bad|far|all|only|just|enough|baat|pareshani|zyada|jyada|door|call|phone|ring)\b
  |(?<!\p{L})(?:दिक्कत|परेशानी|बात|ज्यादा|दूर|कॉल|फोन)(?![\p{L}\p{M}])
`

const ONLY_STOPS = /^(?:(?:no|wait|oh|hmm|um|uh|sorry|nahi|ruko|arre|are|ek minute|hold on|नहीं|रुको|अरे) ?)*$/

const DEFERS = regex('u')`
  \b(?:
    (?:i|ill|i will|we|well|we will|let me|i need to|i have to|i must|we have to|have to|need to|will)
      [ ](?:just |first |also )?(?:check|see|ask|confirm|find out|get back|look it up|let you know)(?: |$)
    |(?:dont|do not|cant|cannot|not) (?:know|remember|recall|say|sure)|not sure|no idea
    |(?:pata|maloom|yaad) (?:nahi|nai)|nahi (?:pata|maloom|yaad|keh sakt[aei]|bol sakt[aei])
    |(?:dekh|puch|pooch|soch|pata) ?(?:kar|ke|karke)? (?:bata\w*|bol\w*)
    |(?:dekhna|puchna|poochna|sochna) (?:padega|hoga|hai)
  )
  |(?<!\p{L})
    (?:(?:पता|मालूम|याद) नहीं|नहीं (?:पता|मालूम|याद)|(?:देख|पूछ|सोच)(?: ?कर| ?के)? (?:बता\S*|बोल\S*)|(?:देखना|पूछना|सोचना) (?:पड़ेगा|पडेगा|होगा|है))
    (?![\p{L}\p{M}])
`
/** "What will you give me?" */
const ASKS_BACK = regex`
  ^(?:what|how much|how many|when|which|where|who) (?:will|do|would|can|are|is|did) (?:you|your)\b
  |^(?:aap|आप) (?:kitna|kya|kab|कितना|क्या|कब)[ ]
`

/** What others have, want or said. */
const OF_OTHERS = regex('u')`
  \b(?:
    (?:i|we) (?:was|were) told
    |(?:he|she|they|someone|somebody|my \w+)
      [ ](?:gets?|pays?|took|takes|has|have|had|said|says|told|wants?|asked|asks|charges?|got)
    |(?:maang|mang|bol|keh|bata) (?:rahe|raha|rahi)
  )\b
  |(?<!\p{L})(?:मांग|बोल|कह|बता) (?:रहे|रहा|रही)(?![\p{L}\p{M}])
`
/** "Das baje ke baad nahi", "but Saturday" */
const LIMITS = regex('u')`
  \b(?:pehle|pahle|baad|before|after|but|except)\b.*\b(?:nahi|mat|not|no|never|cant)\b
  |(?<!\p{L})(?:पहले|बाद).*(?:नहीं|मत)
`

import { regex } from '../../../base/regex.ts'
import type { Denial } from './denial.ts'
import { numberWord } from '../numbers/number-words.ts'
import { type Clause } from '../words/clauses.ts'
import { segmentsOf } from '../words/segments.ts'
import type { Tokens } from '../words/tokens.ts'
import { hasHappened } from './has-happened.ts'
import { isOfThePast, ANOTHER_TIME, tellsOfPast } from './of-the-past.ts'

/** "Pehle to cash hi dena hai", "pehle ek mahina dekhte hain": first of all, not formerly. */
function isFirstStep(part: string): boolean {
  return FIRST.test(part) && AHEAD.test(part)
}

const FIRST = /\b(?:pehle|pahle)\b|पहले/
const AHEAD = regex('u')`
  (?:n[aie]|t[ei]) (?:hai|hain|hoga|padega|chahiye)$
  |(?:unga|ungi|oonga|oongi|enge)$
  |(?<!\p{L})\S+(?:न[ाीे]|ते|ती) (?:है|हैं|होगा|पडेगा|चाहिए)$
  |(?:ूंगा|ूंगी|ेंगे|एंगे)$
`
/** "Is too costly", "mushkil hai", "bounced": what speaks against a thing. */
const AGAINST = regex('u')`
  \b(?:
    too (?:costly|expensive|much|far|slow|late|early|long|small|big|heavy|risky)|costly|expensive|mehn?g[aie]
    |mushkil|difficult|bounced|bounce|no good|useless|bekar|doesnt suit|dont suit|nahi jamta|impossible
    |out of the question|weak|kamzor|kamjor|full|too crowded|in the garage|not (?:so |very |that |too )?good
    |kam (?:dekht|chalat|istemal|use)\w*
  )\b
  |(?<!\p{L})(?:महंगा|महंगी|मुश्किल|बेकार|कमजोर)(?![\p{L}\p{M}])
`

/** "Friday won't work", "mornings are impossible": no answer, also where nothing else is said. */
const RULES_OUT = regex('u')`
  \btoo \w+ for (?:me|us|him|her|them)$
  |\b(?:wont|doesnt|dont|cant|cannot|will not|does not|do not) (?:work|suit|do|be possible)
    (?: (?:(?:for )?(?:me|us)|out|at all|either|though|really))*$
  |\b(?:is|are|its) (?:impossible|not possible|out of the question)(?: (?:for (?:me|us)))?$
  |\b(?:is|are|its|will be|would be) (?:a bit |too |very |really )?(?:difficult|tough|hard)(?: for (?:me|us))?$
  |\b(?:mushkil|mumkin nahi|possible nahi|namumkin) (?:hai|hoga|hogi|ho|rahega)$
  |(?<!\p{L})(?:मुश्किल|मुमकिन नहीं|संभव नहीं) (?:है|होगा|होगी|रहेगा)$
`
/** "Do litre to bahut zyada ho jayega", "a thousand is too many" */
const TOO_MUCH = regex('u')`
  \b(?:is|are|will be|would be) (?:way |far |a bit )?too
    [ ](?:many|much|little|few|long|short|late|early|high|low|big|small|expensive|costly)$
  |\b(?:bahut|kaafi|kafi) (?:zyada|jyada|ziyada|kam|mehnga|mehngi|der) (?:ho|hai|hain|hoga|hogi|lag|pad)
  |(?<!\p{L})(?:बहुत|काफी) (?:ज्यादा|कम|महंगा|महंगी|देर) (?:हो|है|हैं|होगा|होगी|लग|पड)
`

function isTooMuch({ words }: Tokens, { from, to }: Clause, part: string): boolean {
  const at = part.search(TOO_MUCH)
  const before = at === -1 ? 0 : part.slice(0, at).split(' ').length
  return words
    .slice(from, Math.min(to, from + before))
    .some((word) => /\d/.test(word) || numberWord(word, true) !== undefined)
}

const THIS_TIME = /\bthis time\b|\bis baar\b|इस बार/
const USUAL = regex`
  \b(?:usually|normally|always|generally|every time|last (?:year|month|week|time)|hamesha|har baar|pichh?le)\b
  |हमेशा|हर बार|पिछले|पिछली
`
const USUALLY = /\b(?:usually|normally|generally|typically|aksar|hamesha)\b|हमेशा|अक्सर|आमतौर/

/** Parts that tell of another time, or what is wrong with a thing, where another part says what is so. */
export function denyTold(heard: Tokens, denials: Denial[], isAskedOfThePast: boolean): void {
  const segments = segmentsOf(heard)
  const isAlone = segments.length < 2
  const said = segments.map(({ from, to }) => heard.words.slice(from, to).join(' '))
  const isOfNow = !isAlone && said.some((part) => THIS_TIME.test(part))
  // "It was not damaged but it was late" tells of one time only.
  const isTale = isAskedOfThePast || segments.every((part) => isOfThePast(heard, part))
  // "The doctor saw him on the third, the discharge was on the fifth"
  const areAllOfPast = segments.every(
    (part, index) => isOfThePast(heard, part) || said[index]?.split(' ').some(hasHappened),
  )
  // "Usually 900 comes, but the last one was 3600", where the last one is asked for
  const isOfLast =
    isAskedOfThePast && !isAlone && said.some((part) => USUALLY.test(part)) && !said.every((part) => USUALLY.test(part))
  const taken = said.findLastIndex((part) => TAKES_IT.test(part))
  for (const [index, { from, to }] of segments.entries()) {
    const part = said[index] ?? ''
    if (index < taken && said.length === taken + 1) continue
    const isUsual = (isOfNow && !THIS_TIME.test(part) && USUAL.test(part)) || (isOfLast && USUALLY.test(part))
    if (isUsual || (ANOTHER_TIME.test(part) && !isFirstStep(part)))
      denials.push({ from, to, reach: isAskedOfThePast ? 'weak' : 'all' })
    else if (RULES_OUT.test(part) || isTooMuch(heard, { from, to }, part)) denials.push({ from, to, reach: 'all' })
    else if (isAlone || isOfLast) continue
    else if (isAskedOfThePast && areAllOfPast && !OF_EARLIER.test(part)) continue
    else if (tellsOfPast(heard, part, { from, to }) && !isPutRight(part, said[index - 1]))
      denials.push({ from, to, reach: isTale ? 'weak' : 'all' })
    else if (AGAINST.test(part)) denials.push({ from, to, reach: 'weak' })
  }
}

/** "Pandrah mahine wali scheme thi na, wahi", "last time it was Monday, same again": what was is taken once more. */
const TAKES_IT = regex('u')`
  ^(?:(?:to|toh|so|bas|please|and|just|haan|yes|तो|बस|हां) )*(?:wahi|wohi|vahi|wo hi|same|the same|that same one|that very one|usi ko|वही|वो ही|उसी को)
    (?: (?:one|again|please|only|wala|wali|wale|waala|scheme|plan|ji|sir|madam|chahiye|chahie|rakh\S*|rehne|kar|kar\S*|do|dijiye|de|dena|theek|thik|sahi|hai|phir|se|fir|baar|time|is|वाला|वाली|चाहिए|रख\S*|कर\S*|दो|दीजिए|ठीक|सही|है))*$
`

/** "No wait, with the fee it was 5200", "arre nahi, kal kiya tha": how it was in fact. */
function isPutRight(part: string, before = ''): boolean {
  return (PUTS_RIGHT.test(part) || ONLY_STOPS.test(before)) && !OF_EARLIER.test(part)
}

const ONLY_STOPS = /^(?:oh |arre |are |अरे )?(?:no no|no wait|wait no|no sorry|nahi nahi|arre nahi|नहीं नहीं|no|nahi|नहीं)$/

const PUTS_RIGHT = regex`
  ^(?:(?:oh|arre|are|arey|अरे) )?
    (?:no no|no wait|wait no|no sorry|sorry no|nahi nahi|arre nahi|are nahi|no it|no i|actually|नहीं नहीं|अरे नहीं)(?= |$)
  |^(?:arre|are|arey|अरे) (?:nahi|नहीं)(?= |$)
`
const OF_EARLIER = regex`
  \b(?:used to|last|previous|previously|formerly|earlier|before|old|pehle|pahle|pichli|pichle|purana|purani)\b
  |पहले|पिछली|पिछले|पुराना|पुरानी
`

import { regex } from '../../../base/regex.ts'
import { oncePerMessage } from '../words/once-per-message.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { isKin, isPossessive } from './kin.ts'

/**
 * Where a message says that who was called has left for good: "wo ab yahan nahi rehte", "they shifted to Pune long back", "that tenant
 * moved out", or, by who speaks instead, "he went to Canada, I'm the new owner". One's own kin ("mere bhai, wo yahan nahi rehte")
 * may be an answer.
 */
export const leftForGood = oncePerMessage((heard: Tokens): Clause | undefined => {
  const { words } = heard
  const whole = words.join(' ')
  if (!MAY_LEAVE.test(whole)) return undefined
  if (words.some((word, at) => isPossessive(word) && isKin(words[at + 1] ?? ''))) return undefined
  const isAnother = SPEAKS_INSTEAD.test(whole)
  return clausesOf(heard).find(({ from, to }) => {
    const said = words.slice(from, to).join(' ')
    return GONE.test(said) || (isAnother && AWAY.test(said))
  })
})

const MAY_LEAVE = regex`
  \b(?:he|she|they|hes|shes|theyre|owner|tenant|has|have|wo|woh|vo|ve|jinko|jise)\b|वो|वह|वे|जिन|जिसे
`
const LEAD = '(?:(?:no|oh|sorry|but|actually|and|because|im afraid|unfortunately|sir|madam|\\S+ no) )*'
const NOBODY_NEAR =
  '(?:he|she|they|that (?:tenant|owner|customer|member|person|man|woman|lady|gentleman|family|employee|occupant|student|patient|user)s?)'
const WHO = '(?:wo|woh|vo|ve|वो|वह|वे)'
const HERE = '(?:yahan|yaha|yahaan|idhar|is ghar (?:mein|me)|यहां|इधर|इस घर में)'

const GONE = regex('u')`
  ^${LEAD}${NOBODY_NEAR} (?:has |have |had |already |was |were )*(?:
    (?:moved|shifted|left)\b.*\b(?:long (?:back|ago|time ago)|(?:years?|months?) (?:ago|back)|for good|permanently|abroad)
    |(?:moved|shifted) (?:out(?! of (?!(?:here|this|the|town)\b))|away|elsewhere)
    |vacated
    |left (?:this|the) (?:company|job|house|flat|city|country|society|building|organisation|organization)
  )\b
  |(?:^| )${WHO} (?:(?:to|toh|log|sab|ab|तो|लोग|सब|अब) )*${HERE} (?:(?:ab|pe|par|अब|पे|पर) )*(?:nahi|nai|नहीं)
    [ ](?:reht|raht|rehat|रहत)\S*(?: |$)
  |(?:^| )(?:ghar|makaan|makan|flat|kamra|sheher|shahar|घर|मकान|फ्लैट|कमरा|शहर) (?:chh?od|chh?odh?|khaa?li kar|छोड|खाली कर)(?: )?(?:ke|kar|के|कर)?
    [ ](?:chal[aei]|जा|चल[ाीे]) (?:gay[aei]|gaye|chuke|गय[ाी]|गए|गये|चुके)(?: |$)
`
/** Who speaks in the place of somebody: "I'm the new owner", "I'm his father". */
const SPEAKS_INSTEAD = regex`
  \b(?:im|i am|we are|were|this is) (?:
    the (?:new|current|present|next) (?:owner|tenant|occupant|user|person|family|people)s?
    |(?:the|his|her|their) landlord|the landlady
    |(?:his|her|their) (?:father|mother|brother|sister|son|daughter|wife|husband|uncle|aunt|neighbou?r|colleague|friend|boss)
  )\b
  |\bthis (?:number|phone|sim) is (?:now )?(?:mine|ours)\b|\bthis is my number\b
  |(?:^| )(?:main|mai|hum) (?:use|usko|unhe|unko|inko) (?:to )?nahi (?:jaant[aei]|pehchaant[aei])(?: |$)
`
const AWAY = regex('u')`
  ^${LEAD}(?:he|she|they) (?:wont|will not|is not|are not|isnt|arent) (?:be )?(?:coming|come|returning|return) back\b
  |^${LEAD}${NOBODY_NEAR} (?:has |have |had |already )*(?:sold|moved|shifted|left)\b.*\b(?:shop|business|showroom|house|flat|place|office|out|abroad|country|city|job|company|and)\b
`

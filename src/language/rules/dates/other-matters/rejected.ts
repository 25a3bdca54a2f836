import { regex } from '../../../../base/regex.ts'
import { saidIn } from '../../words/clauses.ts'
import { segmentsOf } from '../../words/segments.ts'
import { isKinInflected } from '../../names/kin.ts'
import type { Tokens } from '../../words/tokens.ts'
import type { PartOfWhen } from './part-of-when.ts'

/** "@ is too early", "who said @", "I thought it was @", "cancel my @ appointment": a day that is doubted, refused or given up. */
export function isRejected(heard: Tokens, { from, to, said }: PartOfWhen): boolean {
  if (REJECTED.test(said)) return true
  const next = segmentsOf(heard).find((one) => one.from === to)
  if (next === undefined || to <= from) return false
  const behind = saidIn(heard, next)
  return REJECTS.test(behind) || (OWN_APART.test(behind) && said.split(' ').some(isKinInflected))
}

/** "…? no way", "…? who said Monday", "but I'm not": what is said right behind it. */
const REJECTS = regex('u')`
  ^(?:(?:but|no|nahi|arre|oh|par|lekin) )*(?:
    (?:no|not a) (?:way|chance)|who (?:said|told)\b.*|never|impossible|not possible|out of question|i am not|im not|i cant|i cannot
    |(?:i )?(?:want|need|have) to (?:change|cancel|shift|reschedule)(?: it)?|badalna hai|change karna hai|बदलना है
    |kisne (?:bola|kaha)\b.*|sawal hi nahi.*|bilkul nahi|kabhi nahi|किसने (?:बोला|कहा).*|बिल्कुल नहीं|कभी नहीं
  )$
`

/** "My wife's is on Monday, mine I'm not sure" */
const OWN_APART = regex('u')`
  ^(?:(?:but|and|par|lekin) )*(?:mine|for me|for myself|mera|meri|mere liye|मेरा|मेरी|मेरे लिए)(?= ).*(?:not|dont|no idea|nahi|alag|different|another|later|नहीं|अलग)(?= |$)
  |(?:^| )asking for (?:myself|me)(?= |$)
`
const REJECTED = regex('u')`
  @ (?:\S+ ){0,3}(?:too (?:early|late|soon|far)|(?:bahut|bohot|kaafi|zyada|thoda|thodi) (?:jaldi|der|late|early|door)|(?:बहुत|काफी|थोड़ा) (?:जल्दी|देर))(?= |$)
  |(?:^| )(?:too (?:early|late|soon|far))(?: \S+){0,2} @
  |(?:^| )who (?:said|told)(?= |$)|(?:^| )(?:kisne|kis ne|किसने) (?:bola|kaha|bataya|बोला|कहा|बताया)(?= |$)
  |^(?:(?:but|oh|arre|no) )*(?:i|we) (?:thought|assumed|wish)(?! (?:of|about|to)(?= ))(?= |$)
  |(?:^| )(?:mujhe|mereko|humein|mujhko|मुझे|हमें) (?:laga|lag rah[aei]|लगा)(?= |$)
  |(?:^| )(?:they|somebody|someone|he|she|your \S+|\S+ (?:from|in) your \S+) (?:had |have )?(?:told (?:me|us)(?! to (?:come|visit|report|bring)(?: |$))|said|told(?! (?:me|us) )|promised)(?= |$)
  |(?:^| )(?:cancel|cancelled|canceled|remove|delete|radd|rad)(?= |$)
  |(?:^| )(?:hata|हटा|रद्द|कैंसिल)(?= |$)
  |(?:^| )no way(?= |$)
`

import { regex } from '../../../../base/regex.ts'

/** What people tell of themselves or of a thing instead of yes or no, by what was asked: "I run a shop" to "are you salaried?" */
export interface Situation {
  /** The question, with the words of the field's name. */
  asks: RegExp
  /** What is another question, though it has the same words. */
  asksNot?: RegExp
  yes?: RegExp
  no?: RegExp
}

/** A part of a message that has nothing else than one of these, and the little words around it. */
export function whole(said: RegExp): RegExp {
  return regex('u')`^(?:(?:${LEAD.source}) )*(?:${said.source})(?: (?:${TAIL.source}))*$`
}

const LEAD = regex('u')`
  well|oh|but|and|now|so|actually|sir|madam|maam|i|im|ive|we|were|weve|am|are|its|it|is|just|he|hes|she|shes|has|have|already
  |ji|main|mai|maine|hum|ham|humne|to|toh|ab|abhi|par|lekin|bhi|wo|woh|hamara|mera|meri|mere|hamare|arre|arey|yaar|bhai
  |जी|मैं|मैंने|हम|हमने|तो|अब|अभी|पर|लेकिन|भी|वो|मेरा|मेरी|मेरे|हमारे|अरे
`
const TAIL = regex('u')`
  sir|madam|maam|ji|na|now|already|only|hi|bas|bhai|yaar|ab|abhi|please|thanks|actually|right now|hai|hain|hoon|hun|hu|maine|humne
  |जी|ना|अब|अभी|ही|बस|है|हैं|हूं
`

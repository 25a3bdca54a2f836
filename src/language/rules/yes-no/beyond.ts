import { regex } from '../../../base/regex.ts'
import { asksAhead, asksForWill } from '../fields/asks-for-offer.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isAbout, topicsOf } from './topics.ts'
import { DENIES } from '../words/function-words.ts'

/** "Two floors are too much for her", "unke bas ki nahi", "Pune is too far": more than somebody can or will take on. */
export function beyondIn(words: readonly string[], plan: FieldReader): boolean {
  if (!asksAhead(plan)) return false
  const said = words.join(' ')
  if (BEYOND_ONE.test(said)) return asksForWill(plan)
  if (!TOO.test(said) || DENIES.test(said)) return false
  return isAbout(words, topicsOf(plan).yes) || (FOR_ONE.test(said) && asksForWill(plan))
}

const TOO = regex('u')`
  \btoo (?:
    much|many|far|long|hard|difficult|heavy|high|steep|early|late|expensive|costly|risky|tiring|big|small|strong|hot
    |cold
  )\b
  |\b(?:bahut|kaafi|kafi) (?:zyada|jyada|door|dur|mushkil|mehng[aei]|lamba)\b
  |\b(?:zyada|jyada) (?:ho|hai)\b
  |(?:बहुत|काफी) (?:ज्यादा|दूर|मुश्किल|महंग[ाीे]|लंबा)
  |ज्यादा (?:हो|है)
`
const FOR_ONE = regex('u')`
  \bfor (?:me|us|him|her|them|my|our|his|their|papa|mummy|mom|dad)\b
  |\b(?:mere|hamare|uske|unke|inke|iske|papa ke|mummy ke|maa ke) liye\b
  |(?:मेरे|हमारे|उसके|उनके|इनके|इसके) लिए
`
const BEYOND_ONE = regex('u')`
  \b(?:mere|hamare|uske|unke|inke|iske|ke) bas (?:ki|ka|mein|me) (?:baat )?nahi
  |(?:मेरे|हमारे|उसके|उनके|इनके|इसके|के) बस (?:की|का|में) (?:बात )?नहीं
  |\bbeyond (?:me|him|her|us|them|my|his)\b
  |\bnot (?:up to|capable of|in a (?:position|condition|state))\b
`

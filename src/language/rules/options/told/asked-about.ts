import { says } from '../../words/says.ts'
import { OPTION } from './option-sign.ts'

/** Whether an option is only asked about, or which of two is better: "SUV ka rate kya hai", "who is better, Sharma or Mehta". */
export function isAskedAbout(said: string): boolean {
  return ASKS_OF_IT.test(said)
}

/** Whether the whole message asks which one is better. */
export function asksWhichIsBetter(said: string): boolean {
  return WHICH.test(said)
}

const ASKS_OF_IT = says(`
  ${OPTION} (?:ka|ki|ke|mein|me|ko|का|की|के|में|को)(?: \\S+)? (?:kya|kitn*|kais*|kahan|kaha|kab|kaun*|kyu|kyun|kyon|क्या|कितन*|कैस*|कहां|कब|कौन*|क्यों)
  ${OPTION} (?:ka|ki|ke|का|की|के) (?:rate|price|charge|charges|kiraya|bhada|kharcha|daam|fees|fee|रेट|प्राइस|चार्ज|किराया|भाडा|खर्चा|दाम|फीस) *
  ${OPTION} (?:kais[aie]|कैस[ाेी])|(?:how|hows) (?:is |are )?(?:the )?${OPTION}
  ${OPTION} (?:kitne|kitna|kitni|कितने|कितना|कितनी) *
  (?:how much|what) (?:is|are|does|do|for|will)(?: (?:the|a|an))?(?: (?:rate|price|charge|cost|fare|fee)(?: (?:of|for))?)?(?: (?:the|a|an))? ${OPTION}
  (?:rate|price|cost|fare|charges) (?:of|for)(?: (?:the|a|an))? ${OPTION}
  ${OPTION} (?:mein|me|में) (?:kitne|कितने) *
`)
const WHICH = says(`
  (?:who|which|which one|kaun|kaun sa|kaunsa|kon|konsa|कौन|कौन सा) (?:is |would be |will be |zyada |ज्यादा )?(?:better|best|good|achha|accha|acha|sahi|theek|अच्छा|बेहतर|सही|ठीक)
  (?:achha|accha|acha|better|sahi|अच्छा|सही) (?:hai|rahega|है|रहेगा)? ?(?:ya|या) *
  what do you (?:think|suggest|recommend|say)|aap kya (?:kehte|bolte|suggest)|is that so|is it true
`)

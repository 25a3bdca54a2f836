import { type Clause } from '../words/clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'

export const WRONG = wordSet('wrong rong galat galt incorrect गलत')
const NUMBERS = wordSet(
  'number no nambar num person guy man woman lady party house home family household customer fellow bloke chap parivar banda aadmi insaan vyakti place jagah पार्टी परिवार घर बंदा बंदे नंबर नम्बर आदमी व्यक्ति जगह इंसान',
)
/** "House number galat hai" */
const OF_A_DOOR = /(?:^| )(?:house|ghar|घर|हाउस) (?:number|no|nambar|नंबर|नम्बर|ka number|का नंबर)(?: |$)/
/** Words around "wrong number" with which a message says nothing else. */
const AROUND_WRONG = wordSet(
  `sorry hello hi hey oh ah yes yeah no i im am we think guess believe afraid its it is this thats that the a an u you your
   youve have has had got get must may might are here because there maybe probably just
   really sure well sir madam maam sahab saab saheb bhai bhaiya arre arey um uh look listen again already dialled dialed
   dialing dialling called calling reached ordered call
   ye yeh yah ji aap aapne apne aapka aapko apko aapse apse tumne tumko to toh hai hain se par pe ko ka laga lag gaya gayi mila
   milaya milaye lagaya liya raha rahe kiya dial phone kar ho hua main mai shayad lagta sahi
   यह ये जी आप आपने आपका आपको आपसे तुमने तुमको तो है हैं ही से पर को का लगा लग गया गई मिला मिलाया लगाया लिया रहा रहे किया डायल
   कॉल फोन कर हो हुआ मैं शायद सॉरी माफ कीजिए भाई अरे हेलो`,
)

/** "Yeh number galat hai", "आपने गलत नंबर डायल किया है"; a "not" or "nahi" says the opposite. */
export function isWrongNumber({ words }: Tokens, { from, to }: Clause): boolean {
  const said = words.slice(from, to)
  const wrong = said.findIndex((word) => WRONG.has(word))
  const number = said.findIndex((word) => NUMBERS.has(word) && word !== 'no')
  if (wrong === -1 || number === -1 || Math.abs(wrong - number) > 3 || OF_A_DOOR.test(said.join(' '))) return false
  // "It may be some wrong number, yes I am interested"
  const isSure = said.includes('must') && !words.some((word) => /^(?:yes|yeah|haan|interested)$/.test(word))
  return said.every(
    (word) => (isSure && /^(?:be|some)$/.test(word)) || WRONG.has(word) || NUMBERS.has(word) || AROUND_WRONG.has(word),
  )
}

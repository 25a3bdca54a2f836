import { MONTH_OF } from '../dates/date-words.ts'
import { numberWord } from '../numbers/number-words.ts'
import { isGrammarWord, isPoliteRequest } from '../words/bare-clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import { type Tokens } from '../words/tokens.ts'
import { isDevanagari } from '../words/spoken-language.ts'

export const PLACE_STOPS = new Set(
  `yaani yani matlab यानी मतलब preferably ideally mostly mainly currently presently these nowadays abhi aur from in tak तक zila jila district tehsil जिला
   तहसील and but please right now only se mein me main hai hoon hun rehta rehti rahta rahti rehte ka ki ke city yes no not i
   you we the which what same here today
   jaana jana jaane jane jaunga jaungi janaa जाना जाऊंगा जाऊंगी kar kardo कर rakho tomorrow amount budget rahe raha rahi hain
   at for on side area is was will where near close hoga hogi honge होगा होगी होंगे है हूं से में का की रहता रहती रहते और मैं with of so because`.split(
    /\s+/,
  ),
)

/** Sums of money and everyday words are no cities. */
export function isPlaceName(heard: Tokens, from: number, to: number): boolean {
  if (tellsWhatHappened(heard, from, to)) return false
  const words = heard.words.slice(from, to)
  if (words.every((word) => MONTH_OF.has(word))) return false
  if (words.some((word, at) => (/\d/.test(word) && !isNumberOfPart(words, at)) || MONEY.has(word))) return false
  if (words.some((word) => NOT_IN_PLACES.has(word) || isPoliteRequest(word) || WILL.test(word))) return false
  const isNumber = (word: string, at: number) =>
    numberWord(word, isDevanagari(word)) !== undefined && !isNumberOfPart(words, at)
  return !words.some(isNumber) && !words.every(isCommonWord)
}

/** "Sector 21", "gali number 3", "5th block": the number of a part of a town. */
function isNumberOfPart(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  if (NUMBERED.test(before) || (NUMBER.test(before) && NUMBERED.test(words[at - 2] ?? ''))) return true
  return ORDINAL.test(words[at] ?? '') && ORDERED.test(words[at + 1] ?? '')
}

const NUMBERED =
  /^(?:sector|phase|block|ward|zone|stage|gali|galli|lane|street|pocket|part|plot|सेक्टर|फेज|ब्लॉक|वार्ड|गली)$/
const NUMBER = /^(?:number|no|नंबर)$/
const ORDINAL = /^\d+(?:st|nd|rd|th)$/
const ORDERED = /^(?:block|stage|phase|cross|main|street|lane|avenue|sector|floor|mile)$/

/** "Padega", "करेंगे": a verb of what will be. */
const WILL = /^[a-z]{2,}(?:ega|egi|enge|engi)$|(?:ेगा|ेगी|ेंगे|ेंगी)$/u

const NOT_IN_PLACES = new Set(
  'sa si सा सी no nope yes yeah wherever whichever whatever whoever jidhar kahin kahan जिधर कहीं कहां par lekin magar पर लेकिन मगर my our mera meri mere hamara hamare jahan yahan yahin wahan wahin मेरा मेरी मेरे हमारा हमारे जहां यहां यहीं वहां वहीं करना it its nahi नहीं baat बात kar sakta sakti सकता सकती number नंबर galat गलत sorry all that thats this me them hold said told mean meant hello hi hey thank thanks what whats does dont cant wont good fine come wait oh anywhere somewhere everywhere nearby opposite opp behind beside moment present years year months month weeks'.split(
    ' ',
  ),
)
const MONEY = new Set('rs inr rupees rupee rupaye lakh lakhs crore crores रुपये रुपए'.split(' '))

export function isOfPlace(word: string): boolean {
  if (MONTH_OF.has(word)) return false // "shifted in June"
  if (PLACE_STOPS.has(word) || NOT_IN_PLACES.has(word) || isGrammarWord(word) || isCommonWord(word)) return false
  return word.length > 2 && !/\d/.test(word) && !LIVES.test(word) && numberWord(word, isDevanagari(word)) === undefined
}

const LIVES =
  /^(?:live|lives|living|stay|stays|staying|moved|shifted|born|originally|native|these|days|log|लोग|ghar|घर)$/

/** "Ticket ho gaya", "kho gaya" */
function tellsWhatHappened(heard: Tokens, from: number, to: number): boolean {
  return to - from > 1 && HAPPENED.test(heard.words[to - 1] ?? '') && BECOMES.test(heard.words[to - 2] ?? '')
}

export const HAPPENED = /^(?:ga[iy]?[aei]|गया|गए|गई)$/
const BECOMES = /^(?:ho|kho|reh|mil|toot|tut|aa|chal[aei]|ban|bhool|bhul|mar|हो|खो|रह|मिल|टूट|आ|चला|चले|चली|बन|भूल|मर)$/

import { regex } from '../../../base/regex.ts'
import { numberWord } from '../numbers/number-words.ts'
import { isCommonWord } from '../words/common-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { isGrammarWord, isPoliteRequest } from '../words/bare-clauses.ts'
import { isKin, isPossessive } from './kin.ts'
import { isHindiVerb } from '../words/hindi-verbs.ts'
import { NOT_NAMES, STATES, TRAILS } from './not-names.ts'
import { BE } from '../words/function-words.ts'

/** Whether a word may be part of a name. */
export function isNameWord(heard: Tokens, at: number): boolean {
  const word = heard.words[at] ?? ''
  if (heard.aside?.[at] === true) return false
  if (isHai(heard, at) || DAYS.test(word)) return false
  if (isInitial(heard, at)) return true
  if (isKeyboardNoise(word) || isPossessive(word) || isOrder(word) || SPEAKS.test(word)) return false
  if (WILL_DO.test(word) || (TAKES.test(word) && WILL_DO.test(heard.words[at + 1] ?? ''))) return false
  if (isDevanagari(word) && isGrammarWord(word)) return false
  if (isGoingOn(heard, at)) return false
  if (NOT_NAMES.has(word) || TRAILS.has(word) || /\d/.test(word))
    return isWrittenName(heard, at) && !NOT_NAMES.has(word) && !TRAILS.has(word)
  return word.length > 0 && (isDevanagari(word) || numberWord(word, false) === undefined)
}

/** "Kamla Devi aayengi": what somebody will do. "नेगी" is a name. */
const WILL_DO = regex('u')`
  .(?:एगा|एगी|एंगे|एंगी|ेंगे|ेंगी|ूंगा|ूंगी|ऊंगा|ऊंगी)$
  |^(?:aa?y|jaa?y|kar|l|le|d|de|h|ho|reh|rah|mil|rakh|khol|utha)(?:[ae]?eg[ai]|eng[ei])$
  |^(?:ho(?:n?g[aei])|lele(?:g[ai]|ng[ei]))$
  |^(?:ले|दे|हो|ला|आ|जा)ं?ग[ाीे]$
  |^(?:आ|जा|कर|मिल|रख|खोल|उठा|ला)(?:एगा|एगी|ेगा|ेगी)$
`

/** The "dekh" of "Meena dekh rahi hain": what somebody is doing. */
export function isGoingOn({ words, breaks }: Tokens, at: number): boolean {
  if (!isHindiVerb(words[at] ?? '') || breaks[at + 1]) return false
  return GOES_ON.test(words[at + 1] ?? '')
}

const GOES_ON = /^(?:rah[aei]|रहा|रही|रहे)$/

/** The "le" of "Swati le legi" */
const TAKES = /^(?:le|de|ले|दे)$/

/** "Monday", "somvar"; "Mangal" and "Ravi" are names. */
const DAYS = regex`
  ^(?:
    (?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:ravi|som|mangal|budh|guru|shukra|shani|it)[vw]a+r
    |(?:रवि|सोम|मंगल|बुध|गुरु|शुक्र|शनि)वार
  )$
`

/** The "h" of "mera nam Priya h", for "hai". */
function isHai({ words, text, starts, breaks }: Tokens, at: number): boolean {
  const isLast = at > 0 && (at + 1 === words.length || breaks[at + 1] === true)
  return isLast && text[starts[at] ?? 0] === 'h' && words[at] === 'h' && (words[at - 1] ?? '').length > 1
}

/** "It's", "they're", "aaunga", "khud": parts of a sentence about somebody. */
const SPEAKS = regex('u')`
  ^(?:
    its|thats|whats|hes|shes|heres|theres|whos|lets|youre|theyre|weve|ive|youve|dont|doesnt|didnt|isnt|arent|wasnt
    |wont|cant|hasnt|havent|khud|खुद
  )$
  |^[a-z]{2,}(?:ung[ai]|[aehy]eg[ai]|[aey]enge)$
  |(?:ूंगा|ूंगी|ेगा|ेगी|ेंगे)$
`

/** The "A." of "A. P. J. Abdul Kalam" */
export function isInitial(heard: Tokens, at: number): boolean {
  return /^[A-Z]\.$/.test(heard.text.slice(heard.starts[at], (heard.ends[at] ?? 0) + 1))
}

/** "asdf", "hjkl", "xxxx" */
function isKeyboardNoise(word: string): boolean {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return false
  return (
    /^(.)\1+$/.test(word) ||
    (word.length > 3 && !/[aeiouy]/.test(word)) ||
    ROWS.some((row) => row.includes(word)) ||
    /^(?:asdf|qwer|zxcv|hjkl)/.test(word)
  )
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghij', 'xyz', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz']

/** "Likhiye", "likho", "jodna": what is to be done with the name. */
export function isOrder(word: string): boolean {
  return isPoliteRequest(word) || ORDERS.has(word)
}

const ORDERS = new Set(
  `likho likhna likhwa likhwao likhva likhdo dalo daalo daal dal dalna rakho rakhna note karna bolo bolna likhe likhein
   likhwana likhvana dalwana dalvana judwana judvana jodna hatana hatwana hatvana badalwana badalvana katwana katvana nikalwana
   nikalna sudharna sudharwana
   लिखवाना डलवाना जुडवाना जुडाना जोडना हटाना हटवाना बदलना बदलवाना कटवाना काटना निकालना निकलवाना सुधारना सुधरवाना
   लिखो लिखना लिखवा लिखवाओ डालो डाल डालना रखो रखना नोट करना बोलो बोलना लिखें`.split(/\s+/),
)

/** Whether a word may follow a name directly: "Priya hai", "Priya likhiye". */
export function isTrail(word: string): boolean {
  return TRAILS.has(word) || isOrder(word)
}

/** "I am tired" gives no name, nor does a lone "waiting"; "I am Rose" does, as "rose" is not a common word. */
export function isEveryday(heard: Tokens, { from, to }: { from: number; to: number }): boolean {
  const words = heard.words.slice(from, to)
  const isEvery = words.every(
    (word) => isCommonWord(word) || NOT_NAMES.has(word) || STATES.has(word) || DIRECTIONS.has(word) || isKin(word),
  )
  return isEvery || words.some((word) => STATES.has(word)) || isDoing(heard, to)
}

/** "Dukaan chalata hoon", "मेरे पति देखते हैं": what somebody does. */
function isDoing({ words, breaks }: Tokens, to: number): boolean {
  return !breaks[to] && BE.test(words[to] ?? '') && DOES.test(words[to - 1] ?? '')
}

const DOES = regex('u')`
  ^(?:
    dekh|kar|rakh|sambhal|samhal|padh|parh|likh|chal|chala|reh|rah|jaa?|aa|de|le|bol|keh|kah|bata|bana|karwa|utha
    |samajh|jaan|ghoom|khel|kha|pee|so|nikal|mil|bech|kharid|bhar|bhej|laga|maang|mang|chahta|chah|sun|sikh|sikha
    |padha|pad
  )t[aei]$
  |^(?:
    देख|कर|रख|संभाल|पढ|लिख|चल|चला|रह|जा|आ|दे|ले|बोल|कह|बता|बना|करवा|उठा|समझ|जान|घूम|खेल|खा|पी|सो|निकल|मिल|बेच|खरीद|भर|भेज|लगा|मांग|चाह|सुन|सीख|सिखा
    |पढा
  )त(?:ा|ी|े)$
`

/** "Shut up", "go away": what goes with a verb. */
const DIRECTIONS = new Set(['up', 'down', 'out', 'away', 'over', 'around', 'ahead', 'on', 'off'])

/** Written with a capital letter in the middle of a sentence. */
export function isWrittenName(heard: Tokens, at: number): boolean {
  return at > 0 && isCapital(heard, at) && !NOT_NAMES.has(heard.words[at] ?? '')
}

export function isCapital(heard: Tokens, at: number): boolean {
  const first = heard.text.charAt(heard.starts[at] ?? 0)
  return first !== first.toLowerCase()
}

/** "I'm Priya" in a text that uses capitals, or in one without any that ends there. */
export function looksWritten(heard: Tokens, from: number, to: number): boolean {
  const first = heard.text.charAt(heard.starts[from] ?? 0)
  if (first !== first.toLowerCase() || isDevanagari(heard.words[from] ?? '')) return true
  return (
    heard.text === heard.text.toLowerCase() &&
    to - from <= 2 &&
    isClosed(heard, to) &&
    !/(?:ing|ed)$/.test(heard.words[from] ?? '')
  )
}

export function isClosed(heard: Tokens, to: number): boolean {
  const next = heard.words[to] ?? ''
  return heard.breaks[to] === true || isTrail(next) || WILL_DO.test(next) || /^(?:will|shall)$/.test(next)
}

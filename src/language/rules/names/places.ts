import { regex } from '../../../base/regex.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { answeringClause, bareClauses, isGrammarWord, isPoliteRequest } from '../words/bare-clauses.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import { segmentsOf } from '../words/segments.ts'
import { isOfMatter } from '../words/matters-in.ts'
import { type Tokens, textBetween } from '../words/tokens.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { placeBeforePostposition } from './places-in-sentences.ts'
import { segmentsOfHere } from './segments-of-here.ts'
import { isKnownCity } from './known-cities.ts'
import { nameCase } from './name-case.ts'
import type { PlaceSpan } from './place-span.ts'

const PLACE_LEADS = new PhraseMatcher<'firm' | 'loose'>([
  [
    'firm',
    `(i|we) (live|stay|reside|am living|am staying|am based|work) (in|at|near)
     (im|i am|we are) (from|based in|living in|staying in|located in)
     (mera|hamara|my|our|the) (city|shahar|town|village|gaon|gaanv|ganv|district|zila|jila) (ka naam|) (is|hai|)
     (मेरा|हमारा) (शहर|गांव|जिला) (का नाम|) (है|)`,
  ],
  [
    'loose',
    `(in|from|at|near|up to|upto|till|until|its|it is|city|main|mai|hum|मैं|हम|the city of|zila|jila|district|gaon|village|जिला|गांव|im in|i am in|yes|ok|okay|sure)`,
  ],
])
const PLACE_STOPS = new Set(
  `preferably ideally mostly mainly currently presently these nowadays abhi aur from in tak तक zila jila district tehsil जिला
   तहसील and but please right now only se mein me main hai hoon hun rehta rehti rahta rahti rehte ka ki ke city yes no not i
   you we the which what same here today
   jaana jana jaane jane jaunga jaungi janaa जाना जाऊंगा जाऊंगी kar kardo कर rakho tomorrow amount budget rahe raha rahi hain
   at for on side area is was will where near close है हूं से में का की रहता रहती रहते और मैं with of so because`.split(/\s+/),
)

const PREPOSITIONS = new Set(['in', 'near', 'at', 'from'])

/** Sums of money and everyday words are no cities. */
function isPlaceName(heard: Tokens, from: number, to: number): boolean {
  if (tellsWhatHappened(heard, from, to)) return false
  const words = heard.words.slice(from, to)
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

/** "A flat in Mumbai" where no city was asked for. */
export function findKnownCity(heard: Tokens): PlaceSpan | undefined {
  for (let at = 0; at < heard.words.length; at++) {
    const isLed = PREPOSITIONS.has(heard.words[at - 1] ?? '')
    for (const length of [2, 1]) {
      const to = at + length
      const isFollowed = /^(?:mein|me|se|में|से)$/.test(heard.words[to] ?? '')
      if (to > heard.words.length || !(isLed || isFollowed) || !isKnownCity(heard.words.slice(at, to))) continue
      return { value: nameCase(textBetween(heard, at, to)), isExplicit: true, from: at, to }
    }
  }
  return undefined
}

const LEADS_TO_PLACE = new Set('is are be will would located situated actually hai in at near to toh तो'.split(' '))

/** "The property is in Noida", wherever the person lives. */
export function findPlaceOf(heard: Tokens, cues: ReadonlySet<string>): PlaceSpan | undefined {
  const cue = heard.words.findLastIndex((word) => cues.has(word) && !isPlaceNoun(word) && !LARGER.test(word))
  if (cue === -1) return undefined
  let from = cue + 1
  while (LEADS_TO_PLACE.has(heard.words[from] ?? '')) from += 1
  return heard.breaks[from] ? undefined : placeFrom(heard, from, true)
}

/** "Piparia, block Sohagpur": where the place lies. */
const LARGER = /^(?:block|tehsil|taluka|taluk|thana|district|zila|zilla|jila|state|ward|ब्लॉक|तहसील|थाना|जिला)$/

export function isPlaceNoun(word: string): boolean {
  return /^(?:city|town|place|area|location|village|shahar|शहर)$/.test(word)
}

const BUT = new Set(['but', 'lekin', 'par', 'magar', 'लेकिन', 'पर'])

export interface Route {
  from: PlaceSpan
  to: PlaceSpan
}

/** "Up to Pune", "jaana hai na to Pune" */
const NO_START = regex`
  ^(?:
    up|na|hai|hain|want|going|go|close|next|way|have|need|shifting|shifted|moving|moved|relocating|relocated
    |travelling|traveling|ना|है|हैं
  )$
`

const HABIT = /(?:[^aeiou]t[aei]|ता|ती|ते)$/u
const IS = /^(?:hoon|hun|hu|hai|hain|हूं|है|हैं)$/

/** "Nagpur to Pune", "Lucknow se Delhi jaana hai", "from Indore to Surat" */
export function findRoute(heard: Tokens): Route | undefined {
  const link = heard.words.findIndex(
    (word, at) =>
      at > 0 && /^(?:to|se|से)$/.test(word) && !heard.breaks[at] && !NO_START.test(heard.words[at - 1] ?? ''),
  )
  // "Pune to be exact" goes nowhere.
  if (link === -1 || heard.breaks[link + 1] || heard.words[link + 1] === 'be') return undefined
  let start = link - 1
  while (start > 0 && !heard.breaks[start] && !PLACE_STOPS.has(heard.words[start - 1] ?? '') && link - start < 2)
    start -= 1
  const from = start < link && isPlaceName(heard, start, link) ? spanOf(heard, start, link) : undefined
  const to = placeFrom(heard, link + 1, true)
  // "Main Charbagh se baithta hoon"
  const isVerb = to && HABIT.test(heard.words[to.to - 1] ?? '') && IS.test(heard.words[to.to] ?? '')
  return from && to && !isVerb ? { from, to } : undefined
}

function spanOf(heard: Tokens, from: number, to: number): PlaceSpan {
  return { value: nameCase(textBetween(heard, from, to)), isExplicit: true, from, to }
}

/**
 * Finds a city: a few words after "I live in", or a bare answer where a city is asked for. Words before `correctedFrom`
 * were corrected and do not count.
 */
export function findPlace(heard: Tokens, asked: boolean, correctedFrom = Infinity): PlaceSpan | undefined {
  const leads = PLACE_LEADS.all(heard)
  const but = asked ? heard.words.findIndex((word) => BUT.has(word)) : -1
  const wanted = but > 0 ? leads.findLast(({ to }) => to > but) : undefined
  if (wanted) return placeFrom(heard, wanted.to, true)
  // "We stay in, it's a small place, Bhilwara": the sentence is begun anew.
  const firmLead = leads.find(({ tag, to }) => tag === 'firm' && !heard.breaks[to])
  let from = firmLead?.to ?? 0
  if (firmLead === undefined && heard.words[0] === 'to') return placeFrom(heard, 1, true)
  if (firmLead === undefined) {
    if (!asked) return undefined
    const bare = barePlace(heard, correctedFrom) ?? placeBeforePostposition(heard)
    if (bare) return bare
    for (let lead = PLACE_LEADS.at(heard, from); lead; lead = PLACE_LEADS.at(heard, from)) from = lead.to
    if (PLACE_STOPS.has(heard.words[from] ?? '') || TELLS.has(heard.words[from] ?? ''))
      from = heard.words.findLastIndex((word) => LEADS_TO_NAME.has(word)) + 1
    const isNone =
      clausesOf(heard).length > 1 || isGrammarWord(heard.words[0] ?? '') || heard.words.some(isPoliteRequest)
    if (from === 0 && isNone) return undefined
  }
  return placeFrom(heard, from, firmLead !== undefined)
}

/** Finds the city of now where one of before is told as well: undefined where there is no such contrast. */
export function findPlaceNow(heard: Tokens, plan: FieldReader, correctedFrom: number): PlaceSpan | undefined {
  return (
    concludedPlace(heard) ??
    movedTo(heard) ??
    chosenPlace(heard) ??
    (correctedFrom === Infinity ? placeNow(heard, plan) : undefined)
  )
}

/** "…, so Surat", "… so put Vadodara", "… to Bhopal hi likh do": the place that the last part concludes with. */
function concludedPlace(heard: Tokens): PlaceSpan | undefined {
  const { words } = heard
  const last = segmentsOf(heard).at(-1)
  if (last === undefined || last.from === 0 || !CONCLUDES.test(words[last.from] ?? '')) return undefined
  let from = last.from + 1
  while (from < last.to && BEFORE_CONCLUSION.test(words[from] ?? '')) from += 1
  let to = from
  while (to < last.to && isOfPlace(words[to] ?? '') && !isPoliteRequest(words[to] ?? '')) to += 1
  to = withSide(heard, to, last.to)
  const isWhole = words.slice(to, last.to).every((word) => BEHIND_CONCLUSION.test(word))
  return to > from && to - from <= 3 && isWhole && isPlaceName(heard, from, to) ? spanOf(heard, from, to) : undefined
}

const CONCLUDES = /^(?:so|hence|therefore|to|toh|isliye|islie|तो|इसलिए)$/
const BEFORE_CONCLUSION = regex`
  ^(?:
    so|its|it|is|put|write|make|take|keep|note|down|i|id|we|wed|would|want|prefer|say|lets|choose|only|just|bas
    |mujhe|ab|then|for|in|at|मुझे|बस|अब
  )$
`
const BEHIND_CONCLUSION = regex`
  ^(?:
    please|only|it|is|then|hi|hai|mein|me|likh|likho|likhiye|likhna|rakho|rakh|rakhiye|rakhna|daal|dal|do|dijiye|lo
    |dena|chahiye|theek|rahega|chalega|ही|है|में|लिख|लिखो|लिखिए|रखो|रख|रखिए|दो|दीजिए|लो|चाहिए|ठीक|रहेगा
  )$
`

const MOVED = /^(?:moved|shifted|relocated|transferred|migrated)$/

/** "We shifted from Bhopal to Indore", "just moved to Mysore from Chennai" */
function movedTo(heard: Tokens): PlaceSpan | undefined {
  const moved = heard.words.findIndex((word) => MOVED.test(word))
  if (moved === -1) return undefined
  const to = heard.words.findIndex((word, at) => at > moved && at <= moved + 6 && word === 'to')
  return to === -1 ? undefined : placeFrom(heard, to + 1, true)
}

/** "Bhopal wala office paas padega", "अलीगढ़ वाला दे दीजिए" */
function chosenPlace(heard: Tokens): PlaceSpan | undefined {
  const at = heard.words.findLastIndex(
    (word, index) =>
      WALA.test(word) &&
      isOfPlace(heard.words[index - 1] ?? '') &&
      !isDenied(heard, index - 1) &&
      !IS_WRONG.test(heard.words[index + 1] ?? ''),
  )
  if (at < 1 || heard.breaks[at] === true) return undefined
  const part = partBefore(heard, at)
  if (part) return part
  return spanOf(heard, at > 1 && !heard.breaks[at - 1] && isProper(heard, at - 2) ? at - 2 : at - 1, at)
}

/** The "Kaushambi" of "Kaushambi, Ghaziabad wala": the part of the town that says which one is meant. */
function partBefore(heard: Tokens, at: number): PlaceSpan | undefined {
  const clauses = clausesOf(heard)
  const index = clauses.findIndex(({ from, to }) => from === at - 1 && to === at + 1)
  const before = index > 0 ? clauses[index - 1] : undefined
  if (before === undefined || !isKnownCity(heard.words.slice(at - 1, at))) return undefined
  const bare = bareClauses(heard).find(({ from, to }) => from >= before.from && to <= before.to)
  if (bare === undefined || isDenied(heard, bare.from) || isKnownCity(heard.words.slice(bare.from, bare.to)))
    return undefined
  return isPlaceName(heard, bare.from, bare.to) ? spanOf(heard, bare.from, bare.to) : undefined
}

/** "Indore wala galat hai" */
const IS_WRONG = /^(?:galat|galti|wrong|purana|purani|गलत|गलती|पुराना|पुरानी)$/
const WALA = /^(?:wala|wali|wale|waala|waali|वाला|वाली|वाले)$/

/** "We used to be in Malviya Nagar, now it's Vaishali", "hum log Kanpur mein rehte hain": the place of a part that tells where one is now. */
function placeNow(heard: Tokens, plan: FieldReader): PlaceSpan | undefined {
  const present = segmentsOfHere(heard, plan)
  const isContrasted = present.length < segmentsOf(heard).length
  for (const segment of present.toReversed()) {
    const place = locativeIn(heard, segment) ?? (isContrasted ? ledIn(heard, segment) : undefined)
    if (place) return place
  }
  return undefined
}

/** "… Kanpur mein …", "अलवर से हूँ" */
function locativeIn(heard: Tokens, { from, to }: Clause): PlaceSpan | undefined {
  for (let at = to - 1; at > from; at--) {
    const word = heard.words[at] ?? ''
    const isFrom = FROM.test(word) && FROM_HERE.test(heard.words[at + 1] ?? '')
    if (!IN.test(word) && !isFrom) continue
    let start = at
    if (SIDE.test(heard.words[at - 1] ?? '') && at - 1 > from && isOfPlace(heard.words[at - 2] ?? '')) start -= 1
    if (isOfPlace(heard.words[start - 1] ?? '')) start -= 1
    if (start < at && start > from && !heard.breaks[start] && isProper(heard, start - 1)) start -= 1
    if (start < at && heard.words[start - 1] !== 'nahi') return spanOf(heard, start, at)
  }
  return undefined
}

function isProper(heard: Tokens, at: number): boolean {
  const word = heard.words[at] ?? ''
  const first = heard.text.charAt(heard.starts[at] ?? 0)
  if (!isOfPlace(word) || isDevanagari(word) !== isDevanagari(heard.words[at + 1] ?? '')) return false
  if (isDevanagari(word) || first !== first.toLowerCase()) return true
  // A recogniser that writes no capitals tells no names; a thing is none ("scooter dadar mein").
  return heard.text === heard.text.toLowerCase() && !isOfMatter(word)
}

const IN = /^(?:mein|me|में|मे)$/
const FROM = /^(?:se|से)$/
const FROM_HERE = /^(?:hoon|hun|hu|hain|aa|aaya|aayi|aaye|हूं|हैं|आए|आया|आई|आ)$/

/** "Now it's Vaishali", "but I live in Ranchi" */
function ledIn(heard: Tokens, { from, to }: Clause): PlaceSpan | undefined {
  let start = from
  while (start < to && !isOfPlace(heard.words[start] ?? '')) start += 1
  let end = start
  while (end < to && isOfPlace(heard.words[end] ?? '')) end += 1
  if (end > start) end = withSide(heard, end, to)
  return end > start && end - start <= 3 ? spanOf(heard, start, end) : undefined
}

/** The "East" of "Goregaon East", which is a word of every day elsewhere. */
function withSide({ words, breaks }: Tokens, end: number, to: number): number {
  return end < to && !breaks[end] && SIDE.test(words[end] ?? '') ? end + 1 : end
}

const SIDE = /^(?:east|west|north|south|ईस्ट|वेस्ट|पूर्व|पश्चिम)$/

function isOfPlace(word: string): boolean {
  if (PLACE_STOPS.has(word) || NOT_IN_PLACES.has(word) || isGrammarWord(word) || isCommonWord(word)) return false
  return word.length > 2 && !/\d/.test(word) && !LIVES.test(word) && numberWord(word, isDevanagari(word)) === undefined
}

const LIVES =
  /^(?:live|lives|living|stay|stays|staying|moved|shifted|born|originally|native|these|days|log|लोग|ghar|घर)$/

/** "Um, Pune", "my wife and I talked about it: Pune", "Nagpur, no sorry, Pune": a clause that consists of a city. */
function barePlace(heard: Tokens, correctedFrom: number): PlaceSpan | undefined {
  const places = bareClauses(heard).flatMap((clause) => {
    let { from } = clause
    const to = withoutMove(heard, from, clause.to)
    while (from + 1 < to && UP_TO.test(heard.words[from] ?? '')) from += 1
    if (isDenied(heard, from) || !isPlaceName(heard, from, to)) return []
    const place = placeFrom(heard, from, false)
    return place && place.to <= to ? place : { ...spanOf(heard, from, to), isExplicit: false }
  })
  const known = places.filter(({ from, to }) => isKnownCity(heard.words.slice(from, to)))
  return answeringClause(known.length > 0 && correctedFrom === Infinity ? known : places, correctedFrom)
}

/** "Up to Silk Board", "upto Dadar" */
const UP_TO = /^(?:up|upto|to|till|until)$/

/** Whether a clause consists of a city, next to clauses that deny or ask something. */
export function hasBarePlace(heard: Tokens): boolean {
  return clausesOf(heard).length > 1 && barePlace(heard, Infinity) !== undefined
}

function isDenied({ denials = [] }: Tokens, at: number): boolean {
  return denials.some(({ from, to }) => at >= from && at < to)
}

/** "I said Pune", "we are flying in from Dubai" */
const TELLS = new Set('i im ive we were weve am coming flying travelling traveling driving calling'.split(' '))
const LEADS_TO_NAME = new Set([...PREPOSITIONS, 'said', 'told', 'meant', 'mean', 'say'])

/** "Ravi from Pune", where another value has consumed the words before. */
export function placeBehind(heard: Tokens): PlaceSpan | undefined {
  const at = heard.words.findLastIndex((word) => PREPOSITIONS.has(word))
  return at > 0 ? placeFrom(heard, at + 1, true) : undefined
}

/** "Baner aa gaye", up to the verb. */
function withoutMove(heard: Tokens, from: number, to: number): number {
  return to - from > 2 && HAPPENED.test(heard.words[to - 1] ?? '') && COMES.test(heard.words[to - 2] ?? '')
    ? to - 2
    : to
}

/** "Ticket ho gaya", "kho gaya" */
function tellsWhatHappened(heard: Tokens, from: number, to: number): boolean {
  return to - from > 1 && HAPPENED.test(heard.words[to - 1] ?? '') && BECOMES.test(heard.words[to - 2] ?? '')
}

const HAPPENED = /^(?:ga[iy]?[aei]|गया|गए|गई)$/
const COMES = /^(?:aa|chal[aei]|आ|चला|चले|चली)$/
const BECOMES = /^(?:ho|kho|reh|mil|toot|tut|aa|chal[aei]|ban|bhool|bhul|mar|हो|खो|रह|मिल|टूट|आ|चला|चले|चली|बन|भूल|मर)$/

/** "In a software company" is no place. */
const ARTICLES = new Set(['a', 'an'])

/** Returns a city that starts with the word at `from`. */
export function placeFrom(heard: Tokens, from: number, isExplicit: boolean): PlaceSpan | undefined {
  if (from + 1 < heard.words.length && UP_TO.test(heard.words[from] ?? ''))
    return placeFrom(heard, from + 1, isExplicit)
  let to = from
  while (to < heard.words.length && (to === from || !heard.breaks[to]) && !PLACE_STOPS.has(heard.words[to] ?? ''))
    to += 1
  to = withoutMove(heard, from, to)
  const near = heard.words.slice(to, to + 2).join(' ')
  if (to > from && /^(?:ke pas|ke paas|के पास)$/.test(near) && to + 2 < heard.words.length)
    return placeFrom(heard, to + 2, isExplicit)
  if (
    to === from ||
    (from === 0 && PLACE_STOPS.has(heard.words[0] ?? '')) ||
    (to - from > 1 && ARTICLES.has(heard.words[from] ?? '')) ||
    to - from > 4 ||
    !isPlaceName(heard, from, to)
  )
    return undefined
  return { value: nameCase(textBetween(heard, from, to)), isExplicit, from, to }
}

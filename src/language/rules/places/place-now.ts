import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { bareClauses, isPoliteRequest } from '../words/bare-clauses.ts'
import { type Clause, clausesOf } from '../words/clauses.ts'
import { segmentsOf } from '../words/segments.ts'
import { isOfMatter } from '../words/matters-in.ts'
import { type Tokens } from '../words/tokens.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { segmentsOfHere } from './segments-of-here.ts'
import { MONTH_OF } from '../dates/date-words.ts'
import { isKnownCity } from './known-cities.ts'
import type { PlaceSpan } from './place-span.ts'
import { isOfPlace, isPlaceName } from './is-place-name.ts'
import { spanOf, placeFrom } from './place-from.ts'
import { isDenied } from './find-place.ts'
import { BUT } from '../words/function-words.ts'

/** Finds the city of now where one of before is told as well: undefined where there is no such contrast. */
export function findPlaceNow(heard: Tokens, plan: FieldReader, correctedFrom: number): PlaceSpan | undefined {
  const concluded = concludedPlace(heard) ?? movedTo(heard)
  if (concluded) return concluded
  const found = chosenPlace(heard, plan) ?? (correctedFrom === Infinity ? placeNow(heard, plan) : undefined)
  const opening = found && correctedFrom === Infinity ? openingTown(heard) : undefined
  return opening && found && isToldBeside(heard, opening, found) ? opening : found
}

/** The town that is the first part of a message by itself: "Bhopal, the Delhi one is too far". */
function openingTown(heard: Tokens): PlaceSpan | undefined {
  const [first, another] = clausesOf(heard)
  const [bare] = bareClauses(heard)
  if (first === undefined || another === undefined || bare === undefined || bare.from >= first.to) return undefined
  const isTown = isKnownCity(heard.words.slice(bare.from, bare.to)) && !isDenied(heard, bare.from)
  return isTown ? { ...spanOf(heard, bare.from, bare.to), isExplicit: false } : undefined
}

/** Whether a later part only tells of a place: "my account is in Bengaluru", and neither "but now in Kota" nor "Dwarka wali". */
function isToldBeside(heard: Tokens, opening: Clause, { from, to }: Clause): boolean {
  const clause = clausesOf(heard).find((one) => from >= one.from && from < one.to)
  if (clause === undefined || from < opening.to || !isKnownCity(heard.words.slice(from, to))) return false
  const isSet = heard.words.slice(clause.from, clause.to).some((word) => OF_NOW.test(word) || WISHES.test(word))
  return (
    !isSet && !BUT.test(heard.words[clause.from] ?? '') && clause.to - to > (WALA.test(heard.words[to] ?? '') ? 1 : -1)
  )
}

const OF_NOW = /^(?:ab|abhi|now|currently|presently|nowadays|these|aajkal|moved|relocated|अब|अभी|आजकल)$/
const WISHES =
  /^(?:want|prefer|like|please|instead|rather|chahiye|chaiye|do|dijiye|likho|likhiye|likh|rakho|rakhiye|karo|kijiye|better|चाहिए|दो|दीजिए|लिखो|लिखिए|लिख|रखो|रखिए|कीजिए)$/

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
function chosenPlace(heard: Tokens, { label }: FieldReader): PlaceSpan | undefined {
  const at = heard.words.findLastIndex(
    (word, index) =>
      WALA.test(word) &&
      isOfPlace(heard.words[index - 1] ?? '') &&
      !isDenied(heard, index - 1) &&
      !IS_WRONG.test(heard.words[index + 1] ?? ''),
  )
  if (at < 1 || heard.breaks[at] === true) return undefined
  // "Apollo, Chennai wala": the town is asked for, and no house in it.
  const isTown = label.includes('city') && isKnownCity(heard.words.slice(at - 1, at))
  const part = isTown ? undefined : partBefore(heard, at)
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

/** "Now it's Vaishali", "but I live in Ranchi", "but the operation was done in Bangalore" */
function ledIn(heard: Tokens, { from, to }: Clause): PlaceSpan | undefined {
  const led = heard.words.findLastIndex((word, at) => at >= from && at + 1 < to && LEADS.test(word))
  const next = heard.words[led + 1] ?? ''
  let start = led === -1 || !isOfPlace(next) || MONTH_OF.has(next) ? from : led + 1
  while (start < to && !isOfPlace(heard.words[start] ?? '')) start += 1
  let end = start
  while (end < to && isOfPlace(heard.words[end] ?? '')) end += 1
  if (end > start) end = withSide(heard, end, to)
  return end > start && end - start <= 3 ? spanOf(heard, start, end) : undefined
}

const LEADS = /^(?:in|at|near)$/

/** The "East" of "Goregaon East", which is a word of every day elsewhere. */
function withSide({ words, breaks }: Tokens, end: number, to: number): number {
  return end < to && !breaks[end] && SIDE.test(words[end] ?? '') ? end + 1 : end
}

const SIDE = /^(?:east|west|north|south|ईस्ट|वेस्ट|पूर्व|पश्चिम)$/

import { answeringClause, bareClauses, isGrammarWord, isPoliteRequest } from '../words/bare-clauses.ts'
import { clausesOf } from '../words/clauses.ts'
import { type Tokens, textBetween } from '../words/tokens.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import { placeBeforePostposition } from './places-in-sentences.ts'
import { isKnownCity } from './known-cities.ts'
import { nameCase } from '../names/name-case.ts'
import type { PlaceSpan } from './place-span.ts'
import { placeFrom, withoutMove, UP_TO, spanOf } from './place-from.ts'
import { PLACE_STOPS, isPlaceName } from './is-place-name.ts'

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

const PREPOSITIONS = new Set(['in', 'near', 'at', 'from'])

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
  const own = places.filter(({ from }) => !NEAR.test(heard.words[from - 1] ?? '') || heard.breaks[from] === true)
  return ofPlaces(heard, own.length > 0 ? own : places, correctedFrom)
}

/** "Mhow, near Indore" */
const NEAR = /^(?:near|nearby|beside)$/

function ofPlaces(heard: Tokens, places: PlaceSpan[], correctedFrom: number): PlaceSpan | undefined {
  const known = places.filter(({ from, to }) => isKnownCity(heard.words.slice(from, to)))
  return answeringClause(known.length > 0 && correctedFrom === Infinity ? known : places, correctedFrom)
}

/** Whether a clause consists of a city, next to clauses that deny or ask something. */
export function hasBarePlace(heard: Tokens): boolean {
  return clausesOf(heard).length > 1 && barePlace(heard, Infinity) !== undefined
}

/** Whether the first clause is a known city by itself. */
export function opensWithPlace(heard: Tokens): boolean {
  const [first] = clausesOf(heard)
  return first !== undefined && isKnownCity(heard.words.slice(first.from, first.to))
}

export function isDenied({ denials = [] }: Tokens, at: number): boolean {
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

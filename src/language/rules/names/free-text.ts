import { type FieldPlan } from '../field-kind.ts'
import { numberWord } from '../numbers/number-words.ts'
import { isCommonWord } from '../words/common-words.ts'
import { type Heard, textBetween } from '../words/heard.ts'
import { PhraseBook } from '../words/phrase-book.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { isKnownCity } from './known-cities.ts'
import { nameCase } from './name-case.ts'

export interface TextSpan {
  value: string
  from: number
  to: number
}

const FILLERS = new Set('um umm uh uhh er erm hmm hmm well so okay ok ah oh'.split(' '))
const COPULAS = new Set(['is', 'are', 'be', 'hai', 'hain', 'as', 'to', 'was', 'था', 'है', 'हैं'])
const MODALS = new Set(['should', 'will', 'would', 'must'])

/** "my city is Pune", "change the city to Pune", "मेरा पता … है": the value that follows the field's own name. */
export function labelled(heard: Heard, plan: FieldPlan): TextSpan | undefined {
  const { label } = plan
  if (label.length === 0) return undefined
  for (let at = 0; at + 1 < heard.words.length; at++) {
    const isPlace = plan.kind === 'city' && isPlaceNoun(heard.words[at] ?? '')
    const length = isPlace ? 1 : label.length
    if (!isPlace && !label.every((word, index) => heard.words[at + index] === word)) continue
    let from = at + length
    if (MODALS.has(heard.words[from] ?? '')) from += 1
    const hasColon = heard.text[heard.ends[from - 1] ?? 0] === ':'
    const end = hasColon || COPULAS.has(heard.words[from] ?? '') ? undefined : changedTo(heard, from)
    if (!hasColon && end === undefined && !COPULAS.has(heard.words[from] ?? '')) continue
    if (!hasColon && end === undefined) from += 1
    let to = end ?? from
    while (end === undefined && to < heard.words.length && (to === from || !heard.breaks[to])) to += 1
    if (COPULAS.has(heard.words[to - 1] ?? '')) to -= 1
    if (to > from && !/^(?:not|wrong|correct|right|what|fine)$/.test(heard.words[from] ?? '')) {
      return { value: textBetween(heard, from, to), from, to }
    }
  }
  return undefined
}

/** Where the value of "city Mumbai kar do" ends. */
function changedTo({ words, breaks }: Heard, from: number): number | undefined {
  for (let to = from + 1; to < Math.min(words.length, from + 5) && !breaks[to]; to++) {
    if (CHANGES.has(`${words[to] ?? ''} ${words[to + 1] ?? ''}`)) return to
  }
  return undefined
}

const CHANGES = new Set([
  'kar do',
  'kar dijiye',
  'kar dena',
  'likh do',
  'likh lijiye',
  'rakh do',
  'कर दो',
  'कर दीजिए',
  'लिख दो',
  'लिख लीजिए',
])

/** All that was said but the "um, well" before it. */
export function wholeText(heard: Heard, from = 0, to = heard.words.length): TextSpan | undefined {
  let start = from
  while (start < to && FILLERS.has(heard.words[start] ?? '')) start += 1
  if (start >= to) return undefined
  const end = to === heard.words.length ? heard.text.length : (heard.ends[to - 1] ?? 0)
  const begin = start === 0 ? 0 : (heard.starts[start] ?? 0)
  const value = heard.text.slice(begin, end).replace(/\s+/g, ' ').trim()
  return { value: value.replace(/^[,;:.\s]+/, ''), from: start, to }
}

const PLACE_LEADS = new PhraseBook<'firm' | 'loose'>([
  [
    'firm',
    `(i|we) (live|stay|reside|am living|am staying|am based|work) (in|at|near)
     (im|i am|we are) (from|based in|living in|staying in|located in)
     (mera|hamara|my|the) (city|shahar|town) (is|hai|)
     (मेरा|हमारा) शहर (है|)`,
  ],
  ['loose', `(in|from|at|near|its|it is|city|main|mai|hum|मैं|हम|the city of|im in|i am in|yes|ok|okay|sure)`],
])
const PLACE_STOPS = new Set(
  `and but please right now only se mein me main hai hoon hun rehta rehti rahta rahti rehte ka ki ke city yes no not i you we the which what same here today
   kar kardo कर rakho tomorrow amount budget rahe raha rahi hain at for on side area is was will where near close है हूं से में का की रहता रहती रहते और और मैं for with of so because`.split(
    /\s+/,
  ),
)

const PREPOSITIONS = new Set(['in', 'near', 'at', 'from'])

/** Sums of money and everyday words are no places. */
function isPlaceName(heard: Heard, from: number, to: number): boolean {
  const words = heard.words.slice(from, to)
  if (words.some((word) => /\d/.test(word) || MONEY.has(word))) return false
  return !words.some((word) => numberWord(word, isDevanagari(word)) !== undefined) && !words.every(isCommonWord)
}

const MONEY = new Set('rs inr rupees rupee rupaye lakh lakhs crore crores रुपये रुपए'.split(' '))

/** "A flat in Mumbai" where no place was asked for. */
export function findKnownCity(heard: Heard): (TextSpan & { firm: boolean }) | undefined {
  for (let at = 0; at < heard.words.length; at++) {
    const isLed = PREPOSITIONS.has(heard.words[at - 1] ?? '')
    for (const length of [2, 1]) {
      const to = at + length
      const isFollowed = /^(?:mein|me|se|में|से)$/.test(heard.words[to] ?? '')
      if (to > heard.words.length || !(isLed || isFollowed) || !isKnownCity(heard.words.slice(at, to))) continue
      return { value: nameCase(textBetween(heard, at, to)), firm: true, from: at, to }
    }
  }
  return undefined
}

const LEADS_TO_PLACE = new Set('is are be will would located situated actually hai in at near'.split(' '))

/** "The property is in Noida", whatever is said of where the person lives. */
export function findPlaceOf(heard: Heard, cues: ReadonlySet<string>): (TextSpan & { firm: boolean }) | undefined {
  const cue = heard.words.findLastIndex((word) => cues.has(word) && !isPlaceNoun(word))
  if (cue === -1) return undefined
  let from = cue + 1
  while (LEADS_TO_PLACE.has(heard.words[from] ?? '')) from += 1
  return heard.breaks[from] ? undefined : placeFrom(heard, from, true)
}

function isPlaceNoun(word: string): boolean {
  return /^(?:city|town|place|area|location|village|shahar|शहर)$/.test(word)
}

const BUT = new Set(['but', 'lekin', 'par', 'magar', 'लेकिन', 'पर'])

/** A place: a few words after "I live in", or, where one is asked for, by themselves. */
export function findPlace(heard: Heard, asked: boolean): (TextSpan & { firm: boolean }) | undefined {
  const leads = PLACE_LEADS.all(heard)
  const but = asked ? heard.words.findIndex((word) => BUT.has(word)) : -1
  const wanted = but > 0 ? leads.findLast(({ to }) => to > but) : undefined
  if (wanted) return placeFrom(heard, wanted.to, true)
  const firmLead = leads.find(({ tag }) => tag === 'firm')
  let from = firmLead?.to ?? 0
  if (firmLead === undefined) {
    if (!asked) return undefined
    for (let lead = PLACE_LEADS.at(heard, from); lead; lead = PLACE_LEADS.at(heard, from)) from = lead.to
    if (PLACE_STOPS.has(heard.words[from] ?? '')) from = heard.words.findLastIndex((word) => PREPOSITIONS.has(word)) + 1
  }
  return placeFrom(heard, from, firmLead !== undefined)
}

/** A place that begins with the word at `from`. */
export function placeFrom(heard: Heard, from: number, firm: boolean): (TextSpan & { firm: boolean }) | undefined {
  let to = from
  while (to < heard.words.length && (to === from || !heard.breaks[to]) && !PLACE_STOPS.has(heard.words[to] ?? ''))
    to += 1
  if (
    to === from ||
    (from === 0 && PLACE_STOPS.has(heard.words[0] ?? '')) ||
    to - from > 4 ||
    !isPlaceName(heard, from, to)
  )
    return undefined
  return { value: nameCase(textBetween(heard, from, to)), firm, from, to }
}

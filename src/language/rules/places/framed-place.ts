import { regex } from '../../../base/regex.ts'
import { MONTH_OF } from '../dates/date-words.ts'
import { isPlaceWord } from './place-words.ts'
import { isDenied } from '../set-aside/denials.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isGrammarWord, isOpen } from '../words/bare-clauses.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import type { Clause } from '../words/clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import { mattersIn } from '../words/matters-in.ts'
import { isDevanagari } from '../words/spoken-language.ts'
import { beforeRequest } from '../words/before-request.ts'
import type { Tokens } from '../words/tokens.ts'
import { segmentsOfHere } from './segments-of-here.ts'
import { isPossessive } from '../names/kin.ts'
import { isKnownCity } from './known-cities.ts'
import { isInstitution, kindsOfPlace } from './place-nouns.ts'
import { isCapital } from '../names/words-of-a-name.ts'
import { OF } from '../words/function-words.ts'

/** Which end of a way is asked for. */
type End = 'start' | 'goal' | undefined

const BEFORE: Record<'start' | 'goal' | 'any', RegExp> = {
  start: /^(?:from|at|in|near)$/,
  goal: /^(?:to|till|until|upto|up|at|in|near|reach|reaches|reaching)$/,
  any: /^(?:in|at|from|near|to)$/,
}
const BEHIND: Record<'start' | 'goal' | 'any', RegExp> = {
  start: /^(?:se|mein|me|mai|par|pe|से|में|मे|पर|पे)$/,
  goal: /^(?:tak|mein|me|mai|par|pe|तक|में|मे|पर|पे)$/,
  any: /^(?:mein|me|mai|se|में|मे|से)$/,
}
const MAX_WORDS = 4

/**
 * Finds a place, or a house such as a college, by the words of its sentence that hold it: a preposition before it ("in
 * Dhanora village"), a postposition behind it ("Hansraj College mein padhta hoon"), or what it is called by its kind ("gaon
 * Bhagwanpur"). The last sentence that has one counts; what tells of elsewhere or is denied does not.
 */
export function framedPlace(heard: Tokens, plan: FieldReader, end: End): Clause | undefined {
  const places = segmentsOfHere(heard, plan).flatMap(
    (segment) =>
      afterPreposition(heard, segment, end) ??
      beforePostposition(heard, segment, end, plan) ??
      ofKind(heard, segment, plan) ??
      [],
  )
  const open = places.filter((place) => !isDeniedPlace(heard, place))
  return open.findLast(({ from }) => heard.words[from - 1] !== 'near') ?? open.at(-1)
}

/** Whether the words of a place, or the verb of its sentence, are denied. */
export function isDeniedPlace(heard: Tokens, { from, to }: Clause): boolean {
  const { words, breaks } = heard
  if (isDenied(heard, { from, to })) return true
  let end = to
  while (end < words.length && !breaks[end] && end - to <= MAX_TO_VERB) {
    if (NOT.test(words[end] ?? '')) return true
    if (SETS_AGAINST.test(words[end] ?? '')) return false
    end += 1
  }
  return false
}

const MAX_TO_VERB = 3
const NOT = /^(?:nahi|nai|mat|नहीं|मत)$/
const SETS_AGAINST = /^(?:but|lekin|magar|to|toh|लेकिन|मगर|तो)$/

/** "At Loyola College", "leaving for Pune", "from the Andheri side"; what an article begins is a thing, unless it is written as a name. */
function afterPreposition(heard: Tokens, { from, to }: Clause, end: End): Clause | undefined {
  const { words, breaks } = heard
  for (let at = to - 1; at >= from; at--) {
    const isFor = words[at] === 'for' && end === 'goal' && isKnownCity(words.slice(at + 1, at + 2))
    if (!(isFor || BEFORE[end ?? 'any'].test(words[at] ?? '')) || at + 1 >= to || breaks[at + 1]) continue
    let start = at + 1
    if (words[at] === 'up' && words[start] === 'to') start += 1
    if (MONTH_OF.has(words[start] ?? '')) continue // "moved to Whitefield in June"
    const hasArticle = words[start] === 'the'
    if (hasArticle) start += 1
    let close = start
    while (close < to && close - start < MAX_WORDS && isOfName(heard, close, close > start)) close += 1
    if (close === start || (hasArticle && !isCapital(heard, start))) continue
    return { from: start, to: close }
  }
  return undefined
}

/** "Mera khet Madhopur mein hai", "मैं मिरांडा हाउस में पढ़ती हूँ" */
function beforePostposition(heard: Tokens, { from, to }: Clause, end: End, plan: FieldReader): Clause | undefined {
  const { words } = heard
  for (let at = to - 1; at > from; at--) {
    const word = words[at] ?? ''
    // "Zor se boliye" tells how, "Alwar se hoon" and "Croma se liya" where from.
    const isManner = end === undefined && /^(?:se|से)$/.test(word) && !IS_FROM.test(words[at + 1] ?? '')
    const isMoved = end !== 'start' && hasMoved(words, from, at)
    const isBehind = (BEHIND[end ?? 'any'].test(word) && !isManner) || (end === 'goal' && GOES.test(word)) || isMoved
    const isFor =
      end === 'goal' && OF.test(word) && FOR.test(words[at + 1] ?? '') && isKnownCity(words.slice(at - 1, at))
    if (!isBehind && !isFor && !(OF.test(word) && isPlacedBy(heard, at + 1, to))) continue
    // "Aliganj wale ghar mein"
    const wala = words.findIndex((one, index) => index > from && index < at && at - index <= 2 && WALA.test(one))
    const close = wala === -1 ? at : wala
    let start = close
    while (start > from && close - start < MAX_WORDS && isOfName(heard, start - 1, start - 1 > from)) start -= 1
    // "Mera khet Madhopur mein": the thing that is there stands before the place.
    const begin = start
    if (close - start > 1 && isPossessive(words[start - 1] ?? '')) start += 1
    while (
      close - start > 1 &&
      ((isThing(words, start, close) && !isWrittenAsName(heard, start)) || speaksOf(plan, words[start] ?? ''))
    )
      start += 1
    while (
      close - start > 1 &&
      isCapital(heard, close - 1) &&
      !isCapital(heard, start) &&
      !isDevanagari(words[start] ?? '')
    )
      start += 1
    if (
      start < close &&
      (isOpen(words[start] ?? '') || (start === begin && !isCapital(heard, start - 1) && isWrittenAsName(heard, start)))
    )
      return { from: start, to: close }
  }
  return undefined
}

/** The "Green" of "Green Valley", in a text that is not all in capitals. */
function isWrittenAsName(heard: Tokens, at: number): boolean {
  return (
    at > 0 &&
    !heard.breaks[at] &&
    isCapital(heard, at) &&
    isCapital(heard, at + 1) &&
    heard.text !== heard.text.toUpperCase()
  )
}

/** "Pitampura shift ho gaye hain", "ab hum Baner aa gaye hain" */
function hasMoved(words: readonly string[], from: number, at: number): boolean {
  const [verb = '', next = ''] = words.slice(at, at + 2)
  if (/^(?:shift|move|शिफ्ट)$/.test(verb)) return HAS_MOVED.test(next)
  const isOwn =
    isKnownCity(words.slice(at - 1, at)) ||
    words.slice(Math.max(0, from - 1), at).some((word) => /^(?:hum|ham|main|mai|ab|हम|मैं|अब)$/.test(word))
  return isOwn && COMES.test(verb) && HAS_COME.test(next)
}

const COMES = /^(?:aa|chal[aei]|आ|चल(?:ा|े|ी))$/u
const HAS_COME = /^(?:ga[iy]?[aei]|chuk[aei]|गया|गए|गई|चुका|चुके|चुकी)$/
const HAS_MOVED = /^(?:ho|hue|hua|hui|kar|kiya|हो|हुए|हुआ|हुई|कर|किया)$/

/** "Jaipur ja rahe hain", "Nagpur bhejna hai" */
const GOES = regex`
  ^(?:
    ja|jaa|jaana|jana|jaane|jaunga|jaungi|jayenge|bhejna|bhejni|pahu?n?ch\S*|shift|जा|जाना|जाएंगे|जाऊंगा|जाऊंगी|भेजना|भेजनी|पहुंच\S*
    |शिफ्ट
  )$
`

/** "Raipur ke liye" */
const FOR = /^(?:liye|लिए)$/

/** "Lucknow ke paas", "Pipariya ke hain"; "Lucknow ke paas Sitapur" is another place. */
function isPlacedBy({ words }: Tokens, at: number, to: number): boolean {
  if (/^(?:paas|pas|पास)$/.test(words[at] ?? '')) return at + 1 >= to || !isOpen(words[at + 1] ?? '')
  return /^(?:hain|hoon|rehne|rahne|हैं|हूं|रहने)$/.test(words[at] ?? '')
}

/** The scooter of "scooter Dadar mein khadi hai", unlike the bus of "Bus Stand". */
function isThing(words: readonly string[], at: number, end: number): boolean {
  return (
    mattersIn([words[at] ?? '']).length > 0 &&
    !(at + 1 < end && (isPlaceWord(words[at + 1] ?? '') || isInstitution(words[at + 1] ?? '')))
  )
}

const WALA = /^(?:wal[aei]|wal[ae]y|waal[aei]|वाला|वाली|वाले)$/

const IS_FROM =
  /^(?:hoon|hun|hu|hain|aa|aaya|aayi|aaye|liya|liye|li|kharid\S*|mangwa\S*|kar|हूं|हैं|आया|आई|आए|लिया|ली|लिए|खरीद\S*|मंगवा\S*|कर)$/

/** "Gaon Bhagwanpur", "village Rampur", "Rajapur gaon" */
function ofKind(heard: Tokens, { from, to }: Clause, plan: FieldReader): Clause | undefined {
  const kinds = kindsOfPlace(plan)
  if (kinds === undefined) return undefined
  const { words } = heard
  for (let at = to - 1; at >= from; at--) {
    if (!kinds.has(words[at] ?? '')) continue
    let close = at + 1
    while (
      close < to &&
      /^(?:is|hai|ka|naam|name|na|to|mera|hamara|humara|apna|है|का|नाम|ना|तो|मेरा|हमारा|अपना)$/.test(words[close] ?? '')
    )
      close += 1
    const start = close
    while (close < to && close - start < MAX_WORDS && isOfName(heard, close, close > start)) close += 1
    if (close > start) return { from: start, to: close }
    let before = at
    while (before > from && at - before < MAX_WORDS && isOfName(heard, before - 1, before - 1 > from && before < at))
      before -= 1
    if (before < at) return { from: before, to: at }
  }
  return undefined
}

/** Whether a word may be part of a place's name; within it, also a common word that is written as a name or names a house. */
function isOfName(heard: Tokens, at: number, isWithin: boolean): boolean {
  const word = heard.words[at] ?? ''
  if (heard.aside?.[at] === true || word.length < 2 || /^\d/.test(word)) return false
  if (isOpen(word) && !isGrammarWord(word)) return !NO_PLACE.test(word)
  return (
    isWithin &&
    (isInstitution(word) || (isCommonWord(word) && isCapital(heard, at) && heard.text !== heard.text.toUpperCase()))
  )
}

/** Verbs, times and pointers that are no names. */
const NO_PLACE = regex`
  ^(?:
    moment|present|while|years?|months?|weeks?|days?|times?|live|lives|living|stay|stays|staying|moved|shifted
    |admission|admitted|recently|currently|presently|nowadays|aajkal|ajkal|filhaal|filhal|rehne|rahne|kisi|wahin?
    |wahan|yahin?|yahan|usi|isi|apne|apni|unhe|unko|beta|beti|bhai|by|of|on|for|with|very|noisy|nice|quiet|ab|अब
    |side|paar|shahar|sheher|gaon|ghar|city|town|village|place|office|home|house|पार|शहर|गांव|घर|ऑफिस|आजकल|फिलहाल|रहने|किसी
    |वहीं|वहां|यहीं|यहां|उसी|इसी|अपने|अपनी|उन्हें|उनको|बेटा|बेटी|भाई
  )$
  |^[a-z]+(?:unga|ungi|enge|ega|egi)$
`

/** Without what the field calls its places by their kind, and without a request behind it: "Kotla village", "Sikandarpur likho". */
export function withoutKind(heard: Tokens, { from, to }: Clause, plan: FieldReader): Clause {
  const kinds = kindsOfPlace(plan)
  let start = from
  let end = beforeRequest(heard, from, to)
  while (kinds !== undefined && end - start > 1 && kinds.has(heard.words[end - 1] ?? '')) end -= 1
  while (kinds !== undefined && end - start > 1 && kinds.has(heard.words[start] ?? '')) start += 1
  return end > start ? { from: start, to: end } : { from, to }
}

/** Which end of a way the field asks for, by its name or its description: "city the customer is moving to". */
export const endOfWay = oncePerField(({ label, field: { description } }): End => {
  if (label.some((word) => STARTS.has(word))) return 'start'
  if (label.some((word) => GOALS.has(word))) return 'goal'
  const isStart = MOVES_FROM.test(description)
  if (isStart === MOVES_TO.test(description)) return undefined
  return isStart ? 'start' : 'goal'
})

const MOVES_FROM = /\b(?:mov|shift|relocat|com|travell?)(?:ing|es|e|s)? from\b/i
const MOVES_TO = /\b(?:mov|shift|relocat|go|travell?|head)(?:ing|es|e|s)? to\b/i
const STARTS = new Set('from source origin departure pickup start boarding'.split(' '))
const GOALS = new Set('to destination arrival drop dropoff going'.split(' '))

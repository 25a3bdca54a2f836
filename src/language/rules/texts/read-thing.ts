import { regex } from '../../../base/regex.ts'
import { wholeText, type TextSpan } from '../names/free-text.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { isSameMatter } from '../fields/same-matter.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { isKin, isPossessive } from '../names/kin.ts'
import { STATES } from '../names/not-names.ts'
import { isGrammarWord, isOpen } from '../words/bare-clauses.ts'
import { beforeRequest } from '../words/before-request.ts'
import { type Clause, clauseAt, clausesOf } from '../words/clauses.ts'
import { isCommonWord } from '../words/common-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { asksForName, framedThing } from './framed-thing.ts'
import { isSentence } from './is-sentence.ts'
import { TO_DO } from './object-of-sentence.ts'
import { isPlaceWord, isRelation } from '../places/place-words.ts'
import { pointsAtThing } from './points-at-thing.ts'
import { readParts, type StandingText, standingText, textOf } from './standing-text.ts'
import { IS, OF } from '../words/function-words.ts'

/**
 * The name of a thing in an answer: what its sentence calls it, else the parts that name something, without what is
 * remarked beside them. Undefined where the answer only points at it or tells of it.
 */
export function readThing(heard: Tokens, plan: FieldReader, isTaken: (at: number) => boolean): TextSpan | undefined {
  const held = framedThing(heard, plan)
  const framed = held && isToldOfKin(heard, held, plan) ? undefined : held
  // "Awaaz kat rahi hai" calls nothing so.
  if (framed && heard.aside?.[framed.from] !== true)
    return pointsAtThing(heard, framed, plan, true) ? undefined : spanOf(heard, [withoutKind(heard, framed, plan)])
  const { parts, isContested } = standingText(heard, plan)
  if (parts.length === 0) return isContested ? undefined : withoutName(heard, plan)
  const named = namedParts(heard, parts, plan, isTaken)
  if (named.length > 0) return isCutOff(heard, named) ? undefined : spanOf(heard, named)
  if (asksForName(plan) || parts.some((part) => pointsAtThing(heard, part, plan))) return undefined
  if (isCutOff(heard, parts) || KNOWN_TO.test(heard.words.join(' '))) return undefined
  return parts.some((part) => endsInVerb(heard, part)) ? wholeText(heard) : spanOf(heard, parts)
}

/** The "fifth" of "Sunrise Public School, and her sister is with you in fifth": behind a name by itself, what is told of kin. */
function isToldOfKin(heard: Tokens, { from }: Clause, plan: FieldReader): boolean {
  const clause = clauseAt(heard, from)
  const [opening] = clausesOf(heard)
  if (clause === undefined || opening === undefined || opening.to > clause.from) return false
  const isNamed =
    isOpen(heard.words[opening.from] ?? '') && !isSentence(heard, opening) && !pointsAtThing(heard, opening, plan)
  return isNamed && heard.words.slice(clause.from, from).some((word) => isKin(word) && !plan.cues.has(word))
}

/** "I don't know, pandit ji says …", "guard ko pata hai": who knows it, or does not. */
const KNOWN_TO = regex`
  \b(?:know|knows|dont remember|no idea|not sure)\b|\b(?:pata|maloom|malum|yaad) (?:nahi|nahin|nai|hai|hoga|tha)\b
  |(?:पता|मालूम|याद) (?:नहीं|है|होगा|था)
`

/** "Guard ko pata hai", "gaadi garage mein hai": a sentence, unless it is written as a title. */
function tellsWhere(heard: Tokens, { from, to }: Clause): boolean {
  const said = heard.words.slice(from, to)
  const isTold = IS.test(heard.words[to] ?? '')
  return isTold && said.some((word, at) => at > 0 && /^(?:mein|me|pe|par|ko|abhi|में|पे|पर|को|अभी)$/.test(word))
}

/** The "hoon" of "school mein padhati hoon" belongs to its verb. */
function endsInVerb({ words }: Tokens, { to }: Clause): boolean {
  if (TO_DO.test(words[to - 1] ?? '') && IS.test(words[to] ?? '')) return true
  return /^(?:hoon|hun|hu|हूं)$/.test(words[to] ?? '') && /(?:t[aei]|rah[aei]|ता|ती|ते|रहा|रही)$/.test(words[to - 1] ?? '')
}

/** "Dark green", "the second floor flat": words of every day are a thing's name where no name is asked for. */
function withoutName(heard: Tokens, plan: FieldReader): TextSpan | undefined {
  const all = { from: 0, to: heard.words.length }
  if (pointsAtThing(heard, all, plan) || (asksForName(plan) && isSentence(heard, all))) return undefined
  if (KNOWN_TO.test(heard.words.join(' ')) || isBusy(heard)) return undefined
  const [only, another] = readParts(heard, plan).filter(({ act }) => act !== 'aside')
  const bare = only && another === undefined && !isSentence(heard, only.bare) ? only.bare : undefined
  return bare ? spanOf(heard, [{ from: bare.from, to: thingEnd(heard, bare) }]) : wholeText(heard)
}

/** "She is busy": how somebody is, and nothing that has a name. */
function isBusy({ words }: Tokens): boolean {
  return (
    words.length <= MAX_NAME &&
    words.some((word) => STATES.has(word)) &&
    words.every((word) => STATES.has(word) || isGrammarWord(word))
  )
}

function namedParts(
  heard: Tokens,
  parts: StandingText['parts'],
  plan: FieldReader,
  isTaken: (at: number) => boolean,
): Clause[] {
  const named = parts.flatMap((part, at) => {
    if (asksForName(plan) && tellsWhere(heard, part)) return []
    if (KNOWN_TO.test(heard.words.slice(part.from, part.to + 1).join(' '))) return []
    if (isToldOfIt(heard, part) && parts.slice(0, at).some((one) => isOwnThing(heard, one))) return []
    if (!asksForName(plan) && isOwnThing(heard, part) && parts.slice(at + 1).some((one) => isToldOfIt(heard, one)))
      return [part]
    if (isSentence(heard, part) || endsInVerb(heard, part) || pointsAtThing(heard, part, plan)) return []
    const own = withoutTaken(heard, withoutKind(heard, part, plan), isTaken)
    return own ? [own] : []
  })
  const [first, ...others] = named.filter((part, at) => !isBegunAgain(heard, part, named[at + 1]))
  return first === undefined ? [] : [first, ...others.filter((part) => !isToldBeside(heard, part))]
}

/** The "my father's watch" of "my father's watch, it's an heirloom" */
function isOwnThing(heard: Tokens, { from, to }: Clause): boolean {
  return isPossessive(heard.words[from] ?? '') && to - from > 1 && !isSentence(heard, { from: from + 1, to })
}

/** "It's an heirloom": says of the thing before it what it is like. */
function isToldOfIt(heard: Tokens, { from }: Clause): boolean {
  return IT_IS.test(heard.words[clauseAt(heard, from)?.from ?? from] ?? '')
}

const IT_IS = /^(?:its|it|theyre|they|thats)$/

/** The "Bishop" of "Bishop... Bishop Cotton School" */
function isBegunAgain({ words }: Tokens, { from, to }: Clause, next: Clause | undefined): boolean {
  if (next === undefined || next.to - next.from < to - from) return false
  return words.slice(from, to).every((word, at) => word === words[next.from + at])
}

/** "Laptop Lenovo ka", "एसर का लैपटॉप", "a Wagon R": the name without the word for its kind. */
function withoutKind(heard: Tokens, part: Clause, plan: FieldReader): Clause {
  const { words } = heard
  const isKind = (at: number): boolean => speaksOf(plan, words[at] ?? '') || isSameMatter(plan, words[at] ?? '')
  let to = thingEnd(heard, part)
  let { from } = part
  while (to - from > 1 && BEFORE_NAME.test(words[from] ?? '')) from += 1
  const isOf = OF.test(words[to] ?? '') && to < part.to
  if (isOf && to - from > 1 && isKind(from)) from += 1
  if (to - from > 2 && isKind(to - 1) && OF.test(words[to - 2] ?? '')) to -= 2
  return { from, to }
}

const BEFORE_NAME = /^(?:a|an|ab|now|to|with|using|अब|तो)$/

/** "Size chhota hai", "market ke andar": something about the thing that was named. */
function isToldBeside({ words }: Tokens, { from, to }: Clause): boolean {
  const said = words.slice(from, to)
  const isPointed = POINTER.test(words[to] ?? '')
  const isTold =
    IS.test(words[to] ?? '') && said.length > 1 && (said.some(isKin) || !said.some((word) => ALSO.test(word)))
  const isAged = said.length > 1 && SPAN.test(said.slice(1, 3).join(' '))
  return isTold || isPointed || isAged || said.some(isRelation)
}

const POINTER = /^(?:one|wal[aei]|वाला|वाली|वाले)$/
/** "Two years old", "do saal ka" */
const SPAN = /^(?:years?|yrs|months?|saal|mahine|साल|महीने)(?: |$)/
const ALSO = /^(?:bhi|and|aur|भी|और)$/

/** "Maruti Swift diesel", "the petrol one", "by UPI": without what answers another question; undefined where all does. */
function withoutTaken({ words }: Tokens, part: Clause, isTaken: (at: number) => boolean): Clause | undefined {
  let { from, to } = part
  const isRest = (at: number): boolean => isTaken(at) || AROUND.test(words[at] ?? '')
  if (!words.some((_, at) => at >= from && at < to && isTaken(at))) return part
  while (to > from && isRest(to - 1)) to -= 1
  while (from < to && AROUND.test(words[from] ?? '')) from += 1
  return to > from ? { from, to } : undefined
}

const AROUND = regex`
  ^(?:
    the|a|an|one|in|with|is|its|it|by|via|through|from|on|at|for|to|number|no|phone|mobile|pin|code|email|rupees|rs
    |model|version|variant|type|hai|mein|se|par|pe|ko|tak|wal[aei]|k[aei]|है|में|से|पर|को|तक|वाला|वाली|का|की|मॉडल|नंबर|फोन|पिन
  )$
`

/** "बॉश की", "Samsung wali": what kind of thing, without the ending that says so. */
function thingEnd(heard: Tokens, part: Clause): number {
  const { words } = heard
  const { from } = part
  const to = Math.max(from + 1, beforeRequest(heard, from, part.to))
  return to - from > 1 && /^(?:k[aei]|wal[aei]|one|का|की|के|वाला|वाली|वाले)$/.test(words[to - 1] ?? '') ? to - 1 : to
}

/** "Bengali... sorry, you're breaking up": a word or two before a bad line. */
export function isCutOff({ words, aside }: Tokens, parts: readonly Clause[]): boolean {
  const said = parts.flatMap(({ from, to }) => words.slice(from, to))
  const isBadAfter = aside?.includes(true, parts.at(-1)?.to) === true
  return isBadAfter && said.length <= MAX_CUT_OFF && !said.some(isPlaceWord)
}

const MAX_CUT_OFF = 2

/** "Ek minute... haan, Sai Residency": what is named in the end, behind the moment that was asked for. */
export function namesAfterWait(heard: Tokens): boolean {
  const { words } = heard
  const last = clausesOf(heard).at(-1)
  const yes = words[last?.from ?? 0] ?? ''
  const before = words[(last?.from ?? 0) - 1] ?? ''
  if (last === undefined || last.from === 0 || !(FOUND.test(yes) || FOUND.test(before))) return false
  const from = FOUND.test(yes) ? last.from + 1 : last.from
  const to = beforeRequest(heard, from, last.to)
  const said = words.slice(from, to)
  return (
    isOpen(said[0] ?? '') &&
    said.length <= MAX_NAME &&
    said.every((word) => isOpen(word) || isPlaceWord(word) || isCommonWord(word))
  )
}

const MAX_NAME = 5
const FOUND = /^(?:haan|han|yes|yeah|ok|okay|ji|right|found|mila|mil|gaya|here|हां|जी|मिला|मिल|गया)$/

function spanOf(heard: Tokens, parts: readonly Clause[]): TextSpan {
  return { value: textOf(heard, parts), from: parts[0]?.from ?? 0, to: parts.at(-1)?.to ?? 0 }
}

import { type FieldReader, isInRange } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { type PhraseHit, PhraseMatcher } from '../words/phrase-matcher.ts'
import { isShare, measureOf, unitOf } from './measure.ts'
import { countsEverybody } from './counts-people.ts'
import { PEOPLE } from './other-numbers.ts'
import { isToldOfElse } from './told-of-else.ts'
import { isMass } from './units.ts'
import { noneByStatus } from './none-by-status.ts'
import { EXCEPTS, saysNone } from './says-none.ts'

/** Takes a count that is told without a number: "twice", "a dozen", "nobody", "just me". */
export function takeCountInWords(message: Message, plan: FieldReader): void {
  if (message.found.length === 0 && isInRange(0, plan) && noneByStatus(message.heard, plan))
    return message.take(plan, 0, false, 0, message.heard.words.length)
  if (measureOf(plan) !== 'count' && !isShare(plan)) return
  const amount = isOneOrTwo(message) || excepts(message) ? undefined : AMOUNTS.first(message.heard)
  if (amount && (isAsSoonAs(message, amount) || isTelling(message, plan, amount))) return
  if (amount?.tag === 0 && isMass(unitOf(plan))) return
  if (amount && message.found.length === 0 && isInRange(amount.tag, plan))
    message.take(plan, amount.tag, false, amount.from, amount.to)
  if (measureOf(plan) === 'count' && !amount && message.found.length === 0 && saysNone(message, plan)) {
    message.take(plan, 0, false, 0, message.heard.words.length)
    return
  }
  const isDenied = message.heard.words.some((word) => NOT_ALONE.test(word)) // "akeli to nahi aaungi"
  const alone = amount || isDenied ? undefined : ALONE.first(message.heard)
  if (alone && ([...plan.cues].some((cue) => PEOPLE.has(cue)) || countsEverybody(plan)))
    message.take(plan, 1, false, alone.from, alone.to)
}

/** "Once the wedding is over" */
function isAsSoonAs({ heard: { words } }: Message, { from, to }: { from: number; to: number }): boolean {
  return words[from] === 'once' && /^(?:the|i|we|he|she|it|they|my|our|his|her|im|its)$/.test(words[to] ?? '')
}

/** "I already told you twice": how often, where people are counted. */
function isTelling(message: Message, plan: FieldReader, { tag, from, to }: PhraseHit<number>): boolean {
  return isToldOfElse(message, plan, { value: tag, digits: undefined, from, to })
}

/** "Once or twice" leaves open how often. */
function isOneOrTwo({ heard: { words } }: Message): boolean {
  return /\bonce (?:or|and|maybe) (?:twice|thrice)\b|\bevery single\b|\b(?:once|twice|thrice)\b.*\b(?:and|aur)\b.*\b(?:once|twice|thrice)\b|\btwice (?:or|maybe) thrice\b/.test(
    words.join(' '),
  )
}

/** "None other than him" counts nothing. */
function excepts({ heard: { words } }: Message): boolean {
  return EXCEPTS.test(words.join(' '))
}

export const AMOUNTS = new PhraseMatcher<number>([
  [0, '(none|nobody|no one|noone|nothing|zero|nil|koi nahi|ek bhi nahi|कोई नहीं|एक भी नहीं) .'],
  [0, '(never|not|no) * (a|) single\nnot (even|) once'],
  [1, '(single|once|ek baar|एक बार)'],
  [1, '(just|only) the one'],
  [
    2,
    '(me|myself|i) (and|plus) (one|my wife|my husband|my friend|a friend|my son|my daughter|my mother|my father|my brother|my sister)',
  ],
  [2, '(a couple|couple|twice|a pair|both of us|the two of us|do baar|दो बार)'],
  [3, '(thrice|all three of us)'],
  [6, '(half a dozen|half dozen|aadha darjan)'],
  [24, '(a|) couple (of|) dozen'],
  [12, '(a dozen|dozen|darjan|ek darjan|दर्जन)'],
])
const ALONE = new PhraseMatcher<true>([
  [
    true,
    '(just|only) (me|myself|i)\n(myself|by myself|alone|on my own|akela|akele|akeli|sirf main|bas main|main akela|अकेला|अकेले|सिर्फ मैं|बस मैं)',
  ],
])

/** "No, just me" is one person. */
const NOT_ALONE = /^(?:not|wont|cant|nahi|nai|नहीं)$/

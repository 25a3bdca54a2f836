import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { isKinInflected, isPossessive } from '../names/kin.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { DENIES, OR } from '../words/function-words.ts'
import type { Tokens } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { isCountOfPersons, namesCounted } from './counts-people.ts'
import { measureOf, unitOf } from './measure.ts'
import type { NumberSpan } from './number-span.ts'
import { speaksOfCounted } from './speaks-of-counted.ts'
import { areParts } from './totals.ts'
import { unitNamed } from './units.ts'

/**
 * "Three cows and two buffaloes", "two for me and one for my mother", "ten big ones and five small": how many these are
 * together, where the message counts one kind after the other and says nothing else. Undefined where only one of the kinds
 * is what is asked for, or another field counts one of them.
 */
export function sumOfKinds(message: Message, plan: FieldReader, spans: readonly NumberSpan[]): NumberSpan | undefined {
  const { heard, plans, correction, move } = message
  const { words, breaks } = heard
  const counted = withArticles(
    heard,
    spans.filter((span) => !isOfYear(words, span)),
  )
  const [first] = counted
  if (first === undefined || counted.length < 2 || counted.length > MAX_KINDS || move === 'question') return undefined
  if (measureOf(plan) !== 'count' || unitOf(plan) !== undefined || correction.from < Infinity) return undefined
  if (areParts(heard, counted)) return undefined
  if (!counted.every(({ value }) => Number.isInteger(value) && value > 0 && value <= MAX_COUNT)) return undefined
  if (!words.slice(0, first.from).every((word) => isGrammarWord(word) || OWNS.test(word))) return undefined
  if (words.some((word) => OR.test(word) || DENIES.test(word))) return undefined
  const others = plans.filter((other) => other !== plan && other.kind === 'number')
  const parts = counted.map((span, index) => {
    const next = counted[index + 1]
    let end = next?.from ?? words.length
    if (next) while (end > span.to && LINKS.has(words[end - 1] ?? '')) end -= 1
    const said = words.slice(span.to, end).filter((word) => !YEAR.test(word))
    return {
      said,
      isLinked: next === undefined || end < next.from || breaks[next.from] === true || !isOfSameKind(said[0] ?? ''),
      isAsked: said.some((word) => namesCounted(plan, word) || speaksOfCounted(plan, word)),
      isOfKind: said.length > 0 && !isElliptic(said[0] ?? ''),
      isOfPeople: said.slice(0, 2).some((word) => isKinInflected(word) || PERSONS.has(word)),
      isOfOther: others.some((other) => said.some((word) => namesCounted(other, word) && !namesCounted(plan, word))),
    }
  })
  const [one, ...more] = parts
  if (one === undefined || parts.some(({ isOfOther, isLinked }) => isOfOther || !isLinked)) return undefined
  if (parts.some(({ said }) => said.length === 0 || said.length > MAX_WORDS || said.some(isNoPartOfKind)))
    return undefined
  if (parts.some(({ said }, index) => tellsMore(said, index === parts.length - 1))) return undefined
  if (more.some(({ isAsked, isOfKind }) => isAsked !== one.isAsked && isOfKind)) return undefined
  if (more.some(({ isAsked }) => isAsked) && !one.isAsked) return undefined
  const kinds = parts.filter(({ isOfKind }) => isOfKind)
  if (kinds.some(({ isOfPeople }) => isOfPeople !== kinds[0]?.isOfPeople)) return undefined
  if (isCountOfPersons(plan) && !one.isAsked && kinds.some(({ isOfPeople }) => !isOfPeople)) return undefined
  const value = counted.reduce((sum, span) => sum + span.value, 0)
  return { value, digits: undefined, from: first.from, to: words.length }
}

/** The "a" of "two cats and a parrot", "a scooter and a car" counts one. */
function withArticles({ words, breaks }: Tokens, spans: readonly NumberSpan[]): NumberSpan[] {
  const articles = words.flatMap((word, from) =>
    /^an?$/.test(word) && (breaks[from] === true || LINKS.has(words[from - 1] ?? '')) && !isCountedAt(spans, from)
      ? [{ value: 1, digits: undefined, from, to: from + 1 }]
      : [],
  )
  return articles.length === 0 ? [...spans] : [...spans, ...articles].toSorted((one, other) => one.from - other.from)
}

function isCountedAt(spans: readonly NumberSpan[], at: number): boolean {
  return spans.some(({ from, to }) => (at >= from && at < to) || from === at + 1)
}

const MAX_KINDS = 4
const MAX_COUNT = 1_000
const MAX_WORDS = 6

/** "One in 2019" */
function isOfYear(words: readonly string[], { value, from, to }: NumberSpan): boolean {
  return value > 1950 && value < 2100 && (words[from - 1] === 'in' || /^(?:mein|me|में|wala|wali)$/.test(words[to] ?? ''))
}

const YEAR = /^(?:19|20)\d\d$/
const OWNS = /^(?:have|has|got|own|keep|take|need|want|send|book|order|there|we|paas|पास)$/
const LINKS = wordSet('and aur plus also then another more my our mere meri hamare और प्लस फिर मेरे मेरी हमारे')
function isElliptic(word: string): boolean {
  return isGrammarWord(word) || isPossessive(word) || isOfSameKind(word)
}

/** "Ten small", "one for papa": whether a word behind a number counts more of the kind that was named before it. */
export function isOfSameKind(word: string): boolean {
  return OF_WHICH.test(word)
}

const OF_WHICH = regex`
  ^(?:
    for|of|from|in|on|at|by|with|ones?|more|extra|spare|others?|big|bigger|small|smaller|large|medium|new|old|double|single
    |singles|doubles|[a-z]+ed|bad[aeio]|chhot[aeiu]|chot[aeiu]|nay[aeiu]|puran[aeiu]|today|tomorrow|aaj|kal|subah|shaam|sham|raat|upar|neeche
    |बड[ाेी]|छोट[ाेी]|आज|कल|सुबह|शाम|रात
  )$
`

/** What tells something of the number, or measures with it. */
function isNoPartOfKind(word: string): boolean {
  return unitNamed(word) !== undefined || TELLS.test(word) || /\d/.test(word)
}

const TELLS = regex`
  ^(?:
    but|dozens?|darjan|couple|few|lots?|pairs?|several|many|some|half|lekin|magar|so|total|kul|out|left|only|sirf|including|included|because|if|times?|baar|percent|rupees|rs|rupaye|lakh
    |to|toh|hua|hui|hue|mila?|gay[aei]|aay[aei]|aan[aei]|came|arrived|received|pending
    |baki|baaki|remaining|rest|years?|saal|class|se|than|gone|sold|cancel\w*|बार|साल|बाकी|बाक़ी|से|लेकिन|सिर्फ
  )$
`
/** "One is three", "and two are dry": a verb stands at the end of all, if at all. */
function tellsMore(said: readonly string[], isLast: boolean): boolean {
  const verb = said.findIndex((word) => VERB.test(word))
  return verb !== -1 && (!isLast || !said.slice(verb).every(isGrammarWord))
}

const VERB = /^(?:is|are|was|were|has|have|had|hai|hain|tha|thi|the|है|हैं|था|थी|थे)$/
const PERSONS = wordSet(
  `adult adults people persons person kids kid children child boys boy girls girl men man women woman ladies gents bade bacche bachche
   log aadmi aurat बच्चे लोग आदमी औरत`,
)

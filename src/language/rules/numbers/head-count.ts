import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { isKin, isKinInflected, isPossessive } from '../names/kin.ts'
import { NAHI } from '../words/function-words.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import type { Tokens } from '../words/tokens.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { wordSet } from '../words/word-set.ts'
import { countsEverybody } from './counts-people.ts'
import { measureOf } from './measure.ts'
import { sumOfGroups } from './sum-of-groups.ts'
import type { NumberSpan } from './number-span.ts'
import { findNumbers } from './numbers.ts'
import { isToldOfElse } from './told-of-else.ts'

const PERSONS = wordSet(
  `adult adults people persons person pax guest guests member members kid kids child children baby babies infant infants
   toddler toddlers boy boys girl girls man men woman women lady ladies gents son sons daughter daughters
   friend friends brother brothers sister sisters cousin cousins senior seniors elder elders bade bada badi bachcha bachche
   bacha bache bachchi bacche bachhe chhote chote log logon aadmi aurat aurten mahila mahilayen buzurg bujurg dost beta bete
   beti betiyan bhai behen
   बड़े बड़ा बच्चा बच्चे बच्ची छोटे लोग आदमी औरत महिला महिलाएं बुजुर्ग दोस्त बेटा बेटे बेटी बेटियां भाई बहन मेहमान`,
)
const SELF = wordSet('me i im myself main mai मैं')
/** One person each, with and without an article. */
const ROLES = wordSet('driver maid nurse helper guide cook nanny caretaker attendant conductor ड्राइवर नर्स')
const BOTH = /^(?:both|dono|donon|दोनों)$/
/** Of which nobody said how many. */
const SOME = /^(?:kids|children|bachche|bacche|bachhe|parivar|बच्चे)$/
/** "Hum dono", "हम तीनों" */
const ALL_OF_US = new Map<string, number>([
  ...['dono', 'donon', 'donno', 'both', 'दोनों', 'दोनो'].map((word) => [word, 2] as const),
  ...['teeno', 'teenon', 'tino', 'teenno', 'तीनों', 'तीनो'].map((word) => [word, 3] as const),
  ...['charo', 'chaaro', 'charon', 'chaaron', 'चारों', 'चारो'].map((word) => [word, 4] as const),
  ...['paancho', 'panchon', 'paanchon', 'पांचों', 'पांचो'].map((word) => [word, 5] as const),
])
const WE = wordSet('we hum ham हम were weve')
const TWO_PEOPLE = wordSet('parents grandparents couple inlaws jodi joda जोडी जोडा')
/** Of which nobody knows how many people they are. */
const GROUPS = wordSet('family families pariwar parivar परिवार फैमिली')
const COUPLES = wordSet('couple couples jodi jode कपल जोडी जोडे')
const OF_AGE = wordSet(
  'small little young younger elder older old elderly chhota chhoti chota choti chhote bada badi bade budhe छोटा छोटी छोटे बड़ा बड़ी बूढ़े',
)
const JOINS = wordSet('and aur plus with और प्लस saath sath साथ')
const INCLUDES = regex`
  ^(?:
    including|included|includes|incl|inclusive|jisme|jismein|jinme|jinmein|samet|milakar|milake|mila|total|totally
    |altogether|kul|unme|unmein|unmen|inme|inmein|उनमें|इनमें|कुल|समेत|मिलाकर|जिसमें|जिनमें
  )$
`

interface Part {
  value: number
  /** Said with whom it counts ("two adults"), not by itself ("we are four"). */
  isNamed: boolean
  isJoined: boolean
  /** Counts people of any kind: "two people, me and my wife". */
  isAll: boolean
}

/**
 * "6 bade aur 2 bachche", "me, my husband and our two girls": how many people these are together. "7 including 3 children" are
 * seven, "we are 4, two adults and two kids" are four, and so are "two couples". `open` where it is of how many families, or where it is not plain whether the speaker is one of them ("my wife
 * and two kids"); undefined where a word speaks of anything else.
 */
export function headCount(message: Message, plan: FieldReader): NumberSpan | 'open' | undefined {
  const { heard, plans, readsHindi } = message
  if (!countsEverybody(plan) || plans.some((other) => other !== plan && countsChildren(other) && !isAmongThem(other)))
    return undefined
  if (IS_NOT.test(heard.words.join(' '))) return undefined
  const spans = findNumbers(heard, readsHindi)
  if (spans.some((span) => isToldOfElse(message, plan, span))) return undefined
  const sum = sumOfGroups(heard, spans)
  if (sum !== undefined) return { value: sum, digits: undefined, from: 0, to: heard.words.length }
  const parts: Part[] = []
  let isJoined = false
  let includes = false
  let isWhole = false
  let pair = 0
  let countsGroups = false
  let saysAll = false
  for (let at = SAYS_YES_OR_NO.test(heard.words[0] ?? '') && heard.breaks[1] ? 1 : 0; at < heard.words.length;) {
    const word = heard.words[at] ?? ''
    const number = spans.find(({ from }) => from === at)
    const start = at
    if (number) {
      if (!Number.isInteger(number.value) || number.value < 0 || number.value > MAX_GROUP) return undefined
      at = number.to
      while (OF_AGE.has(heard.words[at] ?? '') && PERSONS.has(heard.words[at + 1] ?? '')) at += 1
      const isOfUs = heard.words[at] === 'of' && heard.words[at + 1] === 'us'
      if (isOfUs) at += 2
      if (heard.words[at] === 'of' && heard.words[at + 1] === 'them') {
        includes = true
        at += 2
      }
      const counted = heard.breaks[at] ? '' : (heard.words[at] ?? '')
      const isOfGroups = GROUPS.has(counted)
      const isPair = COUPLES.has(counted)
      const isNamed = isPair || PERSONS.has(counted) || isKinInflected(counted)
      if (isNamed || isOfGroups) at += 1
      countsGroups ||= isOfGroups || isPair
      isWhole ||= isOfUs || isPair || (isNamed && GROWN.test(counted))
      const isAll = isOfUs || (isNamed && ANYBODY.test(counted))
      if (!isOfGroups) parts.push({ value: isPair ? 2 * number.value : number.value, isNamed, isJoined, isAll })
    } else if (SELF.has(word) && (OBJECT.test(word) || isInRow(heard, at))) {
      isWhole = true
      parts.push({ value: 1, isNamed: true, isJoined, isAll: false })
    } else if (ALL_OF_US.has(word) && WE.has(heard.words[at - 1] ?? '')) {
      isWhole = saysAll = true
      parts.push({ value: ALL_OF_US.get(word) ?? 0, isNamed: true, isJoined, isAll: true })
    } else if (BOTH.test(word) && heard.words[at + 1] === 'of' && heard.words[at + 2] === 'us') {
      isWhole = saysAll = true
      parts.push({ value: 2, isNamed: true, isJoined, isAll: true })
      at += 3
    } else if (
      BOTH.test(word) &&
      (PERSONS.has(heard.words[at + 1] ?? '') || isKinInflected(heard.words[at + 1] ?? ''))
    ) {
      parts.push({ value: 2, isNamed: true, isJoined, isAll: false })
      at += 2
    } else if (SOME.test(word) && NAHI.test(heard.words[at + 1] ?? '')) {
      at += 2
    } else if (word === 'us' || (SOME.test(word) && !includes)) return 'open'
    else if (WE.has(word) || (isPossessive(word) && spans.some(({ from }) => from === at + 1))) isWhole ||= WE.has(word)
    else if (INCLUDES.test(word)) includes = true
    else if (!JOINS.has(word)) {
      while (
        isPossessive(heard.words[at] ?? '') ||
        OF_AGE.has(heard.words[at] ?? '') ||
        /^an?$/.test(heard.words[at] ?? '') ||
        (heard.words[at] === 'the' && isOnePerson(heard.words[at + 1] ?? ''))
      )
        at += 1
      const said = heard.words[at] ?? ''
      const isOne = isOnePerson(said) || (at > start && PERSONS.has(said))
      if (TWO_PEOPLE.has(said)) parts.push({ value: 2, isNamed: true, isJoined, isAll: false })
      else if (isOne && !said.endsWith('s')) parts.push({ value: 1, isNamed: true, isJoined, isAll: false })
      else if (at > start || !(isGrammarWord(said) || BESIDE.test(said) || PERSONS.has(said)))
        // "Five of us and the stroller": what comes besides may be a person.
        return parts.length > 0 &&
          heard.breaks[at + 1] === true &&
          ONE_MORE.test(heard.words.slice(Math.max(0, at - 2), at).join(' '))
          ? 'open'
          : undefined
      if (SPOUSES.has(said)) pair += 1
      at += 1
      if (heard.words[at] === 'in' && heard.words[at + 1] === 'law') at += 2
      isJoined = false
      continue
    }
    isJoined = JOINS.has(word)
    if (at === start) at += 1
  }
  if (countsGroups && parts.length === 0) return 'open'
  const value = sumOf(parts, includes)
  const isTotal = isWhole || excludesSpeaker(plan) || pair > 1 || (includes && parts.some(({ isNamed }) => !isNamed))
  const isAlone = parts.length > 1 || countsGroups || saysAll || heard.words.some((word) => ALONE.test(word))
  if (value === undefined || value === 0 || !isAlone) return undefined
  if (!isTotal) return parts.length > 1 ? 'open' : undefined
  return { value, digits: undefined, from: 0, to: heard.words.length }
}

/** Dependents are other people than the speaker: "my wife and two kids" are all of them. */
const excludesSpeaker = ({ label }: FieldReader): boolean => label.some((word) => DEPENDENTS.test(word))
const DEPENDENTS = /^(?:dependents?|dependants?|nominees?|companions?)$/

const SAYS_YES_OR_NO = /^(?:yes|yeah|no|haan|ji|nahi|हां|जी|नहीं)$/
/** "It is not me, it's my brother" */
const IS_NOT = /(?:^| )not (?:me|us|my|him|her)(?= |$)/
const ONE_MORE = /(?:^| )(?:and|plus|aur|और) (?:the|an?|my|our|mer[aei]|मेर[ाेी])$/

function isOnePerson(word: string): boolean {
  return isKin(word) || ROLES.has(word)
}

const countsChildren = (plan: FieldReader): boolean =>
  plan.kind === 'number' && measureOf(plan) === 'count' && CHILDREN.test(plan.label.join(' '))

/** "How many of them are children?": they belong to the number of all. */
const isAmongThem = oncePerField(({ field }) => AMONG_THEM.test(field.description))
const AMONG_THEM =
  /\b(?:of|among|amongst) (?:them|these|those|the (?:guests|people|group|party))\b|\b[iu]nme(?:in)?\b|[इउ]नमें/i

const ALONE = /^(?:just|only|alone|sirf|bas|akela|akeli|सिर्फ|बस|अकेला|अकेली)$/
const MAX_GROUP = 1_000
const CHILDREN = /\b(?:child|children|kids?|infants?|adults?)\b/
const GROWN = /^(?:adults?|bad[aei]|people|persons?|log|pax|men|man|women|woman|ladies|gents|बडे|बडा|लोग)$/
const ANYBODY = /^(?:people|persons?|pax|log|logon|guests?|members?|लोग|मेहमान)$/
const SPOUSES = wordSet('pati patni husband wife mummy papa mom dad mata pita पति पत्नी मम्मी पापा माता पिता')
const BESIDE = regex`
  ^(?:
    of|the|all|just|only|be|will|would|there|are|is|coming|going|family|total|both|dono|sab|honge|hoge|hongi|aayenge
    |jayenge|rahenge|stay|staying|in|aaenge|aunga|aaunga|aaungi|jaunga|jaungi|chalenge|rahe|travelling|traveling|दोनों|सब|होंगे
    |आएंगे|आऊंगा|आऊंगी|जाएंगे|जाऊंगा|जाऊंगी|चलेंगे|रहे
  )$
`

/** "Myself" and "me" are people; "I" is one beside an "and" or a comma, not that of "I think" and "I have". */
const OBJECT = /^(?:me|myself)$/

function isInRow({ words, breaks }: Tokens, at: number): boolean {
  const isAlone = (at === 0 || breaks[at] === true) && breaks[at + 1] === true
  return isAlone || (at > 0 && JOINS.has(words[at - 1] ?? '')) || JOINS.has(words[at + 1] ?? '')
}

/** Numbers by themselves count all, or are joined with what comes besides. */
function sumOf(parts: readonly Part[], includes: boolean): number | undefined {
  const bare = parts.filter(({ isNamed }) => !isNamed)
  const named = parts.filter(({ isNamed }) => isNamed)
  const sum = named.reduce((total, { value }) => total + value, 0)
  const total = named.find(({ isAll, value }) => isAll && 2 * value === sum)
  if (total && bare.length === 0) return total.value
  const [all, another] = bare
  if (another !== undefined || parts.length === 0) return undefined
  if (all === undefined) return includes && named.length > 1 ? Math.max(...named.map(({ value }) => value)) : sum
  if (named.length === 0) return undefined
  if (all.isJoined) return all.value + sum
  if (includes || sum === all.value) return all.value >= sum ? all.value : undefined
  return named.some(({ isJoined }) => isJoined) ? all.value + sum : undefined
}

import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import type { Message } from '../message.ts'
import { isKinInflected, isPossessive } from '../names/kin.ts'
import { isGrammarWord } from '../words/bare-clauses.ts'
import { clauseAt } from '../words/clauses.ts'
import { measureOf, unitOf } from './measure.ts'
import type { NumberSpan } from './number-span.ts'

/**
 * "Two rooms, one for us and one for my parents", "do tiffin, ek mera ek mere roommate ka", "three, one for the kids": how many there are,
 * told before for whom they are. Undefined where a word behind tells of anything else.
 */
export function wholeOfShares(
  { heard, correction, move }: Message,
  plan: FieldReader,
  spans: readonly NumberSpan[],
): NumberSpan | undefined {
  const [whole, ...shares] = spans
  if (whole === undefined || shares.length === 0 || correction.from < Infinity || move === 'question') return undefined
  if (measureOf(plan) !== 'count' || unitOf(plan) !== undefined || !Number.isInteger(whole.value)) return undefined
  const { words } = heard
  const behind = clauseAt(heard, whole.from)?.to ?? 0
  if (shares.some(({ from, value }) => from < behind || value < 1)) return undefined
  const sum = shares.reduce((total, { value }) => total + value, 0)
  if (sum > whole.value || whole.value === 1) return undefined
  if (!words.slice(0, whole.from).every((word) => isGrammarWord(word) || NEEDS.test(word))) return undefined
  if (sum === whole.value && shares.length > 1 && behind - whole.to <= MOST_NAMED) return whole
  const isOfSpan = (at: number): boolean => spans.some(({ from, to }) => at >= from && at < to)
  const isPlain = words.slice(behind).every((word, index) => isOfSpan(behind + index) || isOfShare(word))
  const isNamed = words
    .slice(whole.to, behind)
    .every((word) => isGrammarWord(word) || speaksOf(plan, word) || plan.questionWords.has(word))
  return isPlain && isNamed && words.slice(behind).some((word) => FOR.test(word)) ? whole : undefined
}

/** The "split ACs" of "two split ACs, one in the hall and one in the bedroom" */
const MOST_NAMED = 2
const NEEDS = /^(?:need|want|have|we|i|total|kul|chahiye|please)$/
/** For whom, whose. */
const FOR = /^(?:for|liye|mine|mer[aei]|ham[a-z]r[aei]|apn[aei]|unk[aei]|usk[aei]|लिए|मेर[ाेी]|हमार[ाेी]|अपन[ाेी])$/

function isOfShare(word: string): boolean {
  return isGrammarWord(word) || isPossessive(word) || isKinInflected(word) || FOR.test(word) || OTHERS.test(word)
}

const OTHERS = regex`
  ^(?:
    and|aur|us|me|my|our|myself|the|him|her|them|in|laws|inlaws|roommates?|flatmates?|friends?|dost|kids?|children|bachch\S+|bacch\S+|parents|guests?
    |mehmaan|driver|maid|boss|colleagues?|old|ke|ka|ki|और|के|का|की|बच्च\S*|दोस्त|मेहमान
  )$
`

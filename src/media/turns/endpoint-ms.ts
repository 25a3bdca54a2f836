import { regex } from '../../base/regex.ts'
import type { FieldSpec } from '../../ports/language.ts'
import type { Completeness } from '../../ports/voice.ts'
import { endsOnComma, endsOpen, endsUnfinished, isFiller, wordsOf } from '../input/backchannels.ts'

/** All fields that were asked for have certain values. */
const CERTAIN_MS = 300
const PROBABLE_MS = 340
/** The answer may be complete or may continue: "25" of "25 lakh", "Priya" of "Priya Sharma". */
const POSSIBLE_MS = 750
/** For a sentence of free text, and for a few words, with and without an end of speech from the recogniser. */
const SENTENCE_MS = 400
const FEW_WORDS_ENDED_MS = 550
const FEW_WORDS_MS = 750
const SENTENCE_WORDS = 4
/** A short answer that has no value yet. */
const UNSURE_MS = 700
/** Names, dates and amounts: people pause inside them to think. */
const UNHURRIED_MS = 1_200
/** Values that are dictated digit by digit or spelled, and unfinished sentences: pauses inside them reach 2.5 s. */
const PATIENT_MS = 2_500
/**
 * Limit of the wait that is adapted to the person: who has paused inside an answer will do so again, for about as long.
 */
const MAX_PERSONAL_MS = 1_500
const personalMs = (longestPauseMs: number) => Math.min(MAX_PERSONAL_MS, longestPauseMs * 1.15 + 100)

/** Words in a field's name or description that show its kind. */
const DICTATED = regex('i')`
  phone|mobile|whats ?app|contact|\bno\b|number|e-?mail|spell|address|street|\bpin\b|postal|post ?code|\bzip\b
  |\bcode\b|\bid\b|account|card|aadhaar|\bpan\b|passport|licen[cs]e|registration|reference|\botp\b|नंबर|पता|ईमेल
`
/** A "number of guests" is not dictated. */
const DICTATED_NUMBER =
  /phone|mobile|whats ?app|contact|account|card|aadhaar|postal|\bpin\b|\bzip\b|\bcode\b|\botp\b|\bid\b/i
const THOUGHT_ABOUT = /name|date|\bday\b|time|when|birth|\bdob\b|नाम|तारीख|समय|जन्म/i

/** From the shortest wait to the longest. */
const PACES = ['short', 'freeText', 'unhurried', 'patient'] as const
type Pace = (typeof PACES)[number]

export interface HeardSoFar {
  text: string
  completeness: Completeness
  /** Whether the recogniser reports that the person has finished. */
  isEnded: boolean
  /** Longest pause of this person inside an answer, in ms; 0 for none. */
  longestPauseMs: number
}

/** Returns the length of the pause that ends the answer, in ms. */
export function endpointMs(asked: readonly FieldSpec[], heard: HeardSoFar): number {
  const { text, completeness, isEnded, longestPauseMs } = heard
  if (endsOpen(text)) return PATIENT_MS
  if (endsOnComma(text) || isInsideOption(asked, text)) return UNHURRIED_MS
  if (completeness === 'certain') return CERTAIN_MS
  if (isFiller(text) || endsUnfinished(text) || isSpelled(text)) return PATIENT_MS
  if (completeness === 'probable') return PROBABLE_MS
  if (completeness === 'unknown' && wordsOf(text).length >= SENTENCE_WORDS) return SENTENCE_MS
  const fewWordsMs = isEnded ? FEW_WORDS_ENDED_MS : FEW_WORDS_MS
  const ms = { possible: POSSIBLE_MS, unknown: fewWordsMs, none: pauseFor(paceFor(asked)) }[completeness]
  return longestPauseMs === 0 ? ms : Math.max(ms, personalMs(longestPauseMs))
}

function pauseFor(pace: Pace): number {
  switch (pace) {
    case 'short':
      return UNSURE_MS
    case 'freeText':
      return FEW_WORDS_MS
    case 'unhurried':
      return UNHURRIED_MS
    case 'patient':
      return PATIENT_MS
  }
}

/** Whether one key answers every field that is asked for. */
export function takesOneKey(asked: readonly FieldSpec[]): boolean {
  return asked.every(({ type, options }) => type === 'boolean' || (type === 'enum' && options.length < 10))
}

/** Returns the slowest pace that one of the fields needs. */
function paceFor(asked: readonly FieldSpec[]): Pace {
  const each = asked.map(paceForOne)
  return PACES.findLast((pace) => each.includes(pace)) ?? 'freeText'
}

function paceForOne({ type, name, description }: FieldSpec): Pace {
  if (type === 'boolean' || type === 'enum') return 'short'
  const words = `${name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/_/g, ' ')} ${description}`
  if (type === 'string' ? DICTATED.test(words) : DICTATED_NUMBER.test(words)) return 'patient'
  return type === 'number' || THOUGHT_ABOUT.test(words) ? 'unhurried' : 'freeText'
}

/**
 * Whether the last word of a sentence belongs to an option that continues: "to buy" of "buy a home". A single word such
 * as "morning" of "morning slot" is a complete choice.
 */
function isInsideOption(asked: readonly FieldSpec[], text: string): boolean {
  const said = wordsOf(text)
  const last = said.at(-1)
  if (last === undefined || said.length === 1) return false
  const options = asked.flatMap(({ options }) => options.map(wordsOf))
  return options.some((words) => words.includes(last)) && options.every((words) => words.at(-1) !== last)
}

/** Whether the text ends in two single letters or digits: "S H", "nine 8 7". */
function isSpelled(text: string): boolean {
  return /(^|\s)[\p{L}\p{N}][\s,.-]+[\p{L}\p{N}][\s,.]*$/u.test(text)
}

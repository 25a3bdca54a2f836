import type { FieldSpec } from '../../ports/language.ts'
import type { Completeness } from '../../ports/voice.ts'
import { endsOnComma, endsOpen, endsUnfinished, isFiller, wordsOf } from '../input/backchannels.ts'

/** All that was asked is there, for sure or as good as. */
const CERTAIN_MS = 300
const PROBABLE_MS = 340
/** It may be all, or go on: "25" of "25 lakh", "Priya" of "Priya Sharma". */
const POSSIBLE_MS = 750
/** A sentence of free text, and a few words, to which the recogniser heard the end or not. */
const SENTENCE_MS = 400
const FEW_WORDS_ENDED_MS = 550
const FEW_WORDS_MS = 750
const SENTENCE_WORDS = 4
/** A short answer that says nothing yet. */
const UNSURE_MS = 700
/** Names, dates and amounts: people stop in the middle to think. */
const UNHURRIED_MS = 1_200
/** What is dictated digit by digit or spelled, and sentences that break off: pauses inside them reach 2.5 s. */
const PATIENT_MS = 2_500
/** A person who has paused inside an answer will do so again, for about as long. */
const MAX_PERSONAL_MS = 1_500
const personalMs = (longestPauseMs: number) => Math.min(MAX_PERSONAL_MS, longestPauseMs * 1.15 + 100)

/** Words in a field's name or description that show its kind. */
const DICTATED =
  /phone|mobile|whats ?app|contact|\bno\b|number|e-?mail|spell|address|street|\bpin\b|postal|post ?code|\bzip\b|\bcode\b|\bid\b|account|card|aadhaar|\bpan\b|passport|licen[cs]e|registration|reference|\botp\b|नंबर|पता|ईमेल/i
/** A "number of guests" is not dictated. */
const DICTATED_NUMBER =
  /phone|mobile|whats ?app|contact|account|card|aadhaar|postal|\bpin\b|\bzip\b|\bcode\b|\botp\b|\bid\b/i
const THOUGHT_ABOUT = /name|date|\bday\b|time|when|birth|\bdob\b|नाम|तारीख|समय|जन्म/i

/** From the least patient to the most. */
const PACES = ['short', 'freeText', 'unhurried', 'patient'] as const
type Pace = (typeof PACES)[number]

export interface HeardSoFar {
  text: string
  completeness: Completeness
  /** The recogniser takes the person to have finished. */
  isEnded: boolean
  /** Longest pause of this person inside an answer, in ms; 0 for none. */
  longestPauseMs: number
}

/** Returns how long a pause ends the answer, in ms. */
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

/** Whether every field asked for is answered by one key. */
export function takesOneKey(asked: readonly FieldSpec[]): boolean {
  return asked.every(({ type, options }) => type === 'boolean' || (type === 'enum' && options.length < 10))
}

/** The field that needs most of it decides. */
function paceFor(asked: readonly FieldSpec[]): Pace {
  const each = asked.map(paceForOne)
  return PACES.findLast((patience) => each.includes(patience)) ?? 'freeText'
}

function paceForOne({ type, name, description }: FieldSpec): Pace {
  if (type === 'boolean' || type === 'enum') return 'short'
  const words = `${name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/_/g, ' ')} ${description}`
  if (type === 'string' ? DICTATED.test(words) : DICTATED_NUMBER.test(words)) return 'patient'
  return type === 'number' || THOUGHT_ABOUT.test(words) ? 'unhurried' : 'freeText'
}

/**
 * A sentence whose last word is one of an option's that has more to follow: "to buy", of "buy a home". A lone "morning",
 * of "morning slot", is how people choose.
 */
function isInsideOption(asked: readonly FieldSpec[], text: string): boolean {
  const said = wordsOf(text)
  const last = said.at(-1)
  if (last === undefined || said.length === 1) return false
  const options = asked.flatMap(({ options }) => options.map(wordsOf))
  return options.some((words) => words.includes(last)) && options.every((words) => words.at(-1) !== last)
}

/** Two single letters or digits at the end: "S H", "nine 8 7". */
function isSpelled(text: string): boolean {
  return /(^|\s)[\p{L}\p{N}][\s,.-]+[\p{L}\p{N}][\s,.]*$/u.test(text)
}

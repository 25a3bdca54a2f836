import type { FieldSpec } from '../../../ports/language.ts'
import { cachedByText } from '../words/cached-by-text.ts'
import { spelledOut } from './abbreviations.ts'
import { ADVERBS, AUXILIARIES, isOfOne, isPast, plainVerb } from './english-verbs.ts'

const MAX_LENGTH = 160
/** Notes included. A longer text explains more than it names. */
const MAX_DESCRIPTION = 400

/**
 * A description as the agent may say it within a sentence: short forms in full, notes on the format left out, the person
 * addressed as "you". "Date on which the customer pays (YYYY-MM-DD)" becomes "date on which you pay". Empty where it cannot be
 * said in English.
 */
export function saidDescription({ description }: Pick<FieldSpec, 'description'>): string {
  return description.length > MAX_DESCRIPTION ? '' : saidOf(description)
}

const saidOf = cachedByText((description) => {
  const text = withoutNotes(spelledOut(description.trim()))
    .replace(REQUEST, '')
    .replace(/,? with (?:the )?country code$/i, '')
    .replace(/,? if any$/i, '')
  return text.length > MAX_LENGTH || UNSPEAKABLE.test(text) ? '' : toYou(decapitalised(text))
})

/** Other scripts, questions that are asked as they are, and what turns the direction of writing. */
const UNSPEAKABLE = /[\u0900-\u097f?!<>{}\u202a-\u202e\u2066-\u2069]/

/** What stands in brackets, behind a colon or semicolon, or in a second sentence, is a note. */
export function withoutNotes(text: string): string {
  let said = ''
  let depth = 0
  for (const char of text) {
    if (char === '(') depth += 1
    else if (char === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) said += char
  }
  const [first = ''] = said.split(/[;:]|(?<=[a-z]{4})\. (?=[A-Z])/, 1)
  return first
    .split(/\s+/)
    .join(' ')
    .trim()
    .replace(/[.,]{1,3}$/, '')
}

/** What a designer asks of the agent, not of the person: "Ask for the …" */
const REQUEST =
  /^(?:please )?(?:ask (?:for|about|the (?:customer|caller|user|person)(?: (?:for|about))?)|ask|collect|capture|record|note|obtain|get|find out) (?=\w)/i

/** "E-mail address" is said as "e-mail address", "PIN code" and "WhatsApp number" as they are. */
export function decapitalised(text: string): string {
  return /^[A-Z][a-z-]*(?![A-Za-z])/.test(text) && !/^I\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** Who is spoken with, as a description names them. */
const PERSON =
  '(?:customer|caller|person|patient|user|guest|client|candidate|applicant|borrower|policyholder|subscriber|respondent|buyer|visitor|member|passenger|traveller|parent)'

const OWNER = new RegExp(`\\b(?:the )?${PERSON}(?:'s|’s|s'|s’)(?= )`, 'gi')
/** "the customer wants", "candidate last worked"; "customer ID" and "a new patient" are no doers. */
const DOER = new RegExp(
  `(?<!\\b(?:of|of the|an?|new) )\\b(?:the )?(?:${PERSON}|they|he|she) ([a-z]+)(?= ([a-z]+)|)`,
  'gi',
)
/** "Does the customer need a lift" */
const ASKED = new RegExp(
  `^(do(?:es)?|did|is|was|has|had|can|could|will|would|should|may) (?:the )?${PERSON} (?!who |of |in )`,
  'i',
)
/** "to reach the customer", "preferred by the guest" */
const OBJECT = new RegExp(
  `(?<=\\b(?:reach|call|contact|visit|meet|help|to|for|with|by|from|on|at) )the ${PERSON}(?=$|,| (?:in|on|at|by|for|to|or|and)\\b)`,
  'gi',
)

/** "what the customer wants" as "what you want" */
function toYou(text: string): string {
  const addressed = text
    .replace(OWNER, 'your')
    .replace(ASKED, '$1 you ')
    .replace(DOER, (found, verb: string, next: string | undefined) =>
      isDone(verb, next) ? `you ${plainVerb(verb)}` : found,
    )
    .replace(OBJECT, 'you')
  return addressed.replace(/\b(?:his or her|their|his)\b/gi, 'your')
}

function isDone(verb: string, next: string | undefined): boolean {
  if (AUXILIARIES.has(verb) || isOfOne(verb) || verb === 'had' || verb === 'did') return true
  if (ADVERBS.has(verb)) return next !== undefined && isDone(next, undefined)
  return isPast(verb) && !/^(?:in|by|on|as|with|for|to)$/.test(next ?? '')
}

/** Whether a noun, with what stands before it, is of several: "the last four digits", not "address". */
export function isPlural(noun: string): boolean {
  return /[^siu]s$/.test(noun.replace(/ (?:of|for|in|on|to|from|with|about)\b.*$/, ''))
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

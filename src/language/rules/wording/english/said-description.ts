import type { FieldSpec } from '../../../../ports/language.ts'

const MAX_LENGTH = 160
/** Notes included. A longer text explains more than it names, and takes long to look through. */
const MAX_DESCRIPTION = 400

/**
 * A description as the agent may say it within a sentence: notes on the format left out, the person addressed as "you".
 * "Date on which the customer pays (YYYY-MM-DD)" becomes "date on which you pay". Empty where it cannot be said in English.
 */
export function saidDescription({ description }: Pick<FieldSpec, 'description'>): string {
  if (description.length > MAX_DESCRIPTION) return ''
  const text = description
    .trim()
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s*[;:].*$|\. .*$/s, '')
    .replace(REQUEST, '')
    .replace(/,? with (?:the )?country code$/i, '')
    .replace(/[.\s]+$/, '')
  return text.length > MAX_LENGTH || /[\u0900-\u097f?!]/.test(text) ? '' : toYou(decapitalised(text))
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
  '(?:customer|caller|person|patient|user|guest|client|candidate|applicant|borrower|policyholder|subscriber|respondent|buyer|visitor)'

const OWNER = new RegExp(`\\b(?:the )?${PERSON}(?:'s|’s|s'|s’)(?= )`, 'gi')
/** Not "of the patient", which "of you" would not replace, nor somebody told apart: "the person who pays". */
const DOER = new RegExp(
  `(?<!\\bof )(?<!\\bof the )\\b(?:(?:the )?${PERSON}|they|he|she)\\b(?! (?:who|whom|whose|that|the|to|for|of)\\b)(?: ([a-z]+))?`,
  'gi',
)

/** "what the customer wants" as "what you want" */
function toYou(text: string): string {
  return text
    .replace(OWNER, 'your')
    .replace(DOER, (_, verb: string | undefined) => (verb === undefined ? 'you' : `you ${plainVerb(verb)}`))
    .replace(/\b(?:them|him)\b/gi, 'you')
    .replace(/\b(?:their|his|her)\b/gi, 'your')
}

const PLAIN: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', was: 'were', goes: 'go' }

/** "wants" as it follows "you" or "does": "want". Other words stay as they are. */
export function plainVerb(verb: string): string {
  if (PLAIN[verb] !== undefined) return PLAIN[verb]
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y')
  if (/(?:sh|ch|ss|x|zz)es$/.test(verb)) return verb.slice(0, -2)
  return /[^sui]s$/.test(verb) ? verb.slice(0, -1) : verb
}

/** Whether a noun, with what stands before it, is of several: "the last four digits", not "address". */
export function isPlural(noun: string): boolean {
  return /[^siu]s$/.test(noun.replace(/ (?:of|for|in|on|to|from|with|about)\b.*$/, ''))
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

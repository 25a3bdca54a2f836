import { regex } from '../../../base/regex.ts'
import type { FieldSpec } from '../../../ports/language.ts'
import { cachedByText } from '../words/cached-by-text.ts'
import { spelledOut } from './abbreviations.ts'
import { addressed, asksOfPerson } from './addressed.ts'
import { withoutNotes } from './without-notes.ts'

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
  const text = withoutNotes(asWhether(spelledOut(description.trim())))
    .replace(REQUEST, '')
    .replace(/^please (?=\w)/i, '')
    .replace(/,? with (?:the )?country code$/i, '')
    .replace(/,? if any$/i, '')
    .replace(/\bdob\b/i, 'date of birth')
    .replace(/^(?:the )?list of (?=\w)/i, '')
    .replace(/(?<=ed) by (?:the )?(?:customer|caller|person|user|client)$/i, '')
    .replace(/(?<=[a-z]) \/ (?=[a-z])/i, ' or ')
  const told = asksOfPerson(text) ? text.replace(/\?$/, '') : text
  return told.length > MAX_LENGTH || UNSPEAKABLE.test(told) ? '' : addressed(decapitalised(told))
})

/** "True if the caller smokes", "Boolean: indicates whether the caller smokes" as "whether the caller smokes" */
function asWhether(text: string): string {
  return text
    .replace(/^(?:boolean|bool|flag|yes\/no|y\/n)(?: ?[:,-]| (?=for|if|whether|indicating)) ?/i, '')
    .replace(TRUTH, 'whether ')
}

const TRUTH = regex('i')`
  ^(?:
    (?:
      (?:set to |is )?(?:true|yes)(?: only)?,? (?:if|when)
      |(?:(?:for|indicat(?:es|ing)|tells|check|determine|verify|find out|see|confirm) )?
        (?:whether or not|whether|if)
    )[ ]
  )
`

/** Other scripts, questions that are asked as they are, and what turns the direction of writing. */
const UNSPEAKABLE = /[\u0900-\u097f?!<>{}\u202a-\u202e\u2066-\u2069]/

/** What a designer asks of the agent, not of the person: "Ask for the …" */
const REQUEST = regex('i')`
  ^(?:please )?(?:
    ask (?:for|about|the (?:customer|caller|user|person)(?: (?:for|about))?)|ask|collect|capture|record
    |note(?! for | to )|obtain|get|find out
  ) (?=\w)
`

/** "E-mail address" is said as "e-mail address", "PIN code", "WhatsApp number" and "Aadhaar number" as they are. */
export function decapitalised(text: string): string {
  return /^[A-Z][a-z-]*(?![A-Za-z])/.test(text) &&
    !/^(?:I|Aadhaar|Google|Facebook|Instagram|English|Hindi)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** Whether a noun, with what stands before it, is of several: "the last four digits", not "address". */
export function isPlural(noun: string): boolean {
  return /[^siu]s$/.test(noun.replace(/ (?:of|for|in|on|to|from|with|about|after|before|per|during)\b.*$/, ''))
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

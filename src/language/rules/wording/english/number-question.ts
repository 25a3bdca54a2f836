import type { FieldReader } from '../../fields/field-reader.ts'
import { askedFor, counted, labelOf, PEOPLE } from './nouns.ts'
import { saidDescription } from '../../fields/said-description.ts'

/** Asks for a number: how many, how old, how one rates something, or what it is. */
export function numberQuestion(plan: FieldReader): string {
  const rated = rating(plan)
  if (rated !== undefined) return rated
  const of = counted(plan)
  if (of !== undefined) return countQuestion(of)
  if (plan.label.some((word) => PEOPLE.has(word))) return 'How many people will it be?'
  if (plan.label.includes('age')) return ageQuestion(plan)
  if (/^(?:years|months) of ./.test(labelOf(plan))) return `How many ${labelOf(plan)} do you have?`
  if (plan.field.description.trim() === '' && COUNTED.test(plan.label.join(' ')))
    return `How many ${plan.label.join(' ')} will it be?`
  return `${askedFor(plan)}${/\d/.test(labelOf(plan)) ? '' : inRange(plan)}?`
}

function inRange({ range }: FieldReader): string {
  return range ? `, from ${range[0]} to ${range[1]}` : ''
}

/** "How would you rate our service, from 1 to 5?" of "Rating of our service from 1 to 5", "Pain on a scale from 0 to 10" */
function rating(plan: FieldReader): string | undefined {
  const [text = '', isOnScale] = saidDescription(plan.field)
    .replace(/,? (?:from )?\d+ (?:to|-) \d+$/, '')
    .split(/,? on a scale$/)
  const rated = /^(?:(?:customer|overall|your) )?(?:rating (?:of|for)|rate) (.+)$/.exec(text)?.[1]
  if (rated === undefined && isOnScale === undefined) return undefined
  return `How would you rate ${rated ?? `your ${text}`}${inRange(plan)}?`
}

/** "people who will stay", "claims made last year", "people staying", "family members", "rooms" */
function countQuestion(of: string): string {
  if (/ (?:who|that|which|to) /.test(of)) return `How many ${of.replace(WHO_DO, ' ')}?`
  if (/^\S+ \S+ing\b/.test(of)) return `How many ${of.replace(' ', ' are ')}?`
  if (/^\S+ (?:\S+[^e]ed|made|taken|given|lost|sold|bought)\b/.test(of)) return `How many ${of.replace(' ', ' were ')}?`
  if (/ (?:in|at|on) (?:the|your|a) /.test(of)) return `How many ${of.replace(/ (?=(?:in|at|on) )/, ' are there ')}?`
  return `How many ${of} will it be?`
}

const WHO_DO = / (?:who|that|which) (?=(?:will|are|have|need|would|can|should|live|use|stay|depend|work|study)\b)/

/** "How old is the patient?" of `patient_age`. */
function ageQuestion({ label, field }: FieldReader): string {
  const named = label.filter((word) => !OF_AGE.has(word)).join(' ')
  const whose = named === '' ? ofWhom(saidDescription(field)) : named
  return whose === '' ? 'How old are you?' : `How old is the ${whose}?`
}

/** The "student" of "age of the student" */
function ofWhom(text: string): string {
  const whose = /^(?:\w+ )?age of (?:the )?(\w+)$/.exec(text)?.[1] ?? ''
  return OF_AGE.has(whose) ? '' : whose
}

const OF_AGE = new Set('age in years year months completed current present your customer caller client user'.split(' '))

/** "nights", "adults": read back after their number. */
export const COUNTED = /^(?!.*(?:class|address|status|years|months|pass|gas|sms)$)[a-z]+s$|^people$/

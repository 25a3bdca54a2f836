import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { askedFor, counted, labelOf, PEOPLE } from './nouns.ts'
import { directOrder } from '../../fields/direct-order.ts'
import { saidDescription } from '../../fields/said-description.ts'

/** Asks for a number: how many, how old, how one rates something, or what it is. */
export function numberQuestion(plan: FieldReader): string {
  const rated = rating(plan)
  if (rated !== undefined) return rated
  const of = counted(plan)
  if (of !== undefined) return countQuestion(of)
  if (plan.label.some((word) => PEOPLE.has(word))) return 'How many people will it be?'
  const bare = labelOf(plan)
  if (isCounted(bare)) return countQuestion(bare)
  if (plan.label.includes('age')) return ageQuestion(plan)
  if (/^(?:years|months) of ./.test(labelOf(plan))) return `How many ${labelOf(plan)} do you have?`
  if (/^(?:years|months) (?:at|in|with|on) ./.test(labelOf(plan))) return `How many ${labelOf(plan)}?`
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
  const likely = /^likelihood to (.+)$/.exec(text)?.[1]
  if (likely !== undefined) return `How likely are you to ${likely}${inRange(plan)}?`
  const rated = /^(?:(?:customer|overall|your) )?(?:rating (?:of|for)|rate) (.+)$/.exec(text)?.[1]
  if (rated === undefined && isOnScale === undefined) return undefined
  return `How would you rate ${rated ?? `your ${text}`}${inRange(plan)}?`
}

/** "people who will stay", "claims made last year", "people staying", "family members", "rooms" */
function countQuestion(of: string): string {
  if (/ (?:who|that|which|to) /.test(of)) return `How many ${of.replace(WHO_DO, ' ')}?`
  const [, thing, purpose = ''] = NEEDED.exec(of) ?? []
  if (thing !== undefined) return `How many ${thing} do you need${purpose}?`
  if (DOING.test(of)) return `How many ${of.replace(DOING, '$1 are ')}?`
  if (DONE.test(of)) return `How many ${of.replace(' ', ' were ')}?`
  if (/ (?:per|a|each) [a-z]+$/.test(of)) return `How many ${of}?`
  if (/ (?:in|at|on) (?:the|your|a) /.test(of)) return `How many ${of.replace(/ (?=(?:in|at|on) )/, ' are there ')}?`
  const [, what, clause = ''] = /^([a-z]+(?: [a-z]+)?) ((?:the|you|we|it|they|your|our) .+)$/.exec(of) ?? []
  if (what !== undefined) {
    const asked = directOrder(clause)
    return asked === undefined ? `What is the number of ${of}?` : `How many ${what} ${asked}?`
  }
  return `How many ${of} will it be?`
}

/** "nights", "units used last month": no word before the noun makes it another's measure ("sales last month in rupees"). */
function isCounted(label: string): boolean {
  if (!COUNTED.test(label.split(' ', 1)[0] ?? '') || OF_MONEY.test(label)) return false
  return !label.includes(' ') || DONE.test(label) || MEASURED.test(label) || OF_PEOPLE.test(label)
}

const OF_MONEY =
  /\b(?:amounts?|expenses|earnings|savings|sales|dues|charges|fees|costs|marks|points|rupees|dollars|details)\b/
/** "bags of luggage", "cups of coffee per day" */
const MEASURED = /^[a-z]+s of [a-z]+[^s](?: (?:per|a|each) [a-z]+)?$/
/** "adults travelling", "children below 12" */
const OF_PEOPLE = regex`
  ^(?:adults|children|kids|infants|people|persons|guests|members|students|passengers|employees)
    [ ](?:[a-z]{3,}ing|below|above|under|over|aged)\b
`
const DONE = /^\S+ (?:\S+[^e]ed|made|taken|given|lost|sold|bought)\b/

/** "Rooms needed for overnight guests" */
const NEEDED = /^([a-z-]+(?: [a-z-]+)?) (?:needed|required|wanted)( .+)?$/
/** "People staying", "children below 18 applying along" */
const DOING = /^(\S+(?: (?:below|above|under|over|aged) \d+(?: years)?)?) (?=\S+ing\b)/

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

const OF_AGE = new Set(
  'age in years year months completed current present your customer caller client user candidate applicant respondent donor'.split(
    ' ',
  ),
)

/** "nights", "adults": read back after their number. */
export const COUNTED = /^(?!.*(?:class|address|status|years|months|pass|gas|sms)$)[a-z]+s$|^people$|^children$/

import { regex } from '../../../base/regex.ts'
import type { FieldReader } from './field-reader.ts'
import { oncePerField } from './once-per-field.ts'

/** Whether a day is asked for that is still to come: of a visit, a delivery, a wish. */
const asksForDayAhead = oncePerField(({ field, label, prefersPast }) => {
  const question = `${label.join(' ')} / ${field.description}`
  return (
    !prefersPast &&
    !ON_PAPER.test(question) &&
    !asksForEitherSide(question) &&
    (OF_PLANS.test(question) || FUTURE.test(question))
  )
})

/** "Day on which the dues were paid or will be paid" */
export function asksForEitherSide(question: string): boolean {
  return EITHER_SIDE.test(question)
}

const EITHER_SIDE = /\b(?:was|were|has|have|had|did|paid|done)\b.* or (?:will|would|shall|is to|are to)\b/i

/** Whether a question for a day leaves open if it has been or is to come: "date of journey on the ticket". */
export function mayLieBehind(plan: FieldReader): boolean {
  return (plan.kind === 'date' || plan.kind === 'datetime') && !plan.prefersPast && !asksForDayAhead(plan)
}

/** Whether the day that is asked for has been, or may have been: what is told of the past answers it. */
export function mayBeToldOfThePast(plan: FieldReader): boolean {
  return (plan.prefersPast && (plan.kind === 'date' || plan.kind === 'datetime')) || mayLieBehind(plan)
}

/** Whether a day lies behind where one to come is asked for, or the other way round. Both are `YYYY-MM-DD`. */
export function isOffItsSide(plan: FieldReader, value: unknown, today: string): boolean {
  if ((plan.kind !== 'date' && plan.kind !== 'datetime') || typeof value !== 'string') return false
  const day = value.slice(0, 10)
  return plan.prefersPast ? day > today : day < today && !mayLieBehind(plan)
}

/** What is written on a paper may have been long ago. */
const ON_PAPER = regex('i')`
  \b(?:on|of) (?:the|your) (?:\w+ )?
    (?:ticket|bill|receipt|invoice|prescription|report|letter|challan|cheque|certificate)\b
`
const OF_PLANS = regex('i')`
  / (?:day|date)(?: and time)? for\b|\bplans? to\b
  |\b(?:
    visits?|appointment|deliver\w*|pick ?-?up|drop|collection|collect|inspection|survey|demo|trial|class|classes
    |sample|meeting|interview|starts?|starting|begins?|join\w*|moves?|moving|shift\w*|come|coming|check ?-?in
    |check ?-?out|arriv\w*|departure|travel|trip|tour|stay|wedding|marriage|event|party|function|ceremony|puja|slot
    |schedul\w*|prefer\w*|preferred|would|will|should|shall|may|want|need\w*|like|suits?|suitable|convenient|free
    |available|next|due|target|expected|required|instal\w*|service|repair|test|call ?back|booking|reservation
    |when can|can (?:i|we|he|she|they|you|the)|renewal|follow ?-?up|journey|promise\w*|deadline|resume\w*|ahead
  )\b
`
const FUTURE = regex('iu')`
  \b\w+(?:enge|engi|oge|ogi|ega|egi)\b
  |\b(?:chah\w+|aana|aaye|aaye?n|kare?in|bhej\w+)\b
  |(?:एंगे|ेंगे|ओगे|ोगे|एगा|ेगा|एगी|ेगी|चाहिए|चाहते|चाहती|चाहेंगे|आना|भेजना|भेजें|आएं)(?![\p{L}\p{M}])
`

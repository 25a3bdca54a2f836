import type { FieldReader } from '../fields/field-reader.ts'

/** A short noun phrase for the field: its description when that is one, else its name. */
export function labelOf(plan: FieldReader): string {
  const text = plan.field.description.trim().replace(/[.\s]+$/, '')
  const isShort =
    text !== '' && text.split(/\s+/).length <= 6 && !/[\u0900-\u097f?!;:()]/.test(text) && !NOT_A_NOUN.test(text)
  if (!isShort) return plan.label.join(' ') || 'answer'
  return decapitalised(text)
    .replace(/^(?:the|your|a|an) /, '')
    .replace(OWNER, '')
}

/** "your city", but "the name of the child" and "the area where you live" */
export function owned(plan: FieldReader): string {
  const label = labelOf(plan)
  return / (?:of|for|to) (?:the|a|an|your) | (?:where|you) /.test(label) ? `the ${label}` : `your ${label}`
}

const NOT_A_NOUN =
  /^(?:ask|whether|if|when|how|what|which|where|why|who|does|do|is|are|has|have|did|will|please|collect|get|find|confirm)\b/i
const OWNER =
  /^(?:caller|customer|person|patient|user|guest|client|callers|customers|patients|users)(?:'s|s'|’s)? (?=\w)/i

function decapitalised(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

const MAX_LONG_NOUN = 120

export function describedAs(plan: FieldReader): string {
  const text = plan.field.description.trim().replace(/[.\s]+$/, '')
  if (text === '' || text.length > MAX_LONG_NOUN || /[\u0900-\u097f?!;:()]/.test(text)) return owned(plan)
  if (/^(?:what|which|where|why|who|how|when|whether|if)\b/i.test(text))
    return toYou(decapitalised(text).replace(/^if\b/, 'whether'))
  return / of /.test(text) && !NOT_A_NOUN.test(text)
    ? `the ${toYou(decapitalised(text)).replace(/^the /, '')}`
    : owned(plan)
}

const THEY_DO = /\b(?:(?:the )?(?:caller|customer|person|patient|user|guest|client)|they|he|she) (\w+)/gi

/** "what the customer wants" as "what you want" */
export function toYou(text: string): string {
  return text
    .replace(THEY_DO, (_, verb: string) => `you ${plainVerb(verb)}`)
    .replace(/\b(?:them|him|her)\b/gi, 'you')
    .replace(/\b(?:their|his)\b/gi, 'your')
}

function plainVerb(verb: string): string {
  const known: Record<string, string> = { is: 'are', has: 'have', does: 'do', was: 'were' }
  return known[verb] ?? (/[^s]s$/.test(verb) ? verb.slice(0, -1) : verb)
}

export const PEOPLE = new Set(['people', 'guests', 'persons', 'party', 'attendees'])

export function nounFor(plan: FieldReader): string {
  switch (plan.kind) {
    case 'name':
      return plan.isOwn ? `your ${PART.has(plan.label[0] ?? '') ? plan.label.join(' ') : 'name'}` : ownedName(plan)
    case 'datetime':
      return `the day and time that suit you${forTopic(topicOf(plan))}`
    case 'date':
      return suits(plan) ? `the day that suits you${forTopic(topicOf(plan))}` : owned(plan)
    case 'time':
      return suits(plan) ? `the time that suits you${forTopic(topicOf(plan))}` : owned(plan)
    case 'number': {
      const of = /^(?:number|count|total) of (.{1,80})$/.exec(labelOf(plan))?.[1]
      return of
        ? `how many ${of} there will be`
        : plan.label.some((word) => PEOPLE.has(word))
          ? 'how many people there will be'
          : owned(plan)
    }
    default:
      return owned(plan)
  }
}

const PART = new Set(['first', 'last', 'full', 'family', 'given'])

/** "the name of the child", or "the child's name" where the description does not say it */
function ownedName(plan: FieldReader): string {
  const label = labelOf(plan)
  if (/ of /.test(label)) return `the ${label}`
  const whose = plan.label.filter((word) => word !== 'name').join(' ')
  return whose === '' ? 'your name' : `the ${whose}'s name`
}

/** Whether a day or time is agreed on, as for an appointment; a check-in or a departure is only reported. */
export function suits(plan: FieldReader): boolean {
  return !plan.prefersPast && plan.label.every((word) => TIME_WORDS.has(word) || AGREED.has(word))
}

const AGREED = new Set(
  'visit appointment delivery meeting pickup pick up callback call back demo interview site service consultation session class test inspection best suitable convenient to contact reach'.split(
    ' ',
  ),
)

const TIME_WORDS = new Set(
  'date day time datetime when slot timing timings preferred preference for of the at schedule scheduled'.split(' '),
)

/** "appointment" of "appointment_time" */
export function topicOf(plan: FieldReader): string {
  const topic = plan.label.filter((word) => !TIME_WORDS.has(word)).join(' ')
  return /^(?:best|suitable|convenient)(?: |$)/.test(topic) ? topic.replace(/^\w+ ?(?:to )?/, '') : topic
}

export function forTopic(topic: string): string {
  return topic === '' ? '' : ` for the ${topic}`
}

import type { FieldReader } from '../fields/field-reader.ts'

/** The description without the full stop at its end. */
export function descriptionOf({ field }: FieldReader): string {
  return field.description.trim().replace(/[.\s]+$/, '')
}

/** A short noun phrase for the field: its description when that is one, else its name. */
export function labelOf(plan: FieldReader): string {
  const text = descriptionOf(plan)
  const isShort =
    text !== '' && text.split(/\s+/).length <= 6 && !/[\u0900-\u097f?!;:()]/.test(text) && !NOT_A_NOUN.test(text)
  if (!isShort) return plan.label.join(' ') || 'answer'
  return decapitalised(text)
    .replace(/^(?:the|your|a|an) /, '')
    .replace(OWNER, '')
    .replace(OF_OWNER, '')
    .replace(/ (?:required|needed|wanted|desired)$/, '')
}

/** "your city", but "the name of the child", "the area where you live" and "the year of manufacture" */
export function owned(plan: FieldReader): string {
  const label = labelOf(plan)
  return / (?:of|for|to) (?:the|a|an|your) | (?:where|you) /.test(label) || OF_A_THING.test(label)
    ? `the ${label}`
    : `your ${label}`
}

const OF_A_THING = / of (?:manufacture|make|purchase|issue|sale|delivery|installation|registration|expiry|loss)$/

const NOT_A_NOUN =
  /^(?:ask|whether|if|when|how|what|which|where|why|who|does|do|is|are|has|have|did|will|please|collect|get|find|confirm)\b/i
const OWNER =
  /^(?:caller|customer|person|patient|user|guest|client|callers|customers|patients|users)(?:'s|s'|’s)? (?=\w)/i

const OF_OWNER = / of the (?:caller|customer|client|user)$/i

function decapitalised(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

const MAX_LONG_NOUN = 120

export function describedAs(plan: FieldReader): string {
  const text = descriptionOf(plan)
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
      return nameFor(plan)
    case 'datetime':
      return `the day and time that suit you${forTopic(topicOf(plan))}`
    case 'date':
      return suits(plan) ? `the day that suits you${forTopic(topicOf(plan))}` : owned(plan)
    case 'time':
      return suits(plan) ? `the time that suits you${forTopic(topicOf(plan))}` : owned(plan)
    case 'number': {
      const of = counted(plan)
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

/** What a number is the number of: "people who will stay" of "Total number of people who will stay". */
export function counted(plan: FieldReader): string | undefined {
  const text = decapitalised(descriptionOf(plan))
  return (
    COUNT_OF.exec(text)?.[1]?.replace(/ (?:required|needed|wanted)$/, '') ?? COUNT_OF.exec(plan.label.join(' '))?.[1]
  )
}

const COUNT_OF = /^(?:the )?(?:(?:total|exact|approximate|expected) )?(?:number|count|total) of ([^?!;:()]{1,80})$/

/** "your full name", "the name of the child", or "the child's name" where the description does not say it */
function nameFor(plan: FieldReader): string {
  const text = decapitalised(descriptionOf(plan))
  if (!plan.isOwn && NAME_OF.test(text)) return `the ${text}`
  const whose = plan.label.filter((word) => word !== 'name' && !PART.has(word) && !SPEAKER.has(word)).join(' ')
  if (whose !== '') return `the ${whose}'s name`
  const part = plan.label.find((word) => PART.has(word))
  return part === undefined ? 'your name' : `your ${part} name`
}

const NAME_OF = /^(?:full |complete )?name of (?!the (?:caller|customer|client|user|person)\b|your?\b)[^?!;:()]{1,60}$/
const PART = new Set(['first', 'last', 'full', 'family', 'given'])
/** Who is spoken with, unless the description says otherwise. */
const SPEAKER = new Set(['customer', 'caller', 'client', 'user', 'contact', 'person'])

/** Whether a day or time is agreed on, as for an appointment; a check-in or a departure is only reported. */
export function suits(plan: FieldReader): boolean {
  return !plan.prefersPast && plan.label.every((word) => TIME_WORDS.has(word) || AGREED.has(word))
}

const AGREED = new Set(
  'visit appointment delivery meeting pickup pick up follow followup callback call back demo interview site service consultation session class test inspection best suitable convenient to contact reach'.split(
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

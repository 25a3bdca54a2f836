import { regex } from '../../../../base/regex.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { decapitalised, isPlural, saidDescription } from '../../fields/said-description.ts'

const LONGEST_LABEL = 12

/** A short noun phrase for the field: its description when that is one, else its name. */
export function labelOf(plan: FieldReader): string {
  const text = saidDescription(plan.field)
  const isShort = text !== '' && text.split(/\s+/).length <= LONGEST_LABEL && !NOT_A_NOUN.test(text)
  if (!isShort) return plan.label.join(' ') || 'answer'
  return text
    .replace(/^(?:the|your|an?) (?!second\b)/, '')
    .replace(OF_OWNER, '')
    .replace(
      /^(?:customer|caller|client|user|candidate|applicant) (?!id\b|care\b|type\b|number\b|code\b|support\b)(?=\w)/i,
      '',
    )
    .replace(/ (?:required|needed|wanted|desired|preferred|chosen)(?: by you)?$/, '')
}

/** "your city", but "the name of the child", "the area where you live" and "the year of manufacture" */
export function owned(plan: FieldReader): string {
  const label = labelOf(plan)
  const named = label.replace(/, in your (?:own )?words$/, '')
  if (/^relation(?:ship)? to /.test(named)) return `your ${label}`
  return / (?:of|for|to) (?:the|a|an|this) | (?:where|you|your) /.test(` ${named} `) ||
    OF_A_THING.test(label) ||
    DONE_TO_IT.test(label) ||
    / of (?:last|next|previous|first) /.test(label) ||
    IN_ORDER.test(label)
    ? `the ${label}`
    : `your ${label}`
}

const OF_A_THING = regex`
  [ ]of (?:
    manufacture|make|purchase|issue|sale|delivery|installation|registration|expiry|loss|check-in|check-out|arrival
    |departure|travel
  )$
`
/** "loan amount requested", "medicines currently being taken", "course applied for" */
const DONE_TO_IT = regex`
  [ ](?:being \S+|(?:currently |already )?(?:[a-z]+[^e]ed|taken|given|made|bought|sold|sent|paid))
    (?: (?:for|to|by|in|on|at|from|with|last|this|so|now|already)\b.*)?$
`
/** Of an order, of a thing, or of somebody else. */
const IN_ORDER = regex`
  ^(?:
    (?:last|first|next|present|current) .* of |(?:nature|cause|source|purpose|amount|weight|size|colour|brand) of[ ]
    |(?:patient|guest|student|child|nominee|owner|driver|spouse)[ ]
  )
`

const NOT_A_NOUN =
  /^(?:whether|if|when|how|what|which|where|why|who|does|do|is|are|has|have|did|will|please|find|confirm|rate)\b/

const OF_OWNER = / of the (?:caller|customer|client|user|candidate|applicant)$/

/** "What is your income", "What are the last four digits of your card", "Could you give me another phone number" */
export function askedFor(plan: FieldReader): string {
  const label = labelOf(plan)
  if (ONE_MORE.test(label)) return `Could you give me ${/^(?:another|a) /.test(label) ? '' : 'an '}${label}`
  return `What ${isPlural(label) ? 'are' : 'is'} ${owned(plan)}`
}

const ONE_MORE = /^(?:another|a second|alternate|alternative) /

/** What is told in some words: "the reason for the delay", "your occupation". */
export function describedAs(plan: FieldReader): string {
  const text = saidDescription(plan.field)
  if (text === '' || NOT_A_NOUN.test(text)) return owned(plan)
  return / of | for the /.test(text) ? `the ${text.replace(/^the /, '')}` : owned(plan)
}

export const PEOPLE = new Set(['people', 'guests', 'persons', 'party', 'attendees'])

export function nounFor(plan: FieldReader): string {
  switch (plan.kind) {
    case 'name':
      return nameFor(plan)
    case 'datetime':
      return `the ${asksDayAlone(plan) ? 'day that suits' : 'day and time that suit'} you${forTopic(topicOf(plan))}`
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
  const text = saidDescription(plan.field)
  return (
    COUNT_OF.exec(text)?.[1]?.replace(/ (?:required|needed|wanted)$/, '') ?? COUNT_OF.exec(plan.label.join(' '))?.[1]
  )
}

const COUNT_OF = /^(?:the )?(?:(?:total|exact|approximate|expected) )?(?:number|count|total) of ([^?!;:()]{1,80})$/

/** "your full name", "the name of the child", or "the child's name" where the description does not say it */
function nameFor(plan: FieldReader): string {
  const text = decapitalised(plan.field.description.trim().replace(/[.\s]+$/, ''))
  if (!plan.isOwn && NAME_OF.test(text)) return `the ${text.replace(OF_BARE_NOUN, '$1 the ')}`
  if (/^your (?:full |first |last |good )?name$/.test(text)) return text
  const whose = plan.label.filter((word) => word !== 'name' && !PART.has(word) && !SPEAKER.has(word)).join(' ')
  if (whose !== '') return `the ${whose}'s name`
  const part = plan.label.find((word) => PART.has(word))
  return part === undefined ? 'your name' : `your ${part} name`
}

const NAME_OF =
  /^(?:full |complete )?name (?:for the |of (?!the (?:caller|customer|client|user|person)\b|your?\b))[^?!;:()]{1,60}$/
/** "name of parent or guardian" */
const OF_BARE_NOUN =
  /^(\S+(?: name)? (?:of|for)) (?!(?:the|an?|your|our|this|any|each|all|both|who\w*|which|one) |\S+s(?: |$))/
const PART = new Set(['first', 'last', 'full', 'family', 'given'])
/** Who is spoken with, unless the description says otherwise. */
const SPEAKER = new Set(['customer', 'caller', 'client', 'user', 'contact', 'person'])

/** Whether a day or time is agreed on, as for an appointment; a check-in or a departure is only reported. */
export function suits(plan: FieldReader): boolean {
  return !plan.prefersPast && plan.label.every((word) => TIME_WORDS.has(word) || AGREED.has(word))
}

/** "Preferred date of the appointment": an `appointment` has a time as well, unless the description asks for its day alone. */
export function asksDayAlone({ kind, wantsTime, field }: FieldReader): boolean {
  return (
    kind === 'datetime' &&
    !wantsTime &&
    /^(?:the |your )?(?:preferred |desired )?(?:date|day)\b/i.test(field.description.trim())
  )
}

const AGREED = new Set(
  'visit appointment delivery meeting pickup pick up follow followup callback call back demo interview site service consultation session class test inspection best suitable convenient to contact reach'.split(
    ' ',
  ),
)

export const TIME_WORDS = new Set(
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

import { CALENDAR_NAMES } from '../../../base/calendar-names.ts'
import { regex } from '../../../base/regex.ts'
import type { FieldSpec } from '../../../ports/language.ts'
import { type FieldReader, spaced } from '../fields/field-reader.ts'
import { type FieldKind, WHEN } from '../fields/kind-of.ts'
import { choiceQuestion } from './english/choice-question.ts'
import { describedQuestion } from './english/described-question.ts'
import { askedFor, asksDayAlone, forTopic, labelOf, nounFor, owned, suits, topicOf } from './english/nouns.ts'
import { COUNTED, numberQuestion } from './english/number-question.ts'
import { asksOfThePast } from '../fields/asks-of-the-past.ts'
import { saidDescription } from '../fields/said-description.ts'
import { textQuestion } from './english/text-question.ts'
import { yesNoQuestion } from './english/yes-no-question.ts'
import { exampleNumber } from './example-number.ts'
import { designedQuestion, listsOptions, optionSaid } from './flow-texts.ts'
import { isPlainLabel } from './is-plain-label.ts'
import type { Wording } from './wording.ts'

const { months: MONTHS, weekdays: WEEKDAYS } = CALENDAR_NAMES.en

const NAMES_WHEN = regex`
  \b(?:
    date|day|dob|birthday|birthdate|time|hour|start|end|deadline|check.?in|check.?out|since|when|departure|arrival
    |expiry
  )\b
`

/** "The date of your last service" for a label that names no day. */
function dated(plan: FieldReader, noun: 'date' | 'time'): string {
  const isNamed = NAMES_WHEN.test(plan.label.join(' ')) || NAMES_WHEN.test(labelOf(plan))
  return `What is ${isNamed ? owned(plan) : `the ${noun} of ${owned(plan)}`}?`
}

/** As the description tells it; "when the appointment should be" leaves the day and the time to the person. */
function toldQuestion(plan: FieldReader): string | undefined {
  const asksWhatSuits = WHEN.has(plan.kind) && suits(plan) && /^when\b/i.test(plan.field.description.trim())
  return asksWhatSuits ? undefined : describedQuestion(plan)
}

/** The person's own number or address, as usual as "What is your PIN code?". */
function isOwnContact(plan: FieldReader): boolean {
  return isPlainLabel(plan) && !OF_SOMETHING.test(saidDescription(plan.field))
}

/** What a designer calls otherwise than a PIN code may have letters, and an area in its place. */
function isPostcode(plan: FieldReader): boolean {
  return plan.kind === 'pincode' && !/\bpin/i.test(labelOf(plan))
}

const OF_SOMETHING = regex`
  \bof (?:
    (?:a|an|our|this) |the (?!(?:customer|caller|person|patient|user|guest|client|candidate|applicant)$|\w+ area$)
  )
  |^(?:another|alternat\w+|a second|second|other)[ ]
`

export const english: Wording = {
  ask(plan, isBare = false) {
    const designed = questionIn(plan, isBare)
    if (designed !== undefined) return designed
    if (plan.kind === 'name') return `May I have ${nounFor(plan)}, please?`
    const own = isOwnContact(plan) && !isPostcode(plan) ? OWN_CONTACTS[plan.kind] : undefined
    if (own !== undefined) return own
    const told = toldQuestion(plan)
    if (told !== undefined) return withOptionsBehind(told, plan.field, isBare)
    switch (plan.kind) {
      case 'company':
        return `What is ${companyName(labelOf(plan))}?`
      case 'date':
        return suits(plan) ? `Which day would suit you${forTopic(topicOf(plan))}?` : dated(plan, 'date')
      case 'time':
        return suits(plan) ? `What time would suit you${forTopic(topicOf(plan))}?` : dated(plan, 'time')
      case 'datetime':
        return `${asksDayAlone(plan) ? 'Which day' : 'What day and time'} would suit you${forTopic(topicOf(plan))}?`
      case 'phone':
      case 'email':
      case 'pincode':
      case 'code':
        return `${askedFor(plan)}?`
      case 'city':
        return isOwnContact(plan) ? 'Which city are you in?' : `${askedFor(plan)}?`
      case 'address':
        return /^landmark\b/.test(labelOf(plan)) ? `Could you tell me a ${labelOf(plan)}?` : `${askedFor(plan)}?`
      case 'enum':
        return withOptionsBehind(choiceQuestion(plan), plan.field, isBare)
      case 'boolean':
        return yesNoQuestion(plan)
      case 'number':
        return numberQuestion(plan)
      case 'text':
        return textQuestion(plan)
    }
  },
  askSeveral(plans) {
    const nouns = plans.filter(isNoun)
    const isOne = nouns.length < 2
    const asked = list(dayBesideTime(nouns), 'and')
    const lines = plans.map((plan) =>
      isOne || !nouns.includes(plan) ? english.ask(plan) : plan === nouns[0] ? `Could you tell me ${asked}?` : '',
    )
    return lines.filter((line) => line !== '').join(' ')
  },
  explain(plan) {
    switch (plan.kind) {
      case 'name':
        return NO_PERSON.test(plan.label.join(' '))
          ? 'Just the name is fine.'
          : 'Just the name is fine, for example "Priya Sharma".'
      case 'company':
        return 'Just the name of it is fine.'
      case 'date':
        return exampleDays(plan)
      case 'time':
        return 'For example, "4 pm" or "half past ten in the morning".'
      case 'datetime':
        return asksOfThePast(plan) || asksDayAlone(plan)
          ? exampleDays(plan)
          : 'For example, "tomorrow at 4 pm" or "Friday at 10 in the morning".'
      case 'phone':
        return 'Please give all the digits, for example "98765 43210".'
      case 'email':
        return 'For example, "priya at gmail dot com".'
      case 'code':
        return 'Please give its characters one by one.'
      case 'pincode':
        return isPostcode(plan) ? 'Please give its characters one by one.' : 'Please give its digits one by one.'
      case 'city':
        return plan.label.includes('city') ? 'The name of the city is enough.' : 'Just the name of it is enough.'
      case 'address':
        return 'House, street and area, please.'
      case 'enum':
        return `You can say ${choice(plan.field)}.`
      case 'boolean':
        return 'You can simply say yes or no.'
      case 'number':
        return explainNumber(plan)
      case 'text':
        return 'A few words are enough.'
    }
  },
  notUnderstood: (attempt) =>
    attempt <= 2 ? "Sorry, I didn't quite get that." : "I'm sorry, I still couldn't make that out.",
  stillNeeded: 'I understand, but I do need this to go on.',
  repeat: 'Of course.',
  whatTime: 'And at what time?',
  whatDay: 'And on which day?',
  bye: 'Before you go, one more moment, please.',
  onlyThisLanguage: "I'm sorry, I can only speak English here.",
  greeting: 'Hello!',
  ready: 'Thank you.',
  why: (company) => `It's only so that ${company ?? 'we'} can help you.`,
  wait: 'Of course, take your time.',
  who: "I'm an automated assistant.",
  noHandOver: "I'm an automated assistant, and I can't put you through to anyone from here.",
  cannotAnswer: "I'm afraid I can't answer that here.",
  introduce(name, company) {
    const who = name === undefined ? "I'm an automated assistant" : `This is ${name}, an automated assistant`
    return company === undefined ? `${who}.` : `${who} calling for ${company}.`
  },
  because: (reason) => `I'm asking ${reason}.`,
  either: (one, other) => `Which one do you mean: ${one} or ${other}?`,
  outside({ min, max, pattern }) {
    if (pattern !== undefined) return 'That does not look right.'
    const [least, most] = [min?.toLocaleString('en-IN'), max?.toLocaleString('en-IN')]
    if (least !== undefined && most !== undefined) return `It has to be from ${least} to ${most}.`
    return least === undefined ? `It can be at most ${most ?? ''}.` : `It has to be at least ${least}.`
  },
  missed: "I'm sorry, I didn't get that answer, so I have to leave it open.",
  amount: (value) => value.toLocaleString('en-IN'),
  thanks: (name) => `Thanks, ${name}.`,
  gotIt(value, turn) {
    const word = ['Got it', 'Okay', 'Thank you', 'All right'][turn % 4] ?? 'Okay'
    return value === undefined ? `${word}.` : `${word}, ${value}.`
  },
  takenAs: (value) => (value ? "Okay, so that's a yes." : "Okay, so that's a no."),
  readBack: (parts) => `Let me read that back: ${parts.join('; ')}.`,
  noted: 'Okay.',
  moveOn: "That's all right, let's go on.",
  number(name, value) {
    const words = spaced(name).toLowerCase()
    const [, what = '', unit] = MEASURED_IN.exec(words) ?? []
    if (unit !== undefined) return `${what}${value} ${unit === 'm' ? 'metres' : unit}`
    const one = words === 'people' ? 'person' : words.replace(/s$/, '')
    return COUNTED.test(words) ? `${value} ${value === 1 ? one : words}` : `${words} ${value}`
  },
  birthday: (year, month, date) => `${date} ${MONTHS[month - 1] ?? ''} ${year}`,
  day: (month, date, weekday) => `${WEEKDAYS[weekday] ?? ''}, ${date} ${MONTHS[month - 1] ?? ''}`,
  time(hour, minute) {
    const clock = minute === 0 ? String(hour % 12 || 12) : `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
    return `${clock} ${hour < 12 ? 'am' : 'pm'}`
  },
  dayAndTime: (day, time) => `${day} at ${time}`,
  closing: {
    opted_out: "I understand. We won't contact you again. Goodbye.",
    wrong_person: 'Sorry for the trouble, I must have reached the wrong person. Goodbye.',
    callback_requested: 'No problem, someone will call you back at a better time. Goodbye.',
  },
  goodbye: 'Thank you. Goodbye.',
}

/** "load_tons", "height_m", "months": the unit is said behind the number. */
const MEASURED_IN = regex`
  ^((?:[a-z]+ ){0,3})(
    tons|tonnes|kg|grams|km|metres|meters|m|cm|feet|ft|inches|litres|liters|months|years|hours|minutes|rupees
    |percent|acres
  )$
`

/** Whether the field can be asked for in a list of several; what is told by a clause has a question of its own. */
function isNoun(plan: FieldReader): boolean {
  if (plan.kind === 'boolean' || questionIn(plan, false) !== undefined) return false
  return plan.kind === 'name' || (toldQuestion(plan) === undefined && !OWN_QUESTION.test(saidDescription(plan.field)))
}

/** What is asked for in one question; a day and its time belong together. */
function dayBesideTime(plans: readonly FieldReader[]): string[] {
  const [day, time, ...more] = (['date', 'time'] as const).flatMap((kind) =>
    plans.filter((plan) => plan.kind === kind && suits(plan)),
  )
  const isOnePair = day?.kind === 'date' && time?.kind === 'time' && more.length === 0 && topicOf(time) === topicOf(day)
  return plans.flatMap((plan) => {
    if (isOnePair && plan === time) return []
    return isOnePair && plan === day
      ? `the day and time that suit you${forTopic(topicOf(plan))}`
      : withOptions(plan, nounFor(plan))
  })
}

/** "any other wish", "another number", "number of people staying", "rating of our service" */
const OWN_QUESTION = /^(?:(?:any|some|another|a second|alternat\w+|rat(?:e|ing)) |(?:total )?number of \w+ \w)/

/** The flow's own question, when the description is one. */
function questionIn({ field }: FieldReader, isBare: boolean): string | undefined {
  const designed = designedQuestion(field, 'en')
  const text = designed ?? field.description.trim()
  if (designed === undefined && (!text.endsWith('?') || text.length > 300 || /[\u0900-\u097f]/.test(text)))
    return undefined
  if (designed === undefined && saidDescription(field) !== '') return undefined // asked of somebody else
  const hasOptions = field.options.length > 0 && !listsOptions(field, text, 'en')
  return hasOptions && !isBare ? `${text} You can say ${choice(field)}.` : text
}

function exampleDays(plan: FieldReader): string {
  if (plan.isBirth) return 'For example, "15 August 1990".'
  return plan.prefersPast || asksOfThePast(plan)
    ? 'For example, "yesterday", "last Friday" or "3 November".'
    : 'For example, "tomorrow", "next Friday" or "25 December".'
}

function explainNumber(plan: FieldReader): string {
  const { range } = plan
  if (range)
    return `Please give a number from ${range[0]} to ${range[1]}, for example "${Math.max(range[0], range[1] - 1)}".`
  return `Please give a number, for example ${exampleNumber(plan, '"two" or "25"')}.`
}

/** Whom nobody calls "Priya Sharma". */
const NO_PERSON = /\b(?:pet|dog|cat|animal)\b/

function companyName(label: string): string {
  return /^name of /.test(label) ? `the ${label}` : `the name of your ${label.replace(/ name$/, '')}`
}

const OWN_CONTACTS: Partial<Record<FieldKind, string>> = {
  phone: 'What is the best phone number to reach you on?',
  email: 'What is your e-mail address?',
  pincode: 'What is your PIN code?',
}

/** A question with what there is to choose from, unless it tells that by itself. */
function withOptionsBehind(question: string, field: FieldSpec, isBare: boolean): string {
  const isListed = isBare || field.options.length === 0 || listsOptions(field, question, 'en')
  return isListed ? `${question}?` : `${question}: ${choice(field)}?`
}

function withOptions(plan: FieldReader, noun: string): string {
  return plan.kind === 'enum' ? `${noun} (${choice(plan.field)})` : noun
}

function choice(field: FieldSpec): string {
  return list(
    field.options.map((option) => optionSaid(field, option, 'en')),
    'or',
  )
}

function list(parts: string[], word: string): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`
}

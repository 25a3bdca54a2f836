import { CALENDAR_NAMES } from '../../../base/calendar-names.ts'
import type { FieldSpec } from '../../../ports/language.ts'
import { type FieldReader, isConfirmation, spaced } from '../fields/field-reader.ts'
import { WHEN } from '../fields/kind-of.ts'
import { isPlainLabel } from './is-plain-label.ts'
import { describedWhen } from './described-when.ts'
import { designedQuestion, listsOptions, optionSaid } from './flow-texts.ts'
import {
  counted,
  describedAs,
  descriptionOf,
  forTopic,
  labelOf,
  nounFor,
  owned,
  PEOPLE,
  suits,
  topicOf,
  toYou,
} from './english-nouns.ts'
import type { Wording } from './wording.ts'

const { months: MONTHS, weekdays: WEEKDAYS } = CALENDAR_NAMES.en

const NAMES_WHEN =
  /\b(?:date|day|dob|birthday|birthdate|time|hour|start|end|deadline|check ?in|check ?out|since|when|departure|arrival|expiry)\b/

/** "The date of your last service" for a label that names no day. */
function dated(plan: FieldReader, noun: 'date' | 'time'): string {
  return NAMES_WHEN.test(plan.label.join(' ')) ? owned(plan) : `the ${noun} of ${owned(plan)}`
}

export const english: Wording = {
  ask(plan, isBare = false) {
    const described = questionIn(plan, isBare)
    if (described !== undefined) return described
    const topic = topicOf(plan)
    const when = WHEN.has(plan.kind) ? describedWhen(plan.field) : undefined
    const isAgreed = when?.startsWith('when ') === true && suits(plan)
    if (when !== undefined && !isAgreed)
      return when.startsWith('when ') ? `Could you tell me ${when}?` : `What is ${when}?`
    switch (plan.kind) {
      case 'name':
        return `May I have ${nounFor(plan)}, please?`
      case 'company':
        return `What is the name of your ${labelOf(plan).replace(/ name$/, '')}?`
      case 'date':
        return suits(plan) ? `Which day would suit you${forTopic(topic)}?` : `What is ${dated(plan, 'date')}?`
      case 'time':
        return suits(plan) ? `What time would suit you${forTopic(topic)}?` : `What is ${dated(plan, 'time')}?`
      case 'datetime':
        return `What day and time would suit you${forTopic(topic)}?`
      case 'phone':
        return isPlainLabel(plan) ? 'What is the best phone number to reach you on?' : `What is ${owned(plan)}?`
      case 'email':
        return isPlainLabel(plan) ? 'What is your e-mail address?' : `What is ${owned(plan)}?`
      case 'pincode':
        return isPlainLabel(plan) ? 'What is your PIN code?' : `What is ${owned(plan)}?`
      case 'code':
        return `What is ${owned(plan)}?`
      case 'city':
        return plan.label.length === 1 && plan.label[0] === 'city'
          ? 'Which city are you in?'
          : `What is ${owned(plan)}?`
      case 'address':
        return `What is ${owned(plan)}?`
      case 'enum':
        return `${choiceQuestion(plan)}${isBare ? '' : `: ${choice(plan.field)}`}?`
      case 'boolean':
        return yesNoQuestion(plan)
      case 'number':
        return numberQuestion(plan)
      case 'text':
        return `Could you tell me ${describedAs(plan)}?`
    }
  },
  askSeveral(plans) {
    const nouns = plans.filter(isNoun)
    const isOne = nouns.length < 2
    const asked = list(
      nouns.map((plan) => withOptions(plan, nounFor(plan))),
      'and',
    )
    const lines = plans.map((plan) =>
      isOne || !nouns.includes(plan) ? english.ask(plan) : plan === nouns[0] ? `Could you tell me ${asked}?` : '',
    )
    return lines.filter((line) => line !== '').join(' ')
  },
  explain(plan) {
    switch (plan.kind) {
      case 'name':
        return 'Just the name is fine, for example "Priya Sharma".'
      case 'company':
        return 'Just the name of it is fine.'
      case 'date':
        return plan.prefersPast
          ? 'For example, "15 August 1990".'
          : 'For example, "tomorrow", "next Friday" or "25 December".'
      case 'time':
        return 'For example, "4 pm" or "half past ten in the morning".'
      case 'datetime':
        return 'For example, "tomorrow at 4 pm" or "Friday at 10 in the morning".'
      case 'phone':
        return 'Please give all the digits, for example "98765 43210".'
      case 'email':
        return 'For example, "priya at gmail dot com".'
      case 'code':
        return 'Please give its characters one by one.'
      case 'pincode':
        return 'Please give its digits one by one.'
      case 'city':
        return plan.label.includes('city') ? 'The name of the city is enough.' : 'Just the name of it is enough.'
      case 'address':
        return 'House, street and area, please.'
      case 'enum':
        return `You can say ${choice(plan.field)}.`
      case 'boolean':
        return 'You can simply say yes or no.'
      case 'number':
        return plan.range
          ? `Please give a number from ${plan.range[0]} to ${plan.range[1]}, for example "${Math.max(plan.range[0], plan.range[1] - 1)}".`
          : 'Please give a number, for example "two" or "25".'
      case 'text':
        return 'A few words are enough.'
    }
  },
  notUnderstood: (attempt) =>
    attempt <= 2 ? "Sorry, I didn't quite get that." : "I'm sorry, I still couldn't make that out.",
  stillNeeded: 'I understand, but I do need this to go on.',
  repeat: 'Of course.',
  whatTime: 'Thank you. And at what time?',
  bye: 'Before you go, one more moment, please.',
  onlyThisLanguage: "I'm sorry, I can only speak English here.",
  greeting: 'Hello!',
  ready: 'Thank you.',
  why: (company) => `It's only so that ${company ?? 'we'} can help you.`,
  wait: 'Of course, take your time.',
  who: "I'm an automated assistant.",
  cannotAnswer: "I'm afraid I can't answer that here.",
  introduce(name, company) {
    const who = name === undefined ? "I'm an automated assistant" : `This is ${name}, an automated assistant`
    return company === undefined ? `${who}.` : `${who} calling for ${company}.`
  },
  because: (reason) => `I'm asking ${reason}.`,
  either: (one, other) => `Which one do you mean: ${one} or ${other}?`,
  outside({ min, max, pattern }) {
    if (pattern !== undefined) return 'That does not look right.'
    if (min !== undefined && max !== undefined) return `It has to be from ${min} to ${max}.`
    return min === undefined ? `It can be at most ${max ?? ''}.` : `It has to be at least ${min}.`
  },
  missed: "I'm sorry, I didn't get that answer, so I have to leave it open.",
  amount: (value) => value.toLocaleString('en-IN'),
  thanks: (name) => `Thanks, ${name}.`,
  gotIt(value, turn) {
    const word = ['Got it', 'Okay', 'Thank you', 'All right'][turn % 4] ?? 'Okay'
    return value === undefined ? `${word}.` : `${word}, ${value}.`
  },
  readBack: (parts) => `Let me read that back: ${parts.join('; ')}.`,
  noted: 'Okay.',
  moveOn: "That's all right, let's go on.",
  number(name, value) {
    const words = spaced(name).toLowerCase()
    const one = words === 'people' ? 'person' : words.replace(/s$/, '')
    return COUNTED.test(words) ? `${value} ${value === 1 ? one : words}` : `${words} ${value}`
  },
  birthday: (year, month, date) => `${date} ${MONTHS[month - 1] ?? ''} ${year}`,
  day: (_year, month, date, weekday) => `${WEEKDAYS[weekday] ?? ''}, ${date} ${MONTHS[month - 1] ?? ''}`,
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

/** Whether the field can be asked for in a list of several; a yes-or-no field needs a question of its own. */
function isNoun(plan: FieldReader): boolean {
  return plan.kind !== 'boolean' && questionIn(plan, false) === undefined
}

/** The flow's own question, when the description is one. */
function questionIn({ field }: FieldReader, isBare: boolean): string | undefined {
  const designed = designedQuestion(field, 'en')
  const text = designed ?? field.description.trim()
  if (designed === undefined && (!text.endsWith('?') || text.length > 300 || /[\u0900-\u097f]/.test(text)))
    return undefined
  const hasOptions = field.options.length > 0 && !listsOptions(field, text, 'en')
  return hasOptions && !isBare ? `${text} You can say ${choice(field)}.` : text
}

function yesNoQuestion(plan: FieldReader): string {
  const text = descriptionOf(plan)
  const whether = /^(?:whether|if) (.{1,160})$/i.exec(text)?.[1]
  if (whether) return `Could you tell me whether ${toYou(whether)}?`
  if (isConfirmation(plan)) return 'Shall I confirm that?'
  const [verb = '', ...rest] = plan.label
  const auxiliary = AUXILIARIES.get(verb)
  if (auxiliary === undefined || rest.length === 0 || text !== '') return `Yes or no: ${labelOf(plan)}?`
  return `${auxiliary} ${NEEDS_ARTICLE.has(verb) ? withArticle(rest.join(' ')) : rest.join(' ')}?`
}

/** "has_credit_card" */
const AUXILIARIES = new Map([
  ['has', 'Do you have'],
  ['have', 'Do you have'],
  ['owns', 'Do you own'],
  ['needs', 'Do you need'],
  ['need', 'Do you need'],
  ['wants', 'Do you want'],
  ['want', 'Do you want'],
  ['is', 'Are you'],
  ['can', 'Can you'],
  ['will', 'Will you'],
])
const NEEDS_ARTICLE = new Set(['has', 'have', 'owns', 'needs', 'need', 'wants', 'want'])

const WITHOUT_ARTICLE =
  /(?:s|insurance|luggage|experience|parking|internet|wifi|electricity|fever|pain|help|access|transport|breakfast)$/

function withArticle(noun: string): string {
  if (WITHOUT_ARTICLE.test(noun)) return noun
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
}

/** What somebody is or has is not chosen. */
function choiceQuestion(plan: FieldReader): string {
  const label = labelOf(plan).replace(/^preferred /, '')
  return A_STATE.test(label) ? `What is ${owned(plan)}` : `Which ${label} would you like`
}

const A_STATE =
  /(?:^| )(?:preference|occupation|profession|status|gender|sex|relationship|relation|condition|nationality)$/

function numberQuestion(plan: FieldReader): string {
  const text = descriptionOf(plan)
  if (/^how (?:many|much|old|long|often|far|big) .{1,160}$/i.test(text)) return `${toYou(text)}?`
  const of = counted(plan)
  if (of !== undefined && / (?:who|that|which|to) /.test(of))
    return `How many ${toYou(of).replace(/ (?:who|that|which) (?=(?:will|are|have|need|would|can|should|live|use|stay)\b)/, ' ')}?`
  if (of !== undefined) return `How many ${of} will it be?`
  if (plan.label.some((word) => PEOPLE.has(word))) return 'How many people will it be?'
  if (plan.label.includes('age')) return ageQuestion(plan)
  if (text === '' && COUNTED.test(plan.label.join(' '))) return `How many ${plan.label.join(' ')} will it be?`
  const range = plan.range ? `, from ${plan.range[0]} to ${plan.range[1]}` : ''
  return `What is ${owned(plan)}${/\d/.test(labelOf(plan)) ? '' : range}?`
}

/** "How old is the patient?" of `patient_age`. */
function ageQuestion({ label }: FieldReader): string {
  const whose = label.filter((word) => !OF_AGE.has(word)).join(' ')
  return whose === '' ? 'How old are you?' : `How old is the ${whose}?`
}

const OF_AGE = new Set('age in years year months completed current present your customer caller client user'.split(' '))

/** "nights", "adults": read back after their number. */
const COUNTED = /^(?!.*(?:class|address|status|years|months|pass|gas|sms)$)[a-z]+s$|^people$/

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

import { CALENDAR_NAMES } from '../../../base/calendar-names.ts'
import type { FieldSpec } from '../../../ports/language.ts'
import { asksOfThePast } from '../fields/asks-of-the-past.ts'
import { type FieldReader, isConfirmation, spaced } from '../fields/field-reader.ts'
import { type FieldKind, WHEN } from '../fields/kind-of.ts'
import { withoutNotes } from '../fields/said-description.ts'
import { wordsOf } from '../words/tokens.ts'
import { describedQuestion } from './english/described-question.ts'
import { designedQuestion, listsOptions, optionSaid } from './flow-texts.ts'
import { suits, TIME_WORDS } from './english/nouns.ts'
import { english } from './english.ts'
import { isPlainLabel } from './is-plain-label.ts'
import { hindiNoun, hindiNumber, howMany, isAdjective, translated } from './hindi-nouns.ts'
import type { Wording } from './wording.ts'

const { months: MONTHS, weekdays: WEEKDAYS } = CALENDAR_NAMES.hi

export const hindi: Wording = {
  ask(plan, isBare = false) {
    const described = questionIn(plan, isBare)
    if (described !== undefined) return described
    const own = asksForOwn(plan)
    if (own !== undefined) return own
    const common = /\?$|^whether /i.test(plan.field.description.trim()) ? translated(plan.field.description) : undefined
    if (common !== undefined && plan.kind !== 'enum') return common
    const counted = plan.kind === 'number' ? howMany(plan.label) : undefined
    if (counted !== undefined) return counted
    const label = labelOf(plan)
    const isTold = WHEN.has(plan.kind) && describedQuestion(plan) !== undefined
    if (isTold && label === undefined) return english.ask(plan, true)
    if (label === undefined && (NEEDS_LABEL.has(plan.kind) || isOthers(plan))) return neutral(plan, isBare)
    if (label !== undefined && plan.kind !== 'name' && isOthers(plan)) return `कृपया ${label} बताइए।`
    switch (plan.kind) {
      case 'name':
        return plan.isOwn || label === undefined ? OWN.name : `${label} क्या है?`
      case 'company':
        return 'आपकी कंपनी का नाम क्या है?'
      case 'date':
        if (plan.prefersPast || label?.includes('तारीख')) return `कृपया ${dated(label)} बताइए।`
        return suits(plan) || label !== undefined ? `${forTopic(plan)}आपको कौन सा दिन ठीक रहेगा?` : neutral(plan, isBare)
      case 'time':
        return isToldOfPast(plan) ? neutral(plan, isBare) : `${forTopic(plan)}आपको कौन सा समय ठीक रहेगा?`
      case 'datetime':
        if (label?.includes('तारीख') === true) return `कृपया ${label} बताइए।`
        if (SINCE.test(plan.field.description)) return 'यह कब से हो रहा है?'
        return isToldOfPast(plan) ? neutral(plan, isBare) : `${forTopic(plan)}आपको कौन सा दिन और समय ठीक रहेगा?`
      case 'phone':
        return OWN.phone
      case 'email':
        return OWN.email
      case 'pincode':
        return 'आपका पिन कोड क्या है?'
      case 'city':
        return 'आप किस शहर में हैं?'
      case 'address':
        return 'आपका पता क्या है?'
      case 'enum':
        return isBare ? `कृपया ${label} चुनिए।` : `कृपया ${label} चुनिए: ${choice(plan.field)}।`
      case 'boolean':
        return isConfirmation(plan) ? CONFIRM : `${label}: हाँ या नहीं?`
      case 'number':
        return askNumber(plan, label ?? '')
      case 'code':
        return `कृपया ${label} बताइए।`
      case 'text':
        return HAPPENS.test(label ?? '') ? `कृपया ${label} के बारे में बताइए।` : `कृपया ${label} बताइए।`
    }
  },
  askSeveral(plans) {
    const [named, others] = [plans.filter(hasNoun), plans.filter((plan) => !hasNoun(plan))]
    const nouns = named.map((plan) => {
      const noun = nounFor(plan) ?? ''
      return plan.kind === 'enum' ? `${noun} (${choice(plan.field)})` : noun
    })
    const first = nouns.length === 0 ? [] : [`कृपया ${list(nouns, 'और')} बताइए।`]
    return [...first, ...others.map((plan) => hindi.ask(plan))].join(' ')
  },
  explain(plan) {
    switch (plan.kind) {
      case 'name':
        return 'सिर्फ़ नाम बता दीजिए, जैसे "प्रिया शर्मा"।'
      case 'company':
        return 'सिर्फ़ कंपनी का नाम बता दीजिए।'
      case 'date':
        if (plan.isBirth) return 'जैसे "15 अगस्त 1990"।'
        return plan.prefersPast ? 'जैसे "कल", "पिछले शुक्रवार" या "3 नवंबर"।' : 'जैसे "कल", "अगले शुक्रवार" या "25 दिसंबर"।'
      case 'time':
        return 'जैसे "शाम 4 बजे" या "सुबह साढ़े दस बजे"।'
      case 'datetime':
        return 'जैसे "कल शाम 4 बजे" या "शुक्रवार सुबह 10 बजे"।'
      case 'phone':
        return 'कृपया सारे अंक बताइए, जैसे "98765 43210"।'
      case 'email':
        return 'जैसे "priya at gmail dot com"।'
      case 'code':
        return 'कृपया एक-एक अक्षर और अंक बताइए।'
      case 'pincode':
        return 'कृपया अंक एक-एक करके बताइए।'
      case 'city':
        return plan.label.includes('city') ? 'सिर्फ़ शहर का नाम काफ़ी है।' : 'सिर्फ़ नाम काफ़ी है।'
      case 'address':
        return 'मकान, गली और इलाक़ा बता दीजिए।'
      case 'enum':
        return `इनमें से कोई एक कहिए: ${choice(plan.field)}।`
      case 'boolean':
        return 'बस हाँ या नहीं कहिए।'
      case 'number':
        return plan.range
          ? `कृपया ${plan.range[0]} से ${plan.range[1]} के बीच की संख्या बताइए, जैसे "${Math.max(plan.range[0], plan.range[1] - 1)}"।`
          : 'कृपया एक संख्या बताइए, जैसे "दो" या "25"।'
      case 'text':
        return 'कुछ शब्दों में बता दीजिए।'
    }
  },
  notUnderstood: (attempt) => (attempt <= 2 ? 'माफ़ कीजिए, ठीक से समझ नहीं आया।' : 'माफ़ कीजिए, अब भी समझ नहीं आया।'),
  stillNeeded: 'कोई बात नहीं, पर आगे बढ़ने के लिए यह ज़रूरी है।',
  repeat: 'जी, ज़रूर।',
  whatTime: 'ठीक है। और किस समय?',
  bye: 'जाने से पहले, बस एक बात और।',
  onlyThisLanguage: 'माफ़ कीजिए, यहाँ सिर्फ़ हिंदी में बात हो सकती है।',
  greeting: 'नमस्ते!',
  ready: 'जी, धन्यवाद।',
  why: (company) =>
    company === undefined ? 'यह सिर्फ़ आपकी मदद के लिए है।' : `यह सिर्फ़ इसलिए है कि ${company} आपकी मदद कर सके।`,
  wait: 'जी, आराम से।',
  who: 'मैं एक ऑटोमेटेड असिस्टेंट हूँ।',
  noHandOver: 'मैं एक ऑटोमेटेड असिस्टेंट हूँ, और यहाँ से किसी और से बात नहीं हो सकती।',
  cannotAnswer: 'माफ़ कीजिए, इसका जवाब यहाँ नहीं मिल पाएगा।',
  introduce(name, company) {
    const who = name === undefined ? 'मैं एक ऑटोमेटेड असिस्टेंट हूँ' : `मैं ${name} हूँ, एक ऑटोमेटेड असिस्टेंट`
    return company === undefined ? `${who}।` : `${who}, ${company} की ओर से।`
  },
  because: (reason) => `वजह यह है: ${reason.replace(/^क्योंकि /, '')}।`,
  either: (one, other) => `आपका मतलब क्या है: ${one} या ${other}?`,
  outside({ min, max, pattern }) {
    if (pattern !== undefined) return 'यह ठीक नहीं लग रहा।'
    if (min !== undefined && max !== undefined) return `यह ${min} से ${max} के बीच होना चाहिए।`
    return min === undefined ? `यह ज़्यादा से ज़्यादा ${max ?? ''} हो सकता है।` : `यह कम से कम ${min} होना चाहिए।`
  },
  missed: 'माफ़ कीजिए, इसका जवाब नहीं मिल पाया, इसलिए इसे अभी खाली छोड़ना पड़ रहा है।',
  amount: (value) => value.toLocaleString('en-IN'),
  thanks: (name) => `धन्यवाद, ${name}।`,
  gotIt(value, turn) {
    const word = ['ठीक है', 'अच्छा', 'धन्यवाद', 'जी'][turn % 4] ?? 'ठीक है'
    return value === undefined ? `${word}।` : `${word}, ${value}।`
  },
  readBack: (parts) => `एक बार दोहरा दूँ: ${parts.join('; ')}।`,
  noted: 'ठीक है।',
  moveOn: 'कोई बात नहीं, आगे बढ़ते हैं।',
  number: (name, value) => hindiNumber(wordsOf(spaced(name)), value),
  birthday: (year, month, date) => `${date} ${MONTHS[month - 1] ?? ''} ${year}`,
  day: (_year, month, date, weekday) => `${WEEKDAYS[weekday] ?? ''}, ${date} ${MONTHS[month - 1] ?? ''}`,
  time(hour, minute) {
    const part = hour < 4 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : hour < 20 ? 'शाम' : 'रात'
    const clock = hour % 12 || 12
    return minute === 0 ? `${part} ${clock} बजे` : `${part} ${clock}:${String(minute).padStart(2, '0')} बजे`
  },
  dayAndTime: (day, time) => `${day}, ${time}`,
  closing: {
    opted_out: 'ठीक है, हम आपसे दोबारा संपर्क नहीं करेंगे। नमस्ते।',
    wrong_person: 'माफ़ कीजिए, शायद गलत नंबर लग गया। नमस्ते।',
    callback_requested: 'कोई बात नहीं, हम आपको बाद में फ़ोन करेंगे। नमस्ते।',
  },
  goodbye: 'धन्यवाद। नमस्ते।',
}

/** What takes place is told about; a name or a reason is told. */
const HAPPENS = /(?:मुलाक़ात|अपॉइंटमेंट|डिलीवरी|मीटिंग|बुकिंग|सेवा|इंटरव्यू|डेमो|पिकअप|भुगतान|ऑर्डर|परिवार|बीमा)$/

/** "May I have your name?", "what number can we reach you on?": the person's own, whatever the field is called. */
function asksForOwn({ kind, field }: FieldReader): string | undefined {
  const { description } = field
  if (kind === 'name') return /\byour (?:full |good )?name\b/i.test(description) ? OWN.name : undefined
  if (kind === 'phone')
    return /\b(?:reach|call|contact) you\b|\byour (?:\w+ )?(?:phone|mobile|contact|number|whatsapp)\b/i.test(
      description,
    )
      ? OWN.phone
      : undefined
  return kind === 'email' && /\byour (?:\w+ )?e-?mail\b/i.test(description) ? OWN.email : undefined
}

const OWN = { name: 'आपका नाम क्या है?', phone: 'आपका फ़ोन नंबर क्या है?', email: 'आपका ईमेल पता क्या है?' }

/** "Since when has this been happening?" */
const SINCE = /^(?:and )?(?:since when|from when|how long) (?:has|have|is|are)\b.*\b(?:happening|going on|like this)\b/i

/** When something was, is no time that suits. */
function isToldOfPast(plan: FieldReader): boolean {
  return plan.prefersPast || asksOfThePast(plan) || /^(?:and )?since\b/i.test(plan.field.description)
}

function dated(label: string | undefined): string {
  if (label === undefined) return 'तारीख'
  return /तारीख|तिथि|दिन/.test(label) ? label : `${label} की तारीख`
}

const PEOPLE = new Set(['people', 'guests', 'persons', 'party', 'attendees'])

const NEEDS_LABEL = new Set<FieldKind>(['enum', 'boolean', 'number', 'code', 'text'])

/** The number, the address or the name of somebody else ("guardian_phone"), or a place that is not the person's own. */
function isOthers(plan: FieldReader): boolean {
  return OF_SOMEBODY.has(plan.kind) && !isPlainLabel(plan)
}

const OF_SOMEBODY = new Set<FieldKind>(['name', 'phone', 'email', 'pincode', 'address', 'city'])

function askNumber(plan: FieldReader, label: string): string {
  if (isAboutPeople(plan)) return 'कितने लोग होंगे?'
  if (plan.label.includes('age'))
    return /\byou/i.test(plan.field.description) || plan.field.description === '' ? 'आपकी उम्र क्या है?' : 'उम्र क्या है?'
  return plan.range ? `कृपया ${plan.range[0]} से ${plan.range[1]} के बीच ${label} बताइए।` : `कृपया ${label} बताइए।`
}

/**
 * Where no Hindi word for the field is known: the flow's own question unchanged, followed by how to answer it in Hindi.
 */
function neutral(plan: FieldReader, isBare: boolean): string {
  if (plan.kind === 'boolean' && isConfirmation(plan)) return CONFIRM
  if (plan.kind === 'number' && isAboutPeople(plan)) return 'कितने लोग होंगे?'
  const asked = english.ask(plan, true)
  switch (plan.kind) {
    case 'enum':
      if (isBare) return asked
      return listsOptions(plan.field, asked, 'hi')
        ? `${asked} इनमें से कोई एक कहिए।`
        : `${asked} आप कह सकते हैं: ${choice(plan.field)}।`
    case 'boolean':
      return isBare ? asked.replace(/^Yes or no: /, '') : `${asked.replace(/^Yes or no: /, '')} हाँ या नहीं?`
    case 'number':
      return isBare ? asked : `${asked} कृपया संख्या में बताइए।`
    default:
      return `${asked} कृपया बताइए।`
  }
}

const CONFIRM = 'क्या मैं इसे पक्का कर दूँ?'

function isAboutPeople(plan: FieldReader): boolean {
  return plan.label.some((word) => PEOPLE.has(word)) || COUNT_OF_PEOPLE.test(plan.field.description)
}

const COUNT_OF_PEOPLE = /^(?:how many|(?:total )?(?:number|no\.?|count) of) (?:people|guests|persons|members|adults)\b/i

/** In Hindi where every word is known, else undefined. */
function labelOf(plan: FieldReader): string | undefined {
  const { description } = plan.field
  if (/[\u0900-\u097f]/.test(description) && description.length <= 80)
    return withoutNotes(description).replace(/[।?]{1,3}$/, '')
  if (plan.kind === 'number' && plan.label.includes('area')) return undefined // a size, and no part of a town
  const noun = hindiNoun(plan.label)
  return noun === undefined || isAdjective(noun) ? undefined : noun
}

function questionIn({ field }: FieldReader, isBare: boolean): string | undefined {
  const text = designedQuestion(field, 'hi') ?? hindiQuestion(field.description.trim())
  if (text === undefined) return undefined
  const hasOptions =
    field.options.length > 0 && !field.options.every((option) => text.includes(optionSaid(field, option, 'hi')))
  return hasOptions && !isBare ? `${text} इनमें से कोई एक कहिए: ${choice(field)}।` : text
}

/** A description in Hindi that is a question, also where its mark is missing: "कौन सा प्लान चाहिए". */
function hindiQuestion(text: string): string | undefined {
  if (text.length > 300 || !/[\u0900-\u097f]/.test(text)) return undefined
  if (text.endsWith('?')) return text
  return INTERROGATIVE.test(text) ? `${text.replace(/[।.\s]+$/, '')}?` : undefined
}

const INTERROGATIVE = /(?:^| )(?:क्या|कौन|कौनसा|कौनसी|किस|किन|कब|कहाँ|कहां|कैसे|कैसा|कैसी|क्यों|कितना|कितनी|कितने)(?= |$)/

function hasNoun(plan: FieldReader): boolean {
  return plan.kind !== 'boolean' && nounFor(plan) !== undefined && questionIn(plan, false) === undefined
}

function nounFor(plan: FieldReader): string | undefined {
  if (plan.kind !== 'name' && isOthers(plan)) return labelOf(plan)
  switch (plan.kind) {
    case 'name':
      return plan.isOwn ? 'अपना नाम' : labelOf(plan)
    case 'company':
      return 'अपनी कंपनी का नाम'
    case 'datetime':
      return 'दिन और समय'
    case 'number':
      return plan.label.some((word) => PEOPLE.has(word)) ? 'लोगों की संख्या' : labelOf(plan)
    case 'phone':
      return 'फ़ोन नंबर'
    case 'email':
      return 'ईमेल पता'
    case 'pincode':
      return 'पिन कोड'
    case 'city':
      return 'शहर'
    case 'address':
      return 'पता'
    case 'date':
      return labelOf(plan) ?? (isPlainTime(plan) ? 'तारीख' : undefined)
    case 'time':
      return labelOf(plan) ?? (isPlainTime(plan) ? 'समय' : undefined)
    default:
      return labelOf(plan)
  }
}

/** Of two dates each needs a name of its own. */
function isPlainTime({ label }: FieldReader): boolean {
  return label.every((word) => TIME_WORDS.has(word))
}

function forTopic(plan: FieldReader): string {
  const topic = hindiNoun(plan.label.filter((word) => !TIME_WORDS.has(word)))
  return topic === undefined || isAdjective(topic) ? '' : `${topic} के लिए `
}

function choice(field: FieldSpec): string {
  return list(
    field.options.map((option) => optionSaid(field, option, 'hi')),
    'या',
  )
}

function list(parts: string[], word: string): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`
}

import { CALENDAR_NAMES } from '../../../base/calendar-names.ts'
import { hindiClock } from '../../../base/hindi-clock.ts'
import { regex } from '../../../base/regex.ts'
import type { FieldSpec } from '../../../ports/language.ts'
import { asksOfThePast } from '../fields/asks-of-the-past.ts'
import { type FieldReader, spaced } from '../fields/field-reader.ts'
import { isConfirmation } from '../fields/is-confirmation.ts'
import { type FieldKind, WHEN } from '../fields/kind-of.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { spokenLanguage } from '../words/spoken-language.ts'
import { tokenize, wordsOf } from '../words/tokens.ts'
import { describedQuestion } from './english/described-question.ts'
import { exampleNumber } from './example-number.ts'
import { designedQuestion, listsOptions, optionSaid } from './flow-texts.ts'
import { asksDayAlone, suits, TIME_WORDS } from './english/nouns.ts'
import { english } from './english.ts'
import { isPlainLabel } from './is-plain-label.ts'
import { hindiNumber, howMany } from './hindi/counted.ts'
import { named, type Noun } from './hindi/noun-forms.ts'
import { hindiNoun } from './hindi/nouns.ts'
import { hindiQuestion } from './hindi/question.ts'
import type { Wording } from './wording.ts'
import { isAboutPeople, PEOPLE } from './is-about-people.ts'
import { labelOf, nounOfLabel, unitOf } from './hindi-labels.ts'

const { months: MONTHS, weekdays: WEEKDAYS } = CALENDAR_NAMES.hi

export const hindi: Wording = {
  ask(plan, isBare = false) {
    const described = questionIn(plan, isBare)
    if (described !== undefined) return described
    const own = asksForOwn(plan)
    if (own !== undefined) return own
    if (plan.kind === 'number' && isYearsOfExperience(plan)) return 'कितने साल का अनुभव है?'
    const composed = composedQuestion(plan)
    if (composed !== undefined) return withChoice(composed, plan.field, isBare)
    const counted = countedNoun(plan)
    if (counted !== undefined && !isAboutPeople(plan)) return countAsked(plan, counted, isBare)
    const label = labelOf(plan)
    const isTold = WHEN.has(plan.kind) && describedQuestion(plan) !== undefined
    if (isTold && label === undefined) return english.ask(plan, true)
    if (label === undefined && (NEEDS_LABEL.has(plan.kind) || isOthers(plan))) return neutral(plan, isBare)
    if (label !== undefined && plan.kind !== 'name' && isOthers(plan)) return `कृपया ${label} बताइए।`
    switch (plan.kind) {
      case 'name':
        if (plan.isOwn || label === undefined) return OWN.name
        return label === 'पूरा नाम' ? `आपका ${label} क्या है?` : `${nameOf(plan) ?? label} क्या है?`
      case 'company':
        return 'आपकी कंपनी का नाम क्या है?'
      case 'date':
        if (label === undefined && plan.prefersPast && !isPlainTime(plan)) return neutral(plan, isBare)
        if (plan.prefersPast || (label?.includes('तारीख') === true && !label.includes('पसंदीदा')))
          return `कृपया ${dated(label)} बताइए।`
        return suits(plan) || label !== undefined ? `${forTopic(plan)}आपको कौन सा दिन ठीक रहेगा?` : neutral(plan, isBare)
      case 'time':
        if (isToldOfPast(plan)) return neutral(plan, isBare)
        if (label !== undefined && forTopic(plan) === '' && !isPlainTime(plan)) return `कृपया ${label} बताइए।`
        return `${forTopic(plan)}आपको कौन सा समय ठीक रहेगा?`
      case 'datetime':
        if (label?.includes('तारीख') === true && !label.includes('समय')) return `कृपया ${label} बताइए।`
        if (SINCE.test(plan.field.description)) return 'यह कब से हो रहा है?'
        return isToldOfPast(plan)
          ? neutral(plan, isBare)
          : `${forTopic(plan)}आपको कौन सा दिन${asksDayAlone(plan) ? '' : ' और समय'} ठीक रहेगा?`
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
        return isBare ? `कृपया ${label} बताइए।` : `कृपया ${label} बताइए: ${choice(plan.field)}।`
      case 'boolean':
        if (isConfirmation(plan)) return CONFIRM
        return plan.field.description.trim() === '' ? `${label}: हाँ या नहीं?` : neutral(plan, isBare)
      case 'number':
        return askNumber(plan, label ?? '')
      case 'code':
        return `कृपया ${label} बताइए।`
      case 'text':
        return HAPPENS.test(label ?? '') ? `कृपया ${label} के बारे में बताइए।` : `कृपया ${label} बताइए।`
    }
  },
  askSeveral(plans) {
    const said: string[] = []
    const nouns: string[] = []
    const askForNouns = () => {
      if (nouns.length > 0) said.push(`कृपया ${list(nouns.splice(0), 'और')} बताइए।`)
    }
    for (const plan of plans) {
      const noun = hasNoun(plan) ? nounFor(plan) : undefined
      if (noun !== undefined) nouns.push(plan.kind === 'enum' ? `${noun} (${choice(plan.field)})` : noun)
      else {
        askForNouns()
        said.push(hindi.ask(plan))
      }
    }
    askForNouns()
    return said.join(' ')
  },
  explain(plan) {
    switch (plan.kind) {
      case 'name':
        return isNameOfAnimal(plan) ? 'सिर्फ़ नाम बता दीजिए।' : 'सिर्फ़ नाम बता दीजिए, जैसे "प्रिया शर्मा"।'
      case 'company':
        return 'सिर्फ़ कंपनी का नाम बता दीजिए।'
      case 'date':
        return exampleDays(plan)
      case 'time':
        return 'जैसे "शाम 4 बजे" या "सुबह साढ़े दस बजे"।'
      case 'datetime':
        return asksOfThePast(plan) || asksDayAlone(plan) ? exampleDays(plan) : 'जैसे "कल शाम 4 बजे" या "शुक्रवार सुबह 10 बजे"।'
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
          ? explainRange(plan, plan.range)
          : `कृपया एक संख्या बताइए, जैसे ${exampleNumber(plan, '"दो" या "25"')}।`
      case 'text':
        return 'कुछ शब्दों में बता दीजिए।'
    }
  },
  notUnderstood: (attempt) => (attempt <= 2 ? 'माफ़ कीजिए, ठीक से समझ नहीं आया।' : 'माफ़ कीजिए, अब भी समझ नहीं आया।'),
  stillNeeded: 'कोई बात नहीं, पर आगे बढ़ने के लिए यह ज़रूरी है।',
  repeat: 'जी, ज़रूर।',
  whatTime: 'और किस समय?',
  whatDay: 'और किस दिन?',
  bye: 'जाने से पहले, बस एक बात और।',
  onlyThisLanguage: 'माफ़ कीजिए, यहाँ सिर्फ़ हिंदी में बात हो सकती है।',
  greeting: 'नमस्ते!',
  ready: 'जी, धन्यवाद।',
  why: (company) =>
    company === undefined
      ? 'यह सिर्फ़ आपकी मदद के लिए पूछा जा रहा है।'
      : `यह सिर्फ़ इसलिए पूछा जा रहा है ताकि ${company} की ओर से आपकी मदद हो सके।`,
  wait: 'जी, आराम से।',
  who: 'मैं एक ऑटोमेटेड असिस्टेंट हूँ।',
  noHandOver: 'मैं एक ऑटोमेटेड असिस्टेंट हूँ, और यहाँ से किसी और से बात नहीं हो सकती।',
  cannotAnswer: 'माफ़ कीजिए, इसका जवाब यहाँ नहीं मिल पाएगा।',
  introduce(name, company) {
    const who = name === undefined ? 'मैं एक ऑटोमेटेड असिस्टेंट हूँ' : `मैं ${name} हूँ, एक ऑटोमेटेड असिस्टेंट`
    return company === undefined ? `${who}।` : `${who}, ${company} की ओर से।`
  },
  because: (reason) =>
    reason.startsWith('ताकि ') ? `यह इसलिए पूछा जा रहा है ${reason}।` : `वजह यह है: ${reason.replace(/^क्योंकि /, '')}।`,
  either: (one, other) => `आपका मतलब क्या है: ${one} या ${other}?`,
  outside({ min, max, pattern }) {
    if (pattern !== undefined) return 'यह ठीक नहीं लग रहा।'
    const [least, most] = [min?.toLocaleString('en-IN'), max?.toLocaleString('en-IN')]
    if (least !== undefined && most !== undefined) return `यह ${least} से ${most} के बीच होना चाहिए।`
    return least === undefined ? `यह ज़्यादा से ज़्यादा ${most ?? ''} हो सकता है।` : `यह कम से कम ${least} होना चाहिए।`
  },
  missed: 'माफ़ कीजिए, इसका जवाब नहीं मिल पाया, इसलिए इसे अभी खाली छोड़ना पड़ रहा है।',
  amount: (value) => value.toLocaleString('en-IN'),
  thanks: (name) => `धन्यवाद, ${name}।`,
  gotIt(value, turn) {
    const word = ['ठीक है', 'अच्छा', 'धन्यवाद', 'जी'][turn % 4] ?? 'ठीक है'
    return value === undefined ? `${word}।` : `${word}, ${value}।`
  },
  takenAs: (value) => (value ? 'अच्छा, यानी हाँ।' : 'अच्छा, यानी नहीं।'),
  readBack: (parts) => `एक बार दोहरा दूँ: ${parts.join('; ')}।`,
  noted: 'ठीक है।',
  moveOn: 'कोई बात नहीं, आगे बढ़ते हैं।',
  number: (name, value) => hindiNumber(wordsOf(spaced(name)), value),
  birthday: (year, month, date) => `${date} ${MONTHS[month - 1] ?? ''} ${year}`,
  day: (month, date, weekday) => `${WEEKDAYS[weekday] ?? ''}, ${date} ${MONTHS[month - 1] ?? ''}`,
  time: hindiClock,
  dayAndTime: (day, time) => `${day}, ${time}`,
  closing: {
    opted_out: 'ठीक है, हम आपसे दोबारा संपर्क नहीं करेंगे। नमस्ते।',
    wrong_person: 'माफ़ कीजिए, शायद गलत नंबर लग गया। नमस्ते।',
    callback_requested: 'कोई बात नहीं, हम आपको बाद में फ़ोन करेंगे। नमस्ते।',
  },
  goodbye: 'धन्यवाद। नमस्ते।',
}

/** "How many tiffins a day?", "number of cylinders needed"; of what Hindi says in no such way the words of the flow. */
function countAsked(plan: FieldReader, counted: Noun, isBare: boolean): string {
  const { description } = plan.field
  const question = howMany(counted, NEEDED.test(description))
  const rate = RATE.exec(description)?.[1]
  if (rate === undefined) return question
  const each = EACH.get(rate.toLowerCase())
  return each === undefined ? neutral(plan, isBare) : `${each} ${question}`
}

const RATE = /\b(?:per|an?|each|every) (\w+)\W*$/i
const EACH = new Map(Object.entries({ day: 'रोज़', week: 'हर हफ़्ते', month: 'हर महीने', year: 'हर साल' }))

/** "Number of cylinders needed" */
const NEEDED = /\b(?:needed|required|wanted)\b/i

/** What takes place is told about; a name or a reason is told. */
const HAPPENS = /(?:विज़िट|अपॉइंटमेंट|डिलीवरी|मीटिंग|बुकिंग|सेवा|इंटरव्यू|डेमो|पिकअप|भुगतान|ऑर्डर|परिवार|बीमा)$/

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

/** "नॉमिनी का नाम" for a field that is called "nominee" */
function nameOf(plan: FieldReader): string | undefined {
  const noun = nounOfLabel(plan)
  return noun && named(noun).direct
}

/** Whom nobody calls "Priya Sharma". */
function isNameOfAnimal({ label }: FieldReader): boolean {
  return label.some((word) => /^(?:pet|dog|cat|animal)$/.test(word))
}

/** The limits only where the question itself does not name them. */
function explainRange(plan: FieldReader, [least, most]: [number, number]): string {
  const example = `जैसे "${Math.max(least, most - 1)}"।`
  const asked = hindi.ask(plan, true)
  const isNamed = asked.includes(String(least)) && asked.includes(String(most))
  return isNamed ? example : `कृपया ${least} से ${most} के बीच की संख्या बताइए, ${example}`
}

const OWN = {
  name: 'आपका नाम क्या है?',
  phone: 'आपका फ़ोन नंबर क्या है?',
  email: 'आपका ईमेल पता क्या है?',
  age: 'आपकी उम्र क्या है?',
}

/** "Since when has this been happening?" */
const SINCE = /^(?:and )?(?:since when|from when|how long) (?:has|have|is|are)\b.*\b(?:happening|going on|like this)\b/i

/** When something was, is no time that suits. */
function isToldOfPast(plan: FieldReader): boolean {
  return plan.prefersPast || asksOfThePast(plan) || /^(?:and )?since\b/i.test(plan.field.description)
}

function exampleDays(plan: FieldReader): string {
  if (plan.isBirth) return 'जैसे "15 अगस्त 1990"।'
  return plan.prefersPast || asksOfThePast(plan)
    ? 'जैसे "कल", "पिछले शुक्रवार" या "3 नवंबर"।'
    : 'जैसे "कल", "अगले शुक्रवार" या "25 दिसंबर"।'
}

function dated(label: string | undefined): string {
  if (label === undefined) return 'तारीख'
  return /तारीख|तिथि|दिन/.test(label) ? label : `${label} की तारीख`
}

const NEEDS_LABEL = new Set<FieldKind>(['enum', 'boolean', 'number', 'code', 'text'])

/** The number, the address or the name of somebody else ("guardian_phone"), or a place that is not the person's own. */
function isOthers(plan: FieldReader): boolean {
  return OF_SOMEBODY.has(plan.kind) && !isPlainLabel(plan)
}

const OF_SOMEBODY = new Set<FieldKind>(['name', 'phone', 'email', 'pincode', 'address', 'city'])

function askNumber(plan: FieldReader, label: string): string {
  const { description } = plan.field
  if (isAboutPeople(plan)) return 'कितने लोग होंगे?'
  if (plan.label.includes('age')) {
    if (/\bin months\b/i.test(description)) return `${label} कितने महीने है?`
    return OWN_AGE.test(description.trim()) ? OWN.age : `${label} क्या है?`
  }
  if (plan.range) return `कृपया ${plan.range[0]} से ${plan.range[1]} के बीच ${label} बताइए।`
  const unit = unitOf(description)
  return unit === undefined ? `कृपया ${label} बताइए।` : `कृपया ${label} ${unit} में बताइए।`
}

/** Of nobody else: "Age of the person in years" */
const OWN_AGE = regex('i')`
  ^age\b(?! of)|\byou|^$
  |^age of (?:the |your )?(?:person|customer|caller|user|client|applicant|candidate|respondent)\b
`

/** What a number counts: "Number of rooms", `rooms`; "loan tenure in months" is no count of months. */
function countedNoun(plan: FieldReader): Noun | undefined {
  const noun = plan.kind === 'number' ? nounOfLabel(plan) : undefined
  return noun?.isPlural === true ? noun : undefined
}

function isYearsOfExperience({ label, field }: FieldReader): boolean {
  return label.includes('experience') && (label.includes('years') || /\byears\b/i.test(field.description))
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

/** The question that English would ask, in Hindi, where all of it can be said so. */
const composedQuestion = oncePerField((plan): string | undefined => {
  if (ASKED_BY_KIND.has(plan.kind) || isConfirmation(plan) || (plan.kind === 'number' && isAboutPeople(plan)))
    return undefined
  const question = hindiQuestion(english.ask(plan, true))?.replace(
    /(?<= )कब(?= )/u,
    plan.kind === 'date' ? 'किस दिन' : 'कब',
  )
  return plan.kind === 'enum' && question?.startsWith('क्या ') === true ? undefined : question
})

const ASKED_BY_KIND = new Set<FieldKind>(['name', 'company', 'phone', 'email', 'pincode'])

function withChoice(question: string, field: FieldSpec, isBare: boolean): string {
  if (isBare || field.options.length === 0 || listsOptions(field, question, 'hi')) return question
  return `${question.replace(/\?$/, '')}: ${choice(field)}?`
}

function questionIn(plan: FieldReader, isBare: boolean): string | undefined {
  const { field } = plan
  const text = designedQuestion(field, 'hi') ?? ownHindi(plan)
  if (text === undefined) return undefined
  const hasOptions =
    field.options.length > 0 && !field.options.every((option) => text.includes(optionSaid(field, option, 'hi')))
  return hasOptions && !isBare ? `${text} इनमें से कोई एक कहिए: ${choice(field)}।` : text
}

/** A description that is a question in Hindi, in either script; in Devanagari also where its mark is missing: "कौन सा प्लान चाहिए". */
const ownHindi = oncePerField(({ field }): string | undefined => {
  const text = field.description.trim()
  if (text.length > 300) return undefined
  if (!/[\u0900-\u097f]/.test(text))
    return text.endsWith('?') && spokenLanguage(tokenize(text), 'en', ['en', 'hi']).language === 'hi' ? text : undefined
  if (text.endsWith('?')) return text
  return INTERROGATIVE.test(text) ? `${text.replace(/[।.\s]+$/, '')}?` : undefined
})

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
  return topic === undefined ? '' : `${topic.oblique} के लिए `
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

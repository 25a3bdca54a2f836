import { regex } from '../../../../base/regex.ts'
import { type LocalNow, dayFrom, localNow, partsOf, weekdayOf } from '../../dates/calendar.ts'
import { MONTH_OF, MONTHS } from '../../dates/date-words.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { WHEN } from '../../fields/kind-of.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import type { Message } from '../../message.ts'
import { findNumbers } from '../../numbers/numbers.ts'
import { DENIES, NAHI } from '../../words/function-words.ts'
import { segmentsOf } from '../../words/segments.ts'
import { type Tokens, tokenize } from '../../words/tokens.ts'
import type { YesNo } from '../yes-or-no.ts'

/** The days for which a question counts: 90 for "donated in the last three months". */
const windowAsked = oncePerField(({ field }): number | undefined => {
  const found = WINDOW.exec(field.description.toLowerCase())
  if (found === null) return undefined
  const [, count = 'one', unit = ''] = found
  const number = count === 'a' || count === 'one' ? 1 : findNumbers(tokenize(count), false)[0]?.value
  const days = DAYS_OF.get(unit)
  return number === undefined || days === undefined ? undefined : number * days
})

const WINDOW = regex`
  \b(?:in|within|during|over|for)[ ](?:the[ ])?(?:last|past|previous)[ ](?:(\d+|[a-z]+)[ ])?(hour|day|week|month|year)s?\b
`
const DAYS_OF = new Map([
  ...['hour', 'hours', 'hrs', 'ghanta', 'ghante', 'घंटा', 'घंटे'].map((unit) => [unit, 1 / 24] as const),
  ...['day', 'days', 'din', 'दिन'].map((unit) => [unit, 1] as const),
  ...['week', 'weeks', 'hafta', 'hafte', 'haftey', 'हफ्ता', 'हफ्ते'].map((unit) => [unit, 7] as const),
  ...['month', 'months', 'mahina', 'mahine', 'maheene', 'महीना', 'महीने'].map((unit) => [unit, 30.4] as const),
  ...['year', 'years', 'yrs', 'saal', 'sal', 'साल'].map((unit) => [unit, 365] as const),
])

/**
 * "Two years back" to "have you donated in the last three months?" is no, "pichle hafte hi diya tha" yes: what is told of a time
 * is compared with the time asked for. What may lie on either side of it, what is yet to be and what is denied answer nothing.
 */
export function readByTime(message: Message, plan: FieldReader): YesNo | undefined {
  const { heard, found, move, request, readsHindi } = message
  const window = windowAsked(plan)
  if (window === undefined || move !== undefined || heard.words.length > MAX_WORDS) return undefined
  // "5th December 2026" is the day that another field asks for.
  if (found.some(({ plan: { kind }, isAsked }) => !isAsked && WHEN.has(kind))) return undefined
  const now = localNow(request.now, request.timeZone)
  const told = segmentsOf(heard).flatMap(({ from, to }) => {
    const said = heard.words.slice(from, to).join(' ')
    if (DENIES.test(said.replace(OPENING, '').replace(MONTH_DENIED, ' ')) || TO_COME.test(said) || OWN_AGE.test(said))
      return []
    return agesIn(heard, from, to, now, readsHindi)
  })
  const [age] = told
  if (age === undefined) return undefined
  const span = { isExplicit: true, from: 0, to: heard.words.length }
  if (told.every(({ least }) => least > window)) return { value: false, ...span }
  return told.every(({ most }) => most < window) ? { value: true, ...span } : undefined
}

const MAX_WORDS = 20
/** "No, two years ago": the answer in front denies nothing of what follows. */
const OPENING = /^(?:(?:no|nope|nahi|na|नहीं) )+/
/** "April nahi, september" */
const MONTH_DENIED = new RegExp(
  `(?:not )?(?<!\\p{L})(?:${[...MONTH_OF.keys()].join('|')})(?: (?:nahi|नहीं))?(?![\\p{L}\\p{M}])`,
  'gu',
)
const TO_COME = regex('u')`
  (?<!\p{L})(?:next|will|agl[aei]|after|baad|till|until|tak|since|अगल[ाेी]|बाद|तक)(?![\p{L}\p{M}])
  |(?:unga|ungi|enge|ूंगा|ूंगी|ेंगे)(?![\p{L}\p{M}])
`

/** How many days ago something was, at the least and at the most. */
interface Age {
  least: number
  most: number
}

function agesIn(heard: Tokens, from: number, to: number, now: LocalNow, readsHindi: boolean): Age[] {
  const said = heard.words.slice(from, to).join(' ')
  const counted = findNumbers(heard, readsHindi).flatMap((number) => {
    if (number.from < from || number.to >= to) return []
    const days = DAYS_OF.get(heard.words[number.to] ?? '')
    if (days === undefined) return []
    const behind = heard.words.slice(number.to + 1, to).join(' ')
    return AGO.test(behind) ? [around(number.value * days)] : []
  })
  if (counted.length > 0) return counted
  const single = ONE_AGO.exec(said)
  if (single) return [around(DAYS_OF.get(single[1] ?? '') ?? 0)]
  if (LONG_AGO.test(said)) return [{ least: 365, most: Infinity }]
  if (THIS_DAY.test(said)) return [{ least: 0, most: 0.9 }]
  if (JUST_NOW.test(said)) return [{ least: 0, most: 6 }]
  return calendarAges(said, heard.words.slice(from, to), now)
}

function around(days: number): Age {
  return { least: days * 0.8, most: days * 1.25 }
}

/** "I am 28 years old" */
const OWN_AGE = /\b(?:i am|im|he is|hes|she is|shes) (?:\w+ ){1,3}(?:years? |yrs )?old\b/
const AGO = regex('u')`
  ^(?:(?:or|ke|ya|so|के) )*(?:
    (?:and a half )?(?:ago|back|before|earlier|old)
    |(?:pehle|pahle|pehele|purana|purani|ho (?:ga\w+|chuk\w+)|hu[ae]|पहले|पुराना|पुरानी|हो (?:गए|गया|गये|चुके)|हुए)
  )(?![\p{L}\p{M}])
`
const ONE_AGO = /\b(?:a|an|one) (day|week|month|year) (?:ago|back|before)\b/
const LONG_AGO = regex('u')`
  \b(?:years|ages|decades) (?:ago|back)\b
  |\b(?:long|very long) (?:time )?(?:ago|back)\b
  |\b(?:saalo|salo|barso|barson)n? (?:pehle|pahle)\b
  |\bkai saal (?:pehle|pahle)\b
  |\b(?:in|from|of|during|since) (?:my )?(?:childhood|school days|college days|school time|college time|student days)\b
  |\bbachpan (?:me|mein)\b|(?:सालों|बरसों|कई साल) पहले|बचपन में
`
const THIS_DAY =
  /\b(?:today|this (?:morning|afternoon|evening)|last night|tonight|just now|kal raat|aaj (?:hi|subah|dopahar)|abhi abhi)\b|कल रात|आज (?:ही|सुबह)|अभी अभी/
const JUST_NOW = /\b(?:yesterday|parson|kal hi)\b|कल ही|परसों/

/** "Last month", "in june", "2019 mein": what the calendar tells. */
function calendarAges(said: string, words: readonly string[], now: LocalNow): Age[] {
  const today = partsOf(now.day)
  const within = (first: number, behind: number): Age[] => [{ least: now.day - behind + 1, most: now.day - first }]
  const unit = DAYS_OF.get(LAST_UNIT.exec(said)?.[1] ?? '')
  if (unit === 7) return [{ least: 1, most: 14 }]
  if (unit === 365) return within(dayFrom(today.year - 1, 1, 1), dayFrom(today.year, 1, 1))
  if (unit !== undefined) return within(monthBefore(today), dayFrom(today.year, today.month, 1))
  if (THIS_UNIT.test(said)) return [{ least: 0, most: 31 }]
  const weekday = weekdayOf(now.day)
  // On a Saturday or Sunday "the weekend" is the one that is.
  if (WEEKEND.test(said) && weekday > 0 && weekday < 6) return [{ least: weekday, most: weekday + 1 }]
  const year = Number(/\b(?:19[5-9]\d|20\d\d)\b/.exec(said)?.[0] ?? today.year)
  if (year < today.year) return within(dayFrom(year, 1, 1), dayFrom(year + 1, 1, 1))
  const month = monthIn(words)
  if (month === undefined) return []
  const itsYear = month > today.month ? today.year - 1 : today.year
  return within(dayFrom(itsYear, month, 1), month === 12 ? dayFrom(itsYear + 1, 1, 1) : dayFrom(itsYear, month + 1, 1))
}

/** The month of "in may", "june mein"; the second of "april nahi september". The "mai" of "mai to" is "I". */
function monthIn(words: readonly string[]): number | undefined {
  const months = words.flatMap((word, at) => {
    const month = MONTHS.indexOf(MONTH_OF.get(word) ?? '') + 1
    const isPlain =
      !/^(?:mai|may|mar|march)$/.test(word) || IN_IT.test(words[at - 1] ?? '') || IN_IT.test(words[at + 1] ?? '')
    return month > 0 && isPlain ? [{ month, isDenied: NAHI.test(words[at + 1] ?? '') || words[at - 1] === 'not' }] : []
  })
  const [only, another] = months.filter(({ isDenied }) => !isDenied)
  return another === undefined ? only?.month : undefined
}

const IN_IT = /^(?:in|me|mein|में)$/

function monthBefore({ year, month }: { year: number; month: number }): number {
  return month === 1 ? dayFrom(year - 1, 12, 1) : dayFrom(year, month - 1, 1)
}

const LAST_UNIT = regex('u')`
  (?<!\p{L})(?:last|previous|pichh?l[aei]|gat|पिछल[ाेी])
    [ ](?:hi )?(week|month|year|haft[ae]|mahin[ae]|saal|हफ्त[ाे]|महीन[ाे]|साल)(?![\p{L}\p{M}])
`
const WEEKEND = /\b(?:on|over|last|past|at) (?:the )?weekend\b|\bweekend (?:pe|par|ko|mein|me)\b|वीकेंड (?:पे|पर|को|में)/
const THIS_UNIT = /\b(?:this (?:week|month)|is (?:hafte|mahine)|isi (?:hafte|mahine))\b|इसी? (?:हफ्ते|महीने)/

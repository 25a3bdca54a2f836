import { regex } from '../../../base/regex.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import type { Message } from '../message.ts'
import type { Tokens } from '../words/tokens.ts'
import { isIncome, measureOf } from './measure.ts'
import { numberWord } from './number-words.ts'
import type { NumberSpan } from './number-span.ts'

type Period = 'day' | 'week' | 'month' | 'year'

/** "400 per plate", "sau rupaye ek ka": the price of one of many, where the question does not ask for it. */
export function isOfOneOfMany({ heard: { words, breaks } }: Message, plan: FieldReader, { to }: NumberSpan): boolean {
  if (measureOf(plan) !== 'amount') return false
  // "Total budget is 1.5 lakh", where the price of one is asked for
  if (asksPerOne(plan))
    return words.slice(0, to).some((word) => OF_ALL.test(word)) && !words.slice(to).some((word) => OF_EACH.test(word))
  if (breaks[to]) return false
  return PER_ONE.test(words.slice(to, to + 5).join(' '))
}

const OF_ALL = /^(?:total|overall|altogether|kul|poora|pura|कुल|पूरा)$/
const OF_EACH = /^(?:per|each|har|fi|prati|हर|प्रति)$/
const PER_ONE = regex`
  ^(?:(?:rs|rupees|rupaye|रुपये) )*(?:
    (?:per|a) (?:plate|head|person|piece|guest|kg|kilo|litre|unit|seat|ticket|night|hour|km|sq)|each|apiece
    |(?:ek|har|एक|हर) (?:ka|ki|ke|plate|aadmi|का|की|के|प्लेट|आदमी)|fi (?:plate|aadmi)|prati \S+|प्रति \S+
  )(?= |$)
`
const asksPerOne = oncePerField(({ field, label }) =>
  /\b(?:per|each|a (?:plate|head|person|piece|kg|night)|rate|unit|price of one)\b|प्रति|हर/i.test(
    `${field.description} ${label.join(' ')}`,
  ),
)

/** "12 lakh a year", "roz ka 700" or "500 a week", where what comes in or goes out in a month is asked for. */
export function isOfOtherPeriod({ heard }: Message, plan: FieldReader, span: NumberSpan): boolean {
  const asked = measureOf(plan) === 'amount' ? periodAsked(plan) : undefined
  if (asked === undefined) return false
  const said = periodBehind(heard, span) ?? periodBefore(heard, span)
  if (said !== undefined) return said !== asked
  if (asked !== 'month' || !isIncome(plan)) return false
  const first = Math.max(0, span.from - 3)
  const near = heard.words.slice(first, span.to + 3)
  return near.some((word, index) => OF_A_YEAR.test(word) && !isOfOtherNumber(heard, first + index, span))
}

/** The years of "paanch saal, bees hazaar" are counted by a number of their own. */
function isOfOtherNumber({ words }: Tokens, at: number, { from, to }: NumberSpan): boolean {
  const count = words[at - 1] ?? ''
  const isWithin = at - 1 >= from && at - 1 < to
  return !isWithin && !ONE.test(count) && (/^\d+$/.test(count) || numberWord(count, true) !== undefined)
}

/** "Ek saal ka", "1 year" is a period. */
const ONE = /^(?:ek|one|1|एक)$/

const OF_A_YEAR = /^(?:year|yearly|annum|annually|annual|pa|saal|saalana|salana|साल|सालाना)$|lpa$/

const ASKED: readonly (readonly [Period, RegExp])[] = [
  ['day', /\b(?:daily|per day|a day|each day|every day|rozana|din ka)\b|रोज़ाना|रोजाना/i],
  ['week', /\b(?:weekly|per week|a week|each week|every week)\b/i],
  ['month', /month|महीने|mahine/i],
  ['year', /year|annual|annum|साल|saal/i],
]

/** The one period that a question names. */
const periodAsked = oncePerField(({ field, label }): Period | undefined => {
  const question = `${field.description} ${label.join(' ')}`
  const [period, another] = ASKED.flatMap(([one, words]) => (words.test(question) ? [one] : []))
  return another === undefined ? period : undefined
})

const UNITS: readonly (readonly [Period, string])[] = [
  ['day', 'day|din|दिन'],
  ['week', 'week|haft[ae]|हफ्ते|हफ्ता'],
  ['month', 'month|mahin[ae]|महीने|महीना'],
  ['year', 'year|annum|saal|साल'],
]
const ADVERBS: readonly (readonly [Period, string])[] = [
  ['day', 'daily|roz|rozana|rojana|rozaana|रोज|रोजाना|प्रतिदिन'],
  ['week', 'weekly'],
  ['month', 'monthly|maasik|मासिक'],
  ['year', 'yearly|annually|saalana|salana|सालाना'],
]

/** "… per day", "… a month", "… monthly", "… roz" */
const BEHIND = UNITS.map(([period, units], index) => {
  const adverbs = ADVERBS[index]?.[1] ?? ''
  const pattern = `^(?:(?:rs|rupees|rupaye|only) )*(?:(?:an?|per|every|each|in a|har|हर) (?:${units})|${adverbs}${period === 'month' ? '|pm' : ''})(?= |$)`
  return [period, new RegExp(pattern)] as const
})
/** "Per day …", "din ke …", "roz ka …", "monthly …" */
const BEFORE = UNITS.map(([period, units], index) => {
  const adverbs = ADVERBS[index]?.[1] ?? ''
  const around = '(?: (?:about|around|rs|rupees|kam se kam|minimum|only|bas))*'
  const pattern = `(?:^| )(?:(?:an?|per|every|each|har|ek|हर|एक) (?:${units})|(?:${units})|${adverbs})(?: (?:ka|ke|ki|mein|का|के|की|में))?${around}$`
  return [period, new RegExp(pattern)] as const
})
/** "Daily 8 ghante": what follows the word of a period belongs to it. */
const MAX_WORDS = 5

function periodBehind({ words, breaks }: Tokens, { to }: NumberSpan): Period | undefined {
  let end = to
  while (end < words.length && end < to + MAX_WORDS && !breaks[end]) end += 1
  const said = words.slice(to, end).join(' ')
  const [period] = BEHIND.find(([, pattern]) => pattern.test(said) && !/^\S+ \d/.test(said)) ?? []
  return period
}

function periodBefore({ words, breaks }: Tokens, { from }: NumberSpan): Period | undefined {
  let start = from
  while (start > 0 && start > from - MAX_WORDS && !breaks[start]) start -= 1
  const said = words.slice(start, from).join(' ')
  const [period] = BEFORE.find(([, pattern]) => pattern.test(said)) ?? []
  return period
}

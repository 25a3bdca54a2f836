import type { FieldReader } from '../fields/field-reader.ts'
import type { Message } from '../message.ts'
import { tokenize } from '../words/tokens.ts'
import { PhraseMatcher } from '../words/phrase-matcher.ts'
import { measureOf, unitOf } from './measure.ts'
import type { NumberSpan } from './number-span.ts'
import { findNumbers } from './numbers.ts'
import { countsEverybody, namesCounted } from './counts-people.ts'
import { countsFloors } from './ordinals.ts'
import { isOwnUnit, YEARS } from './units.ts'

export function isBesideCue(message: Message, plan: FieldReader, span: NumberSpan, plans: FieldReader[]): boolean {
  const { words, breaks } = message.heard
  if (YEARS.has(words[span.to] ?? '') && PASSED.has(words[span.to + 1] ?? '')) return false
  if (countsFloors(message.heard, plan, span)) return false
  const isAsked = message.isAsked(plan)
  // "Kids come back at three"
  if (!isAsked && words[span.from - 1] === 'at' && measureOf(plan) !== 'amount') return false
  const isCue = (at: number): boolean => {
    const word = words[at]
    if (word === undefined || !namesCounted(plan, word)) return false
    // "Two cars": what has run so many kilometres is no kilometre.
    if (
      !isAsked &&
      at === span.to &&
      unitOf(plan) !== undefined &&
      !plan.label.includes(word) &&
      !isOwnUnit(plan, word)
    )
      return false
    if (word === 'out' && words[at + 1] !== 'of') return false // "two dropped out, so six"
    // "Ek hi service": the thing that is rated names no rating.
    if (!isAsked && plan.range && !plan.names.has(word)) return false
    // "I need Dolo 650": the question's verb names no field that was not asked for.
    if (!isAsked && VERBS.has(word) && !plan.label.includes(word)) return false
    // "Fifteen year old", "पिछले साल 3": a unit of time names no field that was not asked for.
    if (!isAsked && TIME_UNITS.has(word)) {
      const isCorrected = message.correction.given && plan.label.includes(word)
      return at === span.to && (isCorrected || isAgeBehind(message, plan, span))
    }
    // "Flat 1203, four people": the number of the flat counts nobody in it.
    if (at < span.from && NUMBERED_PLACE.test(word) && !isHead(plan, word)) return false
    const rivals = plans.filter((other) => other !== plan && namesCounted(other, word))
    if (rivals.length === 0) return true
    const isInLabel = ({ label }: FieldReader): boolean => label.includes(word)
    // "Two hundred plates" where plates are asked for, and what one plate may cost is asked later.
    if (
      isAsked &&
      measureOf(plan) === 'count' &&
      at >= span.to &&
      isHead(plan, word) &&
      !rivals.some((one) => isHead(one, word))
    )
      return true
    return isInLabel(plan) && !rivals.some(isInLabel)
  }
  if (
    !breaks[span.to] &&
    (isCue(span.to) ||
      (!breaks[span.to + 1] &&
        (isAsked || !PLACES.test(words[span.to] ?? '')) &&
        !isNumberAt(message, span.to) &&
        isCue(span.to + 1)))
  )
    return true
  for (let at = span.from - 1; at >= Math.max(0, span.from - 4) && !breaks[at + 1]; at--) {
    if (isCue(at)) return true
    if (isNumberAt(message, at)) return false
  }
  return false
}

const NUMBERED_PLACE = /^(?:flat|house|room|shop|plot|shed|ward|gate|block|tower|table|counter|bed|bus)$/
/** "Five in shed A" is no number of the shed. */
const PLACES = /^(?:in|at|on|from|for|mein|me|में)$/

/** Whether a word is what the field's name ends with: the "plates" of `veg_plates`, not the "plate" of `price_per_plate`. */
function isHead({ label }: FieldReader, word: string): boolean {
  const last = label.at(-1) ?? ''
  return !label.includes('per') && (last === word || last === `${word}s`)
}

const VERBS = new Set(
  'need want require required take took like order ordered book booked use get got give pay come stay'.split(' '),
)

/** "29 years old" where that ends the clause, and nothing tells of a span of time. */
function isAgeBehind(
  { heard: { words, breaks }, asked }: Message,
  plan: FieldReader,
  { from, to }: NumberSpan,
): boolean {
  if (measureOf(plan) !== 'age') return false
  const end = words[to + 1] === 'old' ? to + 2 : to + 1
  if (end < words.length && !breaks[end]) return false
  let start = from
  while (start > 0 && !breaks[start]) start -= 1
  if (asked.some((plan) => plan.kind === 'boolean' && OF_TIME_PAST.test(plan.field.description))) return false
  return !words.slice(start, from).some((word) => SPANS.has(word) || OF_THING.test(word))
}

/** "Ten years old" to "did you get a tattoo in the last six months?" */
const OF_TIME_PAST = /\b(?:last|past|previous) (?:\w+ )?(?:day|week|month|year)s?\b/i
const OF_THING = /^(?:it|its|that|thats|this)$/

/** "Kabir, he's six", where a name was asked for and the age of the same person is still open. */
export function isAgeOfNamed(message: Message, plan: FieldReader, { value, from, to }: NumberSpan): boolean {
  const { heard, asked } = message
  if (measureOf(plan) !== 'age' || message.isAsked(plan) || message.isKnown(plan.field.name)) return false
  if (asked.some(({ kind }) => kind === 'number')) return false
  const isWhole = to === heard.words.length || heard.breaks[to] === true
  // "John Mathew, forty eight"
  const isBeside = from > 0 && heard.breaks[from] === true && asked.some(({ kind }) => kind === 'name')
  if (isBeside && isWhole && value >= 1) return true
  return isWhole && HE_IS.test(heard.words.slice(Math.max(0, from - 2), from).join(' '))
}

const HE_IS = /(?:^| )(?:hes|shes|he is|she is)$/
/** "Been here twenty years" */
export const SPANS = new Set('been for since in within lived worked rahe rehte se से रहे'.split(' '))
const TIME_UNITS = new Set(
  'year years month months week weeks day days hour hours minute minutes saal sal mahina mahine hafta hafte din ghanta ghante साल महीना महीने हफ्ता हफ्ते दिन घंटा घंटे old last past'.split(
    ' ',
  ),
)

function isNumberAt(message: Message, at: number): boolean {
  return findNumbers(tokenize(message.heard.words[at] ?? ''), message.readsHindi).length > 0
}

/** "we are four", "a table for two" */
export function isGroup(message: Message, plan: FieldReader, span: NumberSpan): boolean {
  const { heard } = message
  if (!countsEverybody(plan)) return false
  if (!heard.breaks[span.to] && !AFTER_GROUP.has(heard.words[span.to] ?? '')) return false
  return [span.from - 2, span.from - 1].some((at) => GROUPS.at(heard, at)?.to === span.from)
}

const GROUPS = new PhraseMatcher<true>([
  [
    true,
    '(we are|were|well be|we will be|there are|there will be|table for|party of|group of|hum|ham|hum log|हम|हम लोग)',
  ],
])
const AFTER_GROUP = new Set(['hain', 'log', 'of', 'हैं', 'please', 'in'])

/** "I am 34", "34 years old" */
export function isOwnAge({ heard }: Message, { from, to }: NumberSpan): boolean {
  const led = [from - 2, from - 1].some((at) => at >= 0 && OWN_AGE.at(heard, at)?.to === from)
  if (YEARS.has(heard.words[to] ?? '') && PASSED.has(heard.words[to + 1] ?? '')) return false
  return led || (YEARS.has(heard.words[to] ?? '') && !/^(?:is|of|for|hai)$/.test(heard.words[from - 1] ?? ''))
}

/** "Two years back" */
const PASSED = new Set('back ago before later since experience pehle pahle baad se पहले बाद से'.split(' '))
const OWN_AGE = new PhraseMatcher<true>([
  [true, `(im|i am|i m|age is|age|aged|turned|turning|main|mai|umar|umr|meri umar|मैं|उम्र)`],
])

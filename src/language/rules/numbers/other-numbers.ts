import type { FieldPlan } from '../field-kind.ts'
import { measureOf } from './measure.ts'
import type { Message } from '../message.ts'
import type { NumberSpan } from './numbers.ts'

// Numbers that were said, but not as the number that is asked for.

export const PEOPLE = new Set(['people', 'person', 'guests', 'seats', 'log'])
/** What follows a number that is a time or a place in a row. */
const NOT_A_COUNT = new Set(
  'something odd am pm baje बजे oclock st nd rd th tareekh tarikh तारीख percent percentage pratishat प्रतिशत'.split(' '),
)

/** A time, a place in a row, a share of something, or what is being denied: "not four", "ek bhi nahi", "flat number 12". */
export function isNoNumber({ heard: { words, breaks } }: Message, { from, to }: NumberSpan): boolean {
  const after = breaks[to] ? '' : (words[to] ?? '')
  if (NOT_A_COUNT.has(after)) return true
  if (!breaks[from] && (words[from - 1] === 'not' || NUMBERED.test(words.slice(Math.max(0, from - 2), from).join(' '))))
    return true
  return NAHI.has(after) || (COINS.has(after) && !breaks[to + 1] && NAHI.has(words[to + 1] ?? ''))
}

const NUMBERED = /\b(?:table|flat|room|house|bus|plot|sector|gate|shop|makan|gali|ward|lane) (?:number|no)$/
const NAHI = new Set(['nahi', 'nahin', 'nai', 'नहीं', 'नही'])
const COINS = new Set(['bhi', 'rupaya', 'rupaye', 'paisa', 'paise', 'भी', 'रुपया', 'पैसा'])

const CHILDREN = new Set('kid kids child children baby bachche bacche bachhe बच्चे'.split(' '))

/** "Two adults and one child" are three people, unless the children are counted by themselves. */
export function isPartOfGroup(
  { heard, plans }: Message,
  plan: FieldPlan,
  span: NumberSpan,
  spans: NumberSpan[],
): boolean {
  if (![...PEOPLE].some((word) => plan.cues.has(word)) || plans.some(({ cues }) => cues.has('children'))) return false
  return spans.some((other) => other !== span && CHILDREN.has(heard.words[other.to] ?? ''))
}

/** The ten of "8 out of 10" and "das mein se aath", and "a scale of 0 to 10" */
export function isScale({ heard: { words } }: Message, { range }: FieldPlan, { value, from, to }: NumberSpan): boolean {
  if (range === undefined) return false
  if (SCALE.test(words.slice(Math.max(0, from - 4), from).join(' '))) return true
  if (value !== range[1]) return false
  const isOutOf = /^(?:of|on|by)$/.test(words[from - 1] ?? '') && from > 1
  const isAmong = /^(?:mein|me|में|मे)$/.test(words[to] ?? '') && /^(?:se|से)$/.test(words[to + 1] ?? '')
  return isOutOf || isAmong
}

const SCALE = /\bscale of(?: \w+ (?:to|se))?$/

/** "I already paid 5 lakh" tells of other money than what is asked for. */
export function isGone({ heard: { words } }: Message, plan: FieldPlan, { from }: NumberSpan): boolean {
  if (measureOf(plan) !== 'amount' || plan.label.some((word) => /paid|existing|current|outstanding|due/.test(word)))
    return false
  return GONE.test(words.slice(Math.max(0, from - 8), from).join(' '))
}

const GONE = /\balready (?:have|paid|spent|took|given|gave|invested)\b|\bpehle (?:se|hi)\b|\bhad asked\b/

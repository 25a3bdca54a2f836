import { numberAt } from '../numbers/numbers.ts'
import type { Tokens } from '../words/tokens.ts'
import { dayFrom, dayIfReal, partsOf } from './calendar.ts'
import { DATE_NOUNS, MONTH_OF, ORDINAL, ORDINAL_WORDS } from './date-words.ts'
import type { DayContext, DaySpan } from './day-span.ts'

/** "15 tareekh", and "the 15th" where a day is wanted: of this month, or the next when it has gone by. */
export function dateOfMonthAt(heard: Tokens, at: number, context: DayContext): DaySpan | undefined {
  const ordinal = ordinalAt(heard, at, context)
  const number = ordinal ?? numberAt(heard, at, context.readsHindi)
  if (number === undefined || number.value < 1 || number.value > 31 || !Number.isInteger(number.value)) return undefined
  // "28 ko subah"
  const isOn = context.wantsDay && /^(?:ko|को)$/.test(heard.words[number.to] ?? '')
  const isNamed = isOn || DATE_NOUNS.has(heard.words[number.to] ?? '')
  if (!isNamed && (!ordinal || isNearMonth(heard, at, number.to))) return undefined
  const after = isNamed ? number.to + 1 : number.to
  if (isNearMonth(heard, at, after)) return undefined
  const day = sameDateNear(number.value, context)
  return day === undefined ? undefined : { day, isExplicit: isNamed || context.wantsDay, from: at, to: after }
}

/** The day of the month that a bare number means when a date was asked for. */
export function bareDay(heard: Tokens, context: DayContext): DaySpan | undefined {
  const number = numberAt(heard, 0, context.readsHindi)
  if (number === undefined || number.to !== heard.words.length || !Number.isInteger(number.value)) return undefined
  if (number.value < 1 || number.value > 31) return undefined
  const day = sameDateNear(number.value, context)
  return day === undefined ? undefined : { day, isExplicit: false, from: number.from, to: number.to }
}

const SPOKEN_ORDINALS = new Map([
  ...ORDINAL_WORDS,
  ...['pehli', 'pahli', 'पहली', 'paheli'].map((word) => [word, 1] as const),
])

/** "15th", "fifteenth" and "twenty third"; a spoken one only by itself, as "the first free day" is no date. */
function ordinalAt(heard: Tokens, at: number, { wantsDay }: DayContext): { value: number; to: number } | undefined {
  const word = heard.words[at] ?? ''
  const written = ORDINAL.exec(word)
  if (written) return { value: Number(written[1]), to: at + 1 }
  if (!wantsDay) return undefined
  const tens = word === 'twenty' || word === 'thirty' ? (word === 'twenty' ? 20 : 30) : 0
  const unit = SPOKEN_ORDINALS.get(heard.words[tens > 0 ? at + 1 : at] ?? '')
  const to = tens > 0 ? at + 2 : at + 1
  if (unit === undefined || (tens > 0 && unit > 9)) return undefined
  if (!DATE_NOUNS.has(heard.words[to] ?? '') && !heard.breaks[at] && !BEFORE_ORDINAL.has(heard.words[at - 1] ?? ''))
    return undefined
  const isAlone = heard.breaks[to] === true || DATE_NOUNS.has(heard.words[to] ?? '') || heard.words[to] === 'please'
  return isAlone ? { value: tens + unit, to } : undefined
}

/** "Ask my husband first" and "check that second" say in what order; "on the first" and "say second" name a day. */
const BEFORE_ORDINAL = new Set(
  'the on for from by till until is its be say maybe perhaps no not sorry to at of and or around about make it then yes next coming this'.split(
    ' ',
  ),
)

function sameDateNear(date: number, context: DayContext): number | undefined {
  const { year, month } = partsOf(context.now.day)
  const step = context.prefersPast ? -1 : 1
  for (let tries = 0, at = month; tries < 3; tries++, at += step) {
    const first = partsOf(dayFrom(year, at, 1))
    const day = dayIfReal(first.year, first.month, date)
    if (day !== undefined && (context.prefersPast ? day <= context.now.day : day >= context.now.day)) return day
  }
  return undefined
}

function isNearMonth(heard: Tokens, from: number, to: number): boolean {
  const words = [heard.words[from - 1], heard.words[from - 2], heard.words[to], heard.words[to + 1]]
  return words.some((word) => word !== undefined && MONTH_OF.has(word))
}

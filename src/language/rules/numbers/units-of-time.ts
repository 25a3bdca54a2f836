import type { FieldPlan } from '../field-kind.ts'
import type { Message } from '../message.ts'
import { isIncome, measureOf, unitOf } from './measure.ts'
import { isMoney } from './money.ts'
import type { NumberSpan } from './numbers.ts'

export const YEARS = new Set('year years yr yrs old saal साल'.split(' '))
const MONTHS = new Set('month months mahine mahina महीने महीना'.split(' '))

/** "Three years" where months are wanted are 36; "six months" is no age. */
export function inUnit(message: Message, plan: FieldPlan, span: NumberSpan): number | undefined {
  const { heard } = message
  const { value, to } = span
  const after = heard.breaks[to] ? '' : (heard.words[to] ?? '')
  const isMonths = MONTHS.has(after)
  const isYears = YEARS.has(after) && after !== 'old'
  if (measureOf(plan) === 'age') return isMonths || /^(?:weeks?|days?|hafte|din)$/.test(after) ? undefined : value
  const unit = unitOf(plan)
  if (unit !== undefined && measureOf(plan) !== 'amount' && isMoney(message, span)) return undefined
  if (unit === 'month' && isYears) return value * 12
  if (unit === 'year' && isMonths) return Number.isInteger(value / 12) ? value / 12 : undefined
  return value
}

/** "12 lakh a year" or "500 a week" where what comes in or goes out in a month is asked for. */
export function isOfOtherSpan({ heard: { words } }: Message, plan: FieldPlan, { from, to }: NumberSpan): boolean {
  if (!/month|महीने|mahine/i.test(`${plan.field.description} ${plan.label.join(' ')}`)) return false
  if (
    measureOf(plan) === 'amount' &&
    A_DAY_OR_WEEK.test(
      words
        .slice(to, to + 4)
        .join(' ')
        .replace(/^(?:rs|rupees|rupaye) /, ''),
    )
  )
    return true
  if (!isIncome(plan)) return false
  return words.slice(Math.max(0, from - 3), to + 3).some((word) => A_YEAR.has(word) || word.endsWith('lpa'))
}

const A_YEAR = new Set('year yearly annum annually annual lpa pa saal saalana salana साल सालाना'.split(' '))
const A_DAY_OR_WEEK = /^(?:an?|per|every|each) (?:day|week)\b|^(?:daily|weekly|roz|hafte)\b/

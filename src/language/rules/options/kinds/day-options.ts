import { weekdayNamedAt } from '../../dates/day-words.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { undenied } from '../../set-aside/undenied.ts'
import type { Tokens } from '../../words/tokens.ts'
import type { OptionSpan } from '../option-span.ts'

/** Names of the days, Sunday first. */
const SHORT = [
  'sun sunday sundays itwar itvar itvaar itwaar ravi ravivar ravivaar raviwar रवि रविवार इतवार',
  'mon monday mondays som somvar somvaar somwar somwaar सोम सोमवार',
  'tue tues tuesday tuesdays mangal mangalvar mangalvaar mangalwar mangalwaar मंगल मंगलवार',
  'wed wednesday wednesdays budh budhvar budhvaar budhwar budhwaar बुध बुधवार',
  'thu thur thurs thursday thursdays guru guruvar guruvaar guruwar guruwaar गुरु गुरुवार बृहस्पति बृहस्पतिवार',
  'fri friday fridays shukra shukravar shukravaar shukrawar shukrawaar jumma शुक्र शुक्रवार',
  'sat saturday saturdays shani shanivar shanivaar shaniwar shaniwaar sanichar शनि शनिवार',
]
const DAY_OF = new Map(SHORT.flatMap((line, day) => line.split(' ').map((word) => [word, day] as const)))
/** "Sun" and "sat" are other words, too. */
const MAX_SHORT = 5
const WEEKEND = /\bweekends?\b/i
const WEEKDAYS = /\bweekdays?\b/i

/** Options that are days of the week ("Mon-Wed-Fri", "weekend only"), by option; empty where not every option is one. */
const daysOf = oncePerField(({ field }): ReadonlyMap<string, ReadonlySet<number>> => {
  const days = new Map(field.options.map((option) => [option, daysIn(option)]))
  return days.size > 1 && [...days.values()].every(({ size }) => size > 0) ? days : new Map()
})

function daysIn(option: string): ReadonlySet<number> {
  if (WEEKEND.test(option)) return new Set([0, 6])
  if (WEEKDAYS.test(option)) return new Set([1, 2, 3, 4, 5])
  const words = option.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  const days = words.flatMap((word) => DAY_OF.get(word) ?? [])
  const [first, last, more] = days
  const isSpan = first !== undefined && last !== undefined && more === undefined && /\bto\b|–|—|^\S+-\S+$/.test(option)
  if (!isSpan) return new Set(days)
  const length = ((last - first + 7) % 7) + 1
  return new Set(Array.from({ length }, (_, index) => (first + index) % 7))
}

/** "Somvaar budhvaar wala", "the one that begins on Tuesday": the one option that has all the days that are named. */
export function dayOption(heard: Tokens, plan: FieldReader): OptionSpan | undefined {
  const days = daysOf(plan)
  if (days.size === 0) return weekendOption(heard, plan)
  const named = undenied(
    heard,
    heard.words.flatMap((word, at) => {
      const day = DAY_OF.get(word) ?? weekdayNamedAt(heard, at)
      return day === undefined ? [] : [{ day, from: at, to: at + 1 }]
    }),
  )
  const [first] = named
  const last = named.at(-1)
  if (first === undefined || last === undefined) return undefined
  const [only, another] = [...days].filter(([, own]) => named.every(({ day }) => own.has(day)))
  return only && another === undefined ? { value: only[0], isExplicit: true, from: first.from, to: last.to } : undefined
}

/** "Saturday chalega" where the weekend is one of options of other kinds ("today", "this weekend"). */
function weekendOption(heard: Tokens, { field }: FieldReader): OptionSpan | undefined {
  const [only, another] = field.options.filter((option) => WEEKEND.test(option))
  if (only === undefined || another !== undefined || field.options.some((option) => WEEKDAYS.test(option)))
    return undefined
  const named = heard.words.flatMap((word, at) => {
    const day = weekdayNamedAt(heard, at) ?? (word.length > MAX_SHORT ? DAY_OF.get(word) : undefined)
    return day === undefined ? [] : [{ day, from: at, to: at + 1 }]
  })
  const [first] = undenied(heard, named)
  const isWeekend = first !== undefined && named.every(({ day }) => day === 0 || day === 6)
  return isWeekend ? { value: only, isExplicit: false, from: first.from, to: first.to } : undefined
}

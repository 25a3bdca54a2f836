import { regex } from '../../../../base/regex.ts'
import { bareTime } from '../../dates/bare-time.ts'
import { isHalfOfDay, partOfDay, type TimeSpan } from '../../dates/clock.ts'
import { DAY_PARTS, type DayPart, hourWithin } from '../../dates/day-parts.ts'
import { findTimes } from '../../dates/find-times.ts'
import type { FieldReader } from '../../fields/field-reader.ts'
import { oncePerField } from '../../fields/once-per-field.ts'
import { findNumbers } from '../../numbers/numbers.ts'
import { undenied } from '../../set-aside/undenied.ts'
import type { Tokens } from '../../words/tokens.ts'
import { type OptionSpan, optionWords } from '../option-span.ts'
import { isNegated } from '../ruled-out.ts'

/** An option that is a span of the day, in minutes since midnight: "9-11 am". */
interface Slot {
  option: string
  from: number
  /** Past midnight more than a day. */
  to: number
  /** Where the option only names a part of the day. */
  part?: DayPart
}

const NOON = 720
const DAY = 1_440
const SPAN = regex('i')`
  (?<![\d-])(\d{1,2})(?:[:.](\d\d))?\s*(a\.?m\.?|p\.?m\.?|noon|baje|बजे)?\s*(?:-|–|—|to|till|until|se|से)\s*(\d{1,2})
    (?:[:.](\d\d))?\s*(a\.?m\.?|p\.?m\.?|noon|baje|बजे)?(?![\d-])
`
const OPEN_SPAN = regex('i')`
  ^(?:(before|till|until|upto|up to)|(after|from|past)) (\d{1,2})(?:[:.](\d\d))?\s*(a\.?m\.?|p\.?m\.?)?$
  |^(\d{1,2})(?:[:.](\d\d))?\s*(a\.?m\.?|p\.?m\.?)? (?:onwards|and later|or later)$
`
const TELLS_TIME = /\b(?:slot|time|timing|when|window|hours?|shift|batch)\b|समय|टाइम/i
const CLOCK = /\d\s*(?:[ap]\.?m\b|baje|बजे)|\d:\d\d/i

/** The slots of a field of which nearly every option is one; empty where they are no times. */
const slotsOf = oncePerField(({ field, label }): readonly Slot[] => {
  const { options, description } = field
  const isOfTime = options.some((option) => CLOCK.test(option)) || TELLS_TIME.test(`${description} ${label.join(' ')}`)
  const slots = isOfTime ? options.flatMap((option) => slotIn(option) ?? []) : []
  const parts = options.flatMap((option) => partIn(option) ?? [])
  const known = new Set(slots.map(({ option }) => option))
  const all = isOfTime || parts.length > 1 ? [...slots, ...parts.filter(({ option }) => !known.has(option))] : slots
  // One may be told otherwise: "weekends only".
  return all.length > 1 && all.length >= options.length - 1 ? all : []
})

function slotIn(option: string): Slot | undefined {
  const open = OPEN_SPAN.exec(option.trim())
  if (open) return openSlot(option, open)
  const [, hour = '', minute = '0', half = '', endHour = '', endMinute = '0', endHalf = ''] = SPAN.exec(option) ?? []
  if (hour === '' || Number(hour) > 24 || Number(endHour) > 24) return undefined
  // "Morning (6-2)" begins in the morning.
  const part = half === '' && endHalf === '' ? partNamed(option) : undefined
  if (part !== undefined) {
    const begin = hourWithin(part, Number(hour)) * 60 + Number(minute)
    const end = (Number(endHour) % 12) * 60 + Number(endMinute)
    return { option, from: begin, to: begin + ((end - begin + 2 * DAY) % NOON || NOON) }
  }
  const to = minutesOf(Number(endHour), Number(endMinute), endHalf || usualHalf(Number(endHour)))
  let from = minutesOf(Number(hour), Number(minute), half || endHalf || usualHalf(Number(hour)))
  if (from >= to && half === '') from -= NOON
  // A night goes on past midnight.
  if (from >= to && half !== '' && endHalf !== '') return { option, from, to: to + DAY }
  return from >= 0 && from < to ? { option, from, to } : undefined
}

/** "Before 10 AM", "After 4 PM", "6 pm onwards" */
function openSlot(option: string, open: RegExpExecArray): Slot | undefined {
  const [, before, , hour, minute = '0', half, laterHour, laterMinute = '0', laterHalf] = open
  const at = Number(hour ?? laterHour)
  const minutes = minutesOf(at, Number(hour === undefined ? laterMinute : minute), half ?? laterHalf ?? usualHalf(at))
  return before === undefined ? { option, from: minutes, to: BEDTIME } : { option, from: WAKING, to: minutes }
}

const WAKING = 300
const BEDTIME = 1_290

function partNamed(option: string): DayPart | undefined {
  const parts = optionWords(option).flatMap((word) => DAY_PARTS.get(word) ?? [])
  const [only, another] = parts
  return another === undefined ? only : undefined
}

/** "Morning", "Evening batch": when it surely is that part of the day. */
function partIn(option: string): Slot | undefined {
  const part = partNamed(option)
  if (part === undefined || /\d/.test(option) || optionWords(option).length > MAX_PART) return undefined
  const [from, to] = SURELY[part]
  return { option, from, to, part }
}

const MAX_PART = 2
const SURELY: Record<DayPart, readonly [from: number, to: number]> = {
  morning: [300, NOON],
  noon: [690, 810],
  afternoon: [NOON, 960],
  evening: [990, 1_200],
  night: [1_260, DAY],
}

function minutesOf(hour: number, minute: number, half: string): number {
  if (hour > 12) return hour * 60 + minute
  const isAfternoon = /^(?:p|noon)/i.test(half)
  return ((hour % 12) + (isAfternoon ? 12 : 0)) * 60 + minute
}

/** Without a word for it, 7 to 11 are in the morning and 12 to 6 in the afternoon. */
function usualHalf(hour: number): 'am' | 'pm' {
  return hour >= 7 && hour <= 11 ? 'am' : 'pm'
}

const PARTS: Record<DayPart, readonly [from: number, to: number]> = {
  morning: [300, NOON],
  noon: [NOON, 780],
  afternoon: [NOON, 990],
  evening: [960, 1_230],
  night: [1_140, DAY + 300],
}

/** "10 am", "saade chaar baje", "evening" where the options are slots: the only one in which that lies. */
export function slotOption(heard: Tokens, plan: FieldReader, readsHindi: boolean): OptionSpan | undefined {
  const slots = slotsOf(plan)
  if (slots.length === 0) return undefined
  const times = undenied(heard, timesIn(heard, readsHindi)).filter(({ from, to }) => !isNegated(heard, from, to))
  const [first, second] = times
  if (first !== undefined && second !== undefined) return between(slots, first, second)
  const begin = first && beginOf(heard, first, readsHindi)
  if (first && begin) return between(slots, begin, first)
  const end = first === undefined ? atEnd(heard, slots) : undefined
  if (end) return end
  const time = first ?? laterThanList(heard, slots, readsHindi)
  if (time === undefined || heard.words.some((word) => OPEN.test(word))) return undefined
  const [only, another] = time.vague ? withinPart(heard, slots, time) : around(heard, slots, time)
  return only && another === undefined
    ? { value: only.option, isExplicit: !time.vague, from: time.from, to: time.to }
    : undefined
}

/** The "one" of "the evening one" is no hour. */
function timesIn(heard: Tokens, readsHindi: boolean): TimeSpan[] {
  const { words } = heard
  const times = findTimes(heard, readsHindi)
  const hours = times.filter(
    ({ from, to }) => !(to === from + 1 && words[from] === 'one' && DAY_PARTS.has(words[from - 1] ?? '')),
  )
  return hours.length === times.length ? times : hours.length > 0 ? hours : [partOfDay(heard) ?? []].flat()
}

/** "The earliest one", "whichever is earliest" */
function atEnd({ words }: Tokens, slots: readonly Slot[]): OptionSpan | undefined {
  const at = words.findIndex((word) => END.test(word))
  if (at === -1 || words.length > MAX_END || words.some((word) => OPEN.test(word))) return undefined
  const sorted = slots.toSorted((one, other) => one.from - other.from)
  const slot = /^late/.test(words[at] ?? '') ? sorted.at(-1) : sorted[0]
  return slot && { value: slot.option, isExplicit: false, from: at, to: at + 1 }
}

const END = /^(?:earliest|soonest|latest)$/
const MAX_END = 6

const OPEN = /^(?:or|ya|not|nahi|except|या|नहीं)$/

/** "From 4 pm to 6 pm" */
function between(slots: readonly Slot[], first: TimeSpan, second: TimeSpan): OptionSpan | undefined {
  const isAt = (end: number, { minutes }: TimeSpan): boolean => (end - minutes) % NOON === 0
  const [slot, another] = slots.filter(({ from, to }) => isAt(from, first) && isAt(to, second))
  if (slot === undefined || another) return undefined
  return { value: slot.option, isExplicit: true, from: first.from, to: second.to }
}

/** The two of "two to ten o'clock", "do se dus baje" */
function beginOf(heard: Tokens, time: TimeSpan, readsHindi: boolean): TimeSpan | undefined {
  if (!/^(?:se|to|till|से)$/.test(heard.words[time.from - 1] ?? '')) return undefined
  const number = findNumbers(heard, readsHindi).find(({ to }) => to === time.from - 1)
  return number && { ...time, minutes: number.value * 60, from: number.from, to: number.to }
}

/** A bare "10" is a time where the list has no tenth option. */
function laterThanList(heard: Tokens, slots: readonly Slot[], readsHindi: boolean): TimeSpan | undefined {
  const time = bareTime(heard, readsHindi, (from) => Number(heard.words[from]) > slots.length)
  return time && heard.words.length <= MAX_BARE ? time : undefined
}

const MAX_BARE = 4

function withinPart({ words }: Tokens, slots: readonly Slot[], time: TimeSpan): Slot[] {
  const part = DAY_PARTS.get(words[time.from] ?? '')
  if (part === undefined) return []
  // The words of such options name them.
  if (slots.every((slot) => slot.part !== undefined)) return []
  const named = slots.filter((slot) => slot.part === part)
  if (named.length > 0) return named
  if (part === 'noon') return holdingTime(slots, NOON)
  const [start, end] = PARTS[part]
  return slots.filter(({ from, to }) => 2 * (Math.min(to, end) - Math.max(from, start)) > to - from)
}

function holdingTime(slots: readonly Slot[], time: number): Slot[] {
  return slots.filter(({ from, to }) => (from <= time && time < to) || time + DAY < to)
}

function around(heard: Tokens, slots: readonly Slot[], { minutes, from, to }: TimeSpan): Slot[] {
  const { words } = heard
  const behind = words.slice(to, to + 2).join(' ')
  if (/^(?:after|past)$/.test(words[from - 1] ?? '') || /^(?:ke|के) (?:baad|बाद)$/.test(behind))
    return slots.filter((slot) => slot.to > minutes)
  if (
    /^(?:before|by|till|until)$/.test(words[from - 1] ?? '') ||
    /^(?:(?:se|से) (?:pehle|pahle|पहले)|(?:tak|तक))/.test(behind)
  )
    return slots.filter((slot) => slot.from < minutes)
  const at = (time: number): Slot[] => holdingTime(slots, time)
  const said = at(minutes)
  const isMarked = words.slice(from, to).some((word) => isHalfOfDay(word) || DAY_PARTS.has(word))
  const near = words.slice(Math.max(0, from - 2), to + 2).some((word) => DAY_PARTS.has(word))
  return said.length > 0 || isMarked || near ? said : at((minutes + NOON) % DAY)
}

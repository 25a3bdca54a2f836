import { regex } from '../../../base/regex.ts'
import { bareTime } from '../dates/bare-time.ts'
import { isHalfOfDay, partOfDay, type TimeSpan } from '../dates/clock.ts'
import { DAY_PARTS, type DayPart } from '../dates/day-parts.ts'
import { findTimes } from '../dates/find-times.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'
import { undenied } from '../set-aside/denials.ts'
import type { Tokens } from '../words/tokens.ts'
import type { OptionSpan } from './option-span.ts'
import { isNegated } from './ruled-out.ts'

/** An option that is a span of the day, in minutes since midnight: "9-11 am". */
interface Slot {
  option: string
  from: number
  to: number
}

const NOON = 720
const DAY = 1_440
const SPAN = regex('i')`
  (?<![\d-])(\d{1,2})(?:[:.](\d\d))?\s*(a\.?m\.?|p\.?m\.?|noon|baje|बजे)?\s*(?:-|–|—|to|till|until|se|से)\s*(\d{1,2})
    (?:[:.](\d\d))?\s*(a\.?m\.?|p\.?m\.?|noon|baje|बजे)?(?![\d-])
`
const TELLS_TIME = /\b(?:slot|time|timing|when|window|hours?)\b|समय|टाइम/i
const CLOCK = /\d\s*(?:[ap]\.?m\b|baje|बजे)|\d:\d\d/i

/** The slots of a field of which nearly every option is one; empty where they are no times. */
const slotsOf = oncePerField(({ field, label }): readonly Slot[] => {
  const { options, description } = field
  const isOfTime = options.some((option) => CLOCK.test(option)) || TELLS_TIME.test(`${description} ${label.join(' ')}`)
  const slots = isOfTime ? options.flatMap((option) => slotIn(option) ?? []) : []
  // One may be told otherwise: "weekends only".
  return slots.length > 1 && slots.length >= options.length - 1 ? slots : []
})

function slotIn(option: string): Slot | undefined {
  const [, hour = '', minute = '0', half = '', endHour = '', endMinute = '0', endHalf = ''] = SPAN.exec(option) ?? []
  if (hour === '' || Number(hour) > 24 || Number(endHour) > 24) return undefined
  const to = minutesOf(Number(endHour), Number(endMinute), endHalf || usualHalf(Number(endHour)))
  let from = minutesOf(Number(hour), Number(minute), half || endHalf || usualHalf(Number(hour)))
  if (from >= to && half === '') from -= NOON
  return from >= 0 && from < to ? { option, from, to } : undefined
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
  night: [1_140, DAY],
}

/** "10 am", "saade chaar baje", "evening" where the options are slots: the only one in which that lies. */
export function slotOption(heard: Tokens, plan: FieldReader, readsHindi: boolean): OptionSpan | undefined {
  const slots = slotsOf(plan)
  if (slots.length === 0) return undefined
  const times = undenied(heard, timesIn(heard, readsHindi)).filter(({ from, to }) => !isNegated(heard, from, to))
  const [first, second] = times
  if (first !== undefined && second !== undefined) return between(slots, first, second)
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
  const slot = slots.find(({ from, to }) => from === first.minutes && to === second.minutes)
  return slot && { value: slot.option, isExplicit: true, from: first.from, to: second.to }
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
  const [start, end] = PARTS[part]
  return slots.filter(({ from, to }) => 2 * (Math.min(to, end) - Math.max(from, start)) > to - from)
}

function around(heard: Tokens, slots: readonly Slot[], { minutes, from, to }: TimeSpan): Slot[] {
  const { words } = heard
  const behind = words.slice(to, to + 2).join(' ')
  const holding = (at: number): Slot[] => slots.filter((slot) => slot.from < at && at < slot.to)
  if (/^(?:after|past)$/.test(words[from - 1] ?? '') || /^(?:ke|के) (?:baad|बाद)$/.test(behind))
    return holding(minutes).length > 0 ? [] : slots.filter((slot) => slot.from >= minutes)
  if (
    /^(?:before|by|till|until)$/.test(words[from - 1] ?? '') ||
    /^(?:(?:se|से) (?:pehle|pahle|पहले)|(?:tak|तक))/.test(behind)
  )
    return holding(minutes).length > 0 ? [] : slots.filter((slot) => slot.to <= minutes)
  const at = (time: number): Slot[] => slots.filter((slot) => slot.from <= time && time < slot.to)
  const said = at(minutes)
  const isMarked = words.slice(from, to).some((word) => isHalfOfDay(word) || DAY_PARTS.has(word))
  const near = words.slice(Math.max(0, from - 2), to + 2).some((word) => DAY_PARTS.has(word))
  return said.length > 0 || isMarked || near ? said : at((minutes + NOON) % DAY)
}

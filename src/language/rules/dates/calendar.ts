import { DEFAULT_TIME_ZONE } from '../../../base/number-time-zone.ts'
import type { EpochMs } from '../../../base/time.ts'

export const DAY_MS = 86_400_000
const OFFSET_SLOT_MS = 900_000

/** Where "now" falls for the person: days counted since 1970-01-01, minutes since their midnight. */
export interface LocalNow {
  instant: EpochMs
  offsetMinutes: number
  day: number
  minutes: number
}

/** Zones change their offset on quarter hours only, so one look-up a quarter hour is enough. */
const offsets = new Map<string, { slot: number; minutes: number; format: Intl.DateTimeFormat }>()

export function localNow(now: EpochMs, timeZone: string): LocalNow {
  const offsetMinutes = offsetAt(now, timeZone)
  const local = now + offsetMinutes * 60_000
  const day = Math.floor(local / DAY_MS)
  return { instant: now, offsetMinutes, day, minutes: Math.floor((local - day * DAY_MS) / 60_000) }
}

/** Sunday is 0. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** Weeks begin on Monday. */
export function mondayOf(day: number): number {
  return day - ((weekdayOf(day) + 6) % 7)
}

export function dayFrom(year: number, month: number, date: number): number {
  return Math.floor(Date.UTC(year, month - 1, date) / DAY_MS)
}

/** Undefined for a date that is not in the calendar (31 June). */
export function dayIfReal(year: number, month: number, date: number): number | undefined {
  const day = dayFrom(year, month, date)
  const { month: realMonth, date: realDate } = partsOf(day)
  return realMonth === month && realDate === date ? day : undefined
}

export function partsOf(day: number): { year: number; month: number; date: number } {
  const at = new Date(day * DAY_MS)
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() }
}

export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

export function isoTime(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${String(hour).padStart(2, '0')}:${String(minutes - hour * 60).padStart(2, '0')}`
}

function offsetAt(now: EpochMs, timeZone: string): number {
  const slot = Math.floor(now / OFFSET_SLOT_MS)
  const known = offsets.get(timeZone)
  if (known?.slot === slot) return known.minutes
  const format = known?.format ?? formatFor(timeZone)
  const minutes = minutesOf(format.formatToParts(now).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT')
  if (offsets.size > 500) offsets.clear()
  offsets.set(timeZone, { slot, minutes, format })
  return minutes
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
  } catch {
    return new Intl.DateTimeFormat('en-GB', { timeZone: DEFAULT_TIME_ZONE, timeZoneName: 'longOffset' })
  }
}

/** `GMT`, `GMT+05:30`, `GMT-03:00` */
function minutesOf(name: string): number {
  const match = /([+-])(\d{2}):(\d{2})/.exec(name)
  if (match === null) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}

import type { Language } from '../i18n/languages.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const STEPS: [unit: Intl.RelativeTimeFormatUnit, ms: number, until: number][] = [
  ['minute', MINUTE_MS, HOUR_MS],
  ['hour', HOUR_MS, DAY_MS],
  ['day', DAY_MS, 14 * DAY_MS],
]

const LOCALES: Record<Language, string> = { en: 'en-GB', hi: 'hi-IN' }

export function localeOf(language: Language): string {
  return LOCALES[language]
}

/** With seconds and the zone: "Monday, 2 March 2026 at 14:30:05 GMT+5:30". */
export function exactTime(at: string, language: Language): string {
  return formatter(language, { dateStyle: 'full', timeStyle: 'long' }).format(new Date(at))
}

/** With the day and seconds: "2 Mar 2026, 14:30:05". */
export function fullTime(at: string, _now: number, language: Language): string {
  return formatter(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at))
}

/** As short as possible: today the time, this year the day and the time, else the date. */
export function shortTime(at: string, now: number, language: Language): string {
  const date = new Date(at)
  const today = new Date(now)
  if (date.toDateString() === today.toDateString()) {
    return formatter(language, { hour: '2-digit', minute: '2-digit' }).format(date)
  }
  const isThisYear = date.getFullYear() === today.getFullYear()
  return isThisYear
    ? formatter(language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(date)
    : formatter(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(date)
}

/** "5 minutes ago", "now", "in 20 seconds", "in 2 hours"; times more than two weeks away as a date. */
export function relativeTime(at: string, now: number, language: Language): string {
  const away = Date.parse(at) - now
  const words = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto', style: 'short' })
  // Less than the quarter of a minute by which `now` may be late is now.
  if (away > 15_000 && away < 45_000) return words.format(Math.ceil(away / 1_000), 'second')
  if (Math.abs(away) < 45_000) return words.format(0, 'second')
  const step = STEPS.find(([, , until]) => Math.abs(away) < until)
  return step ? words.format(Math.round(away / step[1]), step[0]) : shortTime(at, now, language)
}

/** "850 ms", "3.2 secs", "4 mins 5 secs", "2 mins". */
export function duration(ms: number, language: Language): string {
  const unit = (value: number, name: 'millisecond' | 'second' | 'minute' | 'hour', digits = 0) =>
    new Intl.NumberFormat(LOCALES[language], {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    }).format(value)
  if (ms < 1_000) return unit(Math.round(ms), 'millisecond')
  if (ms < MINUTE_MS) return unit(ms / 1_000, 'second', ms < 10_000 ? 1 : 0)
  const seconds = Math.round(ms / 1_000)
  const both = (large: string, rest: number, name: 'second' | 'minute') =>
    rest === 0 ? large : `${large} ${unit(rest, name)}`
  if (seconds < 3_600) return both(unit(Math.floor(seconds / 60), 'minute'), seconds % 60, 'second')
  const minutes = Math.round(seconds / 60)
  return both(unit(Math.floor(minutes / 60), 'hour'), minutes % 60, 'minute')
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating a formatter takes longer than a hundred uses of it. */
function formatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options)
  formatters.set(key, made)
  return made
}

import { ownValue } from '../../base/own-value.ts'
import { CALENDAR_NAMES } from '../../base/calendar-names.ts'
import { hindiClock } from '../../base/hindi-clock.ts'
import type { FieldSpec, FieldValue, Language } from '../../ports/language.ts'

const YES_NO: Record<Language, [string, string]> = { en: ['yes', 'no'], hi: ['हाँ', 'नहीं'] }
const DAY_AND_TIME = /^(?:(\d{4})-(\d\d)-(\d\d))?(?:^| |$)(?:(\d\d):(\d\d))?$/

/** A collected answer as the agent says it: options by their texts, days and times in words, all else as it is. */
export function spokenValue(value: FieldValue, field: FieldSpec | undefined, language: Language): string {
  if (typeof value === 'boolean') return YES_NO[language][value ? 0 : 1]
  if (typeof value === 'number') return value >= 10_000 ? value.toLocaleString('en-IN') : String(value)
  if (field?.type === 'enum') return ownValue(field.texts?.[language]?.options, value) ?? value.replaceAll('_', ' ')
  const [, year, month, date, hour, minute] = DAY_AND_TIME.exec(value) ?? []
  const day = date === undefined ? '' : spokenDay(Number(year), Number(month), Number(date), language)
  const time = minute === undefined ? '' : spokenTime(Number(hour), minute, language)
  if (day === '' && time === '') return value
  return [day, time].filter((part) => part !== '').join(language === 'en' ? ' at ' : ', ')
}

function spokenDay(year: number, month: number, date: number, language: Language): string {
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay()
  const { months, weekdays } = CALENDAR_NAMES[language]
  return `${weekdays[weekday] ?? ''}, ${date} ${months[month - 1] ?? ''}`
}

function spokenTime(hour: number, minute: string, language: Language): string {
  if (language === 'hi') return hindiClock(hour, Number(minute))
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${hour < 12 ? 'am' : 'pm'}`
}

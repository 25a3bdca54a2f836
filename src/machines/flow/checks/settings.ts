import { canonicalTimeZone } from '../../../base/time-zone.ts'
import { below, WHOLE_FLOW, type Issues } from '../issues.ts'
import { LANGUAGES, UNDERSTANDING, type FlowSettings, type Understanding } from '../types.ts'
import { asObject, attribute, readText, type Saved } from './attributes.ts'

const DEFAULT_MAX_ATTEMPTS = 3
const MAX_ATTEMPTS = { min: 1, max: 10 }
const DEFAULT_MAX_DURATION_SEC = 600
const MAX_DURATION_SEC = { min: 30, max: 14_400 }

const SETTINGS = below(WHOLE_FLOW, 'settings')

type Language = FlowSettings['languages'][number]

/** Reads settings with their defaults; any that is set must be valid. */
export function readSettings(flow: Saved, issues: Issues): FlowSettings {
  const value = attribute(flow, 'settings') ?? {}
  const saved = asObject(value)
  if (!saved) issues.error('Settings must be an object.', SETTINGS)
  const given = saved ?? {}
  const voiceId = readText(given, 'voiceId', 'Settings', SETTINGS, issues)
  return {
    persona: readText(given, 'persona', 'Settings', SETTINGS, issues),
    languages: readLanguages(given, issues),
    maxAttempts: readWhole(given, 'maxAttempts', DEFAULT_MAX_ATTEMPTS, MAX_ATTEMPTS, issues),
    maxDurationSec: readWhole(given, 'maxDurationSec', DEFAULT_MAX_DURATION_SEC, MAX_DURATION_SEC, issues),
    ...(voiceId === '' ? {} : { voiceId }),
    ...readTimeZone(given, issues),
    ...readUnderstanding(given, issues),
  }
}

function readTimeZone(saved: Saved, issues: Issues): { timeZone?: string } {
  const value = attribute(saved, 'timeZone')
  if (value === undefined) return {}
  const timeZone = typeof value === 'string' ? canonicalTimeZone(value) : null
  if (timeZone !== null) return { timeZone }
  issues.error(
    'Settings: "timeZone" must be the name of a time zone, such as "Asia/Kolkata".',
    below(SETTINGS, 'timeZone'),
  )
  return {}
}

function readUnderstanding(saved: Saved, issues: Issues): { understanding?: Understanding } {
  const value = attribute(saved, 'understanding')
  if (value === undefined) return {}
  const understanding = UNDERSTANDING.find((one) => one === value)
  if (understanding === undefined) {
    issues.error('Settings: "understanding" must be "rules first" or "model".', below(SETTINGS, 'understanding'))
  }
  return understanding === undefined ? {} : { understanding }
}

function readLanguages(saved: Saved, issues: Issues): Language[] {
  const value = attribute(saved, 'languages') ?? ['en']
  if (Array.isArray(value) && value.length > 0 && value.every(isLanguage)) return [...new Set(value)]
  issues.error(
    'Settings: "languages" must be a list of "en" and "hi" with at least one of them.',
    below(SETTINGS, 'languages'),
  )
  return ['en']
}

function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value)
}

function readWhole(
  saved: Saved,
  name: string,
  preset: number,
  range: { min: number; max: number },
  issues: Issues,
): number {
  const value = attribute(saved, name) ?? preset
  if (typeof value === 'number' && Number.isInteger(value) && value >= range.min && value <= range.max) return value
  issues.error(`Settings: "${name}" must be a whole number from ${range.min} to ${range.max}.`, below(SETTINGS, name))
  return preset
}

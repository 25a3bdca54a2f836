import type { EpochMs } from '../../base/time.ts'
import { isOutside } from '../../base/value-limits.ts'
import type { FieldSpec, FieldValue, Understanding } from '../../ports/language.ts'
import type { Expectation, ExpectedValue, Phrase } from './phrase.ts'

/** From the best to the worst. */
const VERDICTS = ['right', 'asked again', 'missed intent', 'wrong value', 'false intent'] as const
export type Verdict = (typeof VERDICTS)[number]

/** When a phrase is said, and where. */
export interface SaidAt {
  now: EpochMs
  /** Local time minus UTC. */
  offsetMinutes: number
}

/**
 * Compares an understanding with the expectation. A value that the person did not give counts as wrong, whatever else
 * is right.
 */
export function judge({ expect }: Phrase, understood: Understanding, at: SaidAt): Verdict {
  const ways = 'any' in expect ? expect.any : [expect]
  const verdicts = ways.map((way) => judgeWay(way, understood, at))
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'wrong value'
}

/** Without the values outside the limits of their fields: a conversation keeps none of them, and asks again. */
export function withinLimits(understood: Understanding, fields: readonly FieldSpec[]): Understanding {
  const kept = Object.entries(understood.values).filter(([name, value]) => {
    const field = fields.find((one) => one.name === name)
    return field === undefined || !isOutside(value, field)
  })
  return { ...understood, values: Object.fromEntries(kept) }
}

/** Whether every accepted reading of a phrase is a request to end the conversation. */
export function isWish({ expect }: Phrase): boolean {
  return ('any' in expect ? expect.any : [expect]).every(({ outcome }) => outcome !== undefined)
}

function judgeWay(way: Expectation, { values, refused, intent }: Understanding, at: SaidAt): Verdict {
  if (intent !== null) return intent === way.outcome ? 'right' : 'false intent'
  const names = Object.keys(values)
  const wanted = way.fields ?? {}
  if (way.outcome !== undefined) return 'missed intent'
  if (names.some((name) => !isExpected(wanted[name], values[name], at))) return 'wrong value'
  const isComplete = Object.keys(wanted).every((name) => names.includes(name))
  if (!isComplete) return 'asked again'
  const declines = way.refused === true
  return names.length > 0 || declines === refused.length > 0 ? 'right' : 'asked again'
}

function isExpected(expected: ExpectedValue | undefined, given: FieldValue | undefined, at: SaidAt): boolean {
  if (typeof expected !== 'object') return withBlank(expected) === given
  if (typeof given !== 'string') return false
  if ('$contains' in expected) return given.toLowerCase().includes(expected.$contains.toLowerCase())
  if ('$md' in expected) return given.slice(5, 10) === expected.$md && given.length === 10
  return given === dayOf(expected, at)
}

/** A day with its time may be written with a "T" between them. */
function withBlank(expected: FieldValue | undefined): FieldValue | undefined {
  return typeof expected === 'string' ? expected.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/, '$1 $2') : expected
}

const DAY_MS = 86_400_000

function dayOf(expected: { $days: number } | { $weekday: number; weeks: number }, at: SaidAt): string {
  const today = Math.floor((at.now + at.offsetMinutes * 60_000) / DAY_MS)
  if ('$days' in expected) return isoDay(today + expected.$days)
  const ahead = (((expected.$weekday - (today + 4)) % 7) + 7) % 7
  return isoDay(today + (ahead === 0 ? 7 : ahead) + 7 * expected.weeks)
}

function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

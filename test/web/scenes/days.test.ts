import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayOf, daysOf, startOfDays } from '../../../web/src/scenes/overview/days.ts'

const HOUR_MS = 3_600_000
const NOW = Date.parse('2026-03-12T06:00:00Z')

/** An hour for each call that ended `completed`, from a moment on. */
const hours = (from: string, ...calls: number[]) =>
  calls.map((count, index) => {
    const at = new Date(Date.parse(from) + index * HOUR_MS).toISOString()
    return { at, calls: count, minutes: 0, byOutcome: { completed: count } }
  })

describe('the days of the overview', () => {
  // Five and a half hours ahead of the hours that the service counts.
  beforeEach(() => vi.stubEnv('TZ', 'Asia/Kolkata'))
  afterEach(() => vi.unstubAllEnvs())

  it('begin at the midnight of the user', () => {
    expect(startOfDays(Date.parse('2026-03-08T20:45:00Z')).toISOString()).toBe('2026-03-02T18:30:00.000Z')
  })

  it('are seven, of which the hour around midnight belongs to the new one', () => {
    expect(dayOf('2026-03-02T17:00:00.000Z', NOW)).toBe('2026-03-02')
    expect(dayOf('2026-03-02T18:00:00.000Z', NOW)).toBe('2026-03-03')
    const week = daysOf(hours('2026-03-02T18:00:00Z', ...Array.from({ length: 7 * 24 }, () => 1)), NOW)
    expect(week.map(({ calls }) => calls)).toEqual([24, 24, 24, 24, 24, 24, 24])
  })

  it('count the morning as today, which is still yesterday in UTC', () => {
    const [today] = daysOf(hours('2026-03-02T20:00:00Z', 2, 0, 3), NOW)
    expect(today).toEqual({ day: '2026-03-03', calls: 5, completed: 5 })
  })

  it('end with today, also in its last half hour', () => {
    const days = daysOf(hours('2026-03-02T17:00:00Z', 2, 3), Date.parse('2026-03-02T18:20:00Z'))
    expect(days).toEqual([{ day: '2026-03-02', calls: 5, completed: 5 }])
  })
})

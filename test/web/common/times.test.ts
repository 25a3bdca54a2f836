import { expect, it } from 'vitest'
import { duration, fullTime, relativeTime } from '../../../web/src/common/times.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')
const after = (ms: number) => relativeTime(new Date(NOW + ms).toISOString(), NOW, 'en')

it('counts the seconds of what comes within a minute, as the next attempt of a delivery does', () => {
  expect(after(30_000)).toMatch(/^in 30 sec/)
  expect(after(120_000)).toMatch(/^in 2 min/)
})

it('calls now what is near, and a moment ahead of a clock that is late', () => {
  expect([after(-40_000), after(0), after(12_000)]).toEqual(['now', 'now', 'now'])
})

it.each([
  [850, /^850 ms$/],
  [3_250, /^3\.3 secs?$/],
  [120_000, /^2 mins?$/],
  [245_000, /^4 mins? 5 secs?$/],
  [7_200_000, /^2 hrs?$/],
  [7_260_000, /^2 hrs? 1 min$/],
])('says %i ms in the two largest units that matter', (ms, expected) => {
  expect(duration(ms, 'en')).toMatch(expected)
})

it('tells attempts of one minute apart, and says the day, where one thing is looked at closely', () => {
  const at = new Date(2026, 2, 2, 14, 30, 5).toISOString()
  expect(fullTime(at, Date.parse(at), 'en')).toBe('2 Mar 2026, 14:30:05')
})

import { expect, it } from 'vitest'
import { timeZoneOfNumber } from '../../src/base/number-time-zone.ts'
import { isTimeZone } from '../../src/base/time-zone.ts'

it.each([
  ['+919822012345', 'Asia/Kolkata'],
  ['+97141234567', 'Asia/Dubai'],
  ['+442071234567', 'Europe/London'],
  ['+12025550100', undefined],
  ['+61212345678', undefined],
])('%s is in %s', (number, zone) => {
  expect(timeZoneOfNumber(number)).toBe(zone)
  expect(zone === undefined || isTimeZone(zone)).toBe(true)
})

it.each(['', 'India', '../etc', '+05:30', 'Asia/Nowhere'])('%j names no time zone', (name) => {
  expect(isTimeZone(name)).toBe(false)
})

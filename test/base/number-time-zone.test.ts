import { expect, it } from 'vitest'
import {
  callingCodeIn,
  DEFAULT_TIME_ZONE,
  timeZoneOfNumber,
  timeZoneOfPerson,
} from '../../src/base/number-time-zone.ts'
import { canonicalTimeZone } from '../../src/base/time-zone.ts'

it.each([
  ['+919822012345', 'Asia/Kolkata'],
  ['+97141234567', 'Asia/Dubai'],
  ['+442071234567', 'Europe/London'],
  ['+12025550100', undefined],
  ['+61212345678', undefined],
  ['+56221234567', undefined],
  ['+351211234567', undefined],
  ['+819012345678', 'Asia/Tokyo'],
  ['+358401234567', 'Europe/Helsinki'],
])('%s is in %s', (number, zone) => {
  expect(timeZoneOfNumber(number)).toBe(zone)
  expect(zone && canonicalTimeZone(zone)).toBe(zone)
})

const [london, dubai, tokyo] = ['Europe/London', 'Asia/Dubai', 'Asia/Tokyo']

it.each([
  ['the project', { project: tokyo, to: '+442071234567', installation: dubai }, tokyo],
  ["the number's country", { project: '', to: '+442071234567', installation: dubai }, london],
  [
    'the installation, where the country has several zones',
    { project: undefined, to: '+12025550100', installation: dubai },
    dubai,
  ],
  ['the installation, where nobody is dialled', { project: undefined, to: null, installation: dubai }, dubai],
  ['nothing', { project: undefined, to: null, installation: undefined }, DEFAULT_TIME_ZONE],
])('the zone of a person is told by %s', (_, hints, zone) => {
  expect(timeZoneOfPerson(hints)).toBe(zone)
})

it.each([
  ['Asia/Kolkata', '91'],
  ['Europe/Lisbon', '351'],
  ['America/Toronto', '1'],
  ['Australia/Perth', '61'],
  ['UTC', undefined],
])('numbers in %s begin with %s', (zone, code) => {
  expect(callingCodeIn(zone)).toBe(code)
})

it.each(['', 'India', '../etc', '+05:30', 'Asia/Nowhere'])('%j names no time zone', (name) => {
  expect(canonicalTimeZone(name)).toBeNull()
})

it.each([
  ['aSiA/KoLkAtA', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['europe/london', 'Europe/London'],
  ['europe/kyiv', 'Europe/Kyiv'],
  ['US/Eastern', 'America/New_York'],
])('%s is called %s', (name, canonical) => {
  expect(canonicalTimeZone(name)).toBe(canonical)
})

import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

/** 10:30 in India, 18 November 2026. */
const WEDNESDAY = Date.parse('2026-11-18T05:00:00Z')
const TRIP = field('trip_date', 'string', 'Date of travel')
const CAB = field('pickup_time', 'string', 'Time at which the cab should arrive')

function answer(text: string, asked: typeof TRIP): unknown {
  return understand(text, [asked], [asked.name], { now: WEDNESDAY }).values[asked.name]
}

describe('the value that is a clause by itself is meant, and not what the others tell', () => {
  it.each([
    [TRIP, 'the 25th, 26th I have a wedding', '2026-11-25'],
    [TRIP, 'Saturday, my son has exams on Friday', '2026-11-21'],
    [CAB, '4 am sharp, train 5:30 ki hai', '04:00'],
    [CAB, 'after 4, kids come back at 3', '16:00'],
  ])('$name: "%s"', (asked, text, value) => {
    expect(answer(text, asked)).toBe(value)
  })

  it.each([
    [TRIP, 'Friday, Saturday'],
    [CAB, '9 baje aata hoon, 10 baje'],
    [TRIP, 'any day after the 25th'],
  ])('$name: "%s" leaves it open', (asked, text) => {
    expect(answer(text, asked)).toBeUndefined()
  })
})

describe('days of the month', () => {
  it.each([
    ['24 ki raat ko', '2026-11-24'],
    ['friday night the 27th', '2026-11-27'],
    ['second saturday', '2026-12-12'],
    ['dusre shanivar ko', '2026-12-12'],
  ])('"%s"', (text, day) => {
    expect(answer(text, TRIP)).toBe(day)
  })
})

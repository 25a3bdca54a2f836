import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

/** 10:30 in India, 18 November 2026. */
const WEDNESDAY = Date.parse('2026-11-18T05:00:00Z')
const MOVE = field('move_in', 'string', 'Date from which they want to move into the flat')
const SERVICE = field('last_service', 'string', 'When the air conditioner was last serviced (date)')
const DINNER = field('booking_time', 'string', 'Time at which they will arrive for dinner')

function answer(text: string, asked: typeof MOVE): unknown {
  return understand(text, [asked], [asked.name], { now: WEDNESDAY }).values[asked.name]
}

describe('a long description that begins with a date asks for one', () => {
  it.each([
    ['from the first of next month', '2026-12-01'],
    ['agle mahine ki 5 tareekh', '2026-12-05'],
    ['first nahi, fifth december se', '2026-12-05'],
    ['दिसंबर की दस तारीख से', '2026-12-10'],
    ['not this sunday the next one', '2026-11-29'],
  ])('"%s"', (text, day) => {
    expect(answer(text, MOVE)).toBe(day)
  })

  it.each(['december first week', 'after the wedding', 'दिसंबर के पहले हफ्ते में'])('"%s" names no day', (text) => {
    expect(answer(text, MOVE)).toBeUndefined()
  })
})

it.each([
  ['last month 10th', '2026-10-10'],
  ['pichle mahine ki 20 ko', '2026-10-20'],
])('"%s" is of the month before', (text, day) => {
  expect(answer(text, SERVICE)).toBe(day)
})

it.each([
  ['8 ish', '20:00'],
  ['around quarter past eight', '20:15'],
  ['saadhe saat baje', '19:30'],
])('"%s" for dinner is in the evening', (text, time) => {
  expect(answer(text, DINNER)).toBe(time)
})

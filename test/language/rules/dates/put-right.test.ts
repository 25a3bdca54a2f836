import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const VISIT = field('visit_date', 'string', 'Day on which the mechanic should come')
const CALL = field('call_time', 'string', 'Time of day at which we may call')
const SEATS = field('seats', 'number', 'How many seats do you need?')
/** 10:30 in India, 18 November 2026. */
const WEDNESDAY = Date.parse('2026-11-18T05:00:00Z')

function answer(text: string, asked: typeof VISIT): unknown {
  return understand(text, [asked], [asked.name], { now: WEDNESDAY }).values[asked.name]
}

describe('what is said once more behind a correction is a reason against it', () => {
  it.each([
    ['Monday, no wait Tuesday, Monday is my exam', '2026-11-24'],
    ['somvar, nahi mangal, somvar ko shaadi hai', '2026-11-24'],
    ['सोमवार, नहीं नहीं बुधवार, सोमवार को शादी है', '2026-11-25'],
    ['friday, sorry saturday, on friday I travel', '2026-11-21'],
    ['friday, no saturday, no wait friday is better', '2026-11-20'],
    ['I said 23rd but make it 25th, Monday is a holiday', '2026-11-25'],
    ['somvar bola tha, mangalvar kar do, somvar ko chhutti hai', '2026-11-24'],
    ['pehle 1 tareekh kaha tha ab 5 tareekh kar dijiye', '2026-12-05'],
    ['23 bola tha, 25 kar do', '2026-11-25'],
    ['23 nahi 24 kar do', '2026-11-24'],
    ['२३ नहीं, २५ कर दीजिए', '2026-11-25'],
    ['not friday, come on sunday', '2026-11-22'],
    ['not friday come on sunday', '2026-11-22'],
  ])('"%s"', (text, day) => {
    expect(answer(text, VISIT)).toBe(day)
  })

  it.each([
    ['four, no five, four is too few', 5],
    ['teen, nahi paanch, teen kam padenge', 5],
  ])('"%s" is %d', (text, count) => {
    expect(answer(text, SEATS)).toBe(count)
  })
})

describe('a day within a limit is meant, else the limit', () => {
  it.each([
    ['by the month end, say the 27th', '2026-11-27'],
    ['by 30th definitely, most likely the 27th', '2026-11-27'],
    ['महीने के अंत तक, 28 तारीख को', '2026-11-28'],
    ['month end tak', '2026-11-30'],
    ['30 tak kar dunga', '2026-11-30'],
  ])('"%s"', (text, day) => {
    expect(answer(text, VISIT)).toBe(day)
  })

  it.each(['25 tak bahar hoon', '3 log aayenge', '2 din ka time do'])('"%s" names no day', (text) => {
    expect(answer(text, VISIT)).toBeUndefined()
  })
})

describe('a time takes the part of the day of the one in whose place it stands', () => {
  it.each([
    ['raat 10 baje nahi, 9 baje', '21:00'],
    ['शाम को 8 बजे नहीं, 9 बजे', '21:00'],
    ['subah 6 baje bahut jaldi hai, 7 baje kariye', '07:00'],
    ['8 pm, no wait 9', '21:00'],
    ['evening 8, sorry 9', '21:00'],
    ['shaam ko 6 baje, nahi 5:30', '17:30'],
    ['raat 9 baje nahi, subah 8 baje', '08:00'],
  ])('"%s" is %s', (text, time) => {
    expect(answer(text, CALL)).toBe(time)
  })

  it.each([
    ['raat ko mat karna, 10 baje karo', '10:00'],
    ['not at night, 10 is fine', '10:00'],
  ])('"%s", where the part is denied by itself, is %s', (text, time) => {
    expect(answer(text, CALL)).toBe(time)
  })
})

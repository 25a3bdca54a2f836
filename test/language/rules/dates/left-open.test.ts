import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const time = field('visit_time', 'string', 'At what time would you like to come?')
const day = field('visit_date', 'string', 'On which date would you like to come?')

describe('which of two times', () => {
  it.each([
    'either early morning or late evening, one of the two',
    'morning or evening, either of the two',
    'subah ya shaam, dono mein se ek',
    'सुबह या शाम, दोनों में से एक',
    'subah ya shaam 7 baje',
    'morning or evening around 7',
    'koi bhi ek chalega',
    'either one works',
    'char paanch baje',
    'ek do ghante baad',
    'hum do aayenge',
  ])('is left open by "%s"', (text) => {
    expect(valuesOf(text, time)).toEqual({})
  })

  it.each([
    ['One', '13:00'],
    ['not five six', '18:00'],
    ['ek baje', '13:00'],
    ['one of my brothers will be there at 6', '18:00'],
    ['hum do baje aayenge', '14:00'],
    ['morning or evening is fine, 5 pm', '17:00'],
    ['subah nahi, shaam 7 baje', '19:00'],
  ])('is told by "%s": %s', (text, value) => {
    expect(valuesOf(text, time)).toEqual({ visit_time: value })
  })
})

describe('"we would" is no Wednesday', () => {
  it.each(["We'd love to!", "we'd be happy to", 'wed like to'])('"%s"', (text) => {
    expect(valuesOf(text, field('demo', 'boolean', 'Would you like a demo class?'), day)).toEqual({ demo: true })
  })

  it.each([
    ["We'd like to come on Friday", '2026-11-27'],
    ['wed works', '2026-11-25'],
    ['on Wed', '2026-11-25'],
  ])('"%s" is %s', (text, value) => {
    expect(valuesOf(text, day)).toEqual({ visit_date: value })
  })
})

it('takes "hum do jan" for two people, and "2 jan" for a day', () => {
  expect(valuesOf('hum do jan aayenge', day)).toEqual({})
  expect(valuesOf('2 jan', day)).toEqual({ visit_date: '2027-01-02' })
})

import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const REACH = field('reach_time', 'string', 'By what time should the tanker reach?')
const SUPPLY = field('supply_from', 'string', 'Date from which the supply should start')

describe('of several days or times the one that is asked for', () => {
  it.each([
    [SUPPLY, 'parso to bharwa liya, somvar se bhejna', '2026-11-23'],
    [SUPPLY, 'शुक्रवार को लौटेंगे, शनिवार से दे देना', '2026-11-28'],
    [REACH, 'the other driver came at 9, you come at 8:30', '08:30'],
    [REACH, 'nal 6 baje band hota hai to saade paanch tak aa jana chahiye', '17:30'],
  ])('$name: "%s"', (asked, text, value) => {
    expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
  })

  it.each([
    [REACH, 'kabhi 6 kabhi 7'],
    [REACH, 'nau saade nau ke beech'],
  ])('$name: "%s" leaves it open', (asked, text) => {
    expect(valuesOf(text, asked)).toEqual({})
  })
})

it.each([
  ['pichle saal 20 july se', '2025-07-20'],
  ['from 3rd march last year', '2025-03-03'],
])('a year that is counted from this one: "%s"', (text, day) => {
  expect(valuesOf(text, field('staying_since', 'string', 'Tenant staying since'))).toEqual({ staying_since: day })
})

it.each([
  ['it has expired on the 2nd of October', '2026-10-02'],
  ['my last day is the 10th of January', '2027-01-10'],
])('an end may have been or is to come: "%s"', (text, day) => {
  expect(valuesOf(text, field('pass_end', 'string', 'Date on which the pass ends'))).toEqual({ pass_end: day })
})

it('takes no other time from the moment that was asked for', () => {
  const slot = field('slot', 'string', 'Date and time slot for the talk')
  const call = field('call_time', 'string', 'Convenient time to call')
  expect(valuesOf('kal, subah 9 baje', slot, call)).toEqual({ slot: '2026-11-22 09:00' })
})

it('a delivery boy names no day of delivery', () => {
  const bill = field('bill_date', 'string', 'Date by which the bill will be paid')
  const delivery = field('delivery_day', 'string', 'Day of the delivery')
  expect(valuesOf('will pay the delivery boy tomorrow', bill, delivery)).toEqual({ bill_date: '2026-11-22' })
})

it('prefers what is better than another day', () => {
  const visit = field('visit_day', 'string', 'Which day suits for the visit?')
  expect(valuesOf("I'd rather come on Sunday the 29th than Monday", visit)).toEqual({ visit_day: '2026-11-29' })
  expect(valuesOf('could he come tomorrow itself', visit)).toEqual({ visit_day: '2026-11-22' })
})

import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const READY = field('ready_time', 'string', 'By what time should the hall be ready?')
const DAY = field('hall_day', 'string', 'Day of the function')

describe('a time that is counted from another', () => {
  it.each([
    ['half an hour before nine', '08:30'],
    ['guests arrive at 8 pm, an hour before that', '19:00'],
    ['mehmaan raat 8 baje aayenge, usse aadha ghanta pehle', '19:30'],
    ['दस बजे से एक घंटा पहले', '09:00'],
    ['the talk ends at 11, fifteen minutes after that', '11:15'],
  ])('"%s"', (text, time) => {
    expect(valuesOf(text, READY)).toEqual({ ready_time: time })
  })

  it('no time lies before one that nobody said', () => {
    expect(valuesOf('ek ghanta pehle phone kar dena', READY)).toEqual({})
  })
})

describe('the hour that somebody comes to', () => {
  it.each([
    ['dinner is at eight, so half past six, no, seven at the latest', '19:00'],
    ['sometime before noon, say nine', '09:00'],
    ['1630', '16:30'],
  ])('"%s"', (text, time) => {
    expect(valuesOf(text, READY)).toEqual({ ready_time: time })
  })

  it('minutes to a question for a day tell no time', () => {
    expect(valuesOf('abhi, 10 minute mein bata dunga', DAY, READY).ready_time).toBeUndefined()
  })
})

describe('fields named with little words', () => {
  const joined = field('driver_joined_on', 'string', 'Date the driver joined')
  const before = field('deliver_before', 'string', 'Date before which it has to arrive')

  it.each([
    ['on 2nd December not 3rd', '2026-12-02'],
    ['not before the 6th, so on the 7th', '2026-12-07'],
  ])('are not spoken of in "%s"', (text, day) => {
    expect(valuesOf(text, DAY, joined, before)).toEqual({ hall_day: day })
  })
})

it.each([
  ['valid till 30th June 2027', '2027-06-30'],
  ['31 march tak hai', '2027-03-31'],
])('the end of a validity: "%s"', (text, day) => {
  expect(valuesOf(text, field('permit_validity', 'string', 'Date on which the permit expires'))).toEqual({
    permit_validity: day,
  })
})

it('a day that has been belongs to no question for one to come', () => {
  const donated = field('last_donation', 'string', 'Date of the last donation')
  const camp = field('camp_day', 'string', 'Day of the camp that the donor will attend')
  expect(valuesOf('10 agast 2025 ko college camp mein', donated, camp)).toEqual({ last_donation: '2025-08-10' })
})

it.each([
  ['pehle 7 bola tha phir pandit ji ne 9 december kaha', '2026-12-09'],
  ['मकर संक्रांति को', '2027-01-14'],
])('"%s"', (text, day) => {
  expect(valuesOf(text, DAY)).toEqual({ hall_day: day })
})

it('a school bus comes in the morning', () => {
  expect(valuesOf('7 20', field('pickup_time', 'string', 'Time at which the school bus should come'))).toEqual({
    pickup_time: '07:20',
  })
})

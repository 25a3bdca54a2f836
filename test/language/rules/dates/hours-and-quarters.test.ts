import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('hours said with a quarter, or as four digits', () => {
  const ARRIVAL = field('arrival', 'string', 'At what time will you reach?')
  it.each([
    ['sava das raat ko', ARRIVAL, '22:15'],
    ['raat ko sava das baje', ARRIVAL, '22:15'],
    ['raat ko sava das', ARRIVAL, '22:15'],
    ['sava paanch shaam ko', ARRIVAL, '17:15'],
    ['shaam ke sava paanch', ARRIVAL, '17:15'],
    ['saade paanch shaam ko', ARRIVAL, '17:30'],
    ['2130 hours', ARRIVAL, '21:30'],
    ['at 1800 hours', ARRIVAL, '18:00'],
    ['0930 hours', ARRIVAL, '09:30'],
    ['subah saade aath', ARRIVAL, '08:30'],
    ['सवा पाँच शाम को', ARRIVAL, '17:15'],
    ['साढ़े सात सुबह', ARRIVAL, '07:30'],
    ['paune che shaam', ARRIVAL, '17:45'],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})

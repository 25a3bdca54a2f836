import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('an option without what it is named after', () => {
  const MEAL = field('meal', 'enum', 'Which meal would you like?', [
    'veg thali',
    'chicken biryani',
    'egg curry',
    'fruit plate',
  ])
  const COFFEE = field('coffee', 'enum', 'Which coffee?', ['cold coffee', 'filter coffee', 'black coffee'])
  it.each([
    ['biryani without egg', MEAL, 'chicken biryani'],
    ['thalis', MEAL, 'veg thali'],
    ['thali without onion', MEAL, 'veg thali'],
    ['cold but not filter', COFFEE, 'cold coffee'],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
  it.each([
    ['biryani but without chicken', MEAL],
    ['bina chicken wali biryani', MEAL],
    ['not cold', COFFEE],
  ])('"%s" is asked again', (text, one) => {
    expect(valuesOf(text, one)).toEqual({})
  })
})

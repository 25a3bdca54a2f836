import { expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const DATE = field('wedding_date', 'string', 'Wedding date')
const ADDRESS = field('address', 'string', 'What is your full address?')

it.each([
  ['20th december, sorry no, they moved it to the 22nd', '2026-12-22'],
  ['3 january, sorry, the 5th', '2027-01-05'],
  ['20 december, no, 3 january', '2027-01-03'],
])('a day that is put right keeps the month that was said: "%s"', (text, date) => {
  expect(valuesOf(text, DATE)).toEqual({ wedding_date: date })
})

it('the number of a house is no date', () => {
  expect(valuesOf('9/2 Race Course Road', ADDRESS, DATE)).toEqual({ address: '9/2 Race Course Road' })
})

it.each([
  ['सोमवार छोड़िए मंगलवार रखिए', '2026-11-24'],
  ['monday rehne do, tuesday', '2026-11-24'],
])('a day that is left out is none: "%s"', (text, date) => {
  expect(valuesOf(text, DATE)).toEqual({ wedding_date: date })
})

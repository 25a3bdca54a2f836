import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const BILL = field('bill_amount', 'number', 'How much was the last bill in rupees?')
const GUESTS = field('guest_count', 'number', 'How many guests are expected?')
const BUDGET = field('budget', 'number', 'Total budget in rupees')
const NOW = field('pay_amount', 'number', 'Amount in rupees the parent will pay now')
const USUAL = field('monthly_bill', 'number', 'How much is the bill usually?')

it.each([
  ['hamesha 900 aata tha, is baar 3600 aaya', BILL, 3600],
  ['normally it is 800, this time 2100', BILL, 2100],
  ['it is usually 900', BILL, 900],
  ['usually 900', USUAL, 900],
  ['usually 900 aata hai but last wala 3600 tha', BILL, 3600],
  ["the last one was 3600, usually it's 900", BILL, 3600],
])('"%s" gives the number of this time', (text, asked, value) => {
  expect(valuesOf(text, asked)).toEqual({ [asked.name]: value })
})

describe('a total', () => {
  it('is no sign of the field whose question speaks of one', () => {
    const text = "Four hundred from our side and two hundred from the boy's side, so six hundred total"
    expect(understand(text, [GUESTS, BUDGET], [GUESTS.name]).values).toEqual({ guest_count: 600 })
  })

  it.each([
    ['total is 18000, I can pay 9000 now', 9000],
    ['18000 due hai, abhi 9000 de dunga', 9000],
  ])('is not what the speaker gives of it: "%s"', (text, value) => {
    expect(valuesOf(text, NOW)).toEqual({ pay_amount: value })
  })
})

it('"pay" alone names no way to pay', () => {
  const mode = field('payment_mode', 'enum', 'How will you pay?', ['UPI', 'Bank transfer', 'Cash'])
  expect(valuesOf('I can pay now', mode)).toEqual({})
  expect(valuesOf('google pay', mode)).toEqual({ payment_mode: 'UPI' })
})

describe('the year of a thing', () => {
  const YEAR = field('make_year', 'number', 'Year of manufacture')
  const PRICE = field('expected_price', 'number', 'Price in rupees the owner expects')
  it('is none of before 1900', () => {
    expect(understand('no make it three twenty five', [YEAR, PRICE], [PRICE.name]).values).not.toHaveProperty(
      'make_year',
    )
    expect(valuesOf('the 24th', YEAR)).toEqual({})
  })

  it('stands beside other numbers', () => {
    expect(valuesOf('2012 model hai ji, 80 hazaar chali hai', YEAR)).toEqual({ make_year: 2012 })
  })
})

it.each([
  ['kareeb chhe saat honge, saat likh lo', 7],
  ['five or six, put six', 6],
  ['दस-बारह लोग, बारह लिख लीजिए', 12],
])('"%s" ends with the number to write', (text, value) => {
  expect(valuesOf(text, field('people', 'number', 'How many people?'))).toEqual({ people: value })
})

it('"Aaj subah se" is no slot to come', () => {
  const since = field('problem_since', 'string', 'Day the problem started')
  const slot = field('visit_slot', 'enum', 'Preferred slot for the visit', ['Morning', 'Afternoon', 'Evening'])
  expect(understand('kal shaam se', [since, slot], [since.name]).values).not.toHaveProperty('visit_slot')
})

it.each(['tower three flat 1105', 'Tower 3, 1105'])('"%s" is the number of a flat in a tower', (text) => {
  expect(valuesOf(text, field('flat_number', 'string', 'Flat number with the tower'))).toEqual({ flat_number: text })
})

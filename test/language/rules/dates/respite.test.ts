import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('time asked for to pay', () => {
  const PAY = field('payment_date', 'string', 'Date by which the customer will pay the overdue EMI')
  it.each([
    ['give me 10 days', '2026-12-01'],
    ['I need 10 more days', '2026-12-01'],
    ['das din ka time chahiye', '2026-12-01'],
    ['10 din aur lagenge', '2026-12-01'],
    ['das din ke andar', '2026-12-01'],
    ['give me time till the 25th', '2026-11-25'],
    ['can you wait till Monday', '2026-11-23'],
    ['25 tak ka time do', '2026-11-25'],
    ['25 tak ruk jaiye', '2026-11-25'],
  ])('"%s" names the day', (text, payment_date) => {
    expect(valuesOf(text, PAY)).toEqual({ payment_date })
  })
  it.each([
    '10 din ka time diya tha pichli baar',
    'you gave me 10 days last time',
    'I was in hospital for 10 days',
    '25 tak bahar hoon',
    '25 tak time nahi hai',
    'I am away till Monday',
    'I need 10 thousand',
  ])('"%s" names none', (text) => {
    expect(valuesOf(text, PAY)).toEqual({})
  })
  it('is no day of a visit', () => {
    expect(valuesOf('I need 10 days', field('visit_date', 'string', 'Day of the visit'))).toEqual({})
  })
})

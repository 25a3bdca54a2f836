import { describe, expect, it } from 'vitest'
import { field, understand, valuesOf } from '../../../support/language/rules.ts'

const LOAN = field('loan_amount', 'number', 'Loan amount wanted, in rupees')
const WORK = field('employment', 'enum', 'Kind of work', ['Salaried', 'Self-employed', 'Retired'])
const RUNNING = field('has_loan', 'boolean', 'Whether another loan is running')

describe('an amount that is not asked for', () => {
  it.each([
    [RUNNING, 'no, I finished the car loan in 2021'],
    [RUNNING, 'nahi, gold loan 2019 mein chuka diya'],
    [WORK, 'main retired hoon, pension 28 hazaar milti hai'],
    [WORK, 'retired, स्टेट बैंक से पेंशन 30 हज़ार आती है'],
  ])('is no year and no pension: $name "%s"', (asked, text) => {
    expect(understand(text, [asked, LOAN], [asked.name]).values).not.toHaveProperty('loan_amount')
  })

  it.each([
    [RUNNING, 'no, I need a loan of 4 lakh', 400_000],
    [WORK, 'retired, I want a loan of 2500 rupees', 2_500],
  ])('is read with its own name: $name "%s"', (asked, text, value) => {
    expect(understand(text, [asked, LOAN], [asked.name]).values).toMatchObject({ loan_amount: value })
  })

  it('is no year beside another year', () => {
    const price = field('expected_price', 'number', 'Price expected in rupees')
    expect(valuesOf('I got it in 2012, but the papers say 2011', price)).toEqual({})
  })

  it.each([
    ['I can do it in 2000', 2_000],
    ['1950', 1_950],
  ])('is a price where one is asked for: "%s"', (text, value) => {
    expect(valuesOf(text, field('price', 'number', 'Price in rupees'))).toEqual({ price: value })
  })
})

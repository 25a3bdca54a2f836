import { describe, expect, it } from 'vitest'
import { choice, valuesOf } from '../../../support/language/rules.ts'

const PAYOUT = choice('When should the interest be paid', 'Monthly', 'Quarterly', 'At maturity')
const PART = choice('Which part', 'Principal', 'Interest')
const CUSTOMER = choice('Kind of customer', 'New customer', 'Old customer')
const HOTEL = choice('Kind of hotel', 'Budget', 'Three star', 'Five star')
const PAY = choice('How will you pay', 'Cheque', 'UPI', 'Cash')

describe('words that stand for an option', () => {
  it.each([
    ['quarter ke end mein', PAYOUT, 'Quarterly'],
    ['asal rakam', PART, 'Principal'],
    ['पहली बार ले रहा हूँ', CUSTOMER, 'New customer'],
    ['budget hotel', HOTEL, 'Budget'],
    ['three star hotel', HOTEL, 'Three star'],
    ['by check', PAY, 'Cheque'],
    ['by check, it is easier', PAY, 'Cheque'],
  ])('"%s" chooses', (text, asked, value) => {
    expect(valuesOf(text, asked)).toEqual({ choice: value })
  })

  it.each([
    ['mahine ke end mein dena', PAYOUT],
    ['asal mein mujhe nahi pata', PART],
    ['पहली बार 2018 में लिया था', CUSTOMER],
    ['let me check it', PAY],
  ])('"%s" chooses none', (text, asked) => {
    expect(valuesOf(text, asked)).toEqual({})
  })
})

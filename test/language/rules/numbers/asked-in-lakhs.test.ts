import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('a sum that is asked for in lakhs', () => {
  const BUDGET = field('budget_lakhs', 'number', 'Budget in lakhs')
  it.each([
    ['10 lakh', 10],
    ['12.5', 12.5],
    ['around twelve', 12],
    ['1200000', 12],
    ['1 crore', 100],
    ['das lakh', 10],
  ])('"%s" is %d', (text, lakhs) => {
    expect(valuesOf(text, BUDGET)).toEqual({ budget_lakhs: lakhs })
  })
  it.each(['8 to 10', 'das baarah lakh'])('"%s" is open, and no phone number', (text) => {
    expect(valuesOf(text, BUDGET, field('mobile', 'string', 'Mobile number'))).toEqual({})
  })
})

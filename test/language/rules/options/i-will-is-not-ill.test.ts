import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('"I\'ll"', () => {
  const DATE = field('payment_date', 'string', 'Date by which the customer will pay')
  const REASON = field('reason', 'enum', 'Reason for the delay', ['job loss', 'medical', 'salary delay'])
  it('is no illness', () => {
    expect(valuesOf("I'll pay on Friday", DATE, REASON)).toEqual({ payment_date: '2026-11-27' })
  })
  it.each(['I was ill', 'I fell ill', 'my wife is ill'])('"%s" is', (text) => {
    expect(valuesOf(text, REASON)).toEqual({ reason: 'medical' })
  })
})

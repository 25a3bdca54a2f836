import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

const THERE = field('trip_date', 'string', 'Date of travel')
const BACK = field('return_date', 'string', 'Date of the return journey')

describe('of two days the one there or the one back', () => {
  it.each([
    '26 november ko jaana hai 2 december ko wapas',
    'we leave on the 26th and come back on the 2nd',
    '26 ko jaayenge, 2 december ko lautenge',
    'जाना 26 को है, वापसी 2 तारीख को',
  ])('"%s"', (text) => {
    expect(valuesOf(text, THERE)).toEqual({ trip_date: '2026-11-26' })
    expect(valuesOf(text, BACK)).toEqual({ return_date: '2026-12-02' })
  })

  it('two days without a word for the return leave it open', () => {
    expect(valuesOf('26th or 27th', THERE)).toEqual({})
    expect(valuesOf('the 2nd', THERE)).toEqual({ trip_date: '2026-12-02' })
    expect(valuesOf('come back on the 2nd', THERE)).toEqual({})
  })
})

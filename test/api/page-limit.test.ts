import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageLimit } from '../../src/api/page-limit.ts'

describe('limit', () => {
  it.each([
    [undefined, 50],
    ['', 50],
    ['abc', 50],
    ['0', 50],
    ['-5', 50],
    ['0.5', 50],
    ['NaN', 50],
    ['1', 1],
    ['10.7', 10],
    ['1e2', 100],
    ['200', 200],
    ['201', 200],
    ['999999999999999999999', 200],
    [['7', '9'], 7],
    [['x', '9'], 50],
    [[], 50],
  ])('reads %j as %i', (given, limit) => {
    expect(pageLimit(given)).toBe(limit)
  })

  it('is a whole number from 1 to 200 whatever is given', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const limit = pageLimit(given)
        expect(Number.isInteger(limit) && limit >= 1 && limit <= 200).toBe(true)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoTime } from '../../src/base/iso-time.ts'

const LAST_TIME = 8.64e15

describe('times as text', () => {
  it('are written as JavaScript writes them, whichever were asked for before', () => {
    const near = fc.integer({ min: 0, max: 200_000 }).map((ms) => Date.UTC(2026, 11, 31, 23, 58) + ms)
    const anywhere = fc.integer({ min: -LAST_TIME, max: LAST_TIME })
    fc.assert(
      fc.property(fc.array(fc.oneof(near, anywhere)), (times) => {
        expect(times.map(isoTime)).toEqual(times.map((at) => new Date(at).toISOString()))
      }),
    )
  })

  it('are refused when they are none', () => {
    expect(() => isoTime(NaN)).toThrow(RangeError)
    expect(() => isoTime(LAST_TIME + 1)).toThrow(RangeError)
  })
})

import { describe, expect, it } from 'vitest'
import { bucketOf, percentile } from '../../../src/console/stats/latency-buckets.ts'

function bucketsOf(values: readonly number[]): Map<number, number> {
  const buckets = new Map<number, number>()
  for (const value of values) buckets.set(bucketOf(value), (buckets.get(bucketOf(value)) ?? 0) + 1)
  return buckets
}

describe('a percentile', () => {
  it('is exact to about 5 %, over the whole range', () => {
    for (let ms = 12; ms < 10_000_000; ms *= 1.37) {
      const read = percentile(bucketsOf([ms]), 0.5) ?? 0
      expect(Math.abs(read - ms) / ms).toBeLessThan(0.1)
    }
    const values = Array.from({ length: 1_000 }, (_, index) => (index + 1) * 10)
    for (const share of [0.5, 0.95, 0.99]) {
      const exact = values[Math.ceil(share * values.length) - 1] ?? 0
      const read = percentile(bucketsOf(values), share) ?? 0
      expect(Math.abs(read - exact) / exact).toBeLessThan(0.06)
    }
  })

  it('returns the nearest counted value', () => {
    const buckets = bucketsOf([...Array.from({ length: 98 }, () => 100), 5_000, 90_000])
    expect(percentile(buckets, 0.5)).toBeCloseTo(100, -1)
    expect(percentile(buckets, 0.95)).toBeCloseTo(100, -1)
    expect(percentile(buckets, 0.99) ?? 0).toBeGreaterThan(4_700)
    expect(percentile(buckets, 0.99) ?? 0).toBeLessThan(5_300)
  })

  it('is null of nothing', () => expect(percentile(new Map(), 0.5)).toBeNull())

  it('counts values under a millisecond and values beyond the last bucket', () => {
    expect(percentile(bucketsOf([0, 0.4]), 0.5)).toBe(1)
    expect(bucketOf(Number.MAX_SAFE_INTEGER)).toBe(215)
  })
})

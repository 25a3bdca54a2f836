/** Each bucket is 10 % wider than the one before, so percentiles are exact to about 5 %. */
const GROWTH = 1.1
/** Some eleven days. */
const LAST_BUCKET = 215

/** Number of the bucket that a duration falls in: 0 up to a millisecond. */
export function bucketOf(ms: number): number {
  return ms < 1 ? 0 : Math.min(LAST_BUCKET, Math.floor(Math.log(ms) / Math.log(GROWTH)))
}

/** The middle of a bucket in milliseconds. */
function middleOf(bucket: number): number {
  return Math.round(GROWTH ** (bucket + 0.5))
}

/** Duration that this share of the counted ones does not exceed, by nearest rank; null when none was counted. */
export function percentile(buckets: ReadonlyMap<number, number>, share: number): number | null {
  const sorted = [...buckets].sort(([a], [b]) => a - b)
  const total = sorted.reduce((sum, [, count]) => sum + count, 0)
  let left = Math.max(1, Math.ceil(total * share))
  for (const [bucket, count] of sorted) {
    left -= count
    if (left <= 0) return middleOf(bucket)
  }
  return null
}

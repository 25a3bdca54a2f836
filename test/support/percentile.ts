/** The value below which this share of them lies; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** The middle one, of an even number the greater of the two; 0 of none. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

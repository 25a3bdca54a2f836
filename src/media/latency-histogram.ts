const BUCKETS = 1_001

/** How late things were, in whole milliseconds, counted without keeping each; a second or more counts as a second. */
export class LatencyHistogram {
  readonly #counts = new Uint32Array(BUCKETS)
  #total = 0

  get count(): number {
    return this.#total
  }

  add(ms: number): void {
    const bucket = Math.min(BUCKETS - 1, Math.max(0, Math.floor(ms)))
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1
    this.#total += 1
  }

  /** The lateness that a share (0 to 1) of the things did not exceed; 0 when there were none. */
  percentileMs(share: number): number {
    let seen = 0
    for (let ms = 0; ms < BUCKETS; ms += 1) {
      seen += this.#counts[ms] ?? 0
      if (seen >= share * this.#total && seen > 0) return ms
    }
    return 0
  }
}

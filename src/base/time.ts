/** Milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number

/** Time as a parameter, so that tests control it. */
export interface Clock {
  now(): EpochMs
  /** Milliseconds since an arbitrary moment, unaffected by changes of the clock; default: `now`. */
  elapsedMs?(): number
  /** Calls back once after `delayMs`; returns a function that cancels it. */
  after(delayMs: number, callback: () => void): () => void
}

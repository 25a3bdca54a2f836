/** Milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number

/** Time, passed in so that tests can turn the hands. */
export interface Clock {
  now(): EpochMs
  /** Milliseconds since some moment, which nobody can set; default: by `now`. */
  elapsedMs?(): number
  /** Calls back once after `delayMs`; returns what takes it back. */
  after(delayMs: number, callback: () => void): () => void
}

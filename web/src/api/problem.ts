/** A request that failed: the service's own words, or none when it was not reached. */
export class Problem extends Error {
  override readonly name = 'Problem'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** Seconds after which the service asks to be tried again. */
  readonly retryAfterSec: number | null

  constructor(status: number, message: string, retryAfterSec: number | null = null) {
    super(message)
    this.status = status
    this.retryAfterSec = retryAfterSec
  }
}

/** Whether trying again unchanged may help. */
export function isPassing({ status }: Problem): boolean {
  return status === 0 || status === 429 || status >= 500
}

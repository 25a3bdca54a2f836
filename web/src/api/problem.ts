/** A failed request, with the service's message; without one when the service was not reached. */
export class Problem extends Error {
  override readonly name = 'Problem'
  /** HTTP status; 0 for no response. */
  readonly status: number
  /** Seconds after which the service asks for a retry. */
  readonly retryAfterSec: number | null

  constructor(status: number, message: string, retryAfterSec: number | null = null) {
    super(message)
    this.status = status
    this.retryAfterSec = retryAfterSec
  }
}

/** Whether an unchanged retry may succeed. */
export function isPassing({ status }: Problem): boolean {
  return status === 0 || status === 429 || status >= 500
}

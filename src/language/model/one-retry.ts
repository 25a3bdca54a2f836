import { ModelUnavailable } from '../../base/errors.ts'

/** A model responded, but with nothing usable. The rules' understanding is used instead. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer'
}

/**
 * Runs a request, and repeats it once if it fails, each within `timeoutMs` and both within `limitMs`. Throws
 * `ModelUnavailable` when both fail, or `UnusableAnswer` if the second one failed that way. The caller's abort ends it
 * at once with the abort's reason. `run` receives the first failure on its second attempt.
 */
export async function withOneRetry<Result>(
  timeoutMs: number,
  signal: AbortSignal,
  run: (signal: AbortSignal, failure: unknown) => Promise<Result>,
  limitMs = 2 * timeoutMs,
): Promise<Result> {
  const deadlineAt = performance.now() + limitMs
  let failure: unknown
  for (let attempt = 1; attempt <= 2; attempt++) {
    signal.throwIfAborted()
    const leftMs = Math.min(timeoutMs, deadlineAt - performance.now())
    if (leftMs <= 0) break
    try {
      return await withinDeadline(leftMs, signal, (both) => run(both, failure))
    } catch (error) {
      signal.throwIfAborted()
      failure = error
    }
  }
  if (failure instanceof UnusableAnswer) throw failure
  throw new ModelUnavailable(condensed(failure))
}

/** Does not wait for a request that reacts slowly to its abort. */
async function withinDeadline<Result>(
  timeoutMs: number,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs)
  const both = AbortSignal.any([signal, deadline.signal])
  let onAbort: (() => void) | undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(both.reason as Error)
    both.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([run(both), aborted])
  } finally {
    clearTimeout(timer)
    if (onAbort) both.removeEventListener('abort', onAbort)
    // Stops the work that lost the race.
    deadline.abort()
  }
}

/** Vendor errors contain the whole prompt with what people said, which must not appear in a log. */
function condensed(failure: unknown): Error {
  if (!(failure instanceof Error)) return new Error(masked(String(failure)))
  const status = (failure as { statusCode?: unknown }).statusCode
  const cause = failure.cause instanceof Error ? ` (${masked(failure.cause.message)})` : ''
  return new Error(
    `${failure.name}: ${masked(failure.message)}${cause}${typeof status === 'number' ? `, status ${status}` : ''}`,
  )
}

const MAX_ERROR_CHARS = 200

/**
 * Returns an error's text without possible quotations of the request: text in quotation marks, numbers, addresses,
 * keys.
 */
function masked(text: string): string {
  return text
    .slice(0, MAX_ERROR_CHARS)
    .replace(/(["'`“”‘’]).*?(?:\1|[”’]|$)/gs, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\b[\w-]{16,}\b/g, '…')
    .replace(/(?<!status )\+?\d[\d\s().-]{3,}\d/g, '…')
    .replace(/[^\x20-\x7e…]+/g, '…')
}

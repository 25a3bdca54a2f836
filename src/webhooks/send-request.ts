import type { Dispatcher } from 'undici'
import { describeFailure, describeStatus } from './error-messages.ts'

/** Bytes of a response body that are read and ignored; a longer one is cut off. */
const MAX_DRAINED_BYTES = 64 * 1024

export interface WebhookRequest {
  /** Scheme, host and port. */
  origin: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body: Uint8Array
}

export interface WebhookResponse {
  status: number | null
  /** Null for a 2xx. */
  error: string | null
}

/**
 * Sends one POST, without retries. `response` resolves with the response's status, a failure or the time limit, which
 * includes connecting; it rejects only when `signal` is aborted. `ended` resolves when the connection is free again: a
 * short body is read to its end and ignored, so that the receiver can finish its response and the connection can be
 * reused. The time limit ends that as well.
 */
export function sendRequest(
  agent: Pick<Dispatcher, 'dispatch'>,
  { origin, path, headers, body }: WebhookRequest,
  { timeLimitMs, signal }: { timeLimitMs: number; signal: AbortSignal },
): { response: Promise<WebhookResponse>; ended: Promise<void> } {
  const response = Promise.withResolvers<WebhookResponse>()
  const ended = Promise.withResolvers<void>()
  let controller: Dispatcher.DispatchController | undefined
  let isOver = false
  let drained = 0

  const end = () => {
    isOver = true
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
    ended.resolve()
  }
  /** A request without a connection has no controller yet; `onRequestStart` stops it then. */
  const disconnect = () => {
    end()
    controller?.abort(new Error('The request has ended.'))
  }
  const onAbort = () => {
    response.reject(signal.reason as Error)
    disconnect()
  }
  const timer = setTimeout(() => {
    response.resolve({ status: null, error: `No response within ${timeLimitMs / 1000} seconds.` })
    disconnect()
  }, timeLimitMs)

  signal.addEventListener('abort', onAbort)
  if (signal.aborted) {
    onAbort()
    return { response: response.promise, ended: ended.promise }
  }
  agent.dispatch(
    { origin, path, method: 'POST', headers, body },
    {
      onRequestStart(started) {
        controller = started
        if (isOver) started.abort(new Error('The request has ended.'))
      },
      onResponseStart(_controller, status) {
        if (status < 200) return // an interim response; the final one follows
        const accepted = status < 300
        response.resolve({ status, error: accepted ? null : describeStatus(status) })
      },
      onResponseData(_controller, chunk) {
        drained += chunk.length
        if (drained > MAX_DRAINED_BYTES) disconnect()
      },
      onResponseEnd: end,
      onResponseError(_controller, error) {
        response.resolve({ status: null, error: describeFailure(error) })
        end()
      },
    },
  )
  return { response: response.promise, ended: ended.promise }
}

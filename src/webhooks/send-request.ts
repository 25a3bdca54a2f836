import type { Dispatcher } from 'undici'
import { describeFailure, describeStatus } from './error-messages.ts'

/** More of an answer's body than this is not even read for courtesy. */
const MAX_DRAINED_BYTES = 64 * 1024

export interface WebhookRequest {
  url: URL
  headers: Record<string, string>
  body: Uint8Array
}

export interface WebhookResponse {
  status: number | null
  /** Null for a 2xx. */
  error: string | null
}

/**
 * One POST, at most one request on the wire. `answer` is settled by the head of the response, a failure or the time
 * limit, which counts from here, connecting included; it rejects only when `signal` is aborted. `ended` follows when the
 * connection is free again: the body is ignored, but a short one is read to its end, so that the receiver is not cut off
 * in the middle of its answer and the connection can serve the next delivery. The time limit ends that, too.
 */
export function sendRequest(
  agent: Pick<Dispatcher, 'dispatch'>,
  { url, headers, body }: WebhookRequest,
  { timeLimitMs, signal }: { timeLimitMs: number; signal: AbortSignal },
): { answer: Promise<WebhookResponse>; ended: Promise<void> } {
  const answer = Promise.withResolvers<WebhookResponse>()
  const ended = Promise.withResolvers<void>()
  let controller: Dispatcher.DispatchController | undefined
  let over = false
  let drained = 0

  const end = () => {
    over = true
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
    ended.resolve()
  }
  /** A request that still waits for its connection has no controller yet; it is stopped when it gets one. */
  const cutOff = () => {
    end()
    controller?.abort(new Error('The exchange is over.'))
  }
  const onAbort = () => {
    answer.reject(signal.reason as Error)
    cutOff()
  }
  const timer = setTimeout(() => {
    answer.resolve({ status: null, error: `No answer came within ${timeLimitMs / 1000} seconds.` })
    cutOff()
  }, timeLimitMs)

  signal.addEventListener('abort', onAbort)
  if (signal.aborted) {
    onAbort()
    return { answer: answer.promise, ended: ended.promise }
  }
  agent.dispatch(
    { origin: url.origin, path: url.pathname + url.search, method: 'POST', headers, body },
    {
      onRequestStart(started) {
        controller = started
        if (over) started.abort(new Error('The exchange is over.'))
      },
      onResponseStart(_controller, status) {
        if (status < 200) return // an interim answer; the real one follows
        const accepted = status < 300
        answer.resolve({ status, error: accepted ? null : describeStatus(status) })
      },
      onResponseData(_controller, chunk) {
        drained += chunk.length
        if (drained > MAX_DRAINED_BYTES) cutOff()
      },
      onResponseEnd: end,
      onResponseError(_controller, error) {
        answer.resolve({ status: null, error: describeFailure(error) })
        end()
      },
    },
  )
  return { answer: answer.promise, ended: ended.promise }
}

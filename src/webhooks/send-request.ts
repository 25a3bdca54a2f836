import { describeFailure, describeStatus } from './error-messages.ts'
import type { RequestTarget, WebhookAgent } from './http/webhook-agent.ts'

export interface WebhookResponse {
  status: number | null
  /** Null for a 2xx. */
  error: string | null
}

/**
 * Sends the bytes of one POST, without retries. `response` resolves with the response's status, a failure or the time
 * limit, which includes connecting; it rejects only when `signal` is aborted. `ended` resolves when the connection is
 * free again: a short body is read to its end and ignored, so that the receiver can finish its response and the
 * connection can be reused. The time limit ends that as well.
 */
export function sendRequest(
  agent: Pick<WebhookAgent, 'send'>,
  target: RequestTarget,
  request: Buffer,
  { timeLimitMs, signal }: { timeLimitMs: number; signal: AbortSignal },
): { response: Promise<WebhookResponse>; ended: Promise<void> } {
  signal.throwIfAborted()
  const response = Promise.withResolvers<WebhookResponse>()
  const ended = Promise.withResolvers<void>()

  let lastLook: NodeJS.Immediate | undefined
  const onEnd = () => {
    clearTimeout(timer)
    clearImmediate(lastLook)
    signal.removeEventListener('abort', onAbort)
    ended.resolve()
  }
  const disconnect = () => {
    exchange.abort()
    onEnd()
  }
  const onAbort = () => {
    response.reject(signal.reason as Error)
    disconnect()
  }
  const onTimeLimit = () => {
    response.resolve({ status: null, error: `No response within ${timeLimitMs / 1000} seconds.` })
    disconnect()
  }
  // What came while the process was busy is read first.
  const timer = setTimeout(() => (lastLook = setImmediate(onTimeLimit)), timeLimitMs)
  signal.addEventListener('abort', onAbort)
  const exchange = agent.send(target, request, {
    onStatus: (status) =>
      response.resolve({ status, error: status >= 200 && status < 300 ? null : describeStatus(status) }),
    onFailure: (error) => response.resolve({ status: null, error: describeFailure(error) }),
    onEnd,
  })
  return { response: response.promise, ended: ended.promise }
}
